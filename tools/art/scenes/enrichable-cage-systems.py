"""Enrichable cage: two tiers, each one long compartment with nest curtain, perches and scratching mat.
No sizes are published."""
import math
from cage import bars, bracket, drinking, egg_belt, partition, post, sloped_floor, trough
from materials import galv, graphite, paint, rubber, signal
from shapes import asset, box, fold, lathe, mesh, place, tube
from studio import PRODUCT
from wire import panel

LENGTH, DEPTH, HEIGHT, TIERS = 2.10, .70, .62, 2


def curtain(x, y, low, high, width, accent):
    """Strips of the nest curtain, on a rail in the accent colour."""
    strips = 7
    for k in range(strips):
        w = width / strips
        lean = .010 * math.sin(k * 2.1)
        points = []
        for i in range(7):
            t = i / 6
            z = high + (low - high) * t
            points += [(x - width / 2 + w * k + .004, y - lean * t, z), (x - width / 2 + w * (k + 1) - .004, y - lean * t + .004, z)]
        mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(6)], graphite(.55), 0, .003)
    box((x, y - .006, high), (width, .016, .034), accent, .004)


def tier(accent):
    sloped_floor(LENGTH, DEPTH)
    half, nest = LENGTH / 2, .48
    bars(LENGTH, HEIGHT - .02, door=(.30, .50), open_by=.26, accent=graphite(.4))
    panel((-half, 0, HEIGHT - .02), (LENGTH, 0, 0), (0, DEPTH, 0), .055, .09, .0016)
    for x in (-half, half):
        partition(x, DEPTH, HEIGHT)
    x = -half + nest
    fold([(.05, .06), (.05, HEIGHT - .03), (DEPTH - .05, HEIGHT - .03), (DEPTH - .05, .10)], .0012, galv(), 'X', .002, (x, 0, 0))
    mesh([(x, .06, .07), (x, DEPTH - .06, .12), (x, DEPTH - .06, HEIGHT - .04), (x, .06, HEIGHT - .04)], [(0, 1, 2, 3)], galv(), 0, .0016)
    box((-half + nest / 2, DEPTH * .45, DEPTH * .45 * .13 + .012), (nest - .04, DEPTH * .8, .010), graphite(.7), .003, (math.radians(7.5), 0, 0))
    curtain(-half + nest / 2, .014, .05, HEIGHT - .04, nest - .02, accent)
    for y in (.24, .46):                                                # perches
        tube([(x + .02, y, .17), (half - .01, y, .17)], .016, galv())
        for px in (x + .05, (x + half) / 2, half - .05):
            box((px, y, .11), (.020, .006, .11), galv(), .001)
    box((half - .26, DEPTH * .5, DEPTH * .5 * .13 + .012), (.44, .38, .012), rubber(), .004, (math.radians(7.5), 0, 0))
    for i in range(10):
        for j in range(9):
            box((half - .44 + .04 * i, DEPTH * .5 - .16 + .04 * j, (DEPTH * .5 - .16 + .04 * j) * .13 + .020), (.014, .014, .004), rubber(), .001)
    trough(LENGTH + .03)
    egg_belt(LENGTH + .04)
    drinking(LENGTH, DEPTH * .86, HEIGHT * .68, .35)
    for k in range(4):
        bracket(-half + LENGTH * k / 3, 0)


def section():
    with asset() as upper:
        tier(signal())
    with asset() as lower:
        tier(graphite(.5))
    pitch, base = HEIGHT + .14, .26
    for t in range(TIERS):
        place(lower if t == 0 else upper, (0, 0, base + pitch * t))
        fold([(.02, base + pitch * t - .055), (.03, base + pitch * t - .068), (DEPTH - .03, base + pitch * t - .068), (DEPTH - .02, base + pitch * t - .055)], LENGTH + .02, paint('#C9C6BE', .5), 'X', .0025)
    high = base + pitch * TIERS - .10
    for k in range(4):
        for y, facing in ((-.004, -1), (DEPTH + .004, 1)):
            post(-LENGTH / 2 + LENGTH * k / 3, y, high, facing)
            lathe([(.0001, -.05), (.045, -.05), (.048, -.044), (.02, -.036), (.012, -.032), (.012, .02)], graphite(), (-LENGTH / 2 + LENGTH * k / 3, y, 0), segments=32)
        for t in range(TIERS):
            box((-LENGTH / 2 + LENGTH * k / 3, DEPTH / 2, base + pitch * t - .085), (.022, DEPTH, .020), galv(), .002)
    for y in (0, DEPTH):
        box((0, y, high), (LENGTH + .05, .030, .012), galv(), .002)


VIEWS = {'section': (section, PRODUCT)}
