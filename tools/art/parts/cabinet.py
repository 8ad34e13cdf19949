"""Control cabinets and their contents. The front faces -Y; the cabinet stands on z = 0."""
import math
from materials import graphite, paint, polymer, rubber, steel
from shapes import box, cyl, fold, hose


def screen(at, w, h, rows=4, frame=.012):
    """Dark display with neutral bars, without figures or words."""
    x, y, z = at
    box((x, y, z), (w, .010, h), graphite(.4), .004)
    box((x, y - .005, z), (w - 2 * frame, .004, h - 2 * frame), paint('#10171C', .10), .001)
    inner_w, inner_h = w - 4 * frame, h - 4 * frame
    front, grey, pale = y - .0075, paint('#4A5962', .5), paint('#8E9DA5', .5)
    box((x, front, z + inner_h * .42), (inner_w, .001, inner_h * .07), grey, .0003)
    for i in range(rows):
        for j in range(3):
            cx, cz = x + inner_w * (j - 1) / 3, z + inner_h * (.22 - .22 * i)
            box((cx, front, cz), (inner_w * .28, .001, inner_h * .16), paint('#1D2930', .4), .0003)
            length = inner_w * .22 * (.35 + .13 * ((i * 3 + j * 2) % 5))
            box((cx - inner_w * .11 + length / 2, front - .001, cz - inner_h * .02), (length, .001, inner_h * .035), pale if (i + j) % 3 else grey, .0002)


def button(at, r, material, lit=False):
    x, y, z = at
    cyl((x, y - .004, z), r * 1.35, .008, steel(.55, .28), 'Y')
    cyl((x, y - .014, z), r, .016, material, 'Y', .004)


def handle(at, length=.13):
    x, y, z = at
    box((x, y - .006, z), (.034, .012, length), graphite(), .005)
    box((x, y - .020, z + .01), (.020, .018, length * .72), graphite(.35), .006)


def louvre(at, w, h, slots=8):
    x, y, z = at
    box((x, y - .004, z), (w, .010, h), graphite(.5), .006)
    for k in range(slots):
        box((x, y - .012, z - h * .40 + h * .80 * k / (slots - 1)), (w * .84, .012, h * .045), graphite(.4), .002, (math.radians(35), 0, 0))


def din_row(x0, x1, y, z, widths, height=.09, tall=.0):
    """A rail with a row of devices; the given widths repeat until the rail is full."""
    fold([(y, z - .0175), (y - .006, z - .0175), (y - .006, z - .010), (y, z - .010), (y, z + .010), (y - .006, z + .010), (y - .006, z + .0175), (y, z + .0175)], x1 - x0, steel(.55, .3), 'X', .0012, ((x0 + x1) / 2, 0, 0))
    x, i = x0 + .01, 0
    while x + widths[i % len(widths)] < x1:
        w = widths[i % len(widths)]
        kind = i % len(widths)
        body = polymer(.45) if w < .04 else graphite(.45)
        box((x + w / 2, y - .035, z), (w - .0015, .065, height), body, .002)
        box((x + w / 2, y - .075, z), (w - .0015, .020, height * .50), body, .002)
        if w < .04:
            box((x + w / 2, y - .090, z + .004), (w * .45, .014, .016), graphite(.4), .002)
        else:
            box((x + w / 2, y - .086, z), (w * .55, .006, height * .26), paint('#8A949A'), .001)
        for s in (-1, 1):
            for q in ((0,) if w < .04 else (-.28, 0, .28)):
                cyl((x + w / 2 + q * w, y - .069, z + s * height * .36), .0035, .004, steel(.6, .25), 'Y', segments=10)
        x += w
        i += 1


def duct(x0, x1, y, z, w=.045, upright=False):
    """Slotted wiring duct."""
    length = x1 - x0
    size = (w, .06, length) if upright else (length, .06, w)
    at = (z, y - .03, (x0 + x1) / 2) if upright else ((x0 + x1) / 2, y - .03, z)
    box(at, size, paint('#8D979C', .5), .002)
    for k in range(int(length / .02)):
        q = x0 + .01 + .02 * k
        spot = (z, y - .061, q) if upright else (q, y - .061, z)
        for s in (-1, 1):
            o = s * (w / 2 - .006)
            box((spot[0] + o, spot[1], spot[2]) if upright else (spot[0], spot[1], spot[2] + o), (.012, .002, .006) if upright else (.006, .002, .012), graphite(.6), .0003)


def wires(y, z_from, z_to, xs, material):
    for x in xs:
        hose([(x, y - .06, z_from), (x, y - .085, z_from - .02 if z_to < z_from else z_from + .02), (x + .004, y - .06, z_to)], .0022, material, 5)


def drive(at, w=.13, h=.24, d=.15):
    """Frequency converter with its small dark panel."""
    x, y, z = at
    box((x, y - d / 2, z), (w, d, h), graphite(.42), .008)
    box((x, y - d - .002, z + h * .16), (w * .78, .010, h * .44), paint('#3B444A', .4), .006)
    box((x, y - d - .008, z + h * .26), (w * .55, .004, h * .14), paint('#10171C', .12), .001)
    for k in range(6):
        box((x, y - d - .001, z - h * .22 - .012 * k), (w * .7, .003, .004), rubber(), .0005)
    for k in range(4):
        cyl((x - .03 + .02 * k, y - d - .009, z + h * .08), .005, .006, steel(.5, .4), 'Y', segments=14)
