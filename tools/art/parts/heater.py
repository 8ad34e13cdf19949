"""Hot-air heater with a round body, and the solid-fuel boiler. The heater's axis is X: burner at -X, hot air outlet at +X."""
import math
from fasteners import bolt_circle, bolts
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from shapes import box, cyl, hose, lathe, prism, ring, tube


def air_heater(length=1.75, r=.42, from_outlet=False, skin=None):
    """Gas or diesel heater on a wheeled frame. `length` and `r` depend on the model (80, 100, 120 kW).
    `skin`: the body's material, if not zinc."""
    zinc, dark, half = skin or galv(), graphite(.4), length / 2
    body = [(r * .62, -half - .04), (r * .70, -half - .055), (r * .97, -half - .02), (r, -half), (r, half), (r * .97, half + .02), (r * .93, half + .02)]
    lathe(body, zinc, axis='X', segments=128, thick=.003)
    for x in (-half + .02, -half * .34, half * .34, half - .02):
        lathe([(r, x - .03), (r + .012, x - .022), (r + .012, x + .022), (r, x + .03)], dark if abs(x) > half * .5 else zinc, axis='X', segments=128)
    for x in (-half * .34, half * .34):
        box((x, 0, r + .016), (.05, .05, .018), zinc, .003)
    box((0, -r - .002, .02), (length * .62, .010, .012), zinc, .003)
    bolts((-half * .6, -r - .006, .02), (half * .6, -r - .006, .02), 9, '-Y', .008)
    lathe([(.0001, half - .16), (r * .9, half - .16)], paint('#1B2024', .6), axis='X', segments=64)
    for k in range(9):                                                  # outlet vanes
        z = -r * .85 + 2 * r * .85 * k / 8
        w = math.sqrt(max(.0, (r * .93) ** 2 - z * z))
        box((half - .02, 0, z), (.09, 2 * w, .003), zinc, .001, (0, math.radians(18), 0))
    for k in range(5):
        y = -r * .7 + 1.4 * r * k / 4
        h = math.sqrt((r * .93) ** 2 - y * y)
        box((half - .065, y, 0), (.06, .003, 2 * h), zinc, .001)
    lathe([(.0001, -half + .05), (r * .66, -half + .04)], paint('#1B2024', .6), axis='X', segments=64)
    for i in range(9):                                                  # fan's guard round the burner
        q = r * (.34 + .04 * i)
        ring(q, .0026, steel(.5, .3), (-half - .062, 0, 0), 'X', 80)
    for k in range(12):
        a = 2 * math.pi * k / 12
        tube([(-half - .064, q * r * math.cos(a), q * r * math.sin(a)) for q in (.30, .69)], .003, steel(.5, .3))
    burner(-half - .05, r, graphite(.36) if from_outlet else signal())
    box((half * .62, r + .03, .10), (.11, .06, .14), signal() if from_outlet else dark, .010)   # limit thermostat
    cyl((half * .62, r + .03, .02), .012, .03, rubber())
    hose([(half * .62, r + .03, .01), (half * .60, r + .03, -.06), (half * .40, r + .005, -.10), (0, r + .003, -.12), (-half * .8, r - .01, -.14)], .007, rubber())
    flue(half * .25, r)
    frame(length, r)
    box((-half * .10, -r - .055, .10), (.30, .12, .36), polymer(), .010)    # control box
    box((-half * .10, -r - .118, .10), (.27, .008, .33), dark, .004)
    box((-half * .10, -r - .124, .19), (.13, .006, .07), paint('#10161A', .12), .002)
    for i, x in enumerate((-.07, 0, .07)):
        cyl((-half * .10 + x, -r - .128, .03), .018, .016, (dark, steel(.5, .3), steel(.5, .3))[i], 'Y')
    hose([(-half * .10 - .08, -r - .05, -.08), (-half * .3, -r - .05, -.18), (-half * .7, -r + .06, -.12), (-half - .10, -.15, -.12)], .010, rubber())


def burner(x, r, cover):
    """Burner head with fan casing; `cover` is the casing's material."""
    dark = graphite(.38)
    cyl((x - .01, 0, 0), r * .30, .05, steel(.5, .3), 'X')
    bolt_circle((x - .036, 0, 0), r * .25, 6, '-X', .008)
    cyl((x - .09, 0, 0), r * .20, .12, steel(.45, .35), 'X')
    outline = [(-.13, -.14), (.13, -.14), (.15, -.11), (.15, .05), (.10, .12), (-.10, .12), (-.15, .05), (-.15, -.11)]
    prism(outline, .20, cover, 'X', (x - .21, 0, .0), .02)
    prism([(y * .96, z * .96) for y, z in outline], .03, dark, 'X', (x - .325, 0, .0), .006)
    lathe([(.0001, -.02), (.075, -.02), (.09, 0), (.09, .04)], dark, (x - .35, 0, -.02), 'X', 40)
    for k in range(10):
        a = 2 * math.pi * k / 10
        box((x - .371, .05 * math.cos(a), -.02 + .05 * math.sin(a)), (.003, .05, .006), rubber(), .001, (a, 0, 0))
    cyl((x - .21, -.16, -.05), .055, .05, dark, 'Y')
    hose([(x - .2, .10, -.13), (x - .18, .12, -.28), (x - .05, .14, -.36), (x + .15, .12, -.38)], .012, rubber())


