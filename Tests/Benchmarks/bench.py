#!/usr/bin/env python3
"""Measures vacation-spots beside a floor program, fzf, less and sqlite3, interleaved in one run; see `run`.

Times and CPU are compared as ratios of medians, because machines differ; bytes and memory are exact.
"""
import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

from terminal import MS, Session, load, run

DOWN, UP, ESCAPE, ENTER = b"\x1b[B", b"\x1b[A", b"\x1b", b"\r"
# ncurses switches the arrows to their application form.
DOWN_SS3, UP_SS3 = b"\x1bOB", b"\x1bOA"
PLACES = 1000
WORD = "isla"

# What is measured, against whom, what must hold and what is aimed at; ratios, or a plain number without a peer.
GOALS = [
    ("start", "start to first full frame, ms", "floor", 1.6, 1.25),
    ("memory", f"memory, {PLACES:,} places, MB", "floor", 2.5, 1.6),
    ("key", "key to frame, ms", "floor", 1.3, 1.05),
    ("key.cpu", "CPU per key, µs", "floor", 1.5, 1.0),
    ("key.bytes", "bytes per move", "floor", 1.3, 0.3),
    ("held.bytes", "held key at 1,000/s: bytes per key", "floor", 0.5, 0.15),
    ("held.cpu", "held key at 1,000/s: CPU per key, µs", "floor", 0.7, 0.4),
    ("popup", "popup opens, ms", "floor", 1.3, 1.0),
    ("popup.close", "Esc closes it, ms", "floor", 0.5, 0.05),
    ("filter", "filter, key to frame, ms", "fzf", 0.3, 0.1),
    ("list", "--list --filter, whole command, ms", "fzf", None, None),
    ("rate", "one scripted rating, ms", "sqlite3", 1.2, 0.8),
    ("rate.many", "1,000 ratings in one call, ms", "sqlite3", 1.0, 0.45),
    ("exit", "exit, ms", "floor", 2.5, 1.0),
    ("idle.bytes", "bytes in an idle second", None, 0, 0),
    ("idle.cpu", "CPU in an idle second, µs", None, None, None),
]


