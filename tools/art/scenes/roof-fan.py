"""Roof fan: chimney of 61.5 cm inner diameter in three joined parts, assembled 63 x 63 x 197 cm with its rain cap, disassembled 63 x 120 cm.
Its lowest part is cut open to the impeller and the butterfly flap."""
import math
from fan import blades
from fasteners import bolt, bolt_circle
from materials import galv, glow, graphite, paint, polymer, rubber, signal, steel
from motors import motor
from shapes import asset, box, cyl, hose, lathe, loft, place, ring, tube
from studio import PRODUCT

INNER, OUTER, HEIGHT = .615 / 2, .63 / 2, 1.97
CAP, SKIRT = .30, 1.02
CUT = 198, 312                  # the opened part of the lowest tube, in degrees from +X


def grey():
    """The grey of the tube, since white would not be visible on a light page."""
    return paint('#A9B0B2', .40)


def flange(z):
    """The two bolted rims between chimney parts."""
    for half in (-.008, .008):
        lathe([(OUTER, half - .006), (OUTER + .03, half - .006), (OUTER + .032, half), (OUTER + .03, half + .006), (OUTER, half + .006)], graphite(), (0, 0, z), segments=96)
    ring(OUTER + .026, .003, rubber(), (0, 0, z), 'Z', 96)
    bolt_circle((0, 0, z + .014), OUTER + .017, 16, 'Z', .006)


def shell(low, high, cut=None):
    """A chimney part: double-walled polymer with two rolled beads; `cut` is the range of the opening in degrees."""
    profile, count = [], 40
    for i in range(count + 1):
        z = low + (high - low) * i / count
        swell = sum(.007 * math.exp(-((z - low - (high - low) * at) / .012) ** 2) for at in (.22, .5, .78))
        profile.append((OUTER + swell, z))
    start, end = cut or (360, 360)
    inside = glow('#C9CDCC', .10) if cut else grey()                     # glows, because the studio's light does not reach the inside
    for line, shade in ((profile, grey()), ([(INNER, low), (INNER, high)], inside), ([(INNER, high), (OUTER, high)], grey()), ([(INNER, low), (OUTER, low)], grey())):
        lathe(line, shade, segments=96, sweep=360 - (end - start)).rotation_euler = (0, 0, math.radians(end - 360))
    for angle in cut or ():
        a, middle = math.radians(angle), (INNER + OUTER) / 2
        box((middle * math.cos(a), middle * math.sin(a), (low + high) / 2), (OUTER - INNER + .012, .004, high - low), graphite(), .0005, (0, 0, a))


def collar(z):
    """Square galvanised base that sits on the roof, with its sloped flashing."""
    zinc = galv()
    loft([[(x * .46, y * .46, z - .04) for x, y in square] for square in [[(-1, -1), (1, -1), (1, 1), (-1, 1)]]] +
         [[(x * .45, y * .45, z - .035) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
          [(x * .355, y * .355, z + .06) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
          [(x * .355, y * .355, z + .13) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]], zinc, .003, .002)
    for sx, sy, facing in ((-1, 0, '-X'), (1, 0, 'X'), (0, -1, '-Y'), (0, 1, 'Y')):
        for q in (-.25, 0, .25):
            bolt((sx * .357 + sy * q, sy * .357 + sx * q, z + .10), facing, .007)
    for a in range(4):
        turn = math.radians(45 + 90 * a)
        for q in (-1, 1):
            bolt((.43 * (1 if math.cos(turn) > 0 else -1), .43 * q * (1 if math.sin(turn) > 0 else -1), z - .03), 'Z', .008)
    lathe([(OUTER + .001, z + .16), (OUTER + .012, z + .155), (.345, z + .131)], rubber(), segments=96)


def cap():
    """Rain cap on four stays above the open end."""
    top = HEIGHT
    lathe([(.0001, top), (.05, top - .002), (.10, top - .018), (.43, top - .125), (.455, top - .135), (.46, top - .150), (.452, top - .165), (.44, top - .150), (.0001, top - .03)], graphite(.36), segments=96)
    for k in range(8):
        a = math.radians(45 * k)
        tube([(.11 * math.cos(a), .11 * math.sin(a), top - .017), (.435 * math.cos(a), .435 * math.sin(a), top - .122)], .006, graphite(.36))
    cyl((0, 0, top - .002), .035, .016, steel(.6, .25))
    for k in range(4):
        a = math.radians(22.5 + 90 * k)
        c, s = math.cos(a), math.sin(a)
        low, high = OUTER + .012, .38
        tube([(low * c, low * s, HEIGHT - CAP - .13), (low * c, low * s, HEIGHT - CAP), (high * c, high * s, top - .155)], .009, steel(.5, .3))
        for z in (-.11, -.05):
            bolt((low * c, low * s, HEIGHT - CAP + z), '-Y', .006)
    lathe([(OUTER, HEIGHT - CAP), (OUTER + .01, HEIGHT - CAP + .008), (OUTER - .005, HEIGHT - CAP + .012), (INNER, HEIGHT - CAP)], grey(), segments=96)


def mouth():
    """Bell-shaped inlet at the bottom."""
    lathe([(OUTER + .0, .17), (OUTER + .005, .12), (OUTER + .03, .06), (OUTER + .075, .015), (OUTER + .09, .012), (OUTER + .092, .002), (OUTER + .07, .004), (INNER + .02, .06), (INNER, .17)], grey(), segments=96)


def impeller(z):
    """Five blades below their motor, which is held by four stays."""
    with asset() as made:
        blades(INNER - .012, 5, 0, material=polymer(.3))
        place(motor(.085, .17, graphite(.4), False), (0, .04, 0))
    place(made, (0, 0, z), (90, 0, 20))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        tube([(.08 * math.cos(a), .08 * math.sin(a), z + .12), (INNER * math.cos(a), INNER * math.sin(a), z + .14)], .009, steel(.5, .3))


def damper(z):
    """Butterfly flap on its shaft, with its amber adjusting motor outside on the left."""
    cyl((0, 0, z), INNER - .006, .005, galv(), segments=96).rotation_euler = (math.radians(-20), 0, 0)
    tube([(-OUTER - .04, 0, z), (OUTER, 0, z)], .010, steel(.6, .25))
    with asset() as made:
        y = -OUTER - .045
        box((0, y + .03, 0), (.15, .06, .20), galv(), .003)
        box((0, y - .015, 0), (.12, .09, .15), signal(), .012)
        box((0, y - .064, 0), (.09, .01, .11), graphite(), .004)
        for dx in (-1, 1):
            for dz in (-1, 1):
                bolt((dx * .062, y - .001, dz * .086), '-Y', .006)
        cyl((0, y - .02, -.09), .011, .05, rubber())
        hose([(0, y - .02, -.10), (.01, y - .01, -.16), (.03, y + .03, -.20)], .006, rubber())
    place(made, (0, 0, z), (0, 0, -90))


def front():
    shell(.17, .77, CUT)
    impeller(.47)
    damper(.27)
    shell(.785, SKIRT + .20)
    shell(SKIRT + .215, HEIGHT - CAP)
    flange(.7775)
    flange(SKIRT + .2075)
    collar(SKIRT - .02)
    cap()
    mouth()


VIEWS = {'front': (front, PRODUCT)}
