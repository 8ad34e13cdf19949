"""Control cart: platform 1.10 x 0.55 m with railing between two masts, wheels on the aisle rails, hand winch; reaches the upper tiers. No sizes are published."""
import math
from fasteners import bolt, bolts
from materials import galv, graphite, paint, signal, steel
from shapes import box, cyl, fold, lathe, tube
from studio import PRODUCT, Lens

L, W, DECK, HIGH = 1.10, .55, .78, 2.15


def wheel(x, y, r=.075):
    lathe([(.0001, -.018), (.02, -.02), (.024, -.012), (r * .6, -.010), (r * .72, -.017), (r, -.017), (r, .012), (r * 1.16, .018), (r * 1.16, .024), (.02, .024), (.0001, .02)], graphite(.38), (x, y, r), 'Y', 48)
    cyl((x, y - .022, r), .016, .02, steel(.6, .22), 'Y')


def deck():
    zinc = galv()
    box((0, 0, DECK), (L, W, .004), zinc, .001)
    for i in range(22):                                                 # tread
        for j in range(10):
            x, y = -L / 2 + .03 + .05 * i, -W / 2 + .03 + .0545 * j
            box((x, y, DECK + .004), (.026, .006, .004), zinc, .0015, (0, 0, math.radians(45 if (i + j) % 2 else -45)))
    for s in (-1, 1):
        fold([(s * W / 2, DECK + .10), (s * W / 2, DECK - .05), (s * (W / 2 - .03), DECK - .05)], L, zinc, 'X', .003)
        fold([(s * L / 2, DECK + .10), (s * L / 2, DECK - .05), (s * (L / 2 - .03), DECK - .05)], W, zinc, 'Y', .003)
        bolts((-L / 2 + .08, s * (W / 2 + .002), DECK - .02), (L / 2 - .08, s * (W / 2 + .002), DECK - .02), 6, 'Y' if s > 0 else '-Y', .008)


def railing(top=1.05):
    """Railing around the platform, up to `top` metres above its floor."""
    dark, r = steel(.56, .3), .017
    for y in (-W / 2, W / 2):
        for x in (-L / 2, 0, L / 2):
            tube([(x, y, DECK - .03), (x, y, DECK + top)], r, dark)
    for z in (DECK + z for z in (.55, 1.05) if z <= top):
        tube([(-L / 2, -W / 2, z), (L / 2, -W / 2, z), (L / 2, W / 2, z), (-L / 2, W / 2, z)], r, dark)
    if top > 1:
        tube([(-L / 2, -W / 2, DECK + 1.0), (-L / 2 - .015, 0, DECK + .94), (-L / 2, W / 2, DECK + 1.0)], .008, graphite())


def base(high=HIGH, crank=None, treads=None):
    """Chassis, masts, steps and winch. If `high` is below HIGH, the masts are cut off at this height."""
    zinc, dark = galv(), graphite(.4)
    for y in (-W / 2, W / 2):
        fold([(y - .03, .10), (y - .03, .17), (y + .03, .17), (y + .03, .10)], L + .30, zinc, 'X', .004)
        for x in (-L / 2 - .04, L / 2 + .04):
            wheel(x, y)
            box((x, y, .10), (.05, .075, .06), dark, .005)
    for x in (-L / 2 + .05, L / 2 - .05):
        box((x, 0, .14), (.06, W, .05), zinc, .003)
    for x in (-L / 2 - .07, L / 2 + .07):                               # masts
        for y in (-.06, .06):
            fold([(x - .02, y - .02), (x + .02, y - .02), (x + .02, y + .02), (x - .02, y + .02)], high - .15, zinc, 'Z', .003, (0, 0, .15 + (high - .15) / 2), .002, True)
        if high == HIGH:
            box((x, 0, HIGH + .01), (.07, .20, .03), zinc, .003)
            cyl((x, 0, HIGH - .06), .05, .03, dark, 'Y')
        box((x, 0, .18), (.09, .20, .03), zinc, .003)
        box((x, 0, DECK + .02), (.07, .20, .22), zinc, .004)
        for z in (-.07, .07):
            cyl((x, -.10, DECK + .02 + z), .02, .03, dark, 'Y')
            bolt((x, -.116, DECK + .02 + z), '-Y', .010)
        tube([(x, .0, DECK + .12), (x, 0, high - .10)], .004, steel(.6, .3))
        for k in range(int((high - .35) / .2)):
            box((x, -.081, .35 + .2 * k), (.030, .002, .012), paint('#24292D', .6), .0005)
    for k in range(3):                                                  # steps
        box((-L / 2 - .20, 0, .26 + .19 * k), (.10, .34, .025), treads or zinc, .004)
        for y in (-.17, .17):
            box((-L / 2 - .20, y, .26 + .19 * k + .0), (.11, .006, .05), zinc, .002)
    for y in (-.18, .18):
        tube([(-L / 2 - .22, y, .14), (-L / 2 - .20, y, DECK - .02)], .014, zinc)
    x, y, z = L / 2 + .07, -.13, 1.12 - .45                             # winch with its crank
    box((x, y, z), (.12, .09, .14), dark, .008)
    cyl((x, y - .02, z), .05, .10, steel(.5, .3), 'Y')
    cyl((x, y - .075, z), .018, .06, steel(.6, .22), 'Y')
    box((x + .07, y - .10, z + .05), (.20, .012, .028), crank or signal(), .004, (0, math.radians(-35), 0))
    cyl((x + .145, y - .145, z + .102), .018, .10, crank or signal(), 'Y', .006)


def front():
    deck()
    railing()
    base()


def steps():
    """Close-up of the lower part: the amber steps, the platform and its door side."""
    deck()
    railing(.55)
    base(1.50, graphite(), signal())


VIEWS = {'front': (front, PRODUCT), 'steps': (steps, Lens(-54, 22, 85))}
