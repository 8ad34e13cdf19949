"""The layer house cut open, in the view and at the places of its drawing (houses/layer.ts). No measures of a real house.
X runs along the house, Y across it from the near wall."""
import math
from compose import hush
from fan import belt_drive, blades, guard, housing
from house import window
from materials import concrete, galv, glow, graphite, paint, polymer, ribbed, signal, steel
from motors import gear_motor
from shapes import asset, box, fold, fused, lathe, loft, place, rect, tube
from silo import bin_, boot
from solar import array
from studio import Parallel
from wire import steps, wires

LENGTH, WIDTH, EAVES, RIDGE, CLOSED = 27.0, 14.0, 3.2, 5.6, 7.5
MIDDLE, SLOPE = WIDTH / 2, math.atan2(RIDGE - EAVES, WIDTH / 2)
ROWS, DEEP, TIERS, TIER, FOOT = (2.1, 6.5, 10.9), 1.8, 4, .62, .35
TOP, FIRST, LAST = FOOT + TIERS * TIER, CLOSED + 2.2, LENGTH - 3.4


def panels(x0, x1, y, z0, z1, material):
    """A wall along the house, of panels with joints."""
    count = max(1, round((x1 - x0) / 1.2))
    for k in range(count):
        w = (x1 - x0) / count
        box((x0 + w * (k + .5), y, (z0 + z1) / 2), (w - .02, .12, z1 - z0), material, .008)


def walls():
    """Slab, far wall with its inlets, the near wall as it is cut, and the frames that carry the roof."""
    white = polymer(.5)
    box((LENGTH / 2, MIDDLE, -.12), (LENGTH + .8, WIDTH + .8, .24), concrete('#A3A8A8'), .02)
    panels(0, LENGTH, WIDTH, 0, EAVES, white)
    panels(CLOSED, LENGTH, 0, 0, .40, white)
    box(((CLOSED + LENGTH) / 2, 0, .41), (LENGTH - CLOSED, .13, .02), graphite(.5), .004)
    with asset() as made:
        window(0, 0, 0, 1.5, .6)
    inlet = fused(made)
    for x in steps(CLOSED + 3, LENGTH - 2.2, 2.7):
        place(inlet, (x, WIDTH - .04, EAVES - .65))
    for x in steps(CLOSED, LENGTH - .1, 3.2):
        tube([(x, MIDDLE, RIDGE), (x, WIDTH - .12, EAVES), (x, WIDTH - .12, 0)], .07, galv())
    tube([(CLOSED, MIDDLE, RIDGE), (LENGTH, MIDDLE, RIDGE)], .06, galv())


def closed():
    """The part that keeps its roof: solar modules above, the wet pad in its wall."""
    white, roof, dark = polymer(.5), paint('#7D898F', .4), graphite(.45)
    panels(0, CLOSED, 0, 0, EAVES, white)
    run = math.hypot(MIDDLE, RIDGE - EAVES) + .35
    for s in (-1, 1):
        with asset() as side:
            box((CLOSED / 2, -run / 2, 0), (CLOSED + .3, run, .10), roof, .01)
            for k in range(int(CLOSED / .3)):
                box((.1 + .3 * k, -run / 2, .06), (.05, run, .03), roof, .008)
            for x in (-.15, CLOSED + .15):
                box((x, -run / 2, 0), (.03, run + .02, .14), dark, .01)
            if s < 0:
                with asset() as modules:
                    array(5, 3)
                place(modules, (CLOSED / 2, -run / 2, .16))
        place(side if s < 0 else side, (0 if s < 0 else CLOSED, MIDDLE, RIDGE + .06), (math.degrees(SLOPE), 0, 0 if s < 0 else 180))
    low, high, a, b = .5, 2.7, .7, CLOSED - .8
    for k in range(10):
        w = (b - a) / 10
        box((a + w * (k + .5), -.10, (low + high) / 2), (w - .02, .18, high - low), ribbed('#8A5E38' if k % 2 else '#835933', 40, .85), .01)
    for z in (low, high):
        box(((a + b) / 2, -.14, z), (b - a + .2, .28, .18), galv(), .008)


def row():
    """A row of cages along X from its start: tiers, posts, bars, troughs, and egg belts in amber."""
    long, sheet = LAST - FIRST, paint('#AEB6B5', .5)     # lighter than zinc would be, which mirrors the dark above it
    with asset() as made:
        for t in range(TIERS):
            z = FOOT + TIER * t
            box((long / 2, DEEP / 2, z), (long, DEEP, .05), sheet, .004)
            box((long / 2, DEEP / 2, z + .30), (long - .06, DEEP - .7, .50), paint('#6A757B', .8), .01)
            for s in (-1, 1):
                y = DEEP / 2 + s * DEEP / 2
                fold([(y, z + .26), (y + s * .03, z + .16), (y + s * .18, z + .16), (y + s * .24, z + .30)], long, galv(), 'X', .012, (long / 2, 0, 0))
                box((long / 2, y + s * .20, z + .05), (long, .22, .025), signal(), .004)
                wires([[(x, y, z + .24), (x, y, z + TIER - .02)] for x in steps(0, long, .145)], .010)
        box((long / 2, DEEP / 2, TOP), (long, DEEP, .03), sheet, .004)
        for x in steps(0, long, 1.16):
            for y in (0, DEEP):
                box((x, y, TOP / 2), (.06, .06, TOP), galv(), .004)
    return fused(made)


