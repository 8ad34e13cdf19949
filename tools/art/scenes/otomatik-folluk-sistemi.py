"""Automatic group nest: 1.20 m long, two rows back to back, egg belt between them; closed, and without its left end to show mats, curtains and belt. No sizes are published."""
import math
from cage import eggs
from fasteners import bolts
from materials import belt, galv, glow, graphite, paint, polymer, signal
from shapes import asset, box, cyl, fold, lathe, mesh, place, prism, tube
from studio import PRODUCT, Lens

L, HALF, FLOOR, FRONT, RIDGE = 1.20, .62, .52, .86, 1.02     # length, half depth, heights of nest floor, front and ridge


def end_wall(x):
    """Galvanised end with its opening for the egg belt."""
    outline = [(-HALF, FLOOR - .10), (-.10, FLOOR - .10), (-.10, FLOOR + .06), (.10, FLOOR + .06), (.10, FLOOR - .10), (HALF, FLOOR - .10), (HALF, FRONT), (.06, RIDGE), (-.06, RIDGE), (-HALF, FRONT)]
    prism(outline, .003, galv(), 'X', (x, 0, 0), .001)
    s = 1 if x > 0 else -1
    for y in (-HALF + .02, HALF - .02):
        box((x + s * .008, y, (FRONT + FLOOR - .10) / 2), (.014, .036, FRONT - FLOOR + .08), galv(), .002)
        bolts((x + s * .015, y, FLOOR - .04), (x + s * .015, y, FRONT - .05), 4, 'X' if s > 0 else '-X', .007)
    for y in (-.36, .36):
        box((x + s * .004, y, FLOOR + .12), (.006, .26, .012), galv(), .003)
        box((x + s * .004, y, FLOOR + .22), (.006, .26, .012), galv(), .003)


def curtains(y, s):
    """Slit curtain of overlapping strips in the front opening."""
    for k in range(8):
        w = (L - .06) / 8
        x = -L / 2 + .03 + w * (k + .5)
        if k == 4:
            continue
        lean = .012 * math.sin(k * 1.9)
        mesh([(x - w / 2 + .003, y, FRONT - .05), (x + w / 2 - .003, y, FRONT - .05), (x + w / 2 - .003, y + s * lean, FLOOR + .07), (x - w / 2 + .003, y + s * (lean + .006), FLOOR + .07)],
             [(0, 1, 2, 3)], paint('#353D43', .6), 0, .004)
    box((.0, y, FRONT - .035), (L - .01, .012, .06), galv(), .002)
    box((.0, y, FLOOR + .045), (L - .01, .014, .055), galv(), .003)
    box((.0, y, FLOOR - .06), (L - .01, .004, .10), galv(), .002)
    bolts((-L / 2 + .06, y + s * .007, FRONT - .035), (L / 2 - .06, y + s * .007, FRONT - .035), 6, 'Y' if s > 0 else '-Y', .006)
    x = 0
    box((x, y, (FLOOR + FRONT) / 2), (.03, .010, FRONT - FLOOR - .08), galv(), .002)


def slats(s):
    """Perching grid in front of the nest."""
    y0 = HALF + .02
    for k in range(8):
        box((0, s * (y0 + .03 + .042 * k), FLOOR - .03), (L - .02, .024, .016), polymer(.42), .004)
    for x in (-L / 2 + .08, -.2, .2, L / 2 - .08):
        box((x, s * (y0 + .17), FLOOR - .052), (.022, .36, .030), polymer(.42), .003)
    for x in (-L / 2 + .05, L / 2 - .05):
        tube([(x, s * (y0 + .30), FLOOR - .06), (x, s * (HALF - .04), FLOOR - .30)], .011, galv())


def mats(s):
    """Sloping mat with its pile, on which eggs roll to the belt."""
    a = math.atan2(.07, HALF - .12)
    with asset() as tuft:
        for k in range(4):
            t = 2 * math.pi * k / 4
            tube([(.003 * math.cos(t), .003 * math.sin(t), 0), (.009 * math.cos(t), .009 * math.sin(t), .014)], .0022, paint('#8C979C', .8), False, 0)
    y = s * (HALF + .10) / 2
    z = FLOOR + .02
    box((0, y, z), (L - .04, HALF - .12, .010), paint('#7E898E', .8), .002, (s * a, 0, 0))
    for i in range(int((L - .08) / .028)):
        for j in range(17):
            q = -.24 + .030 * j
            place(tuft, (-L / 2 + .04 + .028 * i, y + q, z + .004 + s * math.tan(a) * q), (0, 0, 31 * (i * 3 + j)))


