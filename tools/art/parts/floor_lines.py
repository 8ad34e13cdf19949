"""Feed and water lines of a floor house along +Y: pans and nipples suspended by ropes.
One stretch is modelled, and then repeated."""
import math
from feeders import PIPE, PIPE_Z, hanger, pan
from materials import feed, galv, graphite, polymer, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, fused, lathe, loft, place, rect, tube
from water import PIPE_Z as WATER_Z, cup, nipple, support

PITCH = .75             # distance between pans
STRETCH = 3.0           # distance between ropes


def pan_line(x, start, end, under_roof, accent=None):
    """Pans with their pipe from `start` to `end`; hopper at the start, drive at the end. `accent` is the material of the motor."""
    with asset() as made:
        for k in range(4):
            with asset() as one:
                pan(graphite(.38), with_feed=True)
            place(one, (PITCH * (k - 1.5), 0, 0))
        cyl((0, 0, PIPE_Z), PIPE, STRETCH, galv(), 'X', segments=24)
        tube([(-STRETCH / 2, 0, PIPE_Z + .085), (STRETCH / 2, 0, PIPE_Z + .085)], .0016, steel(.5, .3))
        hanger(0, under_roof)
    one = fused(made)
    n = int((end - start) / STRETCH)
    for k in range(n):
        place(one, (x, start + STRETCH * (k + .5), .012 * math.sin(k * 1.7 + x)), (.25 * math.sin(k * 2.3 + x), 0, 90))
    tube([(x, start - .4, under_roof - .05), (x, start + STRETCH * n + .6, under_roof - .05)], .004, steel(.5, .4))
    hopper(x, start - .35, under_roof)
    far = start + STRETCH * n
    place(gear_motor(.062, .17, accent or graphite(.4)), (x, far + .12, PIPE_Z), (0, 0, 180), .9)
    box((x, far + .02, PIPE_Z), (.12, .012, .14), galv(), .003)


def hopper(x, y, under_roof):
    """Fill hopper on legs above the line's start, and the pipe to it from the feed pipe below the roof."""
    zinc = galv()
    loft([rect(.62, .56, 1.06), rect(.62, .56, .82), rect(.15, .13, .46), rect(.12, .10, PIPE_Z + .04)], zinc, .003, .003, at=(x, y, 0))
    for z in (1.055, .82):
        for s in (-1, 1):
            box((x, y + s * .28, z), (.66, .022, .03), zinc, .003)
            box((x + s * .31, y, z), (.022, .60, .03), zinc, .003)
    for s in (-1, 1):
        tube([(x + s * .31, y, 1.06), (x + s * .31, y, under_roof - .05)], .003, steel(.5, .4))
        for t in (-1, 1):
            tube([(x + s * .29, y + t * .26, .84), (x + s * .34, y + t * .31, .02)], .016, zinc)
    top = under_roof - .35
    tube([(x, y, 1.0), (x, y, top)], .045, polymer(.35))
    tube([(x - .6, y, top), (x + .6, y, top)], .055, polymer(.35))
    cyl((x, y, PIPE_Z), .06, .16, graphite(.4), 'Y')


def nipple_line(x, start, end, under_roof, height=.34):
    """Nipple line with round cups and its stiffening rail; `height` of the pipe above the litter."""
    with asset() as made:
        box((0, 0, WATER_Z), (STRETCH, .024, .024), polymer(.35), .003)
        support(STRETCH, (0, 0, WATER_Z))
        for k in range(10):
            with asset() as one:
                nipple((0, 0, WATER_Z - .012), graphite(.38))
                cup((0, 0, WATER_Z))
            place(one, (STRETCH / 10 * (k - 4.5), 0, 0))
        tube([(0, 0, WATER_Z + .04), (0, 0, under_roof - height + WATER_Z)], .0022, steel(.5, .4))
        box((0, 0, WATER_Z + .14), (.020, .012, .055), graphite(), .003)
    one = fused(made)
    n = int((end - start) / STRETCH)
    for k in range(n):
        place(one, (x, start + STRETCH * (k + .5), height - WATER_Z + .008 * math.sin(k * 2.1 + x)), (.2 * math.sin(k * 1.9 + x), 0, 90))
    tube([(x, start - .4, under_roof - .05), (x, start + STRETCH * n + .4, under_roof - .05)], .004, steel(.5, .4))
    y = start - .02                                                     # regulator with its sight tube
    lathe([(.0001, -.045), (.052, -.036), (.056, .010), (.060, .024), (.026, .052), (.0001, .088)], polymer(.3), (x, y, height), segments=40)
    tube([(x, y, height + .05), (x, y, height + .40)], .007, polymer(.3))
