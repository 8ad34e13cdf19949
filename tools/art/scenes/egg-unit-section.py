"""Egg cage: a block of three tiers and three cells, both sides (depth 625, height 60); the four depths 600, 625, 675, 750 with their backs in line; trough, egg cradle and belt close."""
import math
from cage import SLOPE, bars, bracket, egg_belt, eggs, partition, post, sloped_floor, trough
from cage_block import block
from materials import graphite, signal
from shapes import asset, box, place
from studio import Lens, SMALL, turning
from wire import panel

DEPTHS = (.600, .625, .675, .750)


def section():
    block(3, 3, .60, .625, .60, accent=signal(), cut=True)


def slice_(depth, width=.44, height=.32):
    """A cell cut off at a third of its height, without front and trough; what its floor has beyond the smallest depth is laid out in amber."""
    sloped_floor(width, depth)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        bracket(x, 0)
        post(x, -.004, height + .02)
        post(x, depth, height + .02, 1)
    egg_belt(width)
    panel((-width / 2, depth, depth * SLOPE), (width, 0, 0), (0, 0, height - depth * SLOPE), .05, .10, .0016)
    more = depth - DEPTHS[0]
    if more:
        box((0, more / 2 + .006, more / 2 * SLOPE + .006), (width - .03, more, .006), signal(), .001, (math.atan(SLOPE), 0, 0))


def depths():
    """Backs in line; a graphite line over all four where the smallest ends."""
    for i, depth in enumerate(DEPTHS):
        with asset() as made:
            slice_(depth)
        place(made, ((i - 1.5) * .54, -depth, .10))
    box((0, -DEPTHS[0], .012), (2.30, .010, .024), graphite(), .002)
    box((0, .03, .012), (2.30, .010, .024), graphite(), .002)


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


VIEWS = {'section': (section, Lens(-46, 12, 85)), 'depths': (depths, Lens(-18, 40, 85)), 'detail': (detail, SMALL), **turning(section, Lens(-46, 12, 85))}
