"""Shell of a poultry house: ribbed walls and roof, fans in the end wall, air inlets, doors. Its end wall faces -X, its long wall -Y."""
import math
from materials import galv, graphite, paint, polymer, steel
from sheets import ribbed_profile
from shapes import asset, box, cyl, fold, place, prism, tube


def wall_fan(side=1.38):
    """Outside of a tunnel fan: hood frame and closed louvres, facing -X, centre at the origin."""
    zinc = galv()
    for s in (-1, 1):
        box((-.10, s * side / 2, 0), (.24, .03, side + .03), zinc, .004)
        box((-.10, 0, s * side / 2), (.24, side, .03), zinc, .004)
    for k in range(9):
        z = -side / 2 + .10 + (side - .14) * k / 8.4
        box((-.13, 0, z), (.012, side - .08, side / 9 - .012), zinc, .003, (0, math.radians(-14), 0))
    box((-.145, 0, 0), (.012, .03, side - .1), zinc, .002)


def shell(length, width, eaves, ridge, ends=(-1, 1)):
    """Walls and roof; the origin is the middle of the floor. `ends`: the end walls, -1 for the one facing -X, 1 for the one facing +X."""
    white, roof, dark = polymer(.42), paint('#7D898F', .36), graphite(.42)
    half, deep = length / 2, width / 2
    sheet = ribbed_profile(length, .30, .030, .04, .02)
    for s in (-1, 1):
        fold([(x, s * (deep + z)) for x, z in sheet], eaves - .25, white, 'Z', .004, (0, 0, .25 + (eaves - .25) / 2))
        box((0, s * deep, .14), (length + .06, .16, .28), paint('#8F9699', .8), .01)
        slope = math.atan2(ridge - eaves, deep)
        run = math.hypot(deep, ridge - eaves) + .35
        with asset() as side:
            fold([(x, z) for x, z in ribbed_profile(length + .5, .30, .035, .04, .02)], run, roof, 'Y', .005, (0, -run / 2, 0))
        place(side, (0, 0, ridge + .05), (math.degrees(slope), 0, 0 if s < 0 else 180))
        fold([(-.07, -.02), (-.07, -.10), (.07, -.10), (.09, 0)], length + .5, dark, 'X', .005, (0, s * (deep + .30), eaves - .06))
    fold([(-.28, ridge - .03), (0, ridge + .10), (.28, ridge - .03)], length + .52, dark, 'X', .006)
    for x in (s * half for s in ends):
        outline = [(-deep, .25), (deep, .25), (deep, eaves), (0, ridge), (-deep, eaves)]
        prism(outline, .06, white, 'X', (x, 0, 0), .004)
        box((x, 0, .14), (.16, width + .06, .28), paint('#8F9699', .8), .01)
        s = 1 if x > 0 else -1
        for k in range(int(width / .30)):
            y = -deep + .15 + .30 * k
            top = eaves + (ridge - eaves) * (1 - abs(y) / deep)
            box((x + s * .035, y, (.28 + top) / 2), (.025, .05, top - .30), white, .008)
        for q in (-1, 1):
            tube([(x + s * .05, q * (deep + .30), eaves - .12), (x + s * .05, 0, ridge + .06)], .06, dark)
            box((x + s * .0, q * (deep + .01), (.25 + eaves) / 2), (.12, .12, eaves - .25), dark, .01)


def window(x, y, z, w=1.0, h=.42):
    """Wall inlet with its hood."""
    box((x, y - .05, z), (w, .10, h), graphite(.45), .01)
    box((x, y - .12, z + .02), (w - .12, .04, h - .12), polymer(.4), .01, (math.radians(14), 0, 0))
    fold([(-.04, .0), (-.26, -.10), (-.28, -.14)], w + .10, graphite(.42), 'X', .006, (x, y, z + h / 2 + .06))


def door(x, y, w, h, accent=None):
    """Door leaf in the end wall facing -X."""
    box((x - .045, y, h / 2 + .15), (.03, w + .14, h + .08), graphite(.42), .01)
    box((x - .065, y, h / 2 + .15), (.03, w, h), accent or polymer(.38), .008)
    box((x - .09, y + w * .38, h * .5 + .15), (.03, .05, .20), graphite(.35), .008)
    for z in (.35, h * .5 + .15, h - .05):
        cyl((x - .08, y - w / 2 - .02, z), .025, .14, steel(.5, .3))
