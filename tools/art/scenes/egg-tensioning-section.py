"""Tensioning end of an egg battery: rollers of three manure belts; close-up of a bearing with its threaded rod."""
from belt_end import R, tension, tensioning
from belts import roller, wrap
from fasteners import bolt
from materials import galv, signal
from shapes import box
from studio import PRODUCT


def close():
    """0.4 m of one roller with its belt between the side plates."""
    width, z = .40, .16
    roller((0, 0, z), R, width + .02, galv())
    wrap(0, z, R + .003, width, 0, .34, .003)
    for s in (-1, 1):
        y = s * (width / 2 + .06)
        box((.02, y + s * .004, z), (.42, .004, .20), galv(), .002)
        for x in (-.16, .20):
            box((x, y, z), (.044, .026, .30), galv(), .003)
            for q in (-.07, .07):
                bolt((x, y + s * .006, z + q), 'Y' if s > 0 else '-Y', .009)
        tension(y, z, s, signal() if s < 0 else galv())
    for x in (-.16, .20):
        box((x, 0, .02), (.04, width + .10, .03), galv(), .002)


VIEWS = {'front': (tensioning, PRODUCT), 'rod': (close, PRODUCT)}
