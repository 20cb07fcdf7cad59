// ncurses for Swift: what the importer can take comes from <ncurses.h>, the rest is wrapped here, one plain function
// each. Only the module Terminal imports this.

#ifndef C_NCURSES_SHIM_H
#define C_NCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

// Declared here because <term.h> defines hundreds of macros with everyday names (lines, columns, tab …), and because
// wcwidth is only declared for X/Open sources, which Swift's importer is not.
extern char *tigetstr(const char *);
extern int tigetnum(const char *);
extern char *tiparm(const char *, ...);
extern int wcwidth(wchar_t);

/// Provided because Swift refuses the global `stdscr` (mutable state that any thread could change).
static inline WINDOW *cnc_window(void) { return stdscr; }

/// Provided because Swift refuses the global `COLORS`.
static inline int cnc_colors(void) { return COLORS; }

/// Provided because Swift refuses the global `COLOR_PAIRS`.
static inline int cnc_pairs(void) { return COLOR_PAIRS; }

/// Provided because Swift refuses the globals `LINES` and `COLS`.
static inline int cnc_lines(void) { return LINES; }
static inline int cnc_columns(void) { return COLS; }

/// Provided because Swift refuses the global `stdin`, which newterm wants. ncurses draws on the descriptor `output`.
static inline SCREEN *cnc_newterm(const char *name, int output) {
  FILE *file = fdopen(output, "w");
  return file == NULL ? NULL : newterm(name, file, stdin);
}

/// Provided because Swift refuses the global `stdscr`: the next refresh writes these lines whatever is on them.
static inline void cnc_repaint_lines(int first, int count) { wredrawln(stdscr, first, count); }

/// Provided because Swift refuses the global `curscr`: the next doupdate paints the whole screen.
static inline void cnc_repaint(void) { clearok(curscr, TRUE); }

/// Provided because tigetstr says "no such capability" with a pointer of value -1 as well as with NULL.
static inline const char *cnc_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/// Provided because tiparm is variadic: the string that moves the cursor, until the next call.
static inline const char *cnc_cursor_address(int line, int column) {
  const char *cup = cnc_capability("cup");
  return cup == NULL ? NULL : tiparm(cup, line, column);
}

/// Provided because the A_ macros are casts, which are not imported: the bits of Style.Attributes (bold 1, dim 2,
/// underline 4, reverse 8, italic 16) and 32 for the line-drawing set as ncurses wants them.
static inline attr_t cnc_attributes(unsigned bits) {
  return (bits & 1 ? A_BOLD : 0) | (bits & 2 ? A_DIM : 0) | (bits & 4 ? A_UNDERLINE : 0) | (bits & 8 ? A_REVERSE : 0) |
         (bits & 16 ? A_ITALIC : 0) | (bits & 32 ? A_ALTCHARSET : 0);
}

/// Provided because setcchar takes a pair above 32,767 only through an untyped pointer, and its text as an array.
/// Marks are 0 for none. Returns false for what the locale cannot show; the cell is then a blank.
static inline bool cnc_set_cell(
    cchar_t *cell, unsigned base, unsigned mark1, unsigned mark2, unsigned mark3, attr_t attributes, int pair) {
  wchar_t text[5] = {(wchar_t)base, (wchar_t)mark1, (wchar_t)mark2, (wchar_t)mark3, 0};
  memset(cell, 0, sizeof *cell);
  if (setcchar(cell, text, attributes, (short)(pair > 32767 ? 32767 : pair), &pair) == OK) return true;
  setcchar(cell, L" ", attributes, (short)(pair > 32767 ? 32767 : pair), &pair);
  return false;
}

/// Provided because setcchar takes its time, and most cells are one character with the style of the one before.
/// `cell` was made by cnc_set_cell of one character without marks.
static inline void cnc_change_character(cchar_t *cell, unsigned base) { cell->chars[0] = (wchar_t)base; }

/// Provided because TIOCGWINSZ is a cast macro and ioctl is variadic. Returns false where the size is unknown.
static inline bool cnc_window_size(int fd, int *columns, int *lines) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *lines = size.ws_row;
  return true;
}

/// Provided because TIOCGWINSZ is a cast macro and ioctl is variadic. The pixels of a cell; returns false where the
/// terminal doesn't say.
static inline bool cnc_cell_size(int fd, int *width, int *height) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

#endif
