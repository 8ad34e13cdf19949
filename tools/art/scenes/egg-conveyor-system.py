"""Egg conveyor: 2.0 m of rod conveyor, 50 cm wide (standard), with drive end, guides and stands."""
from belts import bearing, rail, rods, stand
from cage import eggs
from fasteners import bolts
from materials import galv, graphite, polymer
from motors import gear_motor
from shapes import box, cyl, place
from studio import LONG

LENGTH, WIDTH, Z = 1.90, .50, .72


def front():
    for s in (-1, 1):
        y = s * (WIDTH / 2 + .025)
        rail(LENGTH, .13, (0, y, Z), s)
        bolts((-LENGTH / 2 + .10, y + s * .002, Z - .03), (LENGTH / 2 - .10, y + s * .002, Z - .03), 9, 'Y' if s > 0 else '-Y', .007)
        box((0, y, Z + .085), (LENGTH, .010, .045), polymer(.35), .003)
        for k in range(5):
            x = -LENGTH / 2 + .15 + k * (LENGTH - .3) / 4
            box((x, y + s * .008, Z + .065), (.030, .006, .08), galv(40), .001)
        box((0, s * (WIDTH / 2 - .008), Z + .018), (LENGTH - .02, .018, .012), polymer(.35), .002)
        box((-LENGTH / 2, y, Z), (.003, .004, .131), graphite(), .0005)
    rods(LENGTH, WIDTH, at=(0, 0, Z + .032))
    rods(LENGTH, WIDTH, at=(0, 0, Z - .045))
    eggs(9, -.82, -.05, 0.05, Z + .036)
    eggs(7, -.45, .60, -.12, Z + .036)
    eggs(5, .02, .75, .14, Z + .036)
    for x in (-.62, .62):
        stand(x, -WIDTH / 2 - .025, WIDTH / 2 + .025, Z - .03)
    for s in (-1, 1):
        bearing((LENGTH / 2 - .07, s * (WIDTH / 2 + .027), Z - .005), 'Y' if s > 0 else '-Y')
    cyl((LENGTH / 2 - .07, 0, Z - .005), .040, WIDTH, galv(40), 'Y')
    place(gear_motor(.062, .18), (LENGTH / 2 - .07, -WIDTH / 2 - .155, Z - .005), (0, 0, 0), .85)


VIEWS = {'front': (front, LONG)}
