#!/usr/bin/env python3
"""Writes the columns grid_m and best_months of destinations.csv, which follow from its other columns.

Needs Python 3.9 or later and one package from PyPI, of exactly this version:

    pip install itur==0.4.0

itur has the heights of ITU-R P.1511-2, a grid of 1/12 degree. The same input makes the same bytes.

    python3 Resources/catalog/add_heights.py [--check]

--check writes nothing and tells by its exit status whether the columns are what the sources make.

mean_c is interpolated between the points of ITU-R P.1510-1, which stand 0.75 degrees apart and know a mountain only as
the mean height of the country around them. grid_m is that height: the mean of P.1511-2 over the cell of each point (the
sea is 0), interpolated between the same four points in the same way. The program that makes the pack then corrects the
temperatures by 6.5 degrees Celsius for each kilometre from grid_m to elevation_m, the height that people stay at
(elevation_at names the place where it is not plain).

best_months are the months whose corrected mean is near 20 degrees Celsius and that have little rain. They are written
anew where the correction moves a spot's temperature by more than 2 degrees and words/*.txt do not overrule them.
"""

import argparse
import csv
import glob
import importlib.util
import io
import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(FOLDER, "destinations.csv")
# Degrees between the points of the temperature grid; points of P.1511-2 in a degree.
SPACING = 0.75
POINTS = 12
# Degrees Celsius a metre.
LAPSE = 0.0065
# Millimetres of rain that weigh as much as one degree; how much worse than the best month a good one is.
RAIN_WEIGHT = 0.03
TOLERANCE = 2.3
# Degrees that a spot's temperature must move before its months are looked at again.
MOVED = 2.0


def height_grid():
    """The heights of ITU-R P.1511-2 as an array from the north-west, 1/12 degree apart; the sea is 0."""
    spec = importlib.util.find_spec("itur")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("add_heights.py: the Python package itur is missing; see the top of this file.")
    import numpy

    folder = os.path.join(list(spec.submodule_search_locations)[0], "data", "1511")
    arrays = {}
    for name in ("lat", "lon", "topo"):
        with numpy.load(os.path.join(folder, f"v2_{name}.npz")) as file:
            arrays[name] = file[file.files[0]]
    heights = arrays["topo"].clip(min=0)
    return float(arrays["lat"][0, 0]), float(arrays["lon"][0, 0]), heights


def cell_height(grid, latitude, longitude):
    """The mean height within half a spacing of a point of the temperature grid, in metres.

    The outermost points stand on the edges of the cell and count half.
    """
    north, west, heights = grid
    rows, columns = heights.shape
    top = round((north - latitude - SPACING / 2) * POINTS)
    left = round((longitude - SPACING / 2 - west) * POINTS)
    side = round(SPACING * POINTS)
    total, weights = 0.0, 0.0
    for down in range(side + 1):
        for right in range(side + 1):
            if not 0 <= top + down < rows:
                continue
            weight = (0.5 if down in (0, side) else 1) * (0.5 if right in (0, side) else 1)
            total += weight * float(heights[top + down, (left + right) % (360 * POINTS)])
            weights += weight
    return total / weights


def grid_height(grid, latitude, longitude):
    """The height of the temperature grid at a place: between the four points around it, as the temperature is."""
    south = latitude // SPACING * SPACING
    west = longitude // SPACING * SPACING
    up = (latitude - south) / SPACING
    right = (longitude - west) / SPACING
    result = 0.0
    for row, weight in ((south, 1 - up), (min(90.0, south + SPACING), up)):
        low = cell_height(grid, row, west)
        high = cell_height(grid, row, west + SPACING)
        result += weight * (low * (1 - right) + high * right)
    return result


def best_months(means, rain):
    """The months that are not much worse than the best one."""
    scores = [abs(mean - 20) + RAIN_WEIGHT * fall for mean, fall in zip(means, rain)]
    return [month + 1 for month, score in enumerate(scores) if score <= min(scores) + TOLERANCE]


def overruled():
    """The ids of the spots whose best months an editor has set."""
    ids, spot = set(), ""
    for path in sorted(glob.glob(os.path.join(FOLDER, "words", "*.txt"))):
        with open(path, encoding="utf-8") as file:
            for line in file:
                if line.startswith("# "):
                    spot = line[2:].strip()
                elif line.startswith("best:"):
                    ids.add(spot)
    return ids


def filled(text):
    """The table with its two columns written anew."""
    rows = list(csv.DictReader(io.StringIO(text)))
    grid, by_hand = height_grid(), overruled()
    for row in rows:
        height = round(grid_height(grid, float(row["lat"]), float(row["lon"])))
        row["grid_m"] = str(height)
        shift = (height - int(row["elevation_m"])) * LAPSE
        if abs(shift) > MOVED and row["id"] not in by_hand:
            means = [float(mean) + shift for mean in row["mean_c"].split()]
            months = best_months(means, [int(fall) for fall in row["rain_mm"].split()])
            row["best_months"] = " ".join(str(month) for month in months)
    output = io.StringIO()
    writer = csv.DictWriter(output, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return output.getvalue()


def main():
    parser = argparse.ArgumentParser(description="Writes grid_m and best_months of destinations.csv.")
    parser.add_argument("--check", action="store_true", help="only tell whether the table is up to date")
    arguments = parser.parse_args()
    with open(TABLE, encoding="utf-8", newline="") as file:
        before = file.read()
    after = filled(before)
    if arguments.check:
        sys.exit(0 if before == after else "add_heights.py: destinations.csv is not up to date; run without --check.")
    if before != after:
        with open(TABLE, "w", encoding="utf-8", newline="") as file:
            file.write(after)


if __name__ == "__main__":
    main()
