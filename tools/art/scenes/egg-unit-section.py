"""Egg cage: a block of three tiers and three cells, both sides (depth 625, height 60); the four depths 600, 625, 675, 750 with their backs in line; trough, egg cradle and belt close."""
from cage import bars, bracket, drinking, egg_belt, eggs, partition, post, sloped_floor, trough
from cage_block import block, cell
from materials import graphite, signal
from shapes import asset, box, place
from studio import PRODUCT, SMALL

DEPTHS = (.600, .625, .675, .750)


def section():
    block(3, 3, .60, .625, .60)


def slice_(depth, width=.42, height=.60, accent=None):
    cell(width, depth, height, accent=accent)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        bracket(x, 0)
        post(x, -.004, height + .12)
        post(x, depth, height + .12, 1)
    trough(width)
    egg_belt(width)
    drinking(width, depth * .8, height * .7, .21)
    box((0, depth / 2, -.055), (width, depth, .003), graphite(), .001)


def depths():
    for i, depth in enumerate(DEPTHS):
        with asset() as made:
            slice_(depth, accent=signal() if i == 3 else None)
        place(made, ((i - 1.5) * .56, -depth, .10))


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


VIEWS = {'section': (section, PRODUCT), 'depths': (depths, PRODUCT), 'detail': (detail, SMALL)}
