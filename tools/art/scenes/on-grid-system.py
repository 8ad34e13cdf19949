"""On-grid: string inverter on a mounting frame with meter box, surge and breaker box, cable duct. No sizes are published."""
from fasteners import bolt
from materials import galv, graphite, paint, polymer, rubber, signal
from shapes import asset, box, cyl, fold, hose, place, tube
from solar import inverter
from studio import PRODUCT


def frame(width, height):
    """Two C rails on two posts with feet."""
    for x in (-width / 2, width / 2):
        fold([(x - .03, .0), (x - .03, .06), (x + .03, .06), (x + .03, .0)], height, galv(), 'Z', .004, (0, .06, height / 2))
        box((x, .09, .008), (.16, .34, .016), galv(), .003)
        for y in (-.04, .22):
            bolt((x, y, .016), 'Z', .014)
        tube([(x, .09, .02), (x, .09, .02)], .01, galv())
    for z in (.34, .78, 1.02, 1.44):
        fold([(.0, z - .022), (.05, z - .022), (.05, z + .022), (.0, z + .022), (.0, z + .010)], width + .14, galv(), 'X', .003)
        for x in (-width / 2, width / 2):
            bolt((x, -.002, z), '-Y', .012)


def meter(at, w=.26, h=.34):
    x, y, z = at
    box((x, y, z), (w, .14, h), polymer(.4), .012)
    box((x, y - .074, z), (w - .02, .012, h - .02), polymer(.34), .008)
    box((x, y - .082, z + h * .17), (w * .62, .006, h * .34), graphite(.4), .004)
    box((x, y - .086, z + h * .20), (w * .46, .003, h * .14), paint('#0C1115', .08), .001)
    for k in range(5):
        box((x - w * .16 + w * .08 * k, y - .089, z + h * .20), (w * .045, .001, h * .07), paint('#56646C', .5), .0003)
    for s in (-1, 1):
        cyl((x + s * (w / 2 - .025), y - .081, z - h / 2 + .03), .008, .006, graphite(), 'Y')


def breakers(at, w=.34, h=.24):
    x, y, z = at
    box((x, y, z), (w, .12, h), polymer(.4), .010)
    box((x, y - .064, z), (w * .88, .010, h * .62), graphite(.3), .006)
    for k in range(8):
        box((x + (k - 3.5) * w * .098, y - .072, z), (w * .09, .012, h * .42), polymer(.4), .002)
        box((x + (k - 3.5) * w * .098, y - .082, z + .006), (w * .04, .014, .018), graphite(), .002)


def front():
    frame(1.15, 1.55)
    with asset() as one:
        inverter(signal())
    place(one, (-.26, -.13, 1.12))
    meter((.38, -.07, 1.22))
    breakers((.36, -.06, .80))
    box((0, -.045, .45), (1.10, .09, .10), polymer(.4), .003)
    box((0, -.092, .45), (1.10, .006, .104), polymer(.36), .002)
    for x in (-.35, 0, .35):
        box((x, -.096, .45), (.004, .003, .104), graphite(), .0005)
    for k in range(6):
        x = -.26 - .52 * .40 + k * .52 * .088
        hose([(x, -.15, .80), (x, -.15, .70), (x + .01, -.10, .58), (x + .01, -.06, .50)], .006, rubber())
    hose([(-.26 + .52 * .36, -.15, .79), (-.26 + .52 * .36, -.15, .68), (-.06, -.08, .56), (-.06, -.06, .50)], .012, rubber())
    for x in (.30, .40):
        hose([(x, -.06, .68), (x, -.06, .50)], .010, rubber())
    hose([(.36, -.07, 1.05), (.36, -.07, .92)], .012, rubber())
    hose([(.48, -.05, .40), (.48, -.03, .20), (.50, .05, .02)], .014, rubber())


VIEWS = {'front': (front, PRODUCT)}
