"""Evaporative cooling: cellulose pad of corrugated sheets, its frame with water distribution and gutter."""
import math
from fasteners import bolts
from materials import galv, graphite, pad, polymer, signal, steel
from shapes import asset, box, cyl, fold, lathe, mesh, place, ring, tube


def cellulose(width, height, depth=.15, flute=.007, pitch=.020, unit=.60):
    """Upright crossed corrugated sheets, front face at y = 0; a joint every `unit` metres."""
    def sheet(lean):
        rows, columns = int(height / pitch * 6), 5
        points = []
        for i in range(rows + 1):
            z = height * i / rows
            for j in range(columns):
                y = depth * j / (columns - 1)
                points.append((flute * .55 * math.sin(2 * math.pi * (z + lean * y) / pitch), y, z))
        faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows) for j in range(columns - 1)]
        mesh(points, faces, pad(), 0, .0009)
    with asset() as pair:
        sheet(1.0)
        with asset() as other:
            sheet(-.27)
        place(other, (flute, 0, 0))
    count = int(unit / (2 * flute))
    with asset() as block:
        for i in range(count):
            place(pair, (2 * flute * (i + .25) - unit / 2, 0, 0))
    blocks = round(width / unit)
    for b in range(blocks):
        place(block, ((b - (blocks - 1) / 2) * unit, 0, 0))
        if b:
            box(((b - blocks / 2) * unit, depth / 2, height / 2), (.003, depth - .002, height), graphite(.6), .0005)


def gutter(width, depth=.15, z=0.0):
    """Polymer gutter below the pad; `z` is its lower edge."""
    d = depth
    fold([(-.055, z + .11), (-.055, z + .10), (-.045, z + .03), (-.02, z), (d + .02, z), (d + .045, z + .03), (d + .055, z + .14)], width, polymer(), 'X', .004, (0, 0, 0), .002)
    for s in (-1, 1):
        box((s * (width / 2 + .001), d / 2, z + .05), (.005, d + .06, .09), graphite(), .002)
        fold([(-.060, z + .115), (-.050, z + .03), (-.025, z - .004), (d + .025, z - .004), (d + .05, z + .03), (d + .06, z + .145)], .05, graphite(), 'X', .006, (s * (width / 2 - .02), 0, 0), .002)
    fold([(-.058, z + .112), (-.058, z + .086), (-.046, z + .086)], width, galv(), 'X', .0015)


def header(width, depth=.15, z=0.0):
    """Galvanised hood with the sprinkling pipe; `z` is its lower edge."""
    d = depth
    fold([(-.022, z), (-.022, z + .09), (-.006, z + .13), (d + .006, z + .13), (d + .022, z + .09), (d + .022, z)], width, galv(), 'X', .002, (0, 0, 0), .0015)
    fold([(-.024, z + .004), (-.034, z + .010), (-.034, z + .026), (-.024, z + .032)], width, galv(), 'X', .0015)
    for s in (-1, 1):
        box((s * width / 2, d / 2, z + .065), (.004, d + .05, .135), galv(), .001)
    bolts((-width / 2 + .08, -.023, z + .060), (width / 2 - .08, -.023, z + .060), 6, '-Y', .007)


def side(x, height, z, depth=.15):
    """Vertical end profile of the frame."""
    out = 1 if x > 0 else -1
    fold([(x - out * .030, -.016), (x + out * .006, -.016), (x + out * .006, depth + .016), (x - out * .030, depth + .016)], height, galv(), 'Z', .002, (0, 0, z + height / 2))
    bolts((x - out * .012, -.018, z + .12), (x - out * .012, -.018, z + height - .12), 5, '-Y', .007)


def plumbing(x, low, high, depth=.15):
    """Riser with an amber ball-valve handle at the frame's end, filter, and the drain to the tank."""
    white, y = polymer(.3), depth / 2
    tube([(x - .05, y, high), (x + .09, y, high)], .020, white)
    tube([(x + .09, y, high + .02), (x + .09, y, low - .01)], .020, white)
    for z in (high, low + .20):
        cyl((x + .09, y, z), .026, .06, white)
    zv = (low + high) / 2 + .10
    cyl((x + .09, y, zv), .030, .09, graphite())
    cyl((x + .09, y, zv + .055), .027, .03, graphite(), segments=8)
    cyl((x + .09, y, zv - .055), .027, .03, graphite(), segments=8)
    cyl((x + .09, y - .040, zv), .010, .03, steel(), 'Y')
    box((x + .09, y - .058, zv - .045), (.026, .012, .14), signal(), .005)
    lathe([(.0001, -.15), (.03, -.148), (.038, -.14), (.040, .02), (.046, .024), (.046, .045), (.0001, .05)], graphite(.3), (x + .09, y - .0, low + .40), segments=48)
    for z in (low + .75, high - .25):
        ring(.023, .005, galv(), (x + .09, y, z), 'Z', 32)
        box((x + .045, y, z), (.06, .02, .004), galv(), .001)
