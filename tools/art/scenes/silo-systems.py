"""Feed silos: bin on four legs with ladder and transport pipe, alone and as two side by side; the 90 mm PVC pipe cut
open to show its 69 mm spiral; the 90 kg fill hopper in the house."""
import math
from feeders import PIPE as FEED_PIPE
from materials import galv, graphite, polymer, rubber, signal, steel
from shapes import asset, box, cyl, fold, helix, hose, lathe, loft, mesh, place, rect, ring, tube
from fasteners import bolts
from sheets import bead
from silo import PIPE, SPIRAL, bin_, boot, ladder
from studio import PRODUCT, SMALL, turning

RADIUS, LOW = 1.05, 1.75


def silo(cap=None):
    """A silo. `cap`: material of the lid."""
    high = bin_(RADIUS, LOW, cap=cap)
    ladder(206, RADIUS, high)
    z = boot(LOW - (RADIUS - .17) * 1.12 - .08)
    rise = math.radians(28)
    length = 2.3
    end = (length * math.cos(rise), 0, z + length * math.sin(rise))
    tube([(.1, 0, z), (.22, 0, z), (.35, 0, z + .04), end], PIPE, polymer(.3))
    for t in (.3, .62, .95):
        x = .3 + (end[0] - .3) * t
        tube([(x - .04, 0, z + .03 + (end[2] - z - .03) * t - .012), (x + .04, 0, z + .03 + (end[2] - z - .03) * t + .03)], PIPE + .008, graphite())


def pair():
    """Two silos side by side, with parallel pipes to the house."""
    for y, cap in ((-1.35, None), (1.35, graphite())):
        with asset() as made:
            silo(cap)
        place(made, (0, y, 0))


def auger():
    """0.42 m of pipe, with the front half of its middle cut away."""
    white, wall, length = polymer(.3), .0026, .46
    for x, l in ((-.175, .11), (.175, .11)):
        lathe([(PIPE - wall, -l / 2), (PIPE, -l / 2), (PIPE, l / 2), (PIPE - wall, l / 2)], white, (x, 0, 0), 'X', 96)
        lathe([(PIPE - wall, -l / 2), (PIPE - wall, l / 2)], white, (x, 0, 0), 'X', 96)
    for r in (PIPE, PIPE - wall):
        shell = lathe([(r, -.12), (r, .12)], white, (0, 0, 0), 'X', 96, sweep=200)
        shell.rotation_euler = (math.radians(-70), 0, 0)
    for a in (-70, 130):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        box((0, (PIPE - wall / 2) * c, (PIPE - wall / 2) * s), (.24, wall + .001, .0012), graphite(), .0002, (math.radians(a), 0, 0))
    for x in (-.12, .12, -.23, .23):
        lathe([(PIPE - wall - .0004, -.0008), (PIPE + .0004, -.0008), (PIPE + .0004, .0008), (PIPE - wall - .0004, .0008)], graphite(), (x, 0, 0), 'X', 96)
    flat = SPIRAL
    turns, pitch, n = .56 / .062, .062, 36
    points, faces = [], []
    count = int(turns * n)
    for i in range(count + 1):
        a, x = 2 * math.pi * i / n, -.28 + .56 * i / count
        for r, dx in ((flat, -.003), (flat, .003), (flat - .009, .003), (flat - .009, -.003)):
            points.append((x + dx, r * math.cos(a), r * math.sin(a) - (PIPE - SPIRAL) * .6))
    for i in range(count):
        faces += [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)]
    faces += [(3, 2, 1, 0), tuple(range(4 * count, 4 * count + 4))]
    mesh(points, faces, steel(.6, .24), .0006)
    for x in (-.175, .175):
        for q in (-.02, .02):
            lathe([(PIPE, q - .006), (PIPE + .004, q - .004), (PIPE + .004, q + .004), (PIPE, q + .006)], signal() if x > 0 and q > 0 else graphite(), (x, 0, 0), 'X', 96)


def hopper():
    """Fill tank of galvanised 275 g/m2 sheet, 90 kg, with cover, sensor, and a feed pipe towards +X."""
    zinc = galv()
    loft([rect(.62, .56, .86), rect(.62, .56, .62), rect(.15, .13, .29), rect(.15, .13, .20)], zinc, .003, .003)
    for w, d, z in ((.64, .58, .855), (.63, .57, .62)):
        for s in (-1, 1):
            box((0, s * d / 2, z), (w + .02, .022, .03), zinc, .003)
            box((s * w / 2, 0, z), (.022, d + .02, .03), zinc, .003)
            bolts((-.27, s * (d / 2 + .011), z), (.27, s * (d / 2 + .011), z), 5, 'Y' if s > 0 else '-Y', .007)
            bolts((s * (w / 2 + .011), -.24, z), (s * (w / 2 + .011), .24, z), 4, 'X' if s > 0 else '-X', .007)
    loft([rect(.66, .60, .875), rect(.60, .54, .93), rect(.20, .16, .97)], graphite(.4), .003, .003, caps=False)
    loft([rect(.20, .16, .97), rect(.198, .158, 1.0)], graphite(.4), .003, .002, caps=True)
    cyl((0, 0, 1.04), PIPE, .10, polymer(.3))
    ring(PIPE + .004, .004, steel(), (0, 0, 1.02), 'Z')
    box((0, 0, .165), (.22, .15, .09), zinc, .006)
    bolts((-.085, -.076, .195), (.085, -.076, .195), 4, '-Y', .006)
    lathe([(FEED_PIPE - .002, .10), (FEED_PIPE, .10), (FEED_PIPE, .52), (FEED_PIPE - .002, .52)], galv(), (0, 0, .165), 'X')
    helix(FEED_PIPE - .007, .042, .14, .0035, steel(.5, .3), (.52, 0, .165))
    cyl((.14, 0, .165), .032, .04, graphite(), 'X')
    box((.335, -.04, .42), (.05, .09, .12), signal(), .01)                # level sensor
    cyl((.30, -.04, .42), .015, .08, graphite(), 'X')
    hose([(.335, -.04, .36), (.36, -.05, .26), (.34, -.1, .20), (.30, -.1, .18)], .006, rubber())
    for x in (-.30, .30):
        for y in (-.27, .27):
            fold([(-.02, 0), (-.02, .04), (.02, .04)] if y < 0 else [(-.02, 0), (-.02, -.04), (.02, -.04)], .64, zinc, 'Z', .003, (x, y, .32))
            box((x, y, .004), (.09, .09, .008), zinc, .002)
    for y in (-.27, .27):
        tube([(-.30, y, .12), (.30, y, .12)], .010, zinc)
    for q in (-.16, 0, .16):
        bead(.17, .008, (q, -.28, .74), 'Z')
        bead(.17, .008, (-.31, q, .74), 'Z')
    lathe([(.0001, -.004), (.055, -.004), (.060, 0), (.060, .006)], graphite(), (-.06, -.204, .50), 'Y').rotation_euler = (math.radians(33), 0, 0)


VIEWS = {'silo': (silo, PRODUCT), 'pair': (pair, PRODUCT), 'auger': (auger, SMALL), 'hopper': (hopper, PRODUCT), **turning(silo, PRODUCT)}
