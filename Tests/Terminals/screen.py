"""What a program has drawn, by the bytes that it wrote: enough of a terminal for what ncurses sends."""

import codecs
import re
import unicodedata

SEQUENCE = re.compile(
    r"\x1b\[([?<=>]?)([0-9;:]*)[ -/]*([@-~])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[P_][^\x1b]*\x1b\\|\x1b(?:[0-OQ-Z\\^`-~]|[ -/]+[0-~])", re.S
)
UNFINISHED = re.compile(r"\x1b(\[[?<=>]?[0-9;:]*[ -/]*|[\]P_][^\x07\x1b]*\x1b?|[ -/]*)?$", re.S)


class Screen:
    def __init__(self, columns, lines):
        self.saved = (0, 0)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pending = ""
        self.modes = set()
        self.keyboard = []
        self.last = " "
        self.normal = None
        self.x = self.y = 0
        self.resize(columns, lines)

    def resize(self, columns, lines):
        self.columns, self.lines = columns, lines
        self.rows = [[" "] * columns for _ in range(lines)]
        self.top, self.bottom = 0, lines - 1
        self.x, self.y = min(self.x, columns - 1), min(self.y, lines - 1)

    @property
    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.rows)

    @property
    def is_plain(self):
        """Whether no mode is on that a program has to switch off: full screen, mouse, paste, focus, keyboard."""
        return not self.modes & {1000, 1002, 1003, 1004, 1006, 1049, 2004} and not self.keyboard

    def find(self, text):
        """Column and line (from 0) where a text stands, or None."""
        for y, row in enumerate(self.rows):
            # A wide character's right half is an empty cell; count cells, not characters.
            line = "".join(cell or "\0" for cell in row)
            if text in line:
                return line.index(text), y
        return None

    def feed(self, data):
        text = self.pending + self.decoder.decode(data)
        self.pending = ""
        place = 0
        while place < len(text):
            if text[place] == "\x1b":
                match = SEQUENCE.match(text, place)
                if match:
                    if match[3]:
                        self.control(match[1], match[2], match[3])
                    elif match[0] == "\x1bM":
                        self.reverse_feed()
                    elif match[0] == "\x1b7":
                        self.saved = self.x, self.y
                    elif match[0] == "\x1b8":
                        self.x, self.y = self.saved
                    place = match.end()
                    continue
                if UNFINISHED.match(text, place):
                    self.pending = text[place:]
                    return
            self.put(text[place])
            place += 1

    def put(self, character):
        if character == "\r":
            self.x = 0
        elif character == "\n":
            self.feed_line()
        elif character == "\b":
            self.x = max(0, self.x - 1)
        elif character >= " ":
            if unicodedata.combining(character):
                return
            width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            if self.x + width > self.columns:
                self.x = 0
                self.feed_line()
            self.rows[self.y][self.x] = character
            if width == 2:
                self.rows[self.y][self.x + 1] = ""
            self.x += width
            self.last = character

    def feed_line(self):
        if self.y == self.bottom:
            self.scroll(self.top, self.bottom, 1)
        else:
            self.y = min(self.lines - 1, self.y + 1)

    def reverse_feed(self):
        if self.y == self.top:
            self.scroll(self.top, self.bottom, -1)
        else:
            self.y = max(0, self.y - 1)

    def scroll(self, top, bottom, count):
        for _ in range(min(abs(count), bottom - top + 1)):
            del self.rows[top if count > 0 else bottom]
            self.rows.insert(bottom if count > 0 else top, [" "] * self.columns)

    def erase(self, y, first, end):
        self.rows[y][first:end] = [" "] * (min(end, self.columns) - first)

    def control(self, mark, parameters, final):
        numbers = [int(part or 0) for part in re.split("[;:]", parameters)]
        first, count = numbers[0], max(1, numbers[0])
        if mark == "?" and final in "hl":
            for mode in numbers:
                self.set_mode(mode, final == "h")
        elif final == "u" and mark == ">":
            self.keyboard.append(first)
        elif final == "u" and mark == "<":
            del self.keyboard[-count:]
        elif mark:
            pass
        elif final in "Hf":
            self.y, self.x = count - 1, (max(1, numbers[1]) if len(numbers) > 1 else 1) - 1
        elif final in "ABCD":
            self.y += {"A": -count, "B": count}.get(final, 0)
            self.x += {"D": -count, "C": count}.get(final, 0)
        elif final == "G":
            self.x = count - 1
        elif final == "d":
            self.y = count - 1
        elif final == "r":
            self.top = count - 1
            self.bottom = min(self.lines, numbers[1] if len(numbers) > 1 and numbers[1] else self.lines) - 1
            self.x = self.y = 0
        elif final == "J":
            self.erase(self.y, self.x if first == 0 else 0, self.columns)
            for y in range(self.y + 1 if first == 0 else 0, self.lines):
                self.erase(y, 0, self.columns)
        elif final == "K":
            self.erase(self.y, self.x if first == 0 else 0, self.x + 1 if first == 1 else self.columns)
        elif final == "X":
            self.erase(self.y, self.x, self.x + count)
        elif final == "b":
            for _ in range(count):
                self.put(self.last)
        elif final == "@":
            self.rows[self.y][self.x : self.x] = [" "] * count
            del self.rows[self.y][self.columns :]
        elif final == "P":
            del self.rows[self.y][self.x : self.x + count]
            self.rows[self.y] += [" "] * (self.columns - len(self.rows[self.y]))
        elif final in "LM":
            self.scroll(self.y, self.bottom, -count if final == "L" else count)
        elif final in "ST":
            self.scroll(self.top, self.bottom, count if final == "S" else -count)
        self.x, self.y = max(0, min(self.columns - 1, self.x)), max(0, min(self.lines - 1, self.y))

    def set_mode(self, mode, is_on):
        if mode == 1049 and is_on != (1049 in self.modes):
            if is_on:
                self.normal = self.rows
                self.rows = [[" "] * self.columns for _ in range(self.lines)]
            elif self.normal:
                self.rows = self.normal
        (self.modes.add if is_on else self.modes.discard)(mode)
