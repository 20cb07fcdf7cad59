// The floor that vacation-spots is measured against: the least that a list can do with ncurses.
//   floor FILE     a list of the file's lines; j k Down Up move, / filters, Enter opens a popup, Esc closes it, q quits
// Nothing is drawn but rows, the selected one in reverse from edge to edge, and a status line.
#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#include <fcntl.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *text;
static int *starts, *shown;  // of all lines; the lines that the filter shows
static int count, shown_count, selected, top;
static char typed[64];
static int typed_length, is_filtering;

static void load(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat facts;
  if (file < 0 || fstat(file, &facts) || !facts.st_size) exit(1);
  text = mmap(NULL, facts.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  int room = facts.st_size / 16 + 2;
  starts = malloc(room * sizeof *starts);
  shown = malloc(room * sizeof *shown);
  for (const char *p = text, *end = text + facts.st_size; p && p < end && count + 1 < room;) {
    starts[count++] = p - text;
    p = memchr(p, '\n', end - p);
    if (p) p++;
  }
  starts[count] = facts.st_size;
}

static void apply_filter(void) {
  shown_count = selected = top = 0;
  for (int i = 0; i < count; i++) {
    int found = typed_length == 0;
    for (int at = starts[i]; !found && at + typed_length < starts[i + 1]; at++)
      found = !strncasecmp(text + at, typed, typed_length);
    if (found) shown[shown_count++] = i;
  }
}

static void draw_row(int position) {
  move(1 + position - top, 0);
  if (position >= shown_count) {
    clrtoeol();
    return;
  }
  attrset(position == selected ? A_REVERSE : A_NORMAL);
  const char *line = text + starts[shown[position]];
  int length = starts[shown[position] + 1] - starts[shown[position]] - 1, column = 0, end = 0;
  for (; end < length && column < COLS; end++) column += (line[end + 1] & 0xC0) != 0x80;
  addnstr(line, end);
  while (column++ < COLS) addch(' ');
  attrset(A_NORMAL);
}

static void draw_status(void) {
  mvprintw(LINES - 1, 0, "%d/%d %s%s", shown_count ? selected + 1 : 0, shown_count, is_filtering ? "/" : "", typed);
  clrtoeol();
}

static void draw(void) {
  mvaddstr(0, 0, "PLACES");
  for (int y = 0; y < LINES - 2; y++) draw_row(top + y);
  draw_status();
}

static void step(int by) {
  int before = selected, first = top, height = LINES - 2;
  selected += by;
  if (selected >= shown_count) selected = shown_count - 1;
  if (selected < 0) selected = 0;
  if (selected < top) top = selected;
  if (selected >= top + height) top = selected - height + 1;
  if (top != first) {
    draw();
  } else {
    draw_row(before);
    draw_row(selected);
    draw_status();
  }
}

static void type(int key) {
  if (key == 27 || key == '\r') is_filtering = 0;
  if (key == 27) typed_length = 0;
  else if ((key == 127 || key == KEY_BACKSPACE) && typed_length) typed_length--;
  else if (key >= ' ' && key < 127 && typed_length < (int)sizeof typed - 1) typed[typed_length++] = key;
  typed[typed_length] = 0;
  apply_filter();
  draw();
}

static WINDOW *open_popup(void) {
  static const char *rows[] = {"Open", "Rate", "View map", "Copy", "Share", "Close"};
  WINDOW *popup = newwin(8, 30, LINES / 2 - 4, COLS / 2 - 15);
  box(popup, 0, 0);
  for (int i = 0; i < 6; i++) mvwaddstr(popup, 1 + i, 2, rows[i]);
  refresh();
  wrefresh(popup);
  return popup;
}

int main(int arguments, char **argv) {
  setlocale(LC_ALL, "");
  if (arguments != 2) return 2;
  load(argv[1]);
  apply_filter();
  set_escdelay(25);
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  draw();
  refresh();
  WINDOW *popup = NULL;
  for (int key; (key = getch()) != ERR; refresh()) {
    if (popup) {
      if (key != 27) continue;
      delwin(popup);
      popup = NULL;
      touchwin(stdscr);
    } else if (is_filtering) {
      type(key);
    } else if (key == KEY_DOWN || key == 'j') {
      step(1);
    } else if (key == KEY_UP || key == 'k') {
      step(-1);
    } else if (key == '/') {
      is_filtering = 1;
      draw_status();
    } else if (key == '\r') {
      popup = open_popup();
    } else if (key == 'q') {
      break;
    }
  }
  endwin();
  return 0;
}