def lid(material=None, handle=None):
    """Ribbed half of the roof, hinge at the origin, sloping down to -Y."""
    n = math.hypot(HALF, RIDGE - FRONT) + .05
    box((0, -n / 2, 0), (L + .05, n, .004), galv(), .001)
    fold([(-n, 0), (-n - .004, -.03), (-n + .012, -.032)], L + .05, galv(), 'X', .003)
    for k in range(6):
        x = -L / 2 + .08 + (L - .16) * k / 5
        fold([(x - .022, .002), (x - .012, .016), (x + .012, .016), (x + .022, .002)], n - .05, galv(), 'Y', .002, (0, -n / 2, 0))
    grip = handle or graphite(.4)
    for x in (-.07, .07):
        box((x, -n + .045, .022), (.018, .018, .036), grip, .004)
    cyl((0, -n + .045, .040), .011, .17, grip, 'X', .004)


def cut_edge(x):
    """Graphite section edges in place of the left end wall."""
    for s in (-1, 1):
        for (y0, z0), (y1, z1) in (((HALF, FLOOR - .10), (HALF, FRONT)), ((HALF, FRONT), (.06, RIDGE)), ((.12, FLOOR - .0), (HALF, FLOOR + .055))):
            tube([(x, s * y0, z0), (x, s * y1, z1)], .007, graphite())
        for y in (HALF - .02,):
            box((x - .004, s * y, (FRONT + FLOOR - .10) / 2), (.010, .036, FRONT - FLOOR + .08), galv(), .002)


def nest(section=False):
    """The nest. With `section`, the left end wall is missing, the front half of the roof is open, and the amber part is
    the egg belt."""
    zinc = galv()
    end_wall(L / 2)
    if section:
        cut_edge(-L / 2)
    else:
        end_wall(-L / 2)
    for s in (-1, 1):
        curtains(s * HALF, s)
        slats(s)
        mats(s)
        for x in (-L / 2 + .05, L / 2 - .05):
            fold([(x - .02, s * (HALF - .03)), (x - .02, s * (HALF - .07)), (x + .02, s * (HALF - .07)), (x + .02, s * (HALF - .03))], FLOOR - .05, zinc, 'Z', .003, (0, 0, (FLOOR - .05) / 2))
            lathe([(.0001, 0), (.05, 0), (.052, .006), (.02, .016), (.012, .03)], graphite(), (x, s * (HALF - .05), 0), segments=32)
        tube([(-L / 2 + .05, s * (HALF - .05), .12), (L / 2 - .05, s * (HALF - .05), .12)], .013, zinc)
        box((0, s * .105, FLOOR + .10), (L - .01, .003, .20), polymer(.5), .001)      # zinc would mirror the amber belt
        fold([(s * .115, FLOOR - .05), (s * .105, FLOOR - .08), (0, FLOOR - .08)], L, zinc, 'X', .002)
    for z, top in ((-.045, section), (-.095, False)):
        box((0, 0, FLOOR + z), (L + .12, .17, .005), signal() if top else belt(), .001)
    for x in (-1, 1):
        box((x * (L / 2 + .06), 0, FLOOR - .045), (.003, .172, .005), graphite(), .0005)
    eggs(9, -L / 2 + .06, L / 2 - .04, 0, FLOOR - .042)
    eggs(2, -L / 2 - .035, -L / 2 - .034, .03, FLOOR - .042)
    if section:
        box((0, -.075, RIDGE - .012), (L - .10, .012, .012), glow('#FFD9A8', 9), .002)     # lamp strip under the ridge
    slope = math.degrees(math.atan2(RIDGE - FRONT, HALF))
    box((0, 0, RIDGE + .004), (L + .05, .14, .004), zinc, .001)
    with asset() as front_lid:
        lid(handle=graphite(.4) if section else signal())
    with asset() as back_lid:
        lid()
    place(front_lid, (0, -.05, RIDGE + .010), (-92 if section else slope, 0, 0))
    place(back_lid, (0, .05, RIDGE + .010), (slope, 0, 180))


VIEWS = {'front': (nest, PRODUCT), 'inside': (lambda: nest(True), Lens(-34, 36, 85))}
