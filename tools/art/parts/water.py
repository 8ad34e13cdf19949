"""Drinkers: nipple, cup, square and round pipe (sizes of both are published), regulator, bell drinker with its 0.5 litre float."""
import math
from fasteners import bolt_circle
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from shapes import arc, box, cyl, fold, hose, lathe, ring, tube

SQUARE, ROUND = .024, .0135     # pipe: side and radius
PIPE_Z = .105                   # pipe centre above the cup's floor


def nipple(at=(0, 0, 0), body=None):
    """Screwed nipple below z = 0: hexagon, body, stainless pin."""
    x, y, z = at
    body = body or signal()
    cyl((x, y, z - .004), .0085, .008, body, segments=6, bevel=.001)
    lathe([(.0001, -.008), (.0075, -.008), (.0078, -.020), (.0066, -.026), (.0001, -.026)], body, at, segments=32)
    lathe([(.0001, -.024), (.0052, -.024), (.0052, -.031), (.0044, -.033), (.0001, -.033)], steel(.62, .2), at, segments=32)
    lathe([(.0001, -.032), (.0019, -.032), (.0019, -.044), (.0012, -.0455), (.0001, -.046)], steel(.66, .16), at, segments=20)


def cup(at=(0, 0, 0), accent=None):
    """Drip cup below a nipple, on an arm clipped to the pipe; `at` is the pipe's centre."""
    x, y, z = at
    shell, low = accent or graphite(.38), z - PIPE_Z
    lathe([(.0001, .003), (.014, .002), (.024, .005), (.031, .014), (.034, .024), (.0352, .025), (.0345, .022)], shell, (x, y, low), thick=.0016, segments=64)
    for k in (-1, 1):
        tube([(x + k * .012, y + .031, low + .020), (x + k * .010, y + .036, low + .050), (x + k * .008, y + .022, low + .088), (x + k * .008, y + .019, low + .100)], .0034, shell)
    box((x, y + .0345, low + .036), (.024, .005, .010), shell, .001)
    box((x, y + .0155, low + .104), (.030, .005, .030), shell, .0015)


def pipe(length, square=True, at=(0, 0, 0), cut=True):
    """Pipe along X; `at` is its centre."""
    x, y, z = at
    if square:
        h, r = SQUARE / 2, .003
        corner = [p for cx, cz, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for p in arc(r, a, a + 90, 4, (cx * (h - r), cz * (h - r)))]
        fold(corner, length, polymer(.3), 'X', .002, at, 0, True)
        if cut:
            for s in (-1, 1):
                fold(corner, .002, graphite(), 'X', .0024, (x + s * length / 2, y, z), 0, True)
    else:
        lathe([(ROUND - .0025, -length / 2), (ROUND, -length / 2), (ROUND, length / 2), (ROUND - .0025, length / 2)], polymer(.3), at, 'X')
        if cut:
            for s in (-1, 1):
                lathe([(ROUND - .0026, -.001), (ROUND + .0004, -.001), (ROUND + .0004, .001), (ROUND - .0026, .001)], graphite(), (x + s * length / 2, y, z), 'X')


def support(length, at=(0, 0, 0)):
    """Galvanised rail above the pipe that keeps the line straight."""
    x, y, z = at
    fold([(-.014, z - .010), (-.016, z + .018), (-.006, z + .022), (-.004, z + .042), (.004, z + .042), (.006, z + .022), (.016, z + .018), (.014, z - .010)], length, galv(), 'X', .0012, (x, y, 0))