def flue(x, r):
    zinc = steel(.55, .26)
    lathe([(.14, r - .06), (.14, r + .02), (.105, r + .05), (.10, r + .06), (.10, r + .44), (.108, r + .44), (.108, r + .47), (.10, r + .47), (.10, r + .62)], zinc, (x, 0, 0), segments=64, thick=.002)
    lathe([(.0001, r + .74), (.17, r + .66), (.175, r + .65), (.165, r + .65)], zinc, (x, 0, 0), segments=64)
    for k in range(3):
        a = 2 * math.pi * k / 3 + .5
        tube([(x + .1 * math.cos(a), .1 * math.sin(a), r + .58), (x + .12 * math.cos(a), .12 * math.sin(a), r + .68)], .006, zinc)


def frame(length, r):
    """Welded tube frame, two wheels at the outlet, feet at the burner."""
    dark, half, low = graphite(.4), length / 2, -r - .20
    for y in (-r * .62, r * .62):
        tube([(-half + .02, y, low), (half - .02, y, low)], .022, dark)
        for x in (-half * .72, half * .72):
            box((x, y, (low - r * .72) / 2 - .01), (.05, .04, abs(low) - r * .60), dark, .004)
        box((-half * .86, y, low - .07), (.06, .06, .12), dark, .004)
        lathe([(.0001, 0), (.05, 0), (.055, .006), (.03, .02)], rubber(), (-half * .86, y, low - .145))
    for x in (-half * .72, half * .72):
        tube([(x, -r * .62, low), (x, r * .62, low)], .020, dark)
        saddle = [(x, (r + .012) * math.cos(math.radians(a)), (r + .012) * math.sin(math.radians(a))) for a in range(215, 326, 5)]
        tube(saddle, .018, dark)
    for y in (-r * .62 - .07, r * .62 + .07):
        lathe([(.03, -.03), (.10, -.03), (.105, -.035), (.135, -.03), (.142, -.015), (.142, .015), (.135, .03), (.105, .035), (.10, .03), (.03, .03)], rubber(), (half * .72, y, low), 'Y', 64)
        lathe([(.0001, -.036), (.03, -.034), (.05, -.026), (.10, -.028)], galv(), (half * .72, y, low), 'Y', 48)
        lathe([(.0001, .036), (.03, .034), (.05, .026), (.10, .028)], galv(), (half * .72, y, low), 'Y', 48)


def boiler(w=.86, d=1.05, h=1.45):
    """Solid-fuel boiler: insulated casing, fire and ash door, blower with amber cover, flow and return pipes, flue behind."""
    shell, dark = graphite(.36), paint('#1A1E21', .5)
    y = -d / 2
    box((0, 0, h / 2 + .10), (w, d, h), shell, .018)
    for s in (-1, 1):
        for q in (-.25, .25):
            box((s * (w / 2 + .003), d * q, h / 2 + .10), (.008, d * .42, h * .86), polymer(.4), .012)
    box((0, 0, h + .115), (w + .02, d + .02, .03), polymer(.4), .010)
    for x in (-.32, .32):
        for q in (-.4, .4):
            box((x, q, .05), (.10, .12, .10), dark, .004)
    for z, dh in ((.98, .46), (.42, .38)):
        box((0, y - .03, z + .03), (.62, .06, dh), dark, .016)
        box((0, y - .066, z + .03), (.52, .014, dh - .10), shell, .012)
        for q in (-.12, .12):
            cyl((-.325, y - .035, z + .03 + q), .018, .09, steel(.4, .35))
        cyl((.25, y - .085, z + .03), .016, .06, steel(.5, .3), 'Y')
        tube([(.25, y - .11, z + .03), (.25, y - .13, z - .04), (.25, y - .125, z - .12)], .013, steel(.55, .28))
    cyl((0, y - .078, 1.01), .055, .02, steel(.5, .3), 'Y')
    cyl((0, y - .086, 1.01), .040, .012, paint('#0E1113', .08), 'Y')
    bolt_circle((0, y - .088, 1.01), .048, 6, '-Y', .006)
    box((0, y - .02, 1.40), (.62, .05, .17), polymer(.4), .012)
    box((-.16, y - .048, 1.41), (.22, .008, .09), paint('#10161A', .12), .003)
    for i, x in enumerate((.06, .15, .24)):
        cyl((x, y - .055, 1.41), .026, .022, graphite(), 'Y')
        cyl((x, y - .068, 1.41), .008, .01, steel(), 'Y')
    lathe([(.0001, -.05), (.10, -.05), (.115, -.035), (.12, .0), (.12, .06)], signal(), (-w / 2 - .09, y + .16, .42), 'Y', 64)
    box((-w / 2 - .06, y + .22, .38), (.16, .10, .13), dark, .01)
    for z, x in ((h + .13, .26),):
        cyl((x, .25, z + .11), .034, .22, steel(.55, .26))
        lathe([(.034, .19), (.06, .19), (.06, .22), (.034, .22)], steel(.5, .3), (x, .25, z))
        bolt_circle((x, .25, z + .22), .047, 4, 'Z', .010)
    lathe([(.10, 0), (.10, .06), (.108, .06), (.108, .10), (.10, .10), (.10, .55)], steel(.5, .3), (-.12, .22, h + .12), segments=64, thick=.003)
    cyl((-.26, .28, h + .15), .02, .08, steel(.6, .24))
    lathe([(.0001, .13), (.05, .13), (.056, .122), (.056, .10), (.05, .09), (.0001, .09)], steel(.6, .2), (-.26, .24, h + .14), 'Z', 32)
