"""What a person does with the program in each terminal, and what has to be seen then."""

import time

# Words that only the context menu of a row shows.
MENU = "Remove rating"
LIST = "/ filter"
SPOT = "esc back"


class Scenario:
    """Runs the checks one after the other; each leaves the list on the screen, with nothing open."""

    def __init__(self, session, report, picture):
        self.session, self.report, self.picture = session, report, picture
        self.desktop = session.desktop

    def run(self):
        steps = [
            self.starts, self.moves, self.holds_enter, self.holds_space, self.taps_enter, self.taps_quickly,
            self.holds_mouse, self.clicks_right, self.menu_key, self.quits,
        ]
        for step in steps:
            name = step.__doc__
            try:
                step()
                self.report(name, None)
            except RuntimeError as complaint:
                self.picture(step.__name__ + "-failed")
                self.report(name, f"{complaint}\n{self.session.screen.text}")
                if step in (self.starts, self.moves):
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
