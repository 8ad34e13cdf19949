"""Manure conveyor: troughed 6 mm rubber belt on idlers between side frames, with its drive head, on legs, at any tilt."""
import math
from belts import bearing, rail, roller, wrap
from fasteners import bolt, bolts
from materials import galv, graphite, polymer, ribbed, rubber, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, hose, place, tube

THICK = .006


def run(length, width=.50):
    """Conveyor from its head drum at x = 0 to +X; troughed belt on idlers."""
    black, half = ribbed('#1B1E21', 120, .7), width / 2
    drum = .085
    roller((0, 0, 0), drum, width + .03, rubber())
    wrap(0, 0, drum + .004, width, 0, length, THICK, material=black)
    for s in (-1, 1):
        y = s * (half + .05)
        rail(length + .12, .20, (length / 2 + .02, y, -.02), s, .004, .035)
        fold([(y - s * .004, .08), (y + s * .004, .10), (y + s * .03, .21), (y + s * .036, .208)], length - .06, galv(), 'X', .003, (length / 2 + .06, 0, 0))
        box((length + .08, y, -.02), (.004, .006, .20), graphite(), .001)
        bolts((.20, y + s * .003, .055), (length - .05, y + s * .003, .055), max(4, int(length / .22)), 'Y' if s > 0 else '-Y', .009)
        bearing((0, y + s * .003, 0), 'Y' if s > 0 else '-Y')
        tube([(-.09, y + s * .02, .0), (-.02, y + s * .02, .0)], .008, steel(.6, .24))
        for k in range(int(length / .45)):
            x = .32 + .45 * k
            cyl((x, y + s * .008, .05), .016, .014, graphite(), 'Y', segments=6)
            cyl((x, y + s * .008, -.085), .016, .014, graphite(), 'Y', segments=6)
    for k in range(int(length / .45)):
        x = .32 + .45 * k
        cyl((x, 0, .055), .028, width + .06, galv(), 'Y')
        cyl((x, 0, -.120), .024, width + .06, galv(), 'Y')
        box((x + .2, 0, -.10), (.05, width + .09, .03), galv(), .002)
    box((-.105, 0, -.045), (.010, width, .09), polymer(.35), .003, (0, math.radians(-20), 0))
    box((-.125, 0, -.06), (.02, width + .10, .04), galv(), .002)
    y = -half - .20
    place(gear_motor(.088, .26), (0, y, 0), (0, 0, 0), .95)
    box((.03, y + .07, -.13), (.05, .10, .05), galv(), .004)
    hose([(.050, y - .109, .019), (.09, y - .10, -.05), (.24, -half - .10, -.10), (.46, -half - .07, -.12), (min(length, 1.0), -half - .07, -.12)], .007, rubber())


def standing(length, tilt, head, width=.50, legs=(.55, 1.70)):
    """The conveyor, which slopes down to +X by `tilt` degrees from its head drum, `head` metres above the floor.
    `legs` are the distances of the legs from the drum, along the conveyor."""
    with asset() as made:
        run(length, width)
    a, left = math.radians(tilt), -length / 2 + .2
    place(made, (left, 0, head), (0, tilt, 0))
    for at in legs:
        x, z = left + at * math.cos(a), head - at * math.sin(a) - .12
        for y in (-width / 2 - .05, width / 2 + .05):
            box((x, y, z / 2), (.055, .045, z), galv(), .004)
            box((x, y, .006), (.14, .12, .012), galv(), .003)
            box((x, y + (-.025 if y < 0 else .025), z), (.13, .006, .12), galv(), .003)
            for q in (-.04, .04):
                bolt((x + q, y + (-.028 if y < 0 else .028), z), '-Y' if y < 0 else 'Y', .010)
        box((x, 0, z * .42), (.04, width + .10, .04), galv(), .003)
