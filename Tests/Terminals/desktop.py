"""A display of its own (Xvfb), with a keyboard and a mouse that the test holds, and pictures of its windows."""

import os
import select
import struct
import subprocess
import time
import zlib

from Xlib import X, XK, display
from Xlib.ext import xtest


class Desktop:
    """A display without a window manager: the largest window is the terminal's."""

    def __init__(self, environment, log, pixels="1200x800"):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", pixels + "x24", "-nolisten", "tcp", "-noreset"],
            env=environment, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        )
        os.close(writing)
        number = b""
        while not number.endswith(b"\n"):
            if not select.select([reading], [], [], 15)[0]:
                raise RuntimeError("Xvfb does not start")
            part = os.read(reading, 16)
            if not part:
                raise RuntimeError("Xvfb does not start")
            number += part
        os.close(reading)
        self.name = ":" + number.decode().strip()
        self.display = display.Display(self.name)

    def close(self):
        self.display.close()
        self.server.terminate()
        self.server.wait(10)

    # Windows

    def window(self):
        """The largest window that is shown, with its place; None while there is none."""
        best = None
        for window in self.display.screen().root.query_tree().children:
            try:
                attributes, place = window.get_attributes(), window.get_geometry()
            except Exception:  # It has gone in the meantime.
                continue
            if attributes.map_state == X.IsViewable and place.width > 100 and place.height > 60:
                if best is None or place.width * place.height > best[1].width * best[1].height:
                    best = (window, place)
        return best

    def focus(self):
        """Waits for the window and gives it the keyboard."""
        end = time.monotonic() + 20
        while self.window() is None:
            if time.monotonic() > end:
                raise RuntimeError("no window appears")
            time.sleep(0.05)
        window, place = self.window()
        self.display.set_input_focus(window, X.RevertToPointerRoot, X.CurrentTime)
        self.point(place.x + place.width // 2, place.y + place.height // 2)

    def count(self, red, green, blue):
        """The number of pixels of the window in exactly this colour."""
        window, place = self.window()
        image = window.get_image(0, 0, place.width, place.height, X.ZPixmap, 0xFFFFFFFF).data
        wanted = bytes((blue, green, red))
        return sum(image[pixel : pixel + 3] == wanted for pixel in range(0, len(image), 4))

    def picture(self, path):
        """Leaves a picture of the window as a PNG file."""
        window, place = self.window()
        image = window.get_image(0, 0, place.width, place.height, X.ZPixmap, 0xFFFFFFFF).data
        rows = []
        for y in range(place.height):
            row = image[y * place.width * 4 : (y + 1) * place.width * 4]
            pixels = bytearray(place.width * 3)
            pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
            rows.append(b"\0" + bytes(pixels))

        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        header = struct.pack(">IIBBBBB", place.width, place.height, 8, 2, 0, 0, 0)
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
            file.write(chunk(b"IDAT", zlib.compress(b"".join(rows), 6)) + chunk(b"IEND", b""))

    # Keys: names are those of X ("Return", "space", "Down", "m").

    def code(self, name):
        symbol = XK.string_to_keysym(name)
        code = self.display.keysym_to_keycode(symbol)
        if not code:
            raise RuntimeError("the keyboard has no key " + name)
        return code

    def send(self, kind, detail=0, x=0, y=0):
        xtest.fake_input(self.display, kind, detail, x=x, y=y)
        self.display.sync()

    def press_key(self, name):
        """Presses a key down; the X server (or the compositor) repeats it by itself."""
        self.send(X.KeyPress, self.code(name))

    def release_key(self, name):
        self.send(X.KeyRelease, self.code(name))

    def hold(self, name, seconds):
        self.press_key(name)
        time.sleep(seconds)
        self.release_key(name)

    def tap(self, name):
        self.hold(name, 0.06)

    # The mouse, in pixels of the display.

    def point(self, x, y):
        self.send(X.MotionNotify, 0, round(x), round(y))

    def press(self, button=1):
        self.send(X.ButtonPress, button)

    def release(self, button=1):
        self.send(X.ButtonRelease, button)
