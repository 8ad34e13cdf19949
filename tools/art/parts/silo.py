"""Feed silo and its transport: corrugated bin on legs, boot, 90 mm PVC pipe with 69 mm spiral."""
import math
from materials import galv, graphite, rubber, signal, steel
from shapes import asset, box, cyl, fold, hose, lathe, loft, place, ring, tube
from fasteners import bolt, bolt_circle, bolts

PIPE, SPIRAL = .045, .0345      # outer radii: 90 mm pipe, 69 mm spiral


def bin_(r=1.05, low=1.75, tiers=3, tier=.82, legs=4, cells=False, cap=None):
    """Corrugated cylinder between hopper cone and roof cone. `low`: height of the cylinder's lower edge. `cap`: material of the lid. Returns the height of the eaves."""
    zinc, high = galv(), low + tiers * tier
    wave = [(r + .016 * math.sin(2 * math.pi * i / 8), low + (high - low) * i / (tiers * 96)) for i in range(tiers * 96 + 1)]
    lathe(wave, zinc, segments=128)
    for t in range(1, tiers):
        ring(r + .012, .006, zinc, (0, 0, low + t * tier), 'Z', 128)
    for k in range(8):                                                  # upright seams with bolts
        a = 2 * math.pi * (k + .35) / 8
        c, s = math.cos(a), math.sin(a)
        box(((r + .018) * c, (r + .018) * s, (low + high) / 2), (.004, .07, high - low), zinc, .001, (0, 0, a))
        with asset() as seam:
            bolts((.003, -.018, -(high - low) / 2 + .05), (.003, -.018, (high - low) / 2 - .05), tiers * 8, 'X', .009)
            bolts((.003, .018, -(high - low) / 2 + .05), (.003, .018, (high - low) / 2 - .05), tiers * 8, 'X', .009)
        place(seam, ((r + .019) * c, (r + .019) * s, (low + high) / 2), (0, 0, math.degrees(a)))
    outlet = .17
    lathe([(r + .01, low + .02), (r + .02, low), (r, low - .02), (outlet, low - (r - outlet) * 1.12), (outlet, low - (r - outlet) * 1.12 - .08)], zinc, segments=128, thick=.004)
    lathe([(r + .035, high - .02), (r + .04, high), (r - .02, high + .03), (.24, high + .52), (.235, high + .58)], zinc, segments=128, thick=.004)
    for k in range(16):
        a = 2 * math.pi * (k + .5) / 16
        c, s = math.cos(a), math.sin(a)
        tube([((r + .02) * c, (r + .02) * s, high + .012), (.25 * c, .25 * s, high + .525)], .012, zinc)
        line = ((r - .02) * c, (r - .02) * s, low - .03), (.20 * c, .20 * s, low - (r - .20) * 1.12 + .005)
        tube(line, .007, zinc)
    lathe([(.0001, high + .67), (.12, high + .655), (.27, high + .60), (.275, high + .57), (.268, high + .565)], cap or signal(), segments=64)
    ring(.12, .012, graphite(), (0, 0, high + .67), 'Z', 40)
    for k in range(legs):
        a = 2 * math.pi * (k + .5) / legs
        leg(a, r, low, high if legs <= 4 else low + .5, cells)
    brace(r, low, legs)
    return high


def leg(a, r, low, top, cells):
    with asset() as post:
        fold([(-.055, .0), (-.055, .07), (-.02, .09), (.02, .09), (.055, .07), (.055, 0)], top - .10, galv(), 'Z', .004, (0, 0, (top + .10) / 2), .002)
        bolts((0, .093, low + .06), (0, .093, top - .08), 7, 'Y', .012)
        foot = .10 if not cells else .24
        box((0, .045, .012), (.24, .24, .024), galv(), .004)
        for x in (-.09, .09):
            for y in (-.045, .135):
                bolt((x, y, .024), 'Z', .014)
        if cells:
            load_cell(.045)
        else:
            box((0, .045, .06), (.12, .11, .08), galv(), .003)
    place(post, (r * 1.0 * math.cos(a), r * math.sin(a), 0), (0, 0, math.degrees(a) - 90))


def load_cell(y, accent=None):
    """Weigh cell between foot plate and post."""
    box((0, y, .045), (.16, .15, .018), galv(), .003)
    cyl((0, y, .075), .045, .05, accent or signal(), bevel=.006)
    cyl((0, y, .105), .03, .02, steel(.6, .25))
    box((0, y, .122), (.16, .15, .018), galv(), .003)
    hose([(.04, y, .075), (.09, y, .07), (.12, y + .02, .03)], .006, rubber())


def brace(r, low, legs):
    """Flat cross braces between the posts."""
    corners = [(r * 1.05 * math.cos(2 * math.pi * (k + .5) / legs), r * 1.05 * math.sin(2 * math.pi * (k + .5) / legs)) for k in range(legs)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        for z0, z1 in ((.35, low - .25), (low - .25, .35)):
            tube([(ax, ay, z0), (bx, by, z1)], .014, galv())
        tube([(ax, ay, low - .12), (bx, by, low - .12)], .022, galv())


def ladder(a, r, high):
    """Access ladder with its safety hoops at angle `a` (degrees)."""
    with asset() as made:
        for x in (-.19, .19):
            tube([(x, 0, .4), (x, 0, high + .25)], .014, galv())
        z = .5
        while z < high + .2:
            tube([(-.19, 0, z), (.19, 0, z)], .010, galv())
            z += .28
        z = 2.1
        while z < high + .3:
            tube([(.19, 0, z)] + [(.32 * math.cos(math.radians(t)), .34 + .34 * math.sin(math.radians(t)), z) for t in range(-40, 221, 20)] + [(-.19, 0, z)], .011, galv())
            z += .55
        for t in (10, 90, 170):
            tube([(.32 * math.cos(math.radians(t)), .34 + .34 * math.sin(math.radians(t)), zz) for zz in (2.1, z - .55)], .009, galv())
        for zz in (1.9, high - .3):
            for x in (-.19, .19):
                tube([(x, 0, zz), (x, -.16, zz)], .010, galv())
    at = math.radians(a)
    place(made, ((r + .18) * math.cos(at), (r + .18) * math.sin(at), 0), (0, 0, a - 90))


def boot(z):
    """Rectangular outlet boot below the cone at height `z`, with the start of the pipe to +X."""
    zinc = galv()
    loft([[(.17 * math.cos(math.radians(15 * i)), .17 * math.sin(math.radians(15 * i)), z + .02) for i in range(24)],
          [(.17 * math.cos(math.radians(15 * i)), .17 * math.sin(math.radians(15 * i)), z - .05) for i in range(24)],
          [(.075 * max(-1, min(1, 1.42 * math.cos(math.radians(15 * i)))), .075 * max(-1, min(1, 1.42 * math.sin(math.radians(15 * i)))), z - .22) for i in range(24)]], zinc, .003)
    cyl((0, 0, z), .20, .02, zinc)
    bolt_circle((0, 0, z + .01), .185, 12, 'Z', .008)
    box((0, 0, z - .27), (.26, .15, .12), zinc, .006)
    box((0, -.10, z - .10), (.14, .06, .012), graphite(), .003)
    return z - .27
