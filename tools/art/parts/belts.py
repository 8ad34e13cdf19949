"""Belts, rollers, bearings, conveyor frames, rod chain."""
import math
from fasteners import bolt, bolts
from materials import belt, galv, graphite, paint, steel
from shapes import asset, box, cyl, fold, lathe, place, prism, tube
from wire import wires


def roller(at, r, length, material=None, axis='Y', shaft=.06):
    """Drum with end discs and shaft stubs."""
    n = length / 2
    lathe([(.0001, -n - shaft), (.016, -n - shaft), (.016, -n), (r * .9, -n), (r, -n + .004), (r, n - .004), (r * .9, n), (.016, n), (.016, n + shaft), (.0001, n + shaft)], material or steel(.52, .3), at, axis, 56)


def bearing(at, facing='-Y', material=None):
    """Four-bolt flange bearing with grease nipple."""
    sign, axis = (-1 if facing[0] == '-' else 1), facing[-1]
    body = material or graphite(.4)
    x, y, z = at
    move = lambda d, a=0, b=0: {'Y': (x + a, y + sign * d, z + b), 'X': (x + sign * d, y + a, z + b)}[axis]
    size = {'Y': (.11, .014, .11), 'X': (.014, .11, .11)}[axis]
    box(move(.007), size, body, .012)
    lathe([(.0001, sign * .034), (.024, sign * .034), (.036, sign * .028), (.044, sign * .012), (.046, 0)], body, at, axis, 40)
    cyl(move(.036), .016, .022, steel(.62, .22), axis)
    for a in (-1, 1):
        for b in (-1, 1):
            bolt(move(.014, .041 * a, .041 * b), facing, .010)


def wrap(x, z, r, width, y, length, thick=.003, up=1, material=None, lean=0.0):
    """A belt from +X around a roller at (x, z) and back to +X, `length` long; its cut ends are graphite."""
    half = [(x + r * math.cos(math.radians(a)), z + r * math.sin(math.radians(a))) for a in range(90, 271, 9)]
    line = [(x + length, z + r)] + half + [(x + length, z - r)]
    made = fold(line, width, material or belt(), 'Y', thick, (0, y, 0), 0)
    for s in (-1, 1):
        box((x + length, y, z + s * r), (.004, width + .001, thick + .002), graphite(), .0005)
    return made


def rail(length, height, at=(0, 0, 0), facing=-1, thick=.003, lip=.025):
    """Side frame of a conveyor: C profile along X, lips inwards."""
    x, y, z = at
    return fold([(y - facing * lip, z - height / 2), (y, z - height / 2), (y, z + height / 2), (y - facing * lip, z + height / 2)], length, galv(), 'X', thick, (x, 0, 0), .0015)


def stand(x, y0, y1, height, foot=True):
    """Two legs with a cross bar, standing on z = 0."""
    for y in (y0, y1):
        box((x, y, height / 2 + .03), (.05, .04, height - .06), galv(), .004)
        box((x, y, height - .03), (.10, .046, .10), galv(), .003)
        bolts((x - .03, y - (.024 if y == y0 else -.024), height - .03), (x + .03, y - (.024 if y == y0 else -.024), height - .03), 2, '-Y' if y == y0 else 'Y', .009)
        if foot:
            cyl((x, y, .03), .012, .06, steel(.6, .25))
            lathe([(.0001, 0), (.045, 0), (.048, .006), (.02, .016), (.0001, .018)], graphite(), (x, y, 0), segments=32)
    box((x, (y0 + y1) / 2, height * .40), (.04, abs(y1 - y0), .04), galv(), .003)


def rods(length, width, pitch=.0254, r=.004, at=(0, 0, 0)):
    """Rod chain: steel rods across the direction of travel, links on both sides."""
    x0, y, z = at
    n = int(length / pitch)
    wires([[(x0 - length / 2 + pitch * i, y - width / 2, z), (x0 - length / 2 + pitch * i, y + width / 2, z)] for i in range(n + 1)], r, steel(.6, .26))
    for s in (-1, 1):
        with asset() as link:
            box((0, 0, 0), (pitch * 1.25, .0035, .012), graphite(.4), .003)
        for i in range(n):
            place(link, (x0 - length / 2 + pitch * (i + .5), y + s * (width / 2 - .006 - .004 * (i % 2)), z))


def chain_drive(a, b, r_a, r_b, y, axis_gap=.012):
    """Roller chain around two sprockets in the X-Z plane."""
    ax, az, bx, bz = *a, *b
    d, base = math.hypot(bx - ax, bz - az), math.atan2(bz - az, bx - ax)
    lean, points = math.acos((r_a - r_b) / d), []
    for cx, cz, r, start, sweep in ((ax, az, r_a, base + lean, 2 * math.pi - 2 * lean), (bx, bz, r_b, base - lean, 2 * lean)):
        points += [(cx + r * math.cos(start + sweep * i / 24), y, cz + r * math.sin(start + sweep * i / 24)) for i in range(25)]
    tube(points, .007, paint('#3A4046', .35), True)
    for (x, z), r in ((a, r_a), (b, r_b)):
        teeth = max(10, int(r * 2 * math.pi / .02))
        outline = []
        for k in range(teeth):
            for q, s in ((-.25, .96), (0, 1.05), (.25, .96)):
                t = 2 * math.pi * (k + q) / teeth
                outline.append((r * s * math.cos(t), r * s * math.sin(t)))
        prism(outline, .008, steel(.5, .3), 'Y', (x, y, z), .001)
        cyl((x, y - .008, z), .026, .03, steel(.55, .28), 'Y')
