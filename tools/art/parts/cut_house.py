"""The house of all cut-open pictures (houses/shell.ts): its far side is whole, its near side cut open beyond CLOSED.
Its dimensions are not those of a real house. X runs along the house, Y across it from the near wall."""
import math
from compose import hush
from fan import blades, guard, housing
from house import window
from materials import concrete, galv, glow, graphite, paint, polymer, ribbed, steel
from shapes import asset, box, fused, lathe, place, tube
from silo import bin_, boot
from solar import array
from studio import Parallel
from wire import steps

LENGTH, WIDTH, EAVES, RIDGE, CLOSED, SLAB = 27.0, 14.0, 3.2, 5.6, 7.5, .24
MIDDLE, SLOPE = WIDTH / 2, math.atan2(RIDGE - EAVES, WIDTH / 2)
SILO = (-3.4, 2.6)
VIEW = Parallel(23.5, 20, ((31, -4.6), (13.5, 10.6), 31), (152, 318), (1200, 500))


def panels(x0, x1, y, z0, z1, material):
    """A wall along the house, made of panels with joints."""
    count = max(1, round((x1 - x0) / 1.2))
    for k in range(count):
        w = (x1 - x0) / count
        box((x0 + w * (k + .5), y, (z0 + z1) / 2), (w - .02, .12, z1 - z0), material, .008)


def shell(lamps, feed, pad=('#8A5E38', '#835933')):
    """The house and its common equipment. `lamps`: positions of the rows across the house. `feed`: path of the feed pipe inside. `pad`: colours
    of the wet pad, or None for a house without one."""
    walls()
    for y in lamps:
        row_of_lamps(y)
    fans()
    roof_fans()
    silo(feed)
    box((LENGTH - 2.55, WIDTH - .3, 1.35), (1.3, .4, 1.9), polymer(.4), .02)      # control cabinet
    box((LENGTH - 2.55, WIDTH - .52, 1.7), (.8, .02, .6), graphite(.3), .004)
    closed(pad)


def walls():
    """Slab, far wall with its inlets, the cut near wall, and the frames of the roof."""
    white, frame = polymer(.5), paint('#98A1A4', .5)
    box((LENGTH / 2, MIDDLE, -SLAB / 2), (LENGTH + .8, WIDTH + .8, SLAB), concrete('#A3A8A8'), .02)
    panels(0, LENGTH, WIDTH, 0, EAVES, white)
    panels(CLOSED, LENGTH, 0, 0, .40, white)
    box(((CLOSED + LENGTH) / 2, 0, .41), (LENGTH - CLOSED, .13, .02), graphite(.5), .004)
    with asset() as made:
        window(0, 0, 0, 1.5, .6)
    inlet = fused(made)
    for x in steps(CLOSED + 2.95, LENGTH - 2.25, 2.4):
        place(inlet, (x, WIDTH - .04, EAVES - .65))
    for x in steps(CLOSED, LENGTH - .1, 3.2):
        tube([(x, MIDDLE, RIDGE), (x, WIDTH - .12, EAVES), (x, WIDTH - .12, 0)], .07, frame)
    tube([(CLOSED, MIDDLE, RIDGE), (LENGTH, MIDDLE, RIDGE)], .06, frame)


def closed(pad):
    """The part that is not cut open, with solar modules on its roof and the wet pad in its wall."""
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
        place(side, (0 if s < 0 else CLOSED, MIDDLE, RIDGE + .06), (math.degrees(SLOPE), 0, 0 if s < 0 else 180))
    if not pad:
        return
    low, high, a, b = .5, 2.7, .7, CLOSED - .8
    for k in range(10):
        w = (b - a) / 10
        box((a + w * (k + .5), -.10, (low + high) / 2), (w - .02, .18, high - low), ribbed(pad[k % 2 - 1], 40, .85), .01)
    for z in (low, high):
        box(((a + b) / 2, -.14, z), (b - a + .2, .28, .18), galv(), .008)


def fans():
    """Four fans in the far end, and the part of the wall that carries them."""
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
        box((LENGTH, y, 1.56), (.12, .5 if y in (3.9, 7.0, 10.1) else 1.1, 2.56), white, .01)


def row_of_lamps(y):
    tube([(CLOSED, y, RIDGE - 1.1), (LENGTH - .6, y, RIDGE - 1.1)], .015, steel(.5, .4))
    for x in steps(CLOSED + 1.6, LENGTH - 2, 2.65):
        tube([(x, y, RIDGE - 1.1), (x, y, RIDGE - 1.5)], .012, steel(.5, .4))
        box((x, y, RIDGE - 1.5), (1.1, .16, .10), glow('#FFDCA0', 9), .03)


def roof_fans():
    for x in (13, 20):
        lathe([(.56, -.9), (.5, -.4), (.5, 1.5), (.53, 1.52), (.48, 1.56)], polymer(.4), (x, MIDDLE, RIDGE), segments=48)
        lathe([(.0001, 2.25), (.7, 1.98), (.72, 1.92), (.0001, 1.96)], graphite(.4), (x, MIDDLE, RIDGE), segments=48)
        for k in range(4):
            a = math.pi * (k + .5) / 2
            tube([(x + .5 * math.cos(a), MIDDLE + .5 * math.sin(a), RIDGE + 1.5), (x + .55 * math.cos(a), MIDDLE + .55 * math.sin(a), RIDGE + 2)], .03, steel(.5, .3))


def silo(feed):
    """The silo in front of the house, and its pipe, which continues inside along `feed`."""
    x, y = SILO
    with asset() as made:
        bin_(1.25, 2.3, 4, cap=graphite(.4))
        boot(2.3 - (1.25 - .17) * 1.12 - .08)
    place(fused(made), (x, y, 0))
    box((x, y, -.10), (3.2, 3.2, .2), concrete('#979B9B'), .03)
    tube([(x, y, .9), (x + .8, y, 1.0), (0, y, 2.4)], .09, polymer(.35))
    tube([(0, y, 2.4)] + feed, .09, polymer(.35))
