"""Egg conveyor: 1.9 m of rod conveyor, 50 cm wide (standard), with drive end, guides and stands; close-up of the rods with eggs."""
from belts import bearing, rail, rods, stand
from cage import eggs
from fasteners import bolts
from materials import galv, graphite, polymer, signal
from motors import gear_motor
from shapes import box, cyl, place
from studio import LONG, Lens

LENGTH, WIDTH, Z = 1.90, .50, .72     # Z: middle of the side frame


def bed(length, z, supports=5):
    """Side frames, guides and both runs of the rod chain, cut off at the left end."""
    for s in (-1, 1):
        y = s * (WIDTH / 2 + .025)
        rail(length, .13, (0, y, z), s)
        bolts((-length / 2 + .10, y + s * .002, z - .03), (length / 2 - .10, y + s * .002, z - .03), supports * 2 - 1, 'Y' if s > 0 else '-Y', .007)
        box((0, y, z + .085), (length, .010, .045), polymer(.35), .003)
        for k in range(supports):
            x = -length / 2 + .15 + k * (length - .3) / (supports - 1)
            box((x, y + s * .008, z + .065), (.030, .006, .08), galv(), .001)
        box((0, s * (WIDTH / 2 - .008), z + .018), (length - .02, .018, .012), polymer(.35), .002)
        box((-length / 2, y, z), (.003, .004, .131), graphite(), .0005)
    rods(length, WIDTH, at=(0, 0, z + .032))
    rods(length, WIDTH, at=(0, 0, z - .045))


def front():
    bed(LENGTH, Z)
    eggs(9, -.82, -.05, 0.05, Z + .036)
    eggs(7, -.45, .60, -.12, Z + .036)
    eggs(5, .02, .75, .14, Z + .036)
    for x in (-.62, .62):
        stand(x, -WIDTH / 2 - .025, WIDTH / 2 + .025, Z - .03)
    for s in (-1, 1):
        bearing((LENGTH / 2 - .07, s * (WIDTH / 2 + .027), Z - .005), 'Y' if s > 0 else '-Y')
    cyl((LENGTH / 2 - .07, 0, Z - .005), .040, WIDTH, galv(), 'Y')
    place(gear_motor(.062, .18), (LENGTH / 2 - .07, -WIDTH / 2 - .155, Z - .005), (0, 0, 0), .85)


def close():
    """0.6 m of the conveyor from above, with eggs on the rods, and the near guide bracket in amber."""
    bed(.60, .10, 3)
    for y, x0, x1 in ((-.15, -.22, .18), (-.02, -.14, .22), (.11, -.24, .10)):
        eggs(4, x0, x1, y, .136)
    box((0, -WIDTH / 2 - .037, .165), (.034, .008, .085), signal(), .002)


VIEWS = {'front': (front, LONG), 'rods': (close, Lens(-32, 26, 85))}
