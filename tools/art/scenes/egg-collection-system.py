"""Egg collection: lift that takes the eggs of three tiers' belts up to one discharge; and a tier's belt end with its rod comb close."""
from belts import bearing
from cage import eggs
from fasteners import bolt, bolts
from materials import belt, galv, graphite, paint, polymer, signal, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, lathe, place, prism, tube
from studio import PRODUCT, SMALL
from wire import wires

HIGH, WIDTH, PITCH, LOW, TIERS = 2.25, .42, .66, .50, 3


def carrier():
    """Wire basket row between the two chains, carrying eggs up the front."""
    lines = []
    for k in range(9):
        x = -WIDTH / 2 + .03 + (WIDTH - .06) * k / 8
        lines.append([(x, 0, 0), (x, -.030, -.012), (x, -.058, .0), (x, -.066, .022)])
    wires(lines, .0022, graphite(.4))
    cyl((0, 0, 0), .006, WIDTH + .02, steel(.6, .25), 'X')
    cyl((0, -.066, .022), .003, WIDTH - .06, graphite(.4), 'X')


def tower():
    zinc = galv(30)
    for s in (-1, 1):
        x = s * (WIDTH / 2 + .04)
        fold([(x - s * .03, -.11), (x, -.11), (x, .11), (x - s * .03, .11)], HIGH, zinc, 'Z', .003, (0, 0, HIGH / 2 + .04), .002)
        bolts((x + s * .002, -.08, .2), (x + s * .002, -.08, HIGH - .05), 12, 'X' if s > 0 else '-X', .008)
        for y in (-.065, .065):                                         # chain strands
            tube([(s * (WIDTH / 2 + .012), y, .20), (s * (WIDTH / 2 + .012), y, HIGH - .12)], .008, paint('#3A4046', .35))
        for z in (.20, HIGH - .12):
            cyl((s * (WIDTH / 2 + .012), 0, z), .066, .012, steel(.5, .3), 'X')
        bearing((x + s * .003, 0, HIGH - .12), 'X' if s > 0 else '-X')
        bearing((x + s * .003, 0, .20), 'X' if s > 0 else '-X')
        lathe([(.0001, 0), (.06, 0), (.064, .008), (.03, .02), (.015, .05)], graphite(), (x, -.07, 0), segments=32)
        lathe([(.0001, 0), (.06, 0), (.064, .008), (.03, .02), (.015, .05)], graphite(), (x, .07, 0), segments=32)
    for z in (.08, HIGH + .02):
        box((0, .09, z), (WIDTH + .10, .03, .06), zinc, .003)
    box((0, .10, HIGH / 2), (WIDTH + .07, .003, HIGH - .3), zinc, .001)
    for k in range(5):
        box((0, .097, .35 + .4 * k), (WIDTH + .02, .010, .03), zinc, .004)
    cyl((0, 0, HIGH - .12), .016, WIDTH + .26, steel(.6, .22), 'X')
    with asset() as basket:
        carrier()
        eggs(3, -.13, .13, -.034, -.010)
    with asset() as empty:
        carrier()
    n = 15
    for k in range(n):
        place(basket if k % 2 == 0 or k > 9 else empty, (0, -.065, .27 + (HIGH - .52) * k / (n - 1)))
    place(gear_motor(.062, .18), (WIDTH / 2 + .16, 0, HIGH - .12), (0, 0, 90), .85)