class Bench:
    def __init__(self, folder, program):
        self.folder, self.program = folder, program
        self.results = defaultdict(lambda: defaultdict(list))
        self.env = {
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(folder / "home"), "LANG": "C.UTF-8",
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LOGNAME": "bench",
        }
        (folder / "home").mkdir(exist_ok=True)
        places = str(folder / "places.txt")
        last = Path(places).read_text().splitlines()[22].split()[0]
        self.ours = [program, "--resources", str(folder / "resources"), "--data-dir", str(folder / "store")]
        # Each: command, standard input, the text that ends its first frame, keys for down, up and quit.
        self.programs = {
            "ours": (self.ours, None, f"1/{PLACES}", DOWN, UP, b"q"),
            "floor": ([str(folder / "floor"), places], None, f"1/{PLACES}", DOWN_SS3, UP_SS3, b"q"),
            "fzf": (["fzf", "--reverse"], places, f"{PLACES}/{PLACES}", DOWN, UP, ESCAPE),
            "less": (["less", places], None, last, b"j", b"k", b"q"),
        }
        for name in ("fzf", "less"):
            if not shutil.which(name):
                del self.programs[name]
                print(f"skipped: {name} (not installed)")
        self.has_sqlite = shutil.which("sqlite3") is not None
        if not self.has_sqlite:
            print("skipped: sqlite3 (not installed)")

    def add(self, metric, name, value):
        self.results[metric][name].append(value)

    def open(self, name):
        argv, stdin, *_ = self.programs[name]
        return Session(argv, self.env, stdin)

    def names(self, *wanted):
        """The programs that are there, in a new order each time."""
        names = [name for name in wanted or self.programs if name in self.programs]
        return random.sample(names, len(names))

    # What is measured on the screen.

    def starts(self, times):
        for _ in range(times):
            for name in self.names():
                ready, quits = self.programs[name][2], self.programs[name][5]
                with self.open(name) as session:
                    self.add("start", name, session.wait(ready))
                    session.quiet(30)
                    self.add("memory", name, session.memory())
                    self.add("exit", name, session.quit(quits))

    def keys(self, times):
        for name in self.names():
            _, _, ready, down, up, _ = self.programs[name]
            with self.open(name) as session:
                session.wait(ready)
                session.quiet(100)
                for index in range(times):
                    # The first and the last are to warm up; the list stays where it is.
                    time.sleep(random.random() * 0.01)
                    burst = session.key(down if index // 12 % 2 == 0 else up)
                    if index < 12 or not burst.last:
                        continue
                    self.add("key", name, burst.last / MS)
                    self.add("key.cpu", name, burst.cpu / 1000)
                    self.add("key.bytes", name, burst.bytes)

    def held(self, keys):
        for name in self.names("ours", "floor"):
            with self.open(name) as session:
                session.wait(self.programs[name][2])
                session.quiet(100)
                burst = session.hold(self.programs[name][3], keys, 1)
                self.add("held.bytes", name, burst.bytes / keys)
                self.add("held.cpu", name, burst.cpu / 1000 / keys)

    def popups(self, times):
        for name in self.names("ours", "floor"):
            with self.open(name) as session:
                session.wait(self.programs[name][2])
                session.quiet(100)
                for _ in range(times):
                    time.sleep(random.random() * 0.01)
                    self.add("popup", name, session.key(b"m" if name == "ours" else ENTER, quiet=15).last / MS)
                    time.sleep(random.random() * 0.01)
                    self.add("popup.close", name, session.key(ESCAPE, quiet=40).last / MS)

    def filters(self, times):
        for name in self.names("ours", "floor", "fzf"):
            with self.open(name) as session:
                session.wait(self.programs[name][2])
                session.quiet(100)
                if name != "fzf":
                    session.key(b"/", quiet=15)
                for _ in range(times):
                    for letter in WORD:
                        time.sleep(random.random() * 0.01)
                        self.add("filter", name, session.key(letter.encode(), quiet=50).last / MS)
                    for _ in WORD:
                        session.key(b"\x7f", quiet=50)

    def idle(self):
        with self.open("ours") as session:
            session.wait(self.programs["ours"][2])
            session.quiet(300)
            burst = session.hold(b"", 0, 1, quiet=1000)
            self.add("idle.bytes", "ours", burst.bytes)
            self.add("idle.cpu", "ours", burst.cpu / 1000)

    # What is measured from a script.

    def scripts(self, times):
        """Ratings of a store of one's own each, and a filtered list."""
        ids = self.ids
        store, database = self.folder / "scripted", self.folder / "scripted.db"
        rate = self.ours[:3] + ["--data-dir", str(store), "--quiet"]
        for _ in range(times):
            shutil.rmtree(store, ignore_errors=True)
            database.unlink(missing_ok=True)
            run(rate + ["--rate", f"{ids[0]}=3"], self.env)
            commands = {
                ("rate", "ours"): (rate + ["--rate", f"{ids[1]}=4"], None),
                ("rate.many", "ours"): (rate + [f"--rate={spot}={1 + i % 5}" for i, spot in enumerate(ids)], None),
                ("list", "ours"): (self.ours + ["--list", "--filter", WORD, "--plain"], None),
            }
            if "fzf" in self.programs:
                commands["list", "fzf"] = ["fzf", "--filter", WORD], str(self.folder / "places.txt")
            if self.has_sqlite:
                schema = "CREATE TABLE ratings (spot TEXT, rater TEXT, stars INTEGER, at INTEGER, PRIMARY KEY (spot, rater))"
                run(["sqlite3", str(database), schema + " WITHOUT ROWID"], self.env)
                one = f"INSERT OR REPLACE INTO ratings VALUES ('{ids[1]}', 'bench', 4, 1700000000000)"
                commands["rate", "sqlite3"] = ["sqlite3", str(database), one], None
                commands["rate.many", "sqlite3"] = ["sqlite3", str(database)], str(self.folder / "ratings.sql")
            for (metric, name), (argv, stdin) in random.sample(sorted(commands.items(), key=str), len(commands)):
                self.add(metric, name, run(argv, self.env, stdin)[0])

    def prepare(self):
        """A store with two people's ratings, and sqlite3's thousand."""
        listed = subprocess.run(
            self.ours + ["--list", "--plain", "--columns", "id"], stdout=subprocess.PIPE, check=True, env=self.env)
        self.ids = listed.stdout.decode().split()
        assert len(self.ids) == PLACES
        shutil.rmtree(self.folder / "store", ignore_errors=True)
        for person, step in (("bench", 4), ("ann", 3)):
            rated = [f"--rate={spot}={1 + i % 5}" for i, spot in enumerate(self.ids) if i % step == 0]
            run(self.ours + ["--as", person] + rated, self.env)
        rows = "".join(
            f"INSERT OR REPLACE INTO ratings VALUES ('{spot}', 'bench', {1 + i % 5}, 1700000000000);\n"
            for i, spot in enumerate(self.ids))
        (self.folder / "ratings.sql").write_text(f"BEGIN;\n{rows}COMMIT;\n")

    def round(self):
        self.starts(5)
        self.keys(48)
        self.held(600)
        self.popups(8)
        self.filters(2)
        self.idle()
        self.scripts(4)

    # What comes out.

    def median(self, metric, name):
        values = self.results[metric].get(name)
        return statistics.median(values) if values else None

    def report(self):
        """Prints the goals, then everybody's medians; returns whether all that must hold does."""
        print(f"\n{'':42}{'ours':>9}{'':>3}{'against':<17}{'ratio':>6}{'must':>7}{'aim':>7}")
        missed = []
        for metric, title, peer, must, aim in GOALS:
            ours = self.median(metric, "ours")
            theirs = self.median(metric, peer) if peer else None
            if ours is None or peer and not theirs:
                print(f"{title:42}{'':>9}   {peer or '':<17}skipped")
                continue
            value = ours / theirs if peer else ours
            against = f"{peer} {theirs:.2f}" if peer else ""
            verdict = "" if must is None else "MISSED" if value > must else "aim met" if value <= aim else "met"
            limits = "".join(f"{'' if limit is None else f'≤{limit:g}':>7}" for limit in (must, aim))
            ratio = f"{value:6.2f}" if peer else f"{'':6}"
            missed += [title] if verdict == "MISSED" else []
            print(f"{title:42}{ours:9.2f}   {against:<17}{ratio}{limits}  {verdict}")
        print(f"\n{'medians (least)':42}" + "".join(f"{name:>17}" for name in self.programs))
        for metric in ("start", "memory", "key", "key.cpu", "key.bytes", "filter", "exit"):
            row = next(title for name, title, *_ in GOALS if name == metric)
            for name in self.programs:
                values = self.results[metric].get(name)
                row = row if name != "ours" else f"{row:42}"
                row += f"{f'{statistics.median(values):.2f} ({min(values):.2f})':>17}" if values else f"{'–':>17}"
            print(row)
        if missed:
            print(f"\nmissed what must hold: {'; '.join(missed)}")
        return not missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("folder", type=Path, help="where the floor, the driver and the data are")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--strict", action="store_true", help="fail where a limit that must hold is missed")
    options = parser.parse_args()
    try:
        # So that whatever else runs on the machine disturbs less; everything started here has it too.
        os.setpriority(os.PRIO_PROCESS, 0, -15)
    except PermissionError:
        pass
    Session.library = load(str(options.folder.resolve() / "pty.so"))
    bench = Bench(options.folder.resolve(), str(Path(options.program).resolve()))
    bench.prepare()
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds} …", file=sys.stderr)
        bench.round()
    return 0 if bench.report() or not options.strict else 1


if __name__ == "__main__":
    sys.exit(main())
