/// Faults that context menus of other programs had, each a kind of its own, and the tests that hold them off here.
///
/// | fault | tests |
/// |---|---|
/// | 1–5 a tap becomes a hold or the other way round; repeats choose; a gap before the repeats; two taps; a lost release | `TerminalInputTests`: `ReleaseTests`, `RepeatTests`, `SimulationTests`, `TraceTests` |
/// | 2 the opening key chooses | `KeyboardTests`, "ignores releases, and repeats of what would choose" |
/// | 6 letting go after moving | `MouseTests`, "chooses what is highlighted when a held key is let go after moving" |
/// | 7 a paste opens or chooses | `SearchTests`, "never chooses anything by pasting"; `HostileInputTests` |
/// | 8 a stuck bar | `RepeatTests`, `ReleaseTests`: what cancels a press |
/// | 9 a hold on the scroll bar, the header, the empty area | `HeldPlacesTests` |
/// | 10 opens on release | `HeldPlacesTests`, "a hold opens the menu while the key is down…" |
/// | 11 the list changes beneath | `MenuTests`, "of a row acts on the spot that was held…"; `UpdateTests` |
/// | 12 elements arrive before Enter | `DeferredTests`, "that arrive just before Enter don't change what is chosen" |
/// | 13 opened again at once | `UpdateTests`, "shows the new state when it is opened again at once" |
/// | 14 an action that keeps the menu | `UpdateTests`, "stays open with Space…"; `MenuTests`, "columns are switched…" |
/// | 15 nothing, or nothing enabled, in it | `EdgeMenuTests`, "answer every key" |
/// | 16 pages rest on rules | `PlacementTests`, "and pages by the height that is drawn…" |
/// | 17 items whose key steers | `KeyboardTests`, "gives an item's own key precedence…", "strikes out a key that can't work" |
/// | 18 lock keys | `KeyboardTests`, "is not confused by Shift and Caps Lock"; `HeldPlacesTests`, "an item's key works with NumLock…" |
/// | 19 Esc | `KeyboardTests`, "goes back by one step with Esc…"; `ListTests`, "Escape never quits…" |
/// | 20 a disabled row | `KeyboardTests`, "says why a disabled row can't be chosen, and stays" |
/// | 21 Right on a plain row | `KeyboardTests`, "does nothing with Right on a plain row…" |
/// | 22 keys reach the view beneath | `KeyboardTests`, "reaches the menu alone…"; `MenuTests`, "takes every key while it is open…" |
/// | 23 the first key after it | `FlowTests`, "gives the first key after it closes to the screen beneath"; `AfterMenuTests` |
/// | 24 corners of the screen | `PlacementTests`, "wholly on the screen from every corner…"; `MenuMatrixTests` |
/// | 25 wider than the screen | `PlacementTests`, "with what is too wide cut, and the key still seen" |
/// | 26 resizing with a submenu | `UpdateTests`, "is the same after the screen was made smaller and larger again" |
/// | 27 rows below the fold | `PlacementTests`, "and scrolls the row into view…"; `MouseTests`, "scrolls a long menu with the wheel…" |
/// | 28 a busy background | `PlacementTests`, "above a busy screen that never shows through" |
/// | 29 an accessory without room | `AccessoryTests`, "is never under the menu and always on the screen", "stands on the title's row only…" |
/// | 30 an accessory left behind | `AccessoryTests`, "goes in the same frame as the menu, however that ends" |
/// | 31 an accessory alone | `EdgeMenuTests`, "consist of an accessory alone, or of a preview alone" |
/// | 32 the first opening | `PlacementTests`, "with the right size at the very first opening" |
/// | 33 right press, outside, on the trigger | `MouseTests`, "leaves the menu open when the button…", "closes the menu with a press outside…" |
/// | 34 the row before the pointer's | `MouseTests`, "chooses the row under the pointer, not the one before" |
/// | 35 what it opens, and the focus after | `FlowTests`, "erases the menu before an action acts…"; `MenuTests` |
/// | 36 committing the preview | `FlowTests`, "commits the preview only after its last frame"; `MenuTests`, "committing the preview…" |
/// | 37 submitting nothing | `RatingTests`, "submitting without a choice is impossible", "the button says Submit or Update…" |
/// | 38 settings and ratings by id | `RatingTests`, "the weather's switch is one for all spots"; `MenuTests`, "of a row acts on…" |
enum Cases {}
