"""Cattle feed store: two silos of different width joined by an inclined auger that loads from a floor hopper. No sizes are published."""
from fasteners import bolts
from materials import galv, graphite, signal
from motors import gear_motor
from shapes import asset, box, loft, place, rect, ring, tube
from silo import bin_, boot, ladder
from studio import PRODUCT


def store(r, low, tiers):
    with asset() as made:
        high = bin_(r, low, tiers, cap=graphite(.4))
        boot(low - (r - .17) * 1.12 - .08)
    return made, high


def intake():
    """Floor hopper for the mixed feed, with a grid on top."""
    zinc = galv()
    loft([rect(1.1, .9, .80), rect(1.1, .9, .62), rect(.32, .26, .22), rect(.30, .24, .14)], zinc, .004, .003)
    for s in (-1, 1):
        box((0, s * .45, .80), (1.14, .05, .05), zinc, .004)
        box((s * .55, 0, .80), (.05, .94, .05), zinc, .004)
        bolts((-.5, s * .455 - .02 * (s < 0), .70), (.5, s * .455, .70), 6, '-Y' if s < 0 else 'Y', .012)
        for q in (-1, 1):
            box((s * .50, q * .40, .40), (.06, .06, .80), zinc, .004)
            box((s * .50, q * .40, .008), (.16, .16, .016), zinc, .004)
    for k in range(10):
        box((-.45 + .10 * k, 0, .795), (.014, .88, .03), zinc, .002)


def front():
    big, top_big = store(1.10, 1.85, 3)
    small, top_small = store(.80, 1.55, 2)
    place(big, (1.25, .35, 0), (0, 0, 12))
    place(small, (-1.05, .55, 0), (0, 0, 30))
    with asset() as hopper:
        intake()
    place(hopper, (-1.15, -1.25, 0))
    with asset() as steps:
        ladder(250, 1.10, top_big)
    place(steps, (1.25, .35, 0))
    start, end = (-1.15, -1.25, .20), (1.05, .20, top_big + .95)
    tube([start, end], .075, galv())
    tube([(end[0], end[1], end[2] + .0), (1.25, .35, top_big + .60)], .085, galv())
    for t in (.30, .62):
        at = [a + (b - a) * t for a, b in zip(start, end)]
        ring(.085, .012, graphite(), at, 'X', 32)
        tube([at, (at[0], at[1], 0.0)], .022, galv())
        box((at[0], at[1], .006), (.18, .18, .012), galv(), .003)
    place(gear_motor(.13, .36, signal()), (end[0] - .02, end[1] - .02, end[2] + .10), (0, 0, 30), 1.15)


VIEWS = {'front': (front, PRODUCT)}