def regulator(at=(0, 0, 0)):
    """Pressure regulator with sight tube; `at` is the pipe's centre, the line continues to -X. A flat diaphragm housing of two bolted halves, with the setting knob on top."""
    x, y, z = at
    dark, bright, body = graphite(.36), steel(.58, .30), (x + .068, y, z)
    cyl((x, y, z), .018, .06, dark, 'X')
    lathe([(.0001, -.034), (.026, -.034), (.046, -.022), (.054, -.006), (.066, -.006), (.067, .001)], steel(.42, .34), body, segments=64)
    lathe([(.067, .001), (.066, .009), (.054, .009), (.048, .026), (.030, .036), (.026, .048), (.0001, .049)], bright, body, segments=64)
    bolt_circle((x + .068, y, z + .009), .060, 8, 'Z', .006)
    for k in range(8):
        a = 2 * math.pi * (k + .5) / 8
        box((x + .068 + .040 * math.cos(a), y + .040 * math.sin(a), z + .026), (.022, .003, .016), bright, .001, (0, 0, a))
    cyl((x + .068, y, z + .062), .027, .026, signal(), bevel=.004)
    for k in range(18):
        a = 2 * math.pi * k / 18
        box((x + .068 + .027 * math.cos(a), y + .027 * math.sin(a), z + .062), (.004, .005, .021), signal(), .001, (0, 0, a))
    cyl((x - .012, y, z + .030), .010, .04, dark)
    cyl((x - .012, y, z + .120), .0075, .15, paint('#DDE6EA', .12), bevel=.001)
    cyl((x - .012, y, z + .098), .0078, .012, dark, bevel=.003)         # float that shows the level
    for k in range(5):
        box((x - .012, y - .0076, z + .070 + .022 * k), (.007, .0006, .0016), dark, .0002)
    lathe([(.0001, .014), (.008, .012), (.012, .002), (.012, -.014), (.008, -.018)], dark, (x - .012, y, z + .200))
    hose([(x + .13, y, z), (x + .16, y, z), (x + .185, y + .01, z + .03), (x + .19, y + .02, z + .09), (x + .188, y + .02, z + .20)], .011, rubber())
    cyl((x + .138, y, z), .017, .03, dark, 'X', segments=6)


def bell_drinker(cut=True):
    """Suspended drinker with its lowest point at z = 0, water in its channel. Part of the bell is cut away to show the amber 0.5 litre float."""
    white, dark, sweep = polymer(.3), graphite(.38), 255 if cut else 360

    def turned(profile, material, thick=0.0):
        lathe(profile, material, thick=thick, segments=144, sweep=sweep).rotation_euler = (0, 0, math.radians(-34))
    lathe([(.060, .040), (.100, .006), (.130, .0), (.165, .004), (.182, .022), (.188, .050), (.193, .053), (.195, .048)], dark, thick=.003, segments=128)
    lathe([(.068, .033), (.186, .033)], paint('#86AAB6', .05), segments=128)
    bell = [(.024 + .134 * math.cos(math.radians(a)), .040 + .245 * math.sin(math.radians(a))) for a in range(0, 90, 3)]
    turned([(.156, .030)] + bell + [(.024, .286), (.024, .300)], white, .005)
    for low, high in ((.050, .062), (.068, .073)):                      # a wide and a narrow bead stiffen the edge
        turned([(.1575, low), (.1615, low + .002), (.1610, high - .002), (.1560, high)], white)
    for r, z in ((.1565, .030), (.0265, .290)):
        turned([(r - .003, z - .003), (r + .003, z - .003), (r + .003, z + .003), (r - .003, z + .003)], dark)
    lathe([(.0001, .034), (.062, .034), (.072, .040), (.076, .054), (.076, .100), (.070, .114), (.026, .126), (.022, .138), (.0001, .140)], signal(), segments=96)
    lathe([(.0762, .072), (.0795, .074), (.0795, .080), (.0762, .082)], signal(), segments=96)
    cyl((0, 0, .20), .006, .12, steel(.62, .2))
    cyl((0, 0, .262), .020, .03, dark)
    for k in range(4):                                                  # the valve's cage over the float
        a = math.pi * (k + .5) / 2
        tube([(.016 * math.cos(a), .016 * math.sin(a), .25), (.022 * math.cos(a), .022 * math.sin(a), .19), (.010 * math.cos(a), .010 * math.sin(a), .17)], .003, dark)
    lathe([(.0001, .290), (.030, .290), (.034, .296), (.034, .312), (.026, .320), (.016, .324), (.014, .350), (.0001, .352)], dark)
    for k in range(10):
        a = 2 * math.pi * k / 10
        cyl((.033 * math.cos(a), .033 * math.sin(a), .303), .004, .018, dark, segments=12)
    ring(.014, .0035, steel(.6, .22), (0, 0, .362), 'Y', 32)
    tube([(0, 0, .374), (0, 0, .47)], .003, steel(.5, .3))
    box((0, 0, .40), (.020, .010, .034), dark, .003)                    # the cord's adjuster, and the hose clipped to the cord
    hose([(.03, 0, .303), (.062, 0, .303), (.080, 0, .325), (.066, 0, .375), (.022, 0, .425), (.014, 0, .47)], .0065, rubber())
    box((.007, 0, .445), (.030, .016, .007), dark, .002)
