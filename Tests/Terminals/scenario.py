"""What a person does with the program in each terminal, and what has to be seen then."""

import time

# Words that only the context menu of a row shows.
MENU = "Remove rating"
LIST = "/ filter"
SPOT = "esc back"


class Steps:
    """Runs checks one after the other; each leaves the list on the screen, with nothing open."""

    def __init__(self, session, report, picture):
        self.session, self.report, self.picture = session, report, picture
        self.desktop = session.desktop

    def run(self):
        for step in self.steps():
            name = step.__doc__
            try:
                step()
                self.report(name, None)
            except RuntimeError as complaint:
                self.picture(step.__name__ + "-failed")
                self.report(name, f"{complaint}\n{self.session.screen.text}")
                if step in self.steps()[:2]:
                    return
                self.back_to_list()

    # Helpers

    def shows(self, text, seconds=10):
        self.session.wait(lambda: text in self.session.screen.text, f"{text!r} does not appear", seconds)

    def hides(self, text):
        self.session.wait(lambda: text not in self.session.screen.text, f"{text!r} does not go away")

    def keeps(self, text, seconds=0.7):
        self.session.listen(seconds)
        if text not in self.session.screen.text:
            raise RuntimeError(f"{text!r} went away by itself")

    def never(self, texts, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.session.receive(end - time.monotonic())
            for text in texts:
                if text in self.session.screen.text:
                    raise RuntimeError(f"{text!r} appeared")

    def escape_menu(self):
        self.desktop.tap("Escape")
        self.hides(MENU)
        self.shows(LIST)

    def back_to_list(self):
        for _ in range(4):
            if LIST in self.session.screen.text and MENU not in self.session.screen.text:
                return
            self.desktop.tap("Escape")
            self.session.listen(0.6)

    def row(self, number):
        """Column and line of the name in a row of the list (from 1)."""
        return 10, 1 + number

    # Checks


class Scenario(Steps):
    """Holding keys and buttons."""

    def steps(self):
        return [
            self.starts, self.moves, self.holds_enter, self.holds_space, self.taps_enter, self.taps_quickly,
            self.holds_mouse, self.clicks_right, self.menu_key, self.quits,
        ]

    def starts(self):
        """the list is shown, and an Enter held since before does nothing"""
        self.desktop.press_key("Return")
        try:
            self.session.go()
            self.shows(LIST)
            # Answers of the terminal come in meanwhile and must not be taken for keys.
            self.never([MENU, SPOT], 1.5)
        finally:
            self.desktop.release_key("Return")
        self.never([MENU, SPOT], 1)
        self.shows("1/278")
        self.picture("list")

    def moves(self):
        """Down moves the selection"""
        self.desktop.tap("Down")
        self.shows("2/278")

    def holds_enter(self):
        """holding Enter opens the menu, and letting go does nothing"""
        self.desktop.hold("Return", 1.3)
        self.shows(MENU)
        self.keeps(MENU)
        self.picture("hold-enter")
        self.escape_menu()
        self.shows("2/278")

    def holds_space(self):
        """holding Space opens the menu too"""
        self.desktop.hold("space", 1.3)
        self.shows(MENU)
        self.keeps(MENU)
        self.escape_menu()
        self.shows("2/278")

    def taps_enter(self):
        """a tap of Enter opens the spot, Escape comes back"""
        self.desktop.tap("Return")
        self.shows(SPOT)
        self.picture("spot")
        self.desktop.tap("Escape")
        self.shows("2/278")

    def taps_quickly(self):
        """four quick taps of Enter are no hold"""
        for _ in range(4):
            self.desktop.tap("Return")
            time.sleep(0.1)
        self.never([MENU], 1.5)
        self.back_to_list()
        self.shows("2/278")

    def holds_mouse(self):
        """holding the left button on a row opens its menu"""
        self.session.point(*self.row(5))
        self.desktop.press()
        try:
            self.shows(MENU)
        finally:
            self.desktop.release()
        self.keeps(MENU)
        self.picture("hold-mouse")
        self.escape_menu()

    def clicks_right(self):
        """the right button opens the menu at once"""
        self.session.point(*self.row(3))
        self.desktop.press(3)
        self.desktop.release(3)
        self.shows(MENU, 2)
        self.keeps(MENU)
        self.escape_menu()

    def menu_key(self):
        """m opens the menu"""
        self.desktop.tap("m")
        self.shows(MENU, 2)
        self.escape_menu()

    def quits(self):
        """q gives the terminal back"""
        self.desktop.tap("q")
        self.session.wait(lambda: self.session.status is not None, "the program goes on")
        if self.session.status != 0:
            raise RuntimeError(f"the status is {self.session.status}")
        if not self.session.screen.is_plain:
            raise RuntimeError(f"modes {self.session.screen.modes} {self.session.screen.keyboard} are left on")
        self.session.screen.feed(b"\r\n")
        self.picture("afterwards")


class PixelScenario(Steps):
    """A user's own picture, drawn in pixels: an even magenta, which nothing else on the screen has."""

    sequence = b""

    def steps(self):
        return [self.starts, self.shows_pixels, self.takes_them_away, self.shows_them_again, self.quits]

    def magenta(self):
        return self.desktop.count(255, 0, 255)

    def waits_for(self, condition, complaint):
        end = time.monotonic() + 10
        while not condition(self.magenta()):
            if time.monotonic() > end:
                raise RuntimeError(f"{complaint}: {self.magenta()} pixels are magenta")
            self.session.listen(0.1)

    def starts(self):
        """the list is shown, nothing magenta on it"""
        self.session.go()
        self.shows(LIST)
        self.session.listen(0.5)
        self.waits_for(lambda count: count == 0, "the list is not plain")

    def shows_pixels(self):
        """the spot's own picture is drawn in pixels"""
        self.desktop.tap("Return")
        self.shows(SPOT)
        self.session.wait(lambda: self.sequence in self.session.drawn, "no pixels are sent")
        self.waits_for(lambda count: count > 5000, "the picture is not there")
        self.picture("pixels")

    def takes_them_away(self):
        """nothing of it is left on the list"""
        self.desktop.tap("Escape")
        self.shows(LIST)
        self.waits_for(lambda count: count == 0, "a rest of the picture is left")
        self.picture("no-pixels")

    def shows_them_again(self):
        """it comes again, and once"""
        before = self.session.drawn.count(self.sequence)
        self.desktop.tap("Return")
        self.shows(SPOT)
        self.waits_for(lambda count: count > 5000, "the picture is not there")
        self.session.listen(0.5)
        if self.session.drawn.count(self.sequence) != before + 1:
            raise RuntimeError(f"it was sent {self.session.drawn.count(self.sequence) - before} times")

    def quits(self):
        """q gives the terminal back, without the picture"""
        self.desktop.tap("q")
        self.shows(LIST)
        self.desktop.tap("q")
        self.session.wait(lambda: self.session.status is not None, "the program goes on")
        self.waits_for(lambda count: count == 0, "a rest of the picture is left")
