"""Land solar: a table of 4 x 2 modules at 25 degrees on driven posts, amber isolator box. No sizes are published."""
import math
from fasteners import bolt
from materials import galv, graphite, rubber, signal
from shapes import asset, box, cyl, fold, hose, place, tube
from solar import H, W, array, rails
from studio import PRODUCT

COLUMNS, ROWS, TILT = 4, 2, 25


def front():
    a, length = math.radians(TILT), COLUMNS * (W + .02)
    low = .62
    middle = low + math.sin(a) * (H + .01)
    with asset() as table:
        array(COLUMNS, ROWS)
        rails(COLUMNS, ROWS)
        for x in (-length * .36, 0, length * .36):
            fold([(x - .03, -.075), (x - .03, -.155), (x + .03, -.155), (x + .03, -.075)], 2 * H - .5, galv(), 'Y', .004)
    place(table, (0, 0, middle), (TILT, 0, 0))
    for x in (-length * .36, 0, length * .36):
        for y in (-.95, .95):
            top = middle + y * math.tan(a) - .17 / math.cos(a) + .02
            fold([(x - .05, y - .03), (x - .05, y + .03), (x + .05, y + .03), (x + .05, y - .03)], top, galv(), 'Z', .005, (0, 0, top / 2))
            box((x, y, top - .05), (.12, .09, .14), galv(), .003)
            for q in (-.03, .03):
                bolt((x + q, y - .046, top - .05), '-Y', .014)
            cyl((x, y, .02), .13, .04, graphite(.8), bevel=.012)
        z = middle + .95 * math.tan(a)
        tube([(x, -.93, .45), (x, .93, z - .50)], .022, galv())
    for s in (-1, 1):
        z = middle + .95 * math.tan(a) - .3
        tube([(s * length * .36, .95, .35), (0, .95, z)], .016, galv())
    box((length * .36 - .0, -1.03, .40), (.26, .13, .34), signal(), .012)
    box((length * .36, -1.098, .40), (.20, .008, .27), graphite(), .006)
    hose([(length * .36 - .06, -1.03, .23), (length * .36 - .08, -1.02, .10), (length * .36 - .05, -.99, .02)], .014, rubber())
    hose([(length * .36 + .05, -1.03, .57), (length * .36 + .06, -.98, .66), (length * .36 + .03, -.92, .70)], .010, rubber())


VIEWS = {'front': (front, PRODUCT)}
