"""Layouts of a house for different climates, without its roof and near wall: pads and tunnel fans for hot regions; roof fans,
wall flaps and heaters for cold ones. Amber arrows show the air flow. An illustrative plan in three dimensions, not a customer's house."""
import math
from compose import hush
from heater import air_heater
from house import wall_fan, window
from materials import concrete, galv, graphite, paint, polymer, ribbed, signal, steel
from shapes import asset, box, fused, lathe, mesh, place, tube
from silo import bin_, boot
from studio import Lens

LENGTH, WIDTH, EAVES, RIDGE, LOW = 24.0, 11.6, 2.8, 4.2, .55
HALF, DEEP = LENGTH / 2, WIDTH / 2
ROWS, AISLES = (-4.05, -1.35, 1.35, 4.05), (-2.7, 0, 2.7)
FANS = (-3.9, -2.3, 2.3, 3.9)


def walls():
    """Slab, far and end walls of panels with joints, the cut near wall, and the portal frames of the roof."""
    white = polymer(.5)
    box((0, 0, -.10), (LENGTH + 1.0, WIDTH + 1.0, .20), concrete('#8F9597'), .02)
    for k in range(int(LENGTH / 1.2)):
        box((-HALF + .6 + 1.2 * k, DEEP, EAVES / 2), (1.185, .12, EAVES), white, .008)
        box((-HALF + .6 + 1.2 * k, -DEEP, LOW / 2), (1.185, .12, LOW), white, .008)
    box((0, -DEEP, LOW + .01), (LENGTH, .125, .02), graphite(.5), .004)
    for x in (-HALF, HALF):
        count = round(WIDTH / 1.16)
        for k in range(count):
            y = -DEEP + WIDTH * (k + .5) / count
            high = EAVES if x < 0 else max(LOW, min(EAVES, LOW + (y + DEEP) * .5))
            box((x, y, high / 2), (.12, WIDTH / count - .015, high), white, .008)
    for x in (-HALF + .1, -6, 0, 6, HALF - .1):
        tube([(x, -DEEP + .12, 0), (x, -DEEP + .12, EAVES), (x, 0, RIDGE), (x, DEEP - .12, EAVES), (x, DEEP - .12, 0)], .06, galv())
    tube([(-HALF, 0, RIDGE), (HALF, 0, RIDGE)], .05, galv())


def rows():
    """Cages without wires, which would not be visible from this distance: tiers, posts and troughs."""
    long, deep, tiers, pitch = 15.6, 1.25, 4, .56
    with asset() as made:
        for t in range(tiers):
            z = .32 + pitch * t
            box((0, 0, z), (long, deep, .05), galv(), .004)
            box((0, 0, z + .27), (long - .05, deep - .26, .40), paint('#4B555B', .7), .01)
            for s in (-1, 1):
                box((0, s * (deep / 2 + .03), z + .14), (long, .11, .09), galv(), .006)
        box((0, 0, .32 + pitch * tiers - .06), (long, deep, .03), galv(), .004)
        for k in range(14):
            for s in (-1, 1):
                box((-long / 2 + long * k / 13, s * deep / 2, (.3 + pitch * tiers) / 2), (.05, .05, .3 + pitch * tiers), galv(), .003)
    one = fused(made)
    for y in ROWS:
        place(one, (.6, y, 0))


def arrow(points, width=.34):
    """A flat arrow on the floor along `points` (x, y), with its head at the last one."""
    (x0, y0), (x1, y1) = points[-2:]
    a = math.atan2(y1 - y0, x1 - x0)
    line = points[:-1] + [(x1 - .9 * math.cos(a), y1 - .9 * math.sin(a))]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        long, turn = math.hypot(bx - ax, by - ay) + width * (len(line) > 2), math.atan2(by - ay, bx - ax)
        box(((ax + bx) / 2, (ay + by) / 2, .06), (long, width, .05), signal(), .01, (0, 0, turn))
    side = lambda s: (line[-1][0] - s * .55 * math.sin(a), line[-1][1] + s * .55 * math.cos(a), .085)
    mesh([side(1), side(-1), (x1, y1, .085)], [(0, 1, 2)], signal(), 0, .05)


def silo(at):
    with asset() as made:
        bin_(1.05, 1.75, 2, cap=graphite(.4))
        boot(1.75 - (1.05 - .17) * 1.12 - .08)
    place(fused(made), at)
    x, y, _ = at
    box((x, y, -.10), (2.8, 2.6, .20), concrete('#979B9B'), .03)
    tube([(x, y, .55), (x + .6, y + .4, .6), (x + 1.2, y + 2.2, 2.2)], .075, polymer(.35))


def fans():
    with asset() as made:
        wall_fan()
    one = fused(made)
    for y in FANS:
        place(one, (-HALF - .06, y, 1.25))


def cabinet():
    box((HALF - .7, DEEP - .5, .95), (1.1, .45, 1.9), polymer(.4), .01)
    box((HALF - .7, DEEP - .74, 1.35), (.45, .02, .32), graphite(.3), .004)


def hot():
    walls()
    rows()
    fans()
    cabinet()
    for s in (-1, 1):                                                   # pads in both long walls, at the far end from the fans
        for k in range(8):
            box((HALF - .55 - .62 * k, s * (DEEP + .10), 1.25), (.60, .16, 1.7), ribbed('#8A5E38' if k % 2 else '#835933', 40, .85), .01)
        for z in (.34, 2.16):
            box((HALF - 2.72, s * (DEEP + .10), z), (5.1, .26, .12), galv(), .006)
    silo((-HALF + 3.0, -DEEP - 2.2, 0))
    for y in AISLES:
        arrow([(HALF - 2.6, y), (-HALF + 1.0, y)])
    for s in (-1, 1):
        for x in (HALF - 1.6, HALF - 3.8):
            arrow([(x, s * (DEEP + 2.2)), (x, s * (DEEP + .3))], .45)


def roof_fan(x):
    lathe([(.40, -1.0), (.315, -.86), (.315, .60), (.345, .62), (.345, .66), (.30, .66)], polymer(.4), (x, 0, RIDGE), segments=48)
    lathe([(.0001, 1.10), (.10, 1.08), (.50, .92), (.51, .88), (.48, .88)], graphite(.4), (x, 0, RIDGE), segments=48)
    for k in range(4):
        a = math.pi * (k + .5) / 2
        tube([(x + .33 * math.cos(a), .33 * math.sin(a), RIDGE + .6), (x + .38 * math.cos(a), .38 * math.sin(a), RIDGE + .94)], .016, steel(.5, .3))


def cold():
    walls()
    rows()
    fans()
    cabinet()
    with asset() as made:
        window(0, 0, 0)
    inlet = fused(made)
    for k in range(9):
        place(inlet, (-HALF + 2.2 + 2.45 * k, DEEP - .04, 2.25))
    for k in range(4):
        roof_fan(-HALF + 3 + 6 * k)
    with asset() as made:
        air_heater()
    heater = hush(fused(made))
    for x in (-HALF + 1.6, HALF - 1.7):
        place(heater, (x, -2.7, .66), (0, 0, 90))
    silo((-HALF + 3.0, -DEEP - 2.2, 0))
    for k in range(4):
        with asset() as made:
            arrow([(0, 0), (1.9, 0)], .36)
        place(made, (-HALF + 3 + 6 * k, 0, RIDGE + 1.2), (0, -90, 30))


VIEWS = {'hot': (hot, Lens(-30, 27, 85)), 'cold': (cold, Lens(-30, 27, 85))}
