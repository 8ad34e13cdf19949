"""Shared parts of cut-open cage houses (houses/layer.ts): rows of cages with their ends, conveyors across the house, the cart."""
import math
from cut_house import CLOSED, LENGTH
from materials import galv, graphite, paint, polymer, steel
from motors import gear_motor
from shapes import asset, box, fold, fused, lathe, loft, place, rect, tube
from wire import steps, wires

DEEP, TIERS, TIER, FOOT = 1.8, 4, .62, .35
TOP, FIRST, LAST = FOOT + TIERS * TIER, CLOSED + 2.2, LENGTH - 3.4


def row(belt):
    """A row of cages along X from its start: tiers, posts, bars, troughs. `belt` is the material of its egg belts."""
    long, sheet = LAST - FIRST, paint('#AEB6B5', .5)     # lighter than zinc, which would mirror the dark above
    with asset() as made:
        for t in range(TIERS):
            z = FOOT + TIER * t
            box((long / 2, DEEP / 2, z), (long, DEEP, .05), sheet, .004)
            box((long / 2, DEEP / 2, z + .30), (long - .06, DEEP - .7, .50), paint('#6A757B', .8), .01)
            for s in (-1, 1):
                y = DEEP / 2 + s * DEEP / 2
                fold([(y, z + .26), (y + s * .03, z + .16), (y + s * .18, z + .16), (y + s * .24, z + .30)], long, galv(), 'X', .012, (long / 2, 0, 0))
                box((long / 2, y + s * .20, z + .05), (long, .22, .025), belt, .004)
                wires([[(x, y, z + .24), (x, y, z + TIER - .02)] for x in steps(0, long, .145)], .010)
        box((long / 2, DEEP / 2, TOP), (long, DEEP, .03), sheet, .004)
        for x in steps(0, long, 1.16):
            for y in (0, DEEP):
                box((x, y, TOP / 2), (.06, .06, TOP), galv(), .004)
    return fused(made)


def ends():
    """The ends of a row: egg lift and feed hopper at one, the drums that tension the belts at the other."""
    zinc, dark = paint('#BCC3C2', .5), graphite(.45)
    with asset() as made:
        box((-.55, .0, .1 + TOP / 2), (.62, .55, TOP + .2), zinc, .01)
        for k in range(11):
            box((-.55, -.29, .35 + .25 * k), (.52, .03, .03), dark, .004)
        box((1.05, -.40, TOP / 2 + .45), (1.1, .28, TOP - .2), zinc, .01)
        for t in range(TIERS):
            box((1.05, -.55, FOOT + TIER * t + .42), (.8, .06, .22), zinc, .01)
        loft([rect(.70, DEEP + .2, TOP + .22), rect(1.3, DEEP + 1.1, TOP + .65), rect(1.3, DEEP + 1.1, TOP + 1.05), rect(1.2, DEEP + 1.0, TOP + 1.02), rect(1.1, DEEP + .9, TOP + .72)], zinc, .01, at=(1.05, DEEP / 2, 0))
        for s in (-1, 1):
            box((1.05, DEEP / 2 + s * 1.0, TOP + .18), (1.3, .08, .12), dark, .01)
        long = LAST - FIRST
        for y in (0, DEEP):
            box((long + .4, y, TOP / 2 + .05), (.80, .05, TOP - .1), zinc, .008)
        for t in range(TIERS):
            lathe([(.0001, -DEEP / 2), (.14, -DEEP / 2), (.14, DEEP / 2), (.0001, DEEP / 2)], polymer(.4), (long + .5, DEEP / 2, FOOT + TIER * t + .08), 'Y', 32)
    return fused(made)


def belts():
    """Conveyors across the house: the egg conveyor in front of the rows, the manure conveyor behind them, and the
    conveyor that lifts the manure out of the house."""
    x = FIRST - 1.22
    box((x, 7.3, .98), (.55, 12.6, .10), galv(), .01)
    wires([[(x - .25, y, 1.05), (x + .25, y, 1.05)] for y in steps(1.1, 13.5, .16)], .018)
    for y in (1.4, 5.2, 9.5, 13.2):
        box((x, y, .49), (.10, .10, .98), galv(), .006)
    x = LAST + 1.3
    box((x, 6.4, .16), (.8, 13.6, .22), galv(), .01)
    box((x, 6.4, .28), (.66, 13.6, .02), paint('#22272B', .7), .004)
    a, b = (-.3, .25), (-5, 3.7)
    long, rise = math.hypot(b[0] - a[0], b[1] - a[1]), math.atan2(b[1] - a[1], -(b[0] - a[0]))
    box((x, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (.8, long, .22), galv(), .01, (-rise, 0, 0))
    box((x, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + .12), (.66, long, .02), paint('#22272B', .7), .004, (-rise, 0, 0))
    for dx in (-.36, .36):
        box((x + dx, -4.3, 1.55), (.10, .10, 3.1), galv(), .006)
    place(gear_motor(.16, .42, graphite(.4)), (x + .55, b[0] + .1, b[1] - .15), scale=1.2)


def cart():
    x, y = 18.4, 4.6
    for dx in (0, 1.8):
        for dy in (0, .8):
            box((x + dx, y + dy, 2.0), (.07, .07, 3.7), steel(.5, .3), .01)
    box((x + .9, y + .4, .30), (2.0, .9, .14), galv(), .01)
    box((x + .9, y + .4, 2.76), (1.9, .9, .10), paint('#BCC3C2', .5), .01)
    for z in (3.3, 3.85):
        tube([(x, y, z), (x + 1.8, y, z), (x + 1.8, y + .8, z), (x, y + .8, z)], .035, steel(.5, .3), True)


def cages(rows, belt):
    """Rows of cages at the positions `rows` across the house."""
    one, both = row(belt), ends()
    for y in rows:
        place(one, (FIRST, y, 0))
        place(both, (FIRST, y, 0))