def feeder(z):
    """End of one tier's egg belt: roller, side cheeks, comb towards the lift. Belt comes from -Y... the house."""
    for x in (-.11, .11):
        width = .10
        fold([(-.145, z + .032), (-.145, z - .03), (-.60, z - .03), (-.60, z + .032)], .002, galv(30), 'X', .002, (x - width / 2 - .010, 0, 0))
        for s in (-1, 1):
            box((x + s * (width / 2 + .008), -.37, z), (.003, .46, .075), galv(30), .002)
            bolts((x + s * (width / 2 + .010), -.52, z + .015), (x + s * (width / 2 + .010), -.22, z + .015), 3, 'X' if s > 0 else '-X', .006)
        cyl((x, -.155, z + .002), .018, width, graphite(), 'X')
        box((x, -.38, z + .020), (width - .006, .44, .0022), belt(), .0006)
        box((x, -.38, z - .016), (width - .006, .44, .0022), belt(), .0006)
        box((x, -.60, z + .002), (width - .004, .003, .042), graphite(), .0005)
        with asset() as some:
            eggs(3, -.15, .14, 0, 0)
        place(some, (x, -.38, z + .022), (0, 0, 90))
        wires([[(x - width / 2 + .012 + .0125 * k, -.14, z + .018), (x - width / 2 + .012 + .0125 * k, -.105, z + .006)] for k in range(7)], .002, steel(.6, .25))
    for s in (-1, 1):
        box((s * (WIDTH / 2 + .035), -.22, z - .06), (.004, .26, .045), galv(30), .002)
        bolt((s * (WIDTH / 2 + .037), -.13, z - .06), 'X' if s > 0 else '-X', .008)
    box((0, -.33, z - .06), (WIDTH + .07, .04, .03), galv(30), .002)


def lift():
    tower()
    with asset() as one:
        feeder(0)
    for t in range(TIERS):
        place(one, (0, 0, LOW + PITCH * t))
    top = HIGH - .10
    fold([(-.06, top + .15), (-.02, top + .155), (.10, top + .12), (.34, top + .06)], WIDTH, polymer(.35), 'X', .004)
    for s in (-1, 1):
        prism([(-.06, top + .145), (.34, top + .055), (.34, top + .12), (-.06, top + .21)], .006, galv(30), 'X', (s * (WIDTH / 2 + .005), 0, 0), .001)


def close():
    """0.55 m of a tier's belt with its cradle and comb."""
    length, w = .56, .10
    box((0, 0, 0), (length, w - .004, .0022), belt(), .0006)
    fold([(-.060, -.006), (-.064, -.002), (-.058, -.030), (-.050, -.036), (.050, -.036), (.058, -.030), (.060, .060)], length - .02, galv(60), 'X', .0016)
    for s in (-1, 1):
        fold([(-.060, -.004), (-.058, -.030), (-.050, -.036), (.050, -.036), (.058, -.030), (.060, .060)], .002, graphite(), 'X', .002, (s * (length / 2 - .01), 0, 0))
    cyl((length / 2 + .006, 0, -.016), .0165, w, graphite(), 'Y')
    box((0, 0, -.033), (length, w - .004, .0022), belt(), .0006)
    eggs(7, -.23, .22, 0, .001)
    for s in (-1, 1):
        box((length / 2 - .03, s * .066, -.012), (.13, .004, .075), galv(60), .003)
        cyl((length / 2 + .006, s * .070, -.016), .012, .012, steel(.6, .22), 'Y')
        bolts((length / 2 - .075, s * .068, .012), (length / 2 - .02, s * .068, .012), 2, 'Y' if s > 0 else '-Y', .005)
    wires([[(length / 2 + .024, -.042 + .012 * k, -.004), (length / 2 + .055, -.042 + .012 * k, -.012), (length / 2 + .075, -.042 + .012 * k, -.006)] for k in range(8)], .002, steel(.6, .25))
    box((length / 2 + .030, 0, -.022), (.012, .12, .016), graphite(), .003)
    cyl((length / 2 - .005, -.082, -.014), .019, .020, signal(), 'Y', .004, 10)
    for x in (-.18, .10):
        box((x, 0, -.052), (.030, .14, .030), galv(60), .002)
        box((x, .0, -.075), (.030, .030, .030), galv(60), .002)


VIEWS = {'lift': (lift, PRODUCT), 'belt': (close, SMALL)}
