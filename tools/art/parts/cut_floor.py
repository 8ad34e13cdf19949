"""Shared parts of cut-open floor houses (houses/lines.ts): litter, lines of pans and nipples along the house, a heater."""
import math
from compose import hush
from cut_house import CLOSED, LENGTH, MIDDLE, WIDTH
from heater import air_heater
from materials import blotched, galv, graphite, paint, polymer, steel
from shapes import asset, box, fused, lathe, loft, place, rect, tube
from wire import steps, wires

FIRST, LAST = CLOSED + .9, LENGTH - 1.2     # start and end of the lines
ZINC = '#C2C8C7'                             # paint instead of zinc, which in small parts would mirror the dark above


def litter_bed():
    box(((CLOSED + LENGTH) / 2 - .5, MIDDLE, .04), (LENGTH - CLOSED + .8, WIDTH - .2, .08), blotched('#8C7C66', .95, 1.1, .2), .01)


def ropes(y, low, places):
    """Ropes that carry a line. They end at the height at which the roof is cut away."""
    wires([[(x - .5, y, low), (x, y, low + .5), (x + .5, y, low)] for x in places] + [[(x, y, low + .5), (x, y, 3.6)] for x in places], .011)


def feed_line(y, dish):
    """A pipe with pans, its hopper and its drive. `dish` is the material of the pans."""
    dark, z = graphite(.4), .62
    with asset() as made:
        lathe([(.0001, .06), (.15, .03), (.24, .02), (.31, .12), (.33, .20), (.34, .20), (.33, .17)], dish, segments=40, thick=.015)
        lathe([(.0001, .10), (.27, .08)], paint('#8A7355', .95), segments=40)
        lathe([(.07, .40), (.10, .44), (.08, .50), (.05, z)], dark, segments=32)
        wires([[(.09 * math.cos(a), .09 * math.sin(a), .42), (.24 * math.cos(a), .24 * math.sin(a), .36), (.33 * math.cos(a), .33 * math.sin(a), .20)] for a in steps(0, math.tau * 5 / 6, math.tau / 6)], .014, polymer(.35))
    pan = fused(made)
    for x in steps(FIRST + 1.9, LAST - .5, 1.25):
        place(pan, (x, y, .08), scale=(1.15, 1.15, 1))
    tube([(FIRST, y, z + .08), (LAST, y, z + .08)], .06, paint(ZINC, .5))
    ropes(y, z + .12, steps(FIRST + 3, LAST - 1.6, 6.4))
    box((LAST + .25, y, z + .08), (.5, .30, .36), dark, .03)
    hopper(FIRST + .45, y, 1.75, z)


def hopper(x, y, top, foot):
    """A hopper on legs above the start of a line."""
    loft([rect(.20, .20, foot + .05), rect(1.05, .95, top - .45), rect(1.05, .95, top), rect(.97, .87, top), rect(.97, .87, top - .4), rect(.16, .16, foot + .1)], paint(ZINC, .5), .01, at=(x, y, 0))
    lathe([(.0001, top - .2), (.55, top - .22)], paint('#8A7355', .95), (x, y, 0), segments=4).rotation_euler = (0, 0, math.pi / 4)
    for dx in (-.5, .5):
        for dy in (-.45, .45):
            tube([(x + dx, y + dy, top - .4), (x + dx, y + dy, .05)], .025, galv())


def water_line(y, z):
    """A pipe with nipples at height `z`, and its regulator."""
    tube([(FIRST, y, z), (LAST, y, z)], .05, paint('#DCE0DF', .4))
    with asset() as made:
        lathe([(.02, 0), (.02, -.2), (.0001, -.2)], steel(.45, .35), segments=12)
        lathe([(.02, -.22), (.09, -.2), (.10, -.15)], graphite(.35), segments=16, thick=.01)
    nipple = fused(made)
    for x in steps(FIRST + .6, LAST - .3, .55):
        place(nipple, (x, y, z))
    ropes(y, z + .1, steps(FIRST + 3.6, LAST - 2.2, 5.8))
    lathe([(.0001, -.15), (.15, -.12), (.17, .04), (.08, .16), (.0001, .25)], graphite(.35), (FIRST - .1, y, z), segments=40)


def heater():
    """A hot-air heater at the far wall, and its flue."""
    with asset() as made:
        air_heater(from_outlet=True)
    place(hush(fused(made)), (10.7, 13.05, .9), scale=1.25)
    tube([(10.97, 13.05, 2.2), (10.97, 13.05, 4.3)], .13, steel(.55, .26))
