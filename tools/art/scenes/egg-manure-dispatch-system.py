"""Manure drive end: two tiers, one 1.5 hp geared motor; close-up of the scraper. Belt 1 mm polypropylene."""
from belt_end import dispatch, scraper
from belts import bearing, roller, wrap
from fasteners import bolt
from materials import galv, rubber, signal, steel
from shapes import box, cyl, helix
from studio import PRODUCT


def close():
    """0.5 m of drum with belt, pressure roller, blade, and one side plate."""
    width, r, z = .50, .057, .20
    roller((0, 0, z), r, width + .02, rubber())
    wrap(0, z, r + .003, width, 0, .36, .003)
    roller((.115, 0, z - .078), .030, width + .02, galv())
    scraper(-.066, z - .032, width, signal())
    for s in (-1, 1):
        y = s * (width / 2 + .035)
        if s > 0:
            box((.06, y, z - .02), (.44, .005, .26), galv(), .003)
            bearing((0, y - .002, z), 'Y')
        else:
            box((.10, y, z - .09), (.36, .005, .12), galv(), .003)
            bearing((0, y - .003, z - .00), '-Y')
            box((0, y, z), (.13, .005, .13), galv(), .003)
        for x in (.10, .24):
            bolt((x, y + s * .003, z - .12), 'Y' if s > 0 else '-Y', .009)
        box((.10, y - s * .02, z - .163), (.40, .05, .024), galv(), .003)
        helix(.010, .007, .06, .0018, steel(.6, .22), (-.115, s * (width / 2 - .012), z - .098), 'X')
        cyl((-.115, s * (width / 2 - .012), z - .098), .005, .10, steel(.55, .3), 'X')
    for x in (-.05, .27):
        box((x, 0, z - .165), (.05, width + .06, .018), galv(), .003)


VIEWS = {'front': (dispatch, PRODUCT), 'scraper': (close, PRODUCT)}
