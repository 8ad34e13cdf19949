"""Cooling pad: 1.8 m (three blocks) x 1.2 m x 0.15 m cellulose pad in its frame. No sizes are published."""
from pads import cellulose, gutter, header, plumbing, side
from shapes import asset, place
from studio import PRODUCT

WIDTH, HEIGHT = 1.80, 1.20


def front():
    with asset() as block:
        cellulose(WIDTH, HEIGHT)
    place(block, (0, 0, .09))
    gutter(WIDTH + .06)
    header(WIDTH + .06, z=.07 + HEIGHT)
    for x in (-1, 1):
        side(x * (WIDTH / 2 + .02), HEIGHT + .02, .07)
    plumbing(WIDTH / 2 + .04, 0, HEIGHT + .13)


VIEWS = {'front': (front, PRODUCT)}
