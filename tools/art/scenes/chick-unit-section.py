"""Chick cage: two tiers, three cells 0.60 m wide, fine floor mesh; close-up of its height-adjustable drinking line. No sizes are published."""
from cage import bars, partition, post, sloped_floor
from cage_block import block
from materials import galv, graphite, polymer, signal
from shapes import asset, box, place
from studio import Lens, SMALL
from water import SQUARE, cup, nipple


def section():
    block(3, 3, .60, .55, .42, 'chick', signal(), roof=False)


def drinker():
    """Nipple line with cups in the cell, on a toothed rail with an amber catch,
    so that it can be raised as the chicks grow."""
    width, depth, height = .46, .30, .42
    sloped_floor(width, depth, .016, .032, .02)
    bars(width, height, pitch=.034)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        post(x, -.004, height + .08)
    y, z = -.075, .215
    box((0, y, z), (width + .10, SQUARE, SQUARE), polymer(.32), .003)
    for s in (-1, 1):
        box((s * (width / 2 + .051), y, z), (.004, SQUARE + .003, SQUARE + .003), graphite(), .001)
    with asset() as one:
        nipple((0, 0, -SQUARE / 2), graphite(.36))
        cup((0, 0, 0))
        box((0, 0, 0), (.034, .028, .028), polymer(.32), .003)
    for x in (-.135, 0.0, .135):
        place(one, (x, y, z))
    for s in (-1, 1):
        x = s * (width / 2)
        box((x, -.040, height * .55), (.022, .006, height * .92), galv(), .001)
        for k in range(12):
            box((x, -.0435, .07 + .028 * k), (.010, .002, .010), graphite(.7), .0005)
        box((x, -.054, z), (.034, .024, .040), signal() if s < 0 else graphite(), .005)
        box((x, -.072, z + .004), (.016, .018, .012), signal() if s < 0 else graphite(), .003)


VIEWS = {'section': (section, Lens(-26, 24, 85)), 'drinker': (drinker, SMALL)}
