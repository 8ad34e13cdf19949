"""Stacked cages. One side of one tier: front at y = 0 (trough and egg belt in front of it), back at y = depth, front edge of the floor at z = 0, cells along X."""
import math
from fasteners import bolt
from materials import belt, galv, graphite, paint, polymer, steel
from shapes import asset, box, cyl, fold, lathe, place
from wire import panel, steps, wires

SLOPE = math.tan(math.radians(7.5))
BELT_GAP = .12                  # room between tiers for the manure belt


def sloped_floor(width, depth, pitch=.025, cross=.05, lip=.135, r=.0018, material=None):
    """Wire floor that slopes to the front, and continues as an egg cradle with a curled edge."""
    front = [(-lip - .004, -lip * SLOPE + .030), (-lip - .010, -lip * SLOPE + .018), (-lip - .004, -lip * SLOPE + .004), (-lip + .008, -lip * SLOPE)]
    lines = [[(x, y, z) for y, z in front] + [(x, 0, 0), (x, depth, depth * SLOPE)] for x in steps(-width / 2, width / 2, pitch)]
    lines += [[(-width / 2, y, y * SLOPE - .0026), (width / 2, y, y * SLOPE - .0026)] for y in steps(-lip + .02, depth, cross)]
    wires(lines, r, material)
    wires([[(-width / 2, -lip - .004, -lip * SLOPE + .030), (width / 2, -lip - .004, -lip * SLOPE + .030)]], r * 1.6, material)


def slat_floor(width, depth, material=None):
    """Polymer slats for broilers: level, replaceable panels with a deep edge."""
    material = material or polymer(.45)
    for y in steps(.012, depth - .012, .020):
        box((0, y, .006), (width - .004, .011, .014), material, .003)
    for y in (.004, depth - .004):
        box((0, y, -.004), (width - .004, .008, .044), material, .002)
    for x in steps(-width / 2 + .02, width / 2 - .02, .12):
        box((x, depth / 2, -.004), (.012, depth - .01, .016), material, .002)


def bars(width, height, low=.04, pitch=.048, door=None, open_by=0.0, accent=None, gap=None):
    """Vertical front bars with rails; `door` = (centre, width) is a sliding gate with a handle, `gap` an opening for a different kind of door."""
    x0, x1 = -width / 2, width / 2
    hole = door or gap
    keep = lambda x: not hole or abs(x - hole[0]) > hole[1] / 2 - .01
    wires([[(x, 0, low), (x, 0, height)] for x in steps(x0 + .012, x1 - .012, pitch) if keep(x)], .0026)
    wires([[(x0, -.003, z), (x1, -.003, z)] for z in (low, .222, height - .05, height)], .0031)
    if door:
        centre, w = door[0] - open_by, door[1]
        wires([[(x, -.008, .225), (x, -.008, height - .03)] for x in steps(centre - w / 2, centre + w / 2, pitch)], .0026)
        wires([[(centre - w / 2, -.010, z), (centre + w / 2, -.010, z)] for z in (.225, height * .62, height - .03)], .0031)
        grip = accent or graphite(.4)
        box((centre + w / 2 - .03, -.018, height * .62), (.018, .018, .11), grip, .004)
        for z in (-.045, .045):
            box((centre + w / 2 - .03, -.012, height * .62 + z), (.018, .016, .014), grip, .003)


def trough(length, material=None):
    """Galvanised feed trough in front of the bars, with rolled lips, held by brackets."""
    profile = [(-.014, .205), (-.010, .210), (-.008, .204), (-.014, .170), (-.030, .146), (-.090, .142), (-.120, .165), (-.146, .228), (-.152, .232), (-.154, .226)]
    return fold(profile, length, material or galv(), 'X', .0014)


def egg_belt(length, y=-.068, z=-.004, width=.095, material=None):
    return box((0, y, z), (length, width, .004), material or belt(), .001)


def partition(x, depth, height, closed=False):
    if closed:
        return fold([(0, .02), (0, height - .01), (.006, height), (depth - .006, height), (depth, height - .01), (depth, depth * SLOPE)], .001, galv(), 'X', .001, (x, 0, 0))
    return panel((x, 0, .012), (0, depth, depth * SLOPE), (0, 0, height - .02), .075, .045, .0018)


def manure_belt(length, depth, z):
    """1 mm polypropylene belt below a whole tier (both sides), with carrying rods and turned-up edges."""
    d = depth * 2 - .05
    y = depth
    fold([(y - d / 2, z + .012), (y - d / 2 + .012, z), (y + d / 2 - .012, z), (y + d / 2, z + .012)], length + .02, belt(), 'X', .004)
    wires([[(x, y - d / 2, z - .006), (x, y + d / 2, z - .006)] for x in steps(-length / 2 + .05, length / 2 - .05, .25)], .004)
    fold([(y - d / 2, z - .055), (y + d / 2, z - .055)], length + .02, belt(), 'X', .004)


def drinking(length, y, z, pitch=.30):
    """Square pipe, nipples and the drip channel."""
    box((0, y, z), (length, .022, .022), polymer(.35), .003)
    fold([(y - .032, z - .072), (y - .012, z - .094), (y + .012, z - .094), (y + .032, z - .072)], length, polymer(.35), 'X', .0018)
    with asset() as one:
        cyl((0, 0, -.018), .0075, .018, graphite(.4), segments=16)
        cyl((0, 0, -.034), .0035, .018, steel(.65, .2), segments=12)
    x = -length / 2 + pitch / 2
    while x < length / 2:
        place(one, (x, y, z))
        x += pitch


def post(x, y, height, facing=-1):
    """Folded and punched upright."""
    fold([(x - .016, y + facing * -.030), (x - .020, y + facing * -.004), (x - .020, y), (x + .020, y), (x + .020, y + facing * -.004), (x + .016, y + facing * -.030)], height, galv(), 'Z', .0018, (0, 0, height / 2))
    z = .12
    while z < height - .05:
        cyl((x, y + facing * .0004, z), .0048, .0022, paint('#2A2E31', .7), 'Y', .0002, 16)
        z += .075


def bracket(x, z, cradle=True):
    """Bracket that holds trough and egg cradle at the post."""
    box((x, -.075, z + .12), (.0025, .16, .045), galv(), .001)
    bolt((x, -.003, z + .12), '-Y', .006)
    if cradle:
        box((x, -.075, z - .030), (.0025, .16, .028), galv(), .001)
        bolt((x, -.003, z - .028), '-Y', .006)


def eggs(count, x0, x1, y=-.068, z=-.002):
    """A few eggs of 57 mm on the belt, whose upper face is at `z`."""
    with asset() as one:
        profile = [(.0001, -.0285)] + [(.0214 * math.sin(math.radians(a)) * (1 + .10 * math.cos(math.radians(a))), -.0285 * math.cos(math.radians(a)) + .001) for a in range(8, 173, 8)] + [(.0001, .0285)]
        lathe(profile, paint('#BD8A5E', .48), axis='X', segments=40)
    for i in range(count):
        t = (i + .3 * math.sin(i * 7)) / max(1, count - 1)
        place(one, (x0 + (x1 - x0) * t, y + .022 * math.sin(i * 2.4), z + .0215), (0, 0, 40 + 67 * i))
