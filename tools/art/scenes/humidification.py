"""Humidification: .65 m of high-pressure pipe with three fog nozzles on a carrying rail, valve with amber handle at its start. No size of it is published."""
import math
from fasteners import bolt
from materials import galv, graphite, polymer, rubber, signal, steel
from shapes import asset, box, cyl, fold, hose, lathe, place, ring, tube
from studio import LONG

LENGTH, PITCH, PIPE = .56, .19, .008


def nozzle():
    """Hangs from the pipe at the origin: tee, check body, knurled filter body, tip."""
    bright, dark = steel(.6, .22), graphite(.36)
    cyl((0, 0, 0), PIPE + .007, .042, dark, 'X')
    for s in (-1, 1):
        cyl((s * .026, 0, 0), PIPE + .009, .012, bright, 'X', segments=6)
    cyl((0, 0, -.022), .011, .022, dark)
    lathe([(.0001, -.034), (.014, -.034), (.016, -.038), (.016, -.060), (.012, -.066), (.0001, -.066)], bright, segments=48)
    for k in range(20):
        a = 2 * math.pi * k / 20
        box((.016 * math.cos(a), .016 * math.sin(a), -.049), (.002, .0016, .018), bright, .0004, (0, 0, a))
    lathe([(.0001, -.066), (.010, -.066), (.008, -.082), (.003, -.090), (.0001, -.090)], bright, segments=40)
    cyl((0, 0, -.090), .0012, .003, graphite(), segments=12)


def valve(x):
    """Ball valve and pressure gauge with a blank face."""
    bright = steel(.6, .24)
    cyl((x, 0, 0), .018, .05, bright, 'X')
    for s in (-1, 1):
        cyl((x + s * .034, 0, 0), .016, .022, bright, 'X', segments=6)
    cyl((x, 0, .024), .007, .024, bright)
    box((x + .036, 0, .038), (.10, .018, .006), signal(), .002)
    cyl((x + .084, 0, .038), .010, .008, signal())
    tube([(x + .085, 0, .0), (x + .085, 0, .075)], .006, bright)
    cyl((x + .085, -.012, .104), .036, .028, graphite(.36), 'Y', .004, 64)
    cyl((x + .085, -.0275, .104), .031, .004, polymer(.3), 'Y', .001, 64)
    box((x + .079, -.0305, .110), (.004, .001, .028), graphite(), .0004, (0, math.radians(-32), 0))


def front():
    cyl((.02, 0, 0), PIPE, LENGTH + .10, steel(.58, .26), 'X', .001, 48)
    with asset() as one:
        nozzle()
    for i in range(3):
        place(one, ((i - 1) * PITCH - .08, 0, 0))
    profile = [(-.016, .046), (-.020, .050), (-.020, .074), (.020, .074), (.020, .050), (.016, .046)]
    fold(profile, LENGTH, galv(), 'X', .0018, (-.04, 0, 0))
    for s in (-1, 1):
        fold(profile, .002, graphite(), 'X', .0024, (-.04 + s * LENGTH / 2, 0, 0))
    for i in range(2):
        x = (i - .5) * PITCH - .08
        box((x, -.002, .028), (.022, .004, .052), galv(), .001)
        ring(PIPE + .003, .003, graphite(), (x, 0, 0), 'X', 32)
        bolt((x, -.021, .062), '-Y', .005)
    for x in (-.22, .14):
        ring(.010, .0024, steel(.6, .24), (x, 0, .084), 'Y', 24)
        tube([(x, 0, .094), (x, 0, .20)], .0018, steel(.5, .35))
    valve(.28)
    hose([(.38, 0, 0), (.42, 0, -.004), (.445, .01, .04), (.45, .02, .10), (.446, .02, .20)], .010, rubber())
    cyl((.38, 0, 0), .014, .03, graphite(), 'X', segments=6)
    cyl((-LENGTH / 2 - .04 + .01, 0, 0), .011, .02, graphite(), 'X', segments=6)


VIEWS = {'front': (front, LONG)}
