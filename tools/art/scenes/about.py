"""A layer house in the morning, seen from its yard at eye height: fans in the end wall, door, inlets, pads, silo. Illustrative, not a customer's site."""
import math
import random
from house import door, shell, wall_fan, window
from interior import Outdoors, sky
from layer_yard import EAVES, LENGTH, RIDGE, WIDTH, pads, store
from materials import blotched, concrete, graphite, paint, polymer
from shapes import asset, box, cyl, fold, fused, mesh, place, tube

END, SIDE = -LENGTH / 2, -WIDTH / 2


def ground():
    """Fields, the gravel of the yard, a strip of jointed concrete around the house, hills in the haze."""
    flat = lambda x0, y0, x1, y1, z, material: mesh([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, smooth=False)
    flat(-900, -900, 900, 900, -.02, blotched('#4C5636', .95, .5, .22, .9))
    flat(-60, -24, 34, 16, 0, blotched('#6F6D68', .95, 9, .20, .8))
    for k in range(15):
        box((END - 1.2 + 3 * (k + .5), 0, .03), (2.985, WIDTH + 2.4, .06), concrete('#8C9090'), .006)
    rng = random.Random(4)
    for far, low, high, colour in ((700, 14, 40, '#8DA0AD'), (480, 4, 15, '#75857A')):
        ridge, height = [], (low + high) / 2
        for i in range(121):
            height = min(high, max(low, height + rng.uniform(-1, 1) * (high - low) * .12))
            ridge.append((far * math.sin(math.pi * (i / 120 - .25)), far * math.cos(math.pi * (i / 120 - .25)), height))
        mesh([(x, y, -1) for x, y, _ in ridge] + ridge, [(i, i + 1, i + 122, i + 121) for i in range(120)], paint(colour, .95))


def entrance():
    """Door with a canopy, a lamp and a step, and a stack of pallets. Their familiar sizes show the scale."""
    door(END - .02, 0, 1.0, 2.1)
    fold([(0, 0), (-.7, -.10), (-.72, -.16)], 1.7, graphite(.42), 'Y', .006, (END - .04, 0, 2.62))
    box((END - .55, 0, .10), (1.0, 1.5, .10), concrete('#979B9B'), .01)
    box((END - .09, 1.02, 2.05), (.10, .16, .24), graphite(.4), .012)
    box((END - .15, 1.02, 2.04), (.03, .12, .18), polymer(.3), .008)
    wood = paint('#85775F', .85)
    with asset() as pallet:
        for y in (-.35, 0, .35):
            box((0, y, .05), (1.2, .10, .10), wood, .004)
        for x in (-.52, -.26, 0, .26, .52):
            box((x, 0, .122), (.145, .80, .022), wood, .003)
    for k in range(4):
        place(pallet, (END - .75, -1.75, .06 + .144 * k), (0, 0, 88 + 3 * (k % 2)))


def walls():
    with asset() as made:
        shell(LENGTH, WIDTH, EAVES, RIDGE)
        for y in (-WIDTH / 2 - .30, WIDTH / 2 + .30):                    # downpipes of the gutters
            s = 1 if y > 0 else -1
            tube([(END + .12, y, EAVES - .14), (END + .12, y - s * .24, EAVES - .42), (END + .12, y - s * .24, .12), (END + .02, y - s * .20, .06)], .05, graphite(.42))
    place(fused(made))
    with asset() as made:
        wall_fan()
    fan = fused(made)
    for y in (-4.15, -2.49, 2.49, 4.15):
        place(fan, (END - .06, y, 1.30))
    tube([(END - .06, -4.9, 2.28), (END - .06, 4.9, 2.28)], .025, polymer(.4))      # conduit of the fans
    for y in (-4.15, -2.49, 2.49, 4.15):
        box((END - .08, y, 2.20), (.08, .16, .18), polymer(.38), .01)
        cyl((END - .13, y, 2.20), .035, .02, graphite(.35), 'X')
    with asset() as made:
        window(0, 0, 0)
    inlet = fused(made)
    for k in range(9):
        place(inlet, (END + 1.6 + 2.6 * k, SIDE - .03, 2.55))


def house():
    sky(34, 252, .058)
    ground()
    walls()
    entrance()
    pads(SIDE)
    store((END + 8.5, SIDE - 2.9))


VIEWS = {'house': (house, Outdoors((-29, -13.2, 1.65), -52, 29, .10))}
