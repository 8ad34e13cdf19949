"""Tunnel fan: 1.38 x 1.38 x 0.40 m housing, six blades, belt drive, guard, opening shutter. No sizes are published."""
from fan import belt_drive, blades, guard, housing, shutter
from materials import steel
from shapes import box
from studio import PRODUCT, turning

SIDE, DEPTH, RADIUS = 1.38, .40, .600


def fan(spin=10, opened=62):
    housing(SIDE, DEPTH, RADIUS)
    blades(RADIUS, turned=spin)
    belt_drive(RADIUS, DEPTH)
    guard(RADIUS, -DEPTH / 2 + .02)
    shutter(SIDE, DEPTH / 2, opened=opened)
    for x in (-.23, .23):
        box((x, DEPTH / 2 + .012, 0), (.014, .008, SIDE - .14), steel(.5, .3), .002)


VIEWS = {'front': (fan, PRODUCT), **turning(fan, PRODUCT)}
