"""Flap air inlets: two insulated wall flaps 0.86 x 0.34 m on one shaft with its motor, in a piece of the house's side wall, seen from inside. No sizes are published."""
import math
from fasteners import bolt
from flap import H, OPEN, W, inlet
from materials import galv, graphite, paint, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, lathe, place, ring, tube
from studio import PRODUCT

THICK, LOW, HIGH, LEFT, RIGHT = .10, -.56, .50, -1.12, 1.28


def wall(openings):
    """Grey sandwich panels with joints, and with holes for `openings`. Both ends are cut surfaces."""
    grey, half = paint('#7D878B', .45), W / 2

    def panel(x0, x1, z0, z1):
        count = max(1, round((x1 - x0) / .40))
        for k in range(count):
            a, b = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
            box(((a + b) / 2, .004 + THICK / 2, (z0 + z1) / 2), (b - a - .004, THICK, z1 - z0), grey, .003)
    panel(LEFT, RIGHT, LOW, -H / 2)
    panel(LEFT, RIGHT, H / 2, HIGH)
    edges = [LEFT] + [x + s * half for x in openings for s in (-1, 1)] + [RIGHT]
    for a, b in zip(edges[::2], edges[1::2]):
        panel(a, b, -H / 2, H / 2)
    for x in (LEFT, RIGHT):
        box((x, .004 + THICK / 2, (LOW + HIGH) / 2), (.003, THICK + .002, HIGH - LOW), graphite(), .0005)


def front():
    with asset() as one:
        inlet()
    gap = .98
    wall((-gap / 2, gap / 2))
    for s in (-1, 1):
        place(one, (s * gap / 2, 0, 0))
    a = math.radians(OPEN)
    py, pz = -.010 - .068 * math.cos(a) - H * .86 * math.sin(a), -H / 2 + .016 - .068 * math.sin(a) * -1 * -1 + H * .86 * math.cos(a)
    shaft_z, shaft_y = H / 2 + .20, -.055
    tube([(-gap - .03, shaft_y, shaft_z), (gap + .10, shaft_y, shaft_z)], .0125, galv())
    for x in (-gap - .0, -.02, gap - .04):
        fold([(-.002, shaft_z + .045), (-.002, shaft_z - .045)], .06, galv(), 'X', .004, (x, 0, 0))
        box((x, shaft_y / 2, shaft_z - .018), (.028, abs(shaft_y) + .01, .006), galv(), .001)
        cyl((x, shaft_y, shaft_z), .022, .022, graphite(), 'X')
        for h in (-.034, .034):
            bolt((x, -.005, shaft_z + h), '-Y', .006)
    for s in (-1, 1):                                                   # winding drums and ropes to the flaps
        x = s * gap / 2
        lathe([(.0125, -.03), (.034, -.03), (.034, -.024), (.022, -.022), (.022, .022), (.034, .024), (.034, .03), (.0125, .03)], graphite(), (x, shaft_y, shaft_z), 'X', 48)
        for k in range(5):
            ring(.0235, .0022, steel(.6, .3), (x - .012 + .006 * k, shaft_y, shaft_z), 'X', 40)
        tube([(x, shaft_y - .022, shaft_z), (x, py, pz)], .0022, steel(.6, .3))
    place(gear_motor(.058, .15), (gap + .13, shaft_y, shaft_z), (0, 0, 90), .78)
    box((gap + .13, -.002, shaft_z), (.16, .006, .22), galv(), .003)


VIEWS = {'front': (front, PRODUCT)}
