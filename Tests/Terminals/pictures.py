"""Takes the README's pictures: the program in kitty, in two sizes, on dark and light, with fewer colours and none."""

import os
import sys
import time

from emulators import ALL, Emulator
from session import Session

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = ROOT + "/Resources/screens"
PROGRAM = os.environ.get("VACATION_SPOTS", ROOT + "/.build/release/vacation-spots")
KITTY = next(emulator for emulator in ALL if emulator.name == "kitty")
LIGHT = ["-o", "background=#fbfbf8", "-o", "foreground=#1c1c1c", "-o", "cursor=#1c1c1c"]

# The name, the size, kitty's options, and what the program is told of the terminal.
LOOKS = [
    ("80x24", (80, 24), [], []),
    ("80x24-light", (80, 24), LIGHT, ["COLORFGBG=0;15"]),
    ("80x24-256", (80, 24), [], ["COLORTERM="]),
    ("80x24-16", (80, 24), [], ["TERM=xterm-16color", "COLORTERM="]),
    ("80x24-none", (80, 24), [], ["NO_COLOR=1"]),
    ("200x60", (200, 60), [], []),
    ("200x60-light", (200, 60), LIGHT, ["COLORFGBG=0;15"]),
]


def take(name, size, options, environment):
    """The list with a held row's menu, a spot, a note's reactions and the map, each as a file."""
    kitty = Emulator(KITTY.name, KITTY.command + options, KITTY.needs, environment=KITTY.environment)
    command = ["env", *environment, PROGRAM, "--demo", "--select", "sydney"]
    session = Session(kitty, command, *size, pixels="2000x1300")
    try:
        session.go()
        session.wait(lambda: session.screen and "Sydney" in session.screen.text, "no list appears")

        def picture(screen):
            session.listen(0.8)
            session.desktop.picture(f"{FOLDER}/{screen}-{name}.png")

        # The terminal's answers first.
        session.listen(1.5)
        session.desktop.hold("Return", 0.9)
        session.wait(lambda: "View map" in session.screen.text, "no menu opens")
        picture("menu")
        session.desktop.tap("Escape")
        session.listen(0.4)
        session.desktop.tap("Return")
        session.wait(lambda: "View Map" in session.screen.text, "no spot opens")
        picture("spot")
        session.desktop.tap("v")
        session.wait(lambda: "km across" in session.screen.text, "no map opens")
        picture("map")
        session.desktop.tap("q")
        session.listen(0.4)
        for key in ["slash", "b", "a", "r", "c", "Return", "Return"]:
            session.desktop.tap(key)
            session.listen(0.15)
        session.wait(lambda: "Submit Rating" in session.screen.text, "no spot opens")
        for _ in range(8):
            session.desktop.tap("Tab")
            session.listen(0.1)
        session.desktop.hold("Return", 0.9)
        session.wait(lambda: "Delete" in session.screen.text, "no menu opens on the note")
        picture("note")
        session.desktop.tap("Escape")
        session.listen(0.3)
    finally:
        session.close()


def main():
    missing = KITTY.missing()
    if missing:
        sys.exit("pictures: missing: " + ", ".join(missing))
    os.makedirs(FOLDER, exist_ok=True)
    wanted = sys.argv[1:]
    for name, size, options, environment in LOOKS:
        if not wanted or name in wanted:
            take(name, size, options, environment)
            print(name, time.strftime("%H:%M:%S"))


main()
