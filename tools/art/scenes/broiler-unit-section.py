"""Broiler cage: three tiers, two cells 0.90 m wide, depth 750, height 60; close-up of its horizontal slatted floor."""
from cage import post, slat_floor
from cage_block import block
from materials import belt, galv, signal, steel
from shapes import asset, box, cyl, fold, place
from studio import Lens


def section():
    block(3, 2, .90, .750, .60, 'broiler', signal(), cut=True)


def floor():
    """Three slatted panels on their carriers, the amber one lifted off; the manure belt lies below."""
    width, depth, part = .90, .62, .30
    for i in range(3):
        with asset() as panel:
            slat_floor(part - .006, depth, signal() if i == 1 else None)
        place(panel, ((i - 1) * part, 0, .17), (24 if i == 1 else 0, 0, 0))
    for y in (.02, depth / 2, depth - .02):
        box((0, y, .128), (width + .04, .030, .030), galv(), .002)
    for x in (-width / 2 - .02, width / 2 + .02):
        for y, facing in ((-.004, -1), (depth + .004, 1)):
            post(x, y, .42, facing)
        box((x, depth / 2, .095), (.030, depth, .036), galv(), .002)
    fold([(.02, .062), (.034, .050), (depth - .034, .050), (depth - .02, .062)], width - .02, belt(), 'X', .004)
    for y in (.06, depth - .06):
        cyl((0, y, .034), .014, width, steel(.55, .3), 'X')


VIEWS = {'section': (section, Lens(-40, 16, 85)), 'floor': (floor, Lens(-32, 26, 100))}