def ends():
    """What stands at both ends of a row: the egg lift and the feed hopper, the drums that keep the belts tight."""
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


def fans():
    """Four fans in the far end, and as much of its wall as carries them."""
    with asset() as made:
        housing(2.5, .40, 1.12)
        blades(1.12, turned=10)
        guard(1.12, -.18)
    fan = hush(fused(made))
    white = polymer(.5)
    for y in (1.1, 4.2, 7.3, 10.4):
        place(fan, (LENGTH, y + 1.25, 1.55), (0, 0, 90))
    box((LENGTH, MIDDLE, .14), (.14, WIDTH, .28), white, .01)
    box((LENGTH, MIDDLE, 2.92), (.14, WIDTH, .16), white, .01)
    for y in (.5, 3.9, 7.0, 10.1, 13.4):
        box((LENGTH, y, 1.5), (.12, .5 if y in (3.9, 7.0, 10.1) else 1.1, 3.0), white, .01)


def belts():
    """Across the house: the egg conveyor before the rows, the manure conveyor behind them, and the one that lifts it out."""
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
    place(gear_motor(.16, .42, signal()), (x + .55, b[0] + .1, b[1] - .15), scale=1.2)


def cart():
    x, y = 18.4, 4.6
    for dx in (0, 1.8):
        for dy in (0, .8):
            box((x + dx, y + dy, 2.0), (.07, .07, 3.7), steel(.5, .3), .01)
    box((x + .9, y + .4, .30), (2.0, .9, .14), galv(), .01)
    box((x + .9, y + .4, 2.76), (1.9, .9, .10), signal(), .01)
    for z in (3.3, 3.85):
        tube([(x, y, z), (x + 1.8, y, z), (x + 1.8, y + .8, z), (x, y + .8, z)], .035, steel(.5, .3), True)


def lamps():
    for y in (5.1, 9.5):
        tube([(CLOSED, y, RIDGE - 1.1), (LENGTH - .6, y, RIDGE - 1.1)], .015, steel(.5, .4))
        for x in steps(CLOSED + 1.6, LENGTH - 2, 2.3):
            tube([(x, y, RIDGE - 1.1), (x, y, RIDGE - 1.5)], .012, steel(.5, .4))
            box((x, y, RIDGE - 1.5), (1.1, .16, .10), glow('#FFDCA0', 9), .03)


def outside():
    """Roof fans, the silo with its pipe, the control's cabinet."""
    for x in (13, 20):
        lathe([(.56, -.9), (.5, -.4), (.5, 1.5), (.53, 1.52), (.48, 1.56)], polymer(.4), (x, MIDDLE, RIDGE), segments=48)
        lathe([(.0001, 2.25), (.7, 1.98), (.72, 1.92), (.0001, 1.96)], graphite(.4), (x, MIDDLE, RIDGE), segments=48)
        for k in range(4):
            a = math.pi * (k + .5) / 2
            tube([(x + .5 * math.cos(a), MIDDLE + .5 * math.sin(a), RIDGE + 1.5), (x + .55 * math.cos(a), MIDDLE + .55 * math.sin(a), RIDGE + 2)], .03, steel(.5, .3))
    with asset() as made:
        bin_(1.25, 2.3, 4)
        boot(2.3 - (1.25 - .17) * 1.12 - .08)
    place(fused(made), (-3.4, 2.6, 0))
    box((-3.4, 2.6, -.10), (3.2, 3.2, .2), concrete('#979B9B'), .03)
    tube([(-3.4, 2.6, .9), (-2.6, 2.6, 1.0), (0, 2.6, 2.4)], .09, polymer(.35))
    box((LENGTH - 2.55, WIDTH - .3, 1.35), (1.3, .4, 1.9), polymer(.4), .02)
    box((LENGTH - 2.55, WIDTH - .52, 1.7), (.8, .02, .6), graphite(.3), .004)


def cut():
    with asset() as made:
        walls()
        one, both = row(), ends()
        for y in ROWS:
            place(one, (FIRST, y, 0))
            place(both, (FIRST, y, 0))
        belts()
        cart()
        lamps()
        fans()
        outside()
        closed()
    place(fused(made))


VIEWS = {'cut': (cut, Parallel(23.5, 20, ((31, -4.6), (13.5, 10.6), 31), (152, 318), (1200, 500))),
         'cut-tall': (cut, Parallel(60, 42, ((9, -16.6), (18.6, 5.6), 21), (76, 236), (600, 750)))}
