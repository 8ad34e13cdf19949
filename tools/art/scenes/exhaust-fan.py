"""Exhaust fan: 0.80 x 0.80 x 0.34 m housing seen from outside, four shutter slats half open, blades on the motor's shaft. No sizes are published."""
from fan import blades, guard, housing, shutter
from fasteners import bolts
from materials import galv, signal
from motors import motor
from shapes import asset, box, fold, place
from studio import PRODUCT

SIDE, DEPTH, RADIUS = .80, .34, .335


def inside_out():
    housing(SIDE, DEPTH, RADIUS, flange=.04, feet=False)
    blades(RADIUS, count=5, y=.0, hub=.07, turned=20)
    place(motor(.06, .15), (0, -.03, 0), (0, 0, 180))
    for z in (-.075, .075):
        fold([(-.10, z - .015), (-.13, z - .015), (-.13, z + .015), (-.10, z + .015)], 2 * RADIUS + .05, galv(), 'X', .003)
    guard(RADIUS, -DEPTH / 2 + .01, rings=10, spokes=6, bulge=.03)
    shutter(SIDE, DEPTH / 2, count=5, opened=48, edge=.04)
    half = SIDE / 2
    for x in (-1, 1):                                                   # shutter frame in front of the slats' ends
        fold([(x * (half - .055), DEPTH / 2), (x * (half - .055), DEPTH / 2 + .02), (x * (half - .004), DEPTH / 2 + .02), (x * (half - .004), DEPTH / 2)], SIDE - .01, galv(), 'Z', .002)
        bolts((x * (half - .03), DEPTH / 2 + .022, -.33), (x * (half - .03), DEPTH / 2 + .022, .33), 4, 'Y', .006)
    for z in (-1, 1):
        fold([(DEPTH / 2, z * (half - .05)), (DEPTH / 2 + .024, z * (half - .05)), (DEPTH / 2 + .024, z * (half - .002)), (DEPTH / 2, z * (half - .002))], SIDE, galv(), 'X', .002)
        bolts((-.28, DEPTH / 2 + .026, z * (half - .026)), (.28, DEPTH / 2 + .026, z * (half - .026)), 3, 'Y', .006)
    box((.10, DEPTH / 2 + .112, -.02), (.018, .006, SIDE - .20), signal(), .002)
    # wall frame: wide flange that covers the opening in the side wall
    for sign in (-1, 1):
        box((sign * (half + .045), DEPTH / 2 - .10, 0), (.10, .004, SIDE + .18), galv(), .0015)
        box((0, DEPTH / 2 - .101, sign * (half + .045)), (SIDE + .18, .004, .10), galv(), .0015)
        bolts((sign * (half + .06), DEPTH / 2 - .097, -half), (sign * (half + .06), DEPTH / 2 - .097, half), 4, 'Y', .008)
        bolts((-half + .1, DEPTH / 2 - .097, sign * (half + .06)), (half - .1, DEPTH / 2 - .097, sign * (half + .06)), 3, 'Y', .008)


def front():
    with asset() as made:
        inside_out()
    place(made, turn=(0, 0, 180))


VIEWS = {'front': (front, PRODUCT)}
