"""A program on a pseudo-terminal, driven by pty.c."""
import ctypes as C
import os
import re
import signal

MS = 1_000_000


class Burst(C.Structure):
    """What a program wrote after a key: nanoseconds to the first and last byte, bytes, CPU nanoseconds."""
    _fields_ = [(name, C.c_int64) for name in ("first", "last", "bytes", "cpu")]


def load(path):
    library = C.CDLL(path)
    strings, pointer, ns = C.POINTER(C.c_char_p), C.c_void_p, C.c_int64
    library.bench_start.restype = pointer
    library.bench_start.argtypes = [strings, strings, C.c_char_p, C.c_int, C.c_int]
    library.bench_wait.restype = library.bench_quit.restype = ns
    library.bench_wait.argtypes = [pointer, C.c_char_p, ns]
    library.bench_quiet.argtypes = [pointer, ns]
    library.bench_key.argtypes = [pointer, C.c_char_p, C.c_size_t, ns, ns, C.POINTER(Burst)]
    library.bench_hold.argtypes = [pointer, C.c_char_p, C.c_size_t, C.c_int, ns, ns, C.POINTER(Burst)]
    library.bench_quit.argtypes = [pointer, C.c_char_p, C.c_size_t, ns]
    library.bench_output.restype = pointer
    library.bench_size.restype = C.c_size_t
    for name in ("pid", "size", "output", "end"):
        getattr(library, f"bench_{name}").argtypes = [pointer]
    return library


class Session:
    """One run of a program, 80×24 unless said otherwise."""
    library = None

    def __init__(self, argv, env, stdin=None, size=(80, 24)):
        def strings(texts):
            return (C.c_char_p * (len(texts) + 1))(*[text.encode() for text in texts], None)
        env = strings([f"{name}={value}" for name, value in env.items()])
        self.session = self.library.bench_start(strings(argv), env, stdin and stdin.encode(), *size)
        if not self.session or not self.library.bench_pid(self.session):
            raise RuntimeError(f"{argv[0]} can't be started")
        self.pid = self.library.bench_pid(self.session)

    def wait(self, text, limit=5000):
        """Milliseconds from the start to the end of the read in which the text was written."""
        time = self.library.bench_wait(self.session, text.encode(), limit * MS)
        if time < 0:
            raise RuntimeError(f"“{text}” was not shown: {self.output()[-300:]!r}")
        return time / MS

    def quiet(self, milliseconds):
        """Waits until nothing was written for so long."""
        self.library.bench_quiet(self.session, int(milliseconds * MS))

    def key(self, key, quiet=8, limit=400):
        burst = Burst()
        self.library.bench_key(self.session, key, len(key), int(quiet * MS), limit * MS, burst)
        return burst

    def hold(self, key, times, interval, quiet=40):
        """Sends a key so many times, one in `interval` milliseconds."""
        burst = Burst()
        self.library.bench_hold(self.session, key, len(key), times, int(interval * MS), int(quiet * MS), burst)
        return burst

    def quit(self, key, limit=3000):
        """Milliseconds until the program was gone."""
        time = self.library.bench_quit(self.session, key, len(key), limit * MS)
        if time < 0:
            raise RuntimeError("it did not quit")
        return time / MS

    def size(self):
        return self.library.bench_size(self.session)

    def output(self):
        return C.string_at(self.library.bench_output(self.session), self.size())

    def memory(self):
        """Megabytes resident at the most so far."""
        with open(f"/proc/{self.pid}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read())[1]) / 1024

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.library.bench_end(self.session)


def run(argv, env, stdin=None, stdout="/dev/null"):
    """Runs a command to its end; milliseconds and CPU milliseconds."""
    import time
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, stdin or "/dev/null", os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, stdout, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
    ]
    start = time.monotonic_ns()
    pid = os.posix_spawnp(argv[0], argv, env, file_actions=actions, setsigdef=[signal.SIGPIPE])
    _, status, usage = os.wait4(pid, 0)
    elapsed = (time.monotonic_ns() - start) / MS
    if status:
        raise RuntimeError(f"{' '.join(argv)[:200]} failed with status {status}")
    return elapsed, (usage.ru_utime + usage.ru_stime) * 1000
