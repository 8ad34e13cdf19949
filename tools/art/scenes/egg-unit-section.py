"""Egg cage: a block of three tiers and three cells on both sides (depth 625 mm, height 60 cm); floors of the four
depths (600, 625, 675 and 750 mm) with aligned backs; close-up of trough, egg cradle and belt."""
import math
from cage import SLOPE, bars, bracket, egg_belt, eggs, partition, post, sloped_floor, trough
from cage_block import block
from materials import galv, graphite, paint, signal
from shapes import asset, box, numerals, place, tube
from studio import Lens, SMALL, turning
from wire import panel

DEPTHS = (.600, .625, .675, .750)


def section():
    block(3, 3, .60, .625, .60, accent=signal(), cut=True)


def plan(depth, width=.50):
    """The floor of one cell, seen from above, with a graphite outline. The area beyond the smallest depth is amber. The
    depth of the floor in mm is written in front of it."""
    sloped_floor(width, depth, .040, .080, .010, .0024)
    edge = [(x, y, y * SLOPE + .010) for x, y in ((-width / 2, 0), (width / 2, 0), (width / 2, depth), (-width / 2, depth))]
    tube(edge, .007, graphite(), True)
    more = depth - DEPTHS[0]
    if more:
        box((0, more / 2, more / 2 * SLOPE + .012), (width - .014, more, .006), signal(), .001, (math.atan(SLOPE), 0, 0))
    numerals('%.0f' % (depth * 1000), (0, -.165, .004), .15, paint('#59646A', .5))      # visible on a light and on a dark stage


def depths():
    """Floors with aligned backs, each deeper than the previous one."""
    for i, depth in enumerate(DEPTHS):
        with asset() as made:
            plan(depth)
        place(made, ((i - 1.5) * .58, -depth, .02))
    box((0, .02, .06), (2.30, .018, .12), galv(), .002)


def detail():
    width, depth, height = .60, .34, .50
    sloped_floor(width, depth)
    bars(width, height, door=(0.02, .26), open_by=.06, accent=signal())
    trough(width + .02)
    egg_belt(width + .06)
    eggs(5, -.22, .24)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        bracket(x, 0)
    post(-width / 2, -.004, height + .10)
    post(width / 2, -.004, height + .10)


VIEWS = {'section': (section, Lens(-46, 12, 85)), 'depths': (depths, Lens(-12, 48, 85)), 'detail': (detail, SMALL), **turning(section, Lens(-46, 12, 85))}
