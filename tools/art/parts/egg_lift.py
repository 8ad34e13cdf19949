"""Egg lift: two chains lift the eggs from the belts of all tiers to one outlet. The house is on the -Y side."""
from belts import bearing
from cage import eggs
from fasteners import bolt, bolts
from materials import belt, galv, graphite, paint, polymer, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, lathe, place, prism, tube
from wire import wires

WIDTH = .42


def carrier():
    """Wire basket row between the two chains, carrying eggs up the front."""
    lines = []
    for k in range(9):
        x = -WIDTH / 2 + .03 + (WIDTH - .06) * k / 8
        lines.append([(x, 0, 0), (x, -.030, -.012), (x, -.058, .0), (x, -.066, .022)])
    wires(lines, .0022, graphite(.4))
    cyl((0, 0, 0), .006, WIDTH + .02, steel(.6, .25), 'X')
    cyl((0, -.066, .022), .003, WIDTH - .06, graphite(.4), 'X')


def tower(high):
    zinc = galv()
    for s in (-1, 1):
        x = s * (WIDTH / 2 + .04)
        fold([(x - s * .03, -.11), (x, -.11), (x, .11), (x - s * .03, .11)], high, zinc, 'Z', .003, (0, 0, high / 2 + .04), .002)
        bolts((x + s * .002, -.08, .2), (x + s * .002, -.08, high - .05), 12, 'X' if s > 0 else '-X', .008)
        for y in (-.065, .065):                                         # chain strands
            tube([(s * (WIDTH / 2 + .012), y, .20), (s * (WIDTH / 2 + .012), y, high - .12)], .008, paint('#3A4046', .35))
        for z in (.20, high - .12):
            cyl((s * (WIDTH / 2 + .012), 0, z), .066, .012, steel(.5, .3), 'X')
        bearing((x + s * .003, 0, high - .12), 'X' if s > 0 else '-X')
        bearing((x + s * .003, 0, .20), 'X' if s > 0 else '-X')
        lathe([(.0001, 0), (.06, 0), (.064, .008), (.03, .02), (.015, .05)], graphite(), (x, -.07, 0), segments=32)
        lathe([(.0001, 0), (.06, 0), (.064, .008), (.03, .02), (.015, .05)], graphite(), (x, .07, 0), segments=32)
    for z in (.08, high + .02):
        box((0, .09, z), (WIDTH + .10, .03, .06), zinc, .003)
    box((0, .10, high / 2), (WIDTH + .07, .003, high - .3), zinc, .001)
    for k in range(5):
        box((0, .097, .35 + .4 * k), (WIDTH + .02, .010, .03), zinc, .004)
    cyl((0, 0, high - .12), .016, WIDTH + .26, steel(.6, .22), 'X')
    with asset() as basket:
        carrier()
        eggs(3, -.13, .13, -.034, -.010)
    with asset() as empty:
        carrier()
    n = 15
    for k in range(n):
        place(basket if k % 2 == 0 or k > 9 else empty, (0, -.065, .27 + (high - .52) * k / (n - 1)))
    place(gear_motor(.062, .18), (WIDTH / 2 + .16, 0, high - .12), (0, 0, 90), .85)


def feeder(z, belts):
    """End of one tier's egg belt: roller, side cheeks, comb towards the lift. The belt comes
    from the house, on the -Y side."""
    for x in belts:
        width = .10
        fold([(-.145, z + .032), (-.145, z - .03), (-.60, z - .03), (-.60, z + .032)], .002, galv(), 'X', .002, (x - width / 2 - .010, 0, 0))
        for s in (-1, 1):
            box((x + s * (width / 2 + .008), -.37, z), (.003, .46, .075), galv(), .002)
            bolts((x + s * (width / 2 + .010), -.52, z + .015), (x + s * (width / 2 + .010), -.22, z + .015), 3, 'X' if s > 0 else '-X', .006)
        cyl((x, -.155, z + .002), .018, width, graphite(), 'X')
        box((x, -.38, z + .020), (width - .006, .44, .004), belt(), .001)
        box((x, -.38, z - .016), (width - .006, .44, .004), belt(), .001)
        box((x, -.60, z + .002), (width - .004, .003, .042), graphite(), .0005)
        with asset() as some:
            eggs(3, -.15, .14, 0, 0)
        place(some, (x, -.38, z + .022), (0, 0, 90))
        wires([[(x - width / 2 + .012 + .0125 * k, -.14, z + .018), (x - width / 2 + .012 + .0125 * k, -.105, z + .006)] for k in range(7)], .002, steel(.6, .25))
    for s in (-1, 1):
        box((s * (WIDTH / 2 + .035), -.22, z - .06), (.004, .26, .045), galv(), .002)
        bolt((s * (WIDTH / 2 + .037), -.13, z - .06), 'X' if s > 0 else '-X', .008)
    box((0, -.33, z - .06), (WIDTH + .07, .04, .03), galv(), .002)


def lift(tiers=3, low=.50, pitch=.66, belts=(-.11, .11)):
    """The lift. `low` and `pitch`: height of the lowest belt, and distance between belts; `belts`: their positions across."""
    high = low + pitch * (tiers - 1) + .43
    tower(high)
    with asset() as one:
        feeder(0, belts)
    for t in range(tiers):
        place(one, (0, 0, low + pitch * t))
    top = high - .10
    fold([(-.06, top + .15), (-.02, top + .155), (.10, top + .12), (.34, top + .06)], WIDTH, polymer(.35), 'X', .004)
    for s in (-1, 1):
        prism([(-.06, top + .145), (.34, top + .055), (.34, top + .12), (-.06, top + .21)], .006, galv(), 'X', (s * (WIDTH / 2 + .005), 0, 0), .001)
