"""One terminal emulator with the program in it."""

import json
import os
import re
import select
import shlex
import socket
import struct
import subprocess
import tempfile
import time

from desktop import Desktop
from screen import Screen

HERE = os.path.dirname(os.path.abspath(__file__))
MOUSE = re.compile(rb"\x1b\[<(\d+);(\d+);(\d+)([Mm])")


class Session:
    """Starts an emulator on a display of its own and, when told so, the program; ends both."""

    def __init__(self, emulator, program, columns=80, lines=24, pixels="1200x800"):
        self.pixels = pixels
        self.emulator = emulator
        self.folder = tempfile.mkdtemp(prefix="terminals-")
        os.chmod(self.folder, 0o700)
        self.log = open(self.folder + "/log", "ab")
        self.processes, self.typed, self.drawn, self.status, self.heard = [], b"", b"", None, b""
        self.desktop = self.connection = None
        try:
            self.start(program, columns, lines)
        except BaseException:
            self.close()
            raise

    def start(self, program, columns, lines):
        environment = {key: value for key, value in os.environ.items() if key in ("PATH", "LD_LIBRARY_PATH")}
        environment |= {
            "HOME": self.folder, "XDG_RUNTIME_DIR": self.folder, "XDG_DATA_HOME": self.folder + "/data",
            "XDG_CONFIG_HOME": self.folder + "/config", "XDG_CACHE_HOME": self.folder + "/cache",
            "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh",
        }
        self.desktop = Desktop(environment, self.log, self.pixels)
        environment["DISPLAY"] = self.desktop.name
        environment |= self.emulator.environment
        if self.emulator.wayland:
            self.start_weston(environment, columns, lines)
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(self.folder + "/socket")
        listening.listen(1)
        inner = ["/usr/bin/python3", HERE + "/shuttle.py", self.folder + "/socket", *program]
        if self.emulator.tmux:
            inner = self.in_tmux(inner)
        self.spawn(self.emulator.arguments(columns, lines) + inner, environment)
        listening.settimeout(30)
        try:
            self.connection, _ = listening.accept()
        except TimeoutError:
            raise RuntimeError("the terminal does not start") from None
        finally:
            listening.close()
        self.screen = None
        self.wait(lambda: self.screen is not None, "the terminal says nothing")
        self.desktop.focus()
        self.measure()

    def spawn(self, command, environment):
        process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, start_new_session=True,
            cwd=self.folder)
        self.processes.append(process)

    def start_weston(self, environment, columns, lines):
        """A Wayland compositor in a window of the display; it repeats keys by its own settings."""
        with open(self.folder + "/weston.ini", "w") as file:
            file.write("[core]\nidle-time=0\n[keyboard]\nrepeat-delay=400\nrepeat-rate=40\n")
        self.spawn(
            ["weston", "--backend=x11-backend.so", "--use-pixman", f"--width={8 * columns}", f"--height={17 * lines}",
             "--shell=kiosk-shell.so", "--socket=inner", "--config=" + self.folder + "/weston.ini"], environment)
        end = time.monotonic() + 15
        while not os.path.exists(self.folder + "/inner"):
            if time.monotonic() > end:
                raise RuntimeError("weston does not start")
            time.sleep(0.05)
        environment["WAYLAND_DISPLAY"] = "inner"
        del environment["DISPLAY"]

    def in_tmux(self, command):
        with open(self.folder + "/tmux.conf", "w") as file:
            file.write("set -g status off\nset -sg escape-time 10\nset -g mouse on\nset -g focus-events on\n")
            file.write("set -g default-terminal tmux-256color\n")
        return ["tmux", "-S", self.folder + "/tmux", "-f", self.folder + "/tmux.conf", "new-session", shlex.join(command)]

    def close(self):
        if self.connection:
            self.connection.close()
        if self.emulator.tmux:
            subprocess.run(["tmux", "-S", self.folder + "/tmux", "kill-server"], stderr=subprocess.DEVNULL, check=False)
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self.desktop:
            self.desktop.close()
        self.log.close()

    # What passes

    def receive(self, seconds):
        """Takes in what passes within some time, at most one heap of it."""
        if not select.select([self.connection], [], [], max(0, seconds))[0]:
            return
        data = self.connection.recv(65536)
        if not data:
            raise RuntimeError("the terminal is gone")
        self.heard += data
        while len(self.heard) >= 5 and len(self.heard) >= 5 + struct.unpack(">I", self.heard[1:5])[0]:
            length = struct.unpack(">I", self.heard[1:5])[0]
            kind, body, self.heard = self.heard[:1], self.heard[5 : 5 + length], self.heard[5 + length :]
            if kind == b"i":
                self.typed += body
            elif kind == b"o":
                self.drawn += body
                self.screen.feed(body)
            elif kind == b"h":
                lines, columns = json.loads(body)["size"]
                self.screen = Screen(columns, lines)
            elif kind == b"s":
                lines, columns = json.loads(body)["size"]
                self.screen.resize(columns, lines)
            elif kind == b"x":
                self.status = json.loads(body)["status"]

    def wait(self, condition, complaint, seconds=10):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise RuntimeError(complaint)
            self.receive(min(0.1, end - time.monotonic()))

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.receive(end - time.monotonic())

    def tell(self, kind, data=b""):
        self.connection.sendall(kind + struct.pack(">I", len(data)) + data)

    def go(self):
        """Starts the program."""
        self.typed = b""
        self.tell(b"g")

    # Cells and pixels

    def measure(self):
        """Finds out by clicking where the cells stand in the window."""
        self.tell(b"w", b"\x1b[?1000h\x1b[?1006h")
        _, place = self.desktop.window()
        centre = (place.x + place.width // 2, place.y + place.height // 2)
        end = time.monotonic() + 5
        while self.cell(*centre) is None:
            if time.monotonic() > end:
                raise RuntimeError("the terminal reports no clicks")

        def edge(axis, wanted):
            """The first pixel whose cell is the wanted one, or a later one."""
            low = (place.x, place.y)[axis]
            high = low + (place.width, place.height)[axis]
            while low < high:
                middle = (low + high) // 2
                spot = (middle, centre[1]) if axis == 0 else (centre[0], middle)
                cell = self.cell(*spot)
                reached = cell[axis] >= wanted if cell else middle > centre[axis]
                low, high = (low, middle) if reached else (middle + 1, high)
            return low

        columns, lines = self.screen.columns, self.screen.lines
        left, right = edge(0, 2), edge(0, columns)
        top, bottom = edge(1, 2), edge(1, lines)
        self.width, self.height = (right - left) / (columns - 2), (bottom - top) / (lines - 2)
        self.origin = (left - self.width, top - self.height)
        self.tell(b"w", b"\x1b[?1000l\x1b[?1006l")

    def cell(self, x, y):
        """The cell (from 1) that the terminal reports for a click, or None."""
        self.typed = b""
        self.desktop.point(x, y)
        self.desktop.press()
        self.desktop.release()
        end = time.monotonic() + 0.4
        while time.monotonic() < end:
            reports = MOUSE.findall(self.typed)
            if any(report[3] == b"m" for report in reports):
                return int(reports[0][1]), int(reports[0][2])
            self.receive(end - time.monotonic())
        return None

    def point(self, column, line):
        """Moves the pointer to the middle of a cell (from 0)."""
        self.desktop.point(
            self.origin[0] + (column + 0.5) * self.width, self.origin[1] + (line + 0.5) * self.height)
