"""A newly equipped broiler house: litter, three pan lines, four nipple lines, heaters, wall flaps, tunnel fans. Illustrative, not a customer's site."""
import math
from compose import hush, put
from cut_floor import FIRST as LINE, feed_line, heater, litter_bed, water_line
from cut_house import CLOSED, VIEW, shell
from flap import inlet
from floor_lines import nipple_line, pan_line
from hall import Hall, daylight, tunnel_fan
from heater import air_heater
from interior import COOL, DAY, Eye, area
from mathutils import Vector, noise as rough
from materials import galv, graphite, litter, polymer, signal, steel
from shapes import asset, box, fused, mesh, place, tube

HALL = Hall(13.2, 46, 2.9, 4.5, litter())
FANS = (-4.2, -2.5, 2.5, 4.2)
FEED, WATER = (-4.3, 0, 4.3), (-5.5, -2.1, 2.1, 5.5)
START, END = 4.8, 43.5


def bed():
    """Litter: a sheet on the floor with humps of a few centimetres and a finer, crumbly relief."""
    n, m = 620, 180
    high = lambda x, y: .030 + .008 * math.sin(x * 2.1 + 1.3 * math.sin(y * .9)) + .006 * math.sin(y * 2.7 + x * 1.1) + .003 * math.sin(x * 9 + y * 7) + .004 * rough.noise(Vector((x * 11, y * 11, 0))) + .003 * rough.noise(Vector((x * 27, y * 27, 3)))
    points = [(HALL.width * (j / m - .5), HALL.length * i / n, high(HALL.width * (j / m - .5), HALL.length * i / n)) for i in range(n + 1) for j in range(m + 1)]
    mesh(points, [(i * (m + 1) + j, i * (m + 1) + j + 1, (i + 1) * (m + 1) + j + 1, (i + 1) * (m + 1) + j) for i in range(n) for j in range(m)], litter())


def flaps():
    """Wall inlets in pairs, high in both side walls, and the rod that moves them."""
    with asset() as made:
        inlet()
    one = hush(fused(made))
    for s in (-1, 1):
        for k in range(17):
            place(one, (s * (HALL.half - .002), 2.2 + 2.6 * k, 2.18), (0, 0, -90 * s))
        tube([(s * (HALL.half - .09), 1, 2.62), (s * (HALL.half - .09), 45, 2.62)], .012, galv())


def heaters():
    with asset() as made:
        air_heater()
    one = hush(fused(made))
    for x, y, turn in ((HALL.half - .95, 9, 90), (-HALL.half + .95, 24, 90), (HALL.half - .95, 33, 90)):
        place(one, (x, y, .66), (0, 0, turn))


def house():
    HALL.shell(5.75)
    HALL.end(0, 1)
    HALL.end(HALL.length, -1, [(x, 1.15, 1.40) for x in FANS])
    bed()
    one = tunnel_fan()
    for x in FANS:
        place(one, (x, HALL.length - .06, 1.15))
    box((0, HALL.length - .13, 1.15), (2.0, .05, 2.3), polymer(.42), .006)
    box((0, HALL.length - .16, 1.15), (.02, .03, 2.2), graphite(.5), .003)
    for x in FEED:
        pan_line(x, START, END, HALL.under_roof(x), signal() if x == FEED[1] else None)
    for x in WATER:
        nipple_line(x, START, END, HALL.under_roof(x))
    flaps()
    heaters()
    for x in (-3.3, 3.3):
        HALL.lamps(x, HALL.under_roof(x) - .5, 3.0, 70, 1.6)
    daylight(HALL, FANS, 1.15, HALL.length, -1)
    for s in (-1, 1):                                                   # light that enters below the flaps
        area((s * (HALL.half - .4), 23, 2.3), (s * (HALL.half - 3), 23, .6), 42, .3, 500, COOL)
    area((0, .4, 2.4), (0, 7, .8), 8, 1.2, 110, DAY)


def cut():
    """The house cut open, with the projection and positions of its drawing (houses/broiler.ts): pans in amber."""
    feed, pipe = (10.6, 7, 3.4), 3.2
    with asset() as made:
        litter_bed()
        for y in feed:
            feed_line(y, signal())
            tube([(LINE + .45, y, pipe), (LINE + .45, y, 1.6)], .07, polymer(.35))
        for y in (12, 8.8, 5.2, 1.6):
            water_line(y, .85)
        heater()
        for x in (17.6, 22.9):
            put('circulation-fan', 'front', (x, 9.8, 2.9), 90, True, 1.5)
            for dy in (-.3, .3):
                tube([(x, 9.8 + dy, 3.9), (x, 9.8 + dy, 4.6)], .015, steel(.5, .4))
        shell((7,), [(CLOSED, feed[-1], pipe), (LINE + .45, feed[-1], pipe), (LINE + .45, feed[0], pipe)])
    place(fused(made))


VIEWS = {'cut': (cut, VIEW), 'house': (house, Eye((-1.6, .5, 1.6), -5, 25, -.03)), 'lines': (house, Eye((1.25, 12.2, .95), 16, 32, -.05))}
