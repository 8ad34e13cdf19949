"""Humidification: 0.40 m of high-pressure pipe on its rail, with mist from two nozzles of four tips each, and with an
amber-handled valve at the start of the pipe. No sizes are published."""
import math
import random
from fasteners import bolt
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from shapes import asset, box, cyl, fold, hose, lathe, mesh, place, ring, tube
from studio import Hung

LENGTH, PITCH, PIPE = .40, .20, .008
DROPS, REACH = 50000, .20       # droplets per tip; length of its mist in metres


def tip(turn):
    """One of a nozzle's four tips, pointing outwards and a little down; `turn` in degrees."""
    bright = steel(.6, .22)
    with asset() as made:
        cyl((.024, 0, 0), .008, .022, graphite(.36), 'X')
        lathe([(.0001, .034), (.0105, .034), (.012, .037), (.012, .048), (.008, .052), (.0001, .052)], bright, axis='X', segments=6)
        lathe([(.0001, .050), (.007, .050), (.005, .060), (.002, .063), (.0001, .063)], bright, axis='X', segments=32)
    place(made, (0, 0, -.062), (0, 24, turn))


def mist():
    """Mist of one tip: droplets smaller than a pixel, dense along the jet's axis, thinner outwards and farther from the
    tip."""
    chance = random.Random(1)
    points, faces = [], []
    for _ in range(DROPS):
        far = 1 - math.sqrt(1 - chance.random())
        a, wide = chance.uniform(0, 2 * math.pi), (.005 + .066 * far) * math.sqrt(1 - math.sqrt(1 - chance.random()))
        x, y, z = .062 + REACH * far, wide * math.cos(a), wide * math.sin(a) - .040 * far * far
        r, n = .00010 - .00004 * far, len(points)
        points += [(x + r, y + r, z + r), (x + r, y - r, z - r), (x - r, y + r, z - r), (x - r, y - r, z + r)]
        faces += [(n, n + 1, n + 2), (n, n + 3, n + 1), (n, n + 2, n + 3), (n + 1, n + 3, n + 2)]
    with asset() as made:
        mesh(points, faces, paint('#8FA9B8', .6))
    return made


def nozzle():
    """Nozzle below the pipe, which runs through the origin: tee, anti-drip check valve, knurled filter, cross with four
    tips."""
    bright, dark = steel(.6, .22), graphite(.36)
    cyl((0, 0, 0), PIPE + .007, .042, dark, 'X')
    for s in (-1, 1):
        cyl((s * .026, 0, 0), PIPE + .009, .012, bright, 'X', segments=6)
    cyl((0, 0, -.016), .011, .016, dark)
    lathe([(.0001, -.022), (.016, -.022), (.018, -.026), (.018, -.042), (.014, -.046), (.0001, -.046)], bright, segments=48)
    for k in range(20):
        a = 2 * math.pi * k / 20
        box((.018 * math.cos(a), .018 * math.sin(a), -.034), (.002, .0018, .013), bright, .0004, (0, 0, a))
    lathe([(.0001, -.046), (.014, -.046), (.018, -.052), (.018, -.072), (.012, -.080), (.0001, -.081)], dark, segments=48)
    for turn in (45, 135, 225, 315):
        tip(turn)


def valve(x):
    """Ball valve and pressure gauge with a blank face."""
    bright = steel(.6, .24)
    cyl((x, 0, 0), .018, .05, bright, 'X')
    for s in (-1, 1):
        cyl((x + s * .034, 0, 0), .016, .022, bright, 'X', segments=6)
    cyl((x, 0, .024), .007, .024, bright)
    box((x + .036, 0, .038), (.10, .018, .006), signal(), .002)
    cyl((x + .084, 0, .038), .010, .008, signal())
    tube([(x + .085, 0, .0), (x + .085, 0, .06)], .006, bright)
    cyl((x + .085, -.012, .092), .036, .028, graphite(.36), 'Y', .004, 64)
    cyl((x + .085, -.0275, .092), .031, .004, polymer(.3), 'Y', .001, 64)
    box((x + .079, -.0305, .098), (.004, .001, .028), graphite(), .0004, (0, math.radians(-32), 0))


def front():
    cyl((.02, 0, 0), PIPE, LENGTH + .10, steel(.58, .26), 'X', .001, 48)
    cloud = mist()
    with asset() as one:
        nozzle()
        for turn in (45, 135, 225, 315):
            place(cloud, (0, 0, -.062), (0, 24, turn))
    for x in (-.5 * PITCH - .03, .5 * PITCH - .03):
        place(one, (x, 0, 0), scale=1.3)
    profile = [(-.016, .030), (-.020, .034), (-.020, .062), (.020, .062), (.020, .034), (.016, .030)]
    fold(profile, LENGTH, galv(), 'X', .0018, (-.03, 0, 0))
    for s in (-1, 1):
        fold(profile, .002, graphite(), 'X', .0024, (-.03 + s * LENGTH / 2, 0, 0))
    for x in (-.20, -.03, .14):
        box((x, -.002, .018), (.022, .004, .036), galv(), .001)
        ring(PIPE + .003, .003, graphite(), (x, 0, 0), 'X', 32)
        bolt((x, -.021, .048), '-Y', .005)
    for x in (-.17, .11):
        ring(.010, .0024, steel(.6, .24), (x, 0, .072), 'Y', 24)
        tube([(x, 0, .082), (x, 0, .13)], .0018, steel(.5, .35))
    valve(.22)
    hose([(.32, 0, 0), (.36, 0, -.004), (.385, .01, .03), (.39, .02, .08), (.386, .02, .13)], .010, rubber())
    cyl((.32, 0, 0), .014, .03, graphite(), 'X', segments=6)
    cyl((-LENGTH / 2 - .03, 0, 0), .011, .02, graphite(), 'X', segments=6)


VIEWS = {'front': (front, Hung(-28, 8, 85))}
