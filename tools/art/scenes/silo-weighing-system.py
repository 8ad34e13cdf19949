"""Silo weighing: a silo's leg on its load cell, and the indicator, which adds up the readings of all cells.
No sizes are published."""
from fasteners import bolt
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from shapes import box, cyl, fold, hose, prism, tube
from studio import PRODUCT


def foot():
    zinc = galv()
    box((0, 0, .010), (.34, .30, .020), zinc, .004)
    for x in (-.14, .14):
        for y in (-.12, .12):
            bolt((x, y, .020), 'Z', .014)
            cyl((x, y, .042), .007, .05, steel(.6, .24))
    box((0, 0, .150), (.26, .24, .018), zinc, .004)
    prism([(-.095, -.034), (.095, -.034), (.100, -.028), (.100, .028), (.095, .034), (.034, .034), (.028, .022), (-.028, .022), (-.034, .034), (-.095, .034), (-.100, .028), (-.100, -.028)], .064, signal(), 'Y', (0, 0, .084), .003)
    for x in (-.068, .068):
        cyl((x, 0, .084), .016, .072, graphite(), 'Y')
        bolt((x, -.037, .084), '-Y', .012)
    cyl((-.066, 0, .034), .030, .030, steel(.55, .28))
    cyl((.066, 0, .130), .030, .030, steel(.55, .28))
    for x in (-.115, .115):                                             # lift-off guards
        cyl((x, .085, .10), .008, .18, steel(.6, .24))
        for z in (.026, .136, .166):
            cyl((x, .085, z), .015, .012, steel(.58, .26), segments=6)
    fold([(-.085, 0), (-.085, .10), (-.03, .13), (.03, .13), (.085, .10), (.085, 0)], .62, zinc, 'Z', .005, (0, -.06, .159 + .31), .003)
    for z in (.26, .44, .62):
        for x in (-.06, .06):
            bolt((x * .95, .062 - .01, z), 'Y', .010)
            bolt((x * 1.46, .0, z), 'X' if x > 0 else '-X', .010)
    for s in (-1, 1):                                                   # gussets
        prism([(s * .085, 0), (s * .125, 0), (s * .088, .16)], .006, zinc, 'Y', (0, -.02, .159), .001)
    tube([(0, -.02, .68), (.36, -.02, .30)], .016, zinc)
    tube([(.36, -.02, .30), (.40, -.02, .258)], .016, graphite())
    box((.02, -.02, .66), (.12, .012, .10), zinc, .002)
    cyl((-.112, 0, .084), .009, .024, graphite(), 'X')
    hose([(-.12, 0, .084), (-.17, -.01, .07), (-.20, -.10, .03), (-.28, -.20, .012), (-.40, -.24, .010), (-.50, -.10, .02), (-.52, .02, .10), (-.52, .02, .24)], .006, rubber())


def indicator():
    x, y, z = -.52, .0, .42
    fold([(-.025, -.025), (.025, -.025), (.025, .025), (-.025, .025)], .56, galv(), 'Z', .003, (x, y + .06, .28), closed=True)
    box((x, y + .06, .006), (.16, .16, .012), galv(), .003)
    for dx in (-.06, .06):
        bolt((x + dx, y + .0, .012), 'Z', .010)
    box((x, y, z + .03), (.26, .09, .20), polymer(.38), .012)
    box((x, y - .047, z + .03), (.25, .010, .19), graphite(.38), .008)
    box((x, y - .053, z + .065), (.20, .004, .075), paint('#0C1115', .08), .002)
    for d in range(5):                                                  # a switched-off segment display
        for dz in (-.018, 0, .018):
            box((x - .068 + .034 * d, y - .0555, z + .065 + dz), (.016, .0006, .003), paint('#33424A', .4), .0002)
        for dx in (-.010, .010):
            for dz in (-.009, .009):
                box((x - .068 + .034 * d + dx, y - .0555, z + .065 + dz), (.003, .0006, .013), paint('#33424A', .4), .0002)
    for k in range(5):
        box((x - .08 + .04 * k, y - .054, z - .022), (.028, .006, .024), paint('#7C878D', .4), .004)
    for dx in (-.08, -.027, .027, .08):
        cyl((x + dx, y + .0, z - .078), .012, .02, graphite(), segments=6)


def front():
    foot()
    indicator()


VIEWS = {'front': (front, PRODUCT)}
