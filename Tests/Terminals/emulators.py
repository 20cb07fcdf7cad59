"""The terminal emulators to try, and how each is started with a program."""

import shutil

MONOSPACE = "DejaVu Sans Mono"


class Emulator:
    """How a terminal emulator is started; `{columns}` and `{lines}` stand for the size."""

    def __init__(self, name, command, needs=(), wayland=False, tmux=False, environment=None):
        self.name = name
        self.command = command
        self.needs = list(needs)
        self.wayland = wayland
        self.tmux = tmux
        self.environment = environment or {}

    def missing(self):
        """The commands that are not there."""
        needs = ["Xvfb", *self.needs, *(["weston"] if self.wayland else []), *(["tmux"] if self.tmux else [])]
        return [name for name in needs if shutil.which(name) is None]

    def arguments(self, columns, lines):
        return [part.format(columns=columns, lines=lines) for part in self.command]


class Pixels:
    """An emulator that draws pixels, and what begins a picture in its protocol."""

    def __init__(self, emulator, sequence):
        self.emulator = emulator
        self.sequence = sequence


XTERM = ["xterm", "-fa", MONOSPACE, "-fs", "10", "-geometry", "{columns}x{lines}", "-e"]

ALL = [
    Emulator("xterm", XTERM, needs=["xterm"]),
    Emulator(
        "kitty",
        ["kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o", "initial_window_width={columns}c"]
        + ["-o", "initial_window_height={lines}c", "-o", "update_check_interval=0", "-o", "enable_audio_bell=no"]
        + ["-o", "confirm_os_window_close=0", "-o", "font_size=10"],
        needs=["kitty"],
        environment={"LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "llvmpipe", "KITTY_ENABLE_WAYLAND": "0"},
    ),
    Emulator(
        "foot",
        ["foot", "-c", "/dev/null", "-o", "pad=0x0", "-W", "{columns}x{lines}", "-f", MONOSPACE + ":size=9"],
        needs=["foot"],
        wayland=True,
    ),
    Emulator(
        "xfce4-terminal",
        ["dbus-run-session", "--", "xfce4-terminal", "--disable-server", "--hide-menubar", "--hide-scrollbar"]
        + ["--geometry", "{columns}x{lines}", "-x"],
        needs=["xfce4-terminal", "dbus-run-session"],
        environment={"GTK_A11Y": "none", "NO_AT_BRIDGE": "1"},
    ),
    Emulator("tmux in xterm", XTERM, needs=["xterm"], tmux=True),
]

KITTY, FOOT = ALL[1], ALL[2]

PIXELS = [
    Pixels(Emulator("xterm vt340", [*XTERM[:1], "-ti", "vt340", *XTERM[1:]], needs=["xterm"]), b"\x1bP0;1;0q"),
    Pixels(KITTY, b"\x1b_Ga=T"),
    Pixels(FOOT, b"\x1bP0;1;0q"),
]
