"""Takes the pictures of Resources/screens: the program in kitty, in two sizes, on dark and light, in four depths of colour.

    pictures.py [LOOK ...]     only these looks, such as 80x24-16-light
"""

import os
import shutil
import subprocess
import sys
import time

from emulators import ALL, Emulator
from session import Session

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = ROOT + "/Resources/screens"
PROGRAM = os.environ.get("VACATION_SPOTS", ROOT + "/.build/release/vacation-spots")
KITTY = next(emulator for emulator in ALL if emulator.name == "kitty")
LIGHT = ["-o", "background=#fbfbf8", "-o", "foreground=#1c1c1c", "-o", "cursor=#1c1c1c"]

# The end of the files' names, kitty's options, and what the program is told of the terminal.
GROUNDS = [("", [], []), ("-light", LIGHT, ["COLORFGBG=0;15"])]
COLOURS = [("", []), ("-256", ["COLORTERM="]), ("-16", ["TERM=xterm-16color", "COLORTERM="]), ("-none", ["NO_COLOR=1"])]
SIZES = [(80, 24), (200, 60)]
NAMES = {"": "24 bits", "-256": "256", "-16": "16", "-none": "none"}
SCREENS = {
    "list": "The list",
    "menu": "A row's menu",
    "spot": "A spot",
    "map": "The map around it",
    "note": "A note's reactions and menu",
}

# The name, the size, kitty's options, and what the program is told of the terminal.
LOOKS = [
    (f"{columns}x{lines}{colours}{ground}", (columns, lines), options, told + more)
    for columns, lines in SIZES
    for colours, told in COLOURS
    for ground, options, more in GROUNDS
]


def shrink(path):
    """Gives a picture a palette: text on a plain ground needs few colours, and the file is a third as large."""
    palette = ["+dither", "-colors", "128", "-define", "png:compression-level=9"]
    subprocess.run(["convert", path, *palette, "PNG8:" + path], check=True)


def take(name, size, options, environment):
    """The list, the same with a held row's menu, a spot, a note's reactions and the map, each as a file."""
    kitty = Emulator(KITTY.name, KITTY.command + options, KITTY.needs, environment=KITTY.environment)
    command = ["env", *environment, PROGRAM, "--demo", "--select", "sydney"]
    session = Session(kitty, command, *size, pixels="2000x1300")
    try:
        session.go()
        session.wait(lambda: session.screen and "Sydney" in session.screen.text, "no list appears")

        def picture(screen):
            session.listen(0.8)
            path = f"{FOLDER}/{screen}-{name}.png"
            session.desktop.picture(path)
            shrink(path)

        # The terminal's answers first.
        session.listen(1.5)
        picture("list")
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


def page():
    """Shows the pictures in tables, one for each screen and size."""
    lines = [
        "# The screens",
        "",
        "The program in kitty, with the invented data of `--demo`: two sizes, on dark and on light, in 24-bit colour, 256, 16",
        "and none. `make pictures` takes all of them again, and writes this page.",
    ]
    for screen, title in SCREENS.items():
        lines += ["", f"## {title}"]
        for columns, rows in SIZES:
            lines += ["", f"{columns}×{rows}", "", "| | on dark | on light |", "|---|---|---|"]
            for end, _ in COLOURS:
                files = [f"{screen}-{columns}x{rows}{end}{ground}.png" for ground, _, _ in GROUNDS]
                words = [f"{title}, {columns}×{rows}, {NAMES[end]}, {ground}" for ground in ("dark", "light")]
                shown = [f"![{text}]({file})" for text, file in zip(words, files, strict=True)]
                lines.append(f"| {NAMES[end]} | " + " | ".join(shown) + " |")
    with open(FOLDER + "/README.md", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main():
    missing = KITTY.missing() + ["convert (ImageMagick)"] * (shutil.which("convert") is None)
    if missing:
        sys.exit("pictures: missing: " + ", ".join(missing))
    os.makedirs(FOLDER, exist_ok=True)
    wanted = sys.argv[1:]
    for name, size, options, environment in LOOKS:
        if not wanted or name in wanted:
            take(name, size, options, environment)
            print(name, time.strftime("%H:%M:%S"), flush=True)
    page()


main()
