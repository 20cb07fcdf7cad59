"""Stands between a terminal emulator and the program: hands everything on, and tells the test what passes.

    shuttle.py SOCKET PROGRAM [ARGUMENT…]

Messages both ways are a letter, a length (4 bytes, big end first) and so many bytes. To the test: `h` hello (JSON), `i` what
the terminal sent, `o` what the program wrote, `s` a new size (JSON), `x` the program's status (JSON). From the test: `w` bytes
for the terminal, `g` start the program; until then nothing is handed on.
"""

import fcntl
import json
import os
import pty
import select
import signal
import socket
import struct
import sys
import termios
import tty


def main():
    test = socket.socket(socket.AF_UNIX)
    test.connect(sys.argv[1])

    def tell(kind, data):
        data = data if isinstance(data, bytes) else json.dumps(data).encode()
        test.sendall(kind.encode() + struct.pack(">I", len(data)) + data)

    def window():
        """The size in cells and in pixels, as the system has it."""
        return fcntl.ioctl(0, termios.TIOCGWINSZ, b"\0" * 8)

    def size():
        return struct.unpack("HHHH", window())[:2]

    settings = termios.tcgetattr(0)
    tty.setraw(0)
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    signal.signal(signal.SIGWINCH, lambda *_: None)
    tell("h", {"size": size(), "term": os.environ.get("TERM")})

    program, child, heard = None, None, b""
    while True:
        watched = [0, test, wake] + ([program] if program is not None else [])
        ready = select.select(watched, [], [])[0]
        if 0 in ready:
            data = os.read(0, 65536)
            if not data:
                break
            tell("i", data)
            if program is not None:
                os.write(program, data)
        if wake in ready:
            os.read(wake, 4096)
            if program is not None:
                fcntl.ioctl(program, termios.TIOCSWINSZ, window())
            tell("s", {"size": size()})
        if program is not None and program in ready:
            try:
                data = os.read(program, 65536)
            except OSError:
                data = b""
            if not data:
                tell("x", {"status": os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])})
                break
            os.write(1, data)
            tell("o", data)
        if test in ready:
            data = test.recv(65536)
            if not data:
                break
            heard += data
            while len(heard) >= 5 and len(heard) >= 5 + struct.unpack(">I", heard[1:5])[0]:
                length = struct.unpack(">I", heard[1:5])[0]
                kind, body, heard = heard[:1], heard[5 : 5 + length], heard[5 + length :]
                if kind == b"w":
                    os.write(1, body)
                elif kind == b"g":
                    child, program = pty.fork()
                    if child == 0:
                        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
                        os.execvp(sys.argv[2], sys.argv[2:])
                    fcntl.ioctl(program, termios.TIOCSWINSZ, window())
    termios.tcsetattr(0, termios.TCSADRAIN, settings)
    # The window stays for a picture of what the program has left; the test ends it.
    os.write(1, b"the shell is back\r\n")
    while test.recv(65536):
        pass


main()
