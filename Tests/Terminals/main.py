"""Runs the scenario in each terminal emulator and says what holds. Exit status: 0 when nothing failed, 1 otherwise."""

import os
import sys

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


def try_out(emulator, program):
    """Returns the number of checks that failed."""
    from scenario import Scenario
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
        Scenario(session, report, picture).run()
        print(f"{emulator.name:16s}      ({tier(session)})", flush=True)
    finally:
        session.close()
    return len(failures)


def main():
    from emulators import ALL

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
    unknown = [name for name in names if name not in [emulator.name for emulator in ALL]]
    if unknown:
        print("test-terminals: known are " + ", ".join(emulator.name for emulator in ALL))
        return 2
    os.makedirs(PICTURES, exist_ok=True)
    failed, skipped = 0, []
    for emulator in ALL:
        if names and emulator.name not in names:
            continue
        missing = emulator.missing()
        if missing:
            skipped.append(f"{emulator.name}: {' and '.join(missing)} not there")
        else:
            failed += try_out(emulator, [program, "--demo"])
    for line in skipped:
        print("skipped " + line)
    print(f"pictures are in {os.path.relpath(PICTURES)}; {failed or 'no'} check{'' if failed == 1 else 's'} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
