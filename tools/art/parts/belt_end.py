"""Ends of a cage battery: rollers of the manure belts with tensioners, or with drive, pressure roller and scraper. Belts run to +X."""
import math
from belts import bearing, chain_drive, roller, wrap
from fasteners import bolt, bolts
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from motors import gear_motor
from shapes import box, cyl, fold, hose, lathe, place, tube

LOW, REACH = .42, .80                # height of the lowest roller, visible length of the belt
R = .045


def frame(tiers, width, pitch):
    high = LOW + pitch * (tiers - 1) + .32
    for s in (-1, 1):
        y = s * (width / 2 + .06)
        for x in (-.16, .20, REACH - .06):
            fold([(x - .022, y - s * .028), (x - .026, y), (x + .026, y), (x + .022, y - s * .028)], high, galv(), 'Z', .0025, (0, 0, high / 2))
            lathe([(.0001, 0), (.05, 0), (.052, .006), (.02, .016), (.012, .05)], graphite(), (x, y - s * .012, -.045), segments=32)
        for z in [LOW + pitch * t for t in range(tiers)]:
            box((.02, y + s * .004, z), (.42, .004, .20), galv(), .002)
            for x in (-.16, .20):
                for q in (-.07, .07):
                    bolt((x, y + s * .006, z + q), 'Y' if s > 0 else '-Y', .009)
            box((REACH / 2 + .10, y + s * .003, z - .07), (REACH - .05, .004, .035), galv(), .0015)
        box((REACH / 2 - .08, y, high + .010), (REACH + .22, .032, .020), galv(), .002)
    for x in (-.16, REACH - .06):
        box((x, 0, high + .028), (.05, width + .15, .016), galv(), .002)
        box((x, 0, .10), (.04, width + .10, .04), galv(), .002)


def tension(y, z, s, accent):
    """Bearing in a long slot, pulled by a threaded rod."""
    out = y + s * .008
    box((-.02, out, z), (.20, .004, .030), paint('#22272B', .7), .001)
    bearing((0, out, z), 'Y' if s > 0 else '-Y', accent)
    box((-.185, out + s * .010, z), (.012, .05, .07), galv(), .002)
    tube([(-.30, out + s * .022, z), (-.05, out + s * .022, z)], .008, steel(.62, .24))
    for x in (-.205, -.168):
        cyl((x, out + s * .022, z), .016, .014, steel(.6, .25), 'X', segments=6)
    for k in range(14):
        lathe([(.008, -.002), (.0092, 0), (.008, .002)], steel(.5, .3), (-.295 + .006 * k, out + s * .022, z), 'X', 16)


def tensioning(tiers=3, width=1.15, pitch=.66):
    frame(tiers, width, pitch)
    for t in range(tiers):
        z = LOW + pitch * t
        roller((0, 0, z), R, width + .02, galv())
        wrap(0, z, R + .003, width, 0, REACH, .003)
        for s in (-1, 1):
            tension(s * (width / 2 + .06), z, s, signal() if t == tiers - 1 and s < 0 else graphite(.4))


def dispatch(tiers=2, width=1.15, pitch=.66):
    """Drive end: rubber drum, pressure roller, scraper; one geared motor for two tiers."""
    frame(tiers, width, pitch)
    front = -(width / 2 + .068)
    for t in range(tiers):
        z = LOW + pitch * t
        roller((0, 0, z), R + .012, width + .02, rubber())
        wrap(0, z, R + .015, width, 0, REACH, .003)
        roller((.115, 0, z - .055), .030, width + .02, galv())
        for s in (-1, 1):
            bearing((0, s * abs(front), z), 'Y' if s > 0 else '-Y')
            cyl((.115, s * (abs(front) + .004), z - .055), .024, .016, graphite(), 'Y')
        scraper(-.062, z - .030, width)
    z0, z1 = LOW, LOW + pitch * (tiers - 1)
    chain_drive((0, z0), (0, z1), .075, .075, front - .060)
    zm = (z0 + z1) / 2 + .02
    place(gear_motor(.075, .22), (-.16, front - .12, zm - .04), (0, 0, 0), .95)
    box((-.16, front - .012, zm - .04), (.24, .012, .28), galv(), .003)
    cyl((-.16, front - .06, zm - .04), .022, .16, steel(.6, .22), 'Y')
    chain_drive((-.16, zm - .04), (0, z1), .050, .070, front - .035)
    hose([(-.117, front - .213, zm - .021), (-.06, front - .20, zm - .16), (.10, front - .05, zm - .22), (.20, front - .02, zm - .05), (.20, front - .02, zm + .4)], .007, rubber())


def scraper(x, z, width, accent=None):
    """Polymer blade pressed against the drum by two sprung arms, the near one in the accent colour."""
    box((x - .012, 0, z), (.012, width, .075), polymer(.35), .003, (0, math.radians(-28), 0))
    box((x - .028, 0, z - .012), (.006, width, .055), galv(), .001, (0, math.radians(-28), 0))
    bolts((x - .034, -width / 2 + .06, z - .016), (x - .034, width / 2 - .06, z - .016), max(3, round(width / .16)), '-X', .007)
    for s in (-1, 1):
        y = s * (width / 2 - .012)
        box((x - .045, y, z - .045), (.012, .010, .10), accent if accent and s < 0 else graphite(.4), .002, (0, math.radians(18), 0))
