"""Runs the scenario in each terminal emulator and says what holds. Exit status: 0 when nothing failed, 1 otherwise."""

import contextlib
import os
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PICTURES = os.path.join(ROOT, ".terminals")


def tier(session):
    """What the terminal said to the question for key releases (kitty's flags 2 and 8)."""
    start = session.typed.find(b"\x1b[?")
    while start >= 0:
        end = start + 3
        while session.typed[end : end + 1].isdigit():
            end += 1
        if session.typed[end : end + 1] == b"u" and int(session.typed[start + 3 : end] or b"0") & 10 == 10:
            return "reports key releases"
        start = session.typed.find(b"\x1b[?", end)
    return "has only auto-repeat"


def own_picture(program, folder):
    """Makes a data folder where a spot has a picture of one colour, and the setting wants pixels."""
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    width, height = 800, 240
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes((255, 0, 255)) * width) * height
    os.makedirs(folder + "/pictures")
    with open(folder + "/pictures/bled.png", "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    subprocess.run([program, "--data-dir", folder, "-q", "--rate", "bled=4"], check=True)
    with contextlib.closing(sqlite3.connect(folder + "/vacation-spots.db")) as store:
        store.execute("INSERT INTO settings VALUES ('pictures', 'kitty')")
        store.commit()


def try_out(emulator, program, scenario):
    """Returns the number of checks that failed."""
    from session import Session

    failures = []
    try:
        session = Session(emulator, program)
    except RuntimeError as complaint:
        print(f"{emulator.name}: {complaint}", flush=True)
        return 1

    def report(name, complaint):
        print(f"{emulator.name:16s} {'ok  ' if complaint is None else 'FAIL'} {name}", flush=True)
        if complaint is not None:
            failures.append(name)
            print("    " + complaint.replace("\n", "\n    "), flush=True)

    def picture(name):
        session.listen(0.3)
        session.desktop.picture(os.path.join(PICTURES, f"{emulator.name.replace(' ', '-')}-{name}.png"))

    try:
        scenario(session, report, picture).run()
        print(f"{emulator.name:16s}      ({tier(session)})", flush=True)
    finally:
        session.close()
    return len(failures)


def main():
    from emulators import ALL, PIXELS
    from scenario import PixelScenario, Scenario

    try:
        import Xlib  # noqa: F401
    except ImportError:
        print("test-terminals: skipped: python3-xlib is not there")
        return 0
    program = os.environ.get("VACATION_SPOTS", os.path.join(ROOT, ".build/release/vacation-spots"))
    if not os.access(program, os.X_OK):
        print(f"test-terminals: {program} is not built; make build")
        return 1
    names = sys.argv[1:]
    runs = [(emulator, Scenario) for emulator in ALL]
    for pixels in PIXELS:
        runs.append((pixels.emulator, type("Pixels", (PixelScenario,), {"sequence": pixels.sequence})))
    known = list(dict.fromkeys(emulator.name for emulator, _ in runs))
    if [name for name in names if name not in known]:
        print("test-terminals: known are " + ", ".join(known))
        return 2
    os.makedirs(PICTURES, exist_ok=True)
    failed, skipped = 0, []
    for emulator, scenario in runs:
        if names and emulator.name not in names:
            continue
        missing = emulator.missing()
        if missing:
            skipped.append(f"{emulator.name}: {' and '.join(missing)} not there")
        elif scenario is Scenario:
            failed += try_out(emulator, [program, "--demo"], scenario)
        else:
            with tempfile.TemporaryDirectory() as folder:
                own_picture(program, folder + "/data")
                failed += try_out(emulator, [program, "--data-dir", folder + "/data", "--select", "bled"], scenario)
    for line in dict.fromkeys(skipped):
        print("skipped " + line)
    print(f"pictures are in {os.path.relpath(PICTURES)}; {failed or 'no'} check{'' if failed == 1 else 's'} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
