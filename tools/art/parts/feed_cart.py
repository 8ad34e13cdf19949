"""Feeding systems of three kinds of cages, side by side: travelling hoppers above the cages, with one spout per tier
and side, and a close-up of the troughs."""
import math
from cage import BELT_GAP, bars, bracket, partition, post, slat_floor, sloped_floor, trough
from cage_block import LEG, block
from fasteners import bolt, bolts
from materials import belt, feed, galv, graphite, signal, steel
from motors import gear_motor
from shapes import asset, box, cyl, lathe, loft, mesh, place, rect
from studio import Lens

WIDTH, DEPTH, TIERS = .90, .60, 2
HEIGHTS = {'chick': .42, 'egg': .60, 'broiler': .55}      # of the cages


def chute(z, width=.34):
    """Feed box of one tier on the -Y side: front sheet, sloped bottom, mouth in the trough."""
    zinc = galv()
    loft([rect(width, .20, z + .46, (0, -.23)), rect(width, .20, z + .30, (0, -.23)), rect(width * .9, .09, z + .185, (0, -.085 - .02)), rect(width * .9, .07, z + .165, (0, -.085))], zinc, .003, .002)
    for q in (z + .455, z + .30):
        box((0, -.335, q), (width + .02, .012, .024), zinc, .002)
        bolts((-width / 2 + .04, -.341, q), (width / 2 - .04, -.341, q), 4, '-Y', .006)
    for x in (-1, 1):
        box((x * (width / 2 + .004), -.23, z + .38), (.006, .18, .15), zinc, .002)
    box((0, -.338, z + .385), (.10, .006, .07), graphite(.3), .003)


def views(own):
    """The views of the feeding system of one kind of cage, next to those of the other kinds: the `own` kind has the amber parts."""
    return {'hoppers': (lambda: hoppers(own), Lens(-20, 12, 85)), 'troughs': (lambda: troughs(own), Lens(-24, 18, 100))}


def gantry(height, motor, tiers):
    """A travelling hopper with a feed box for each tier. `motor` is the material of its motor."""
    pitch = height + BELT_GAP
    zinc, high = galv(), LEG + BELT_GAP + tiers * pitch + .05
    base = LEG + BELT_GAP
    with asset() as half:
        for t in range(tiers):
            z = base + t * pitch
            chute(z)
            if t < tiers - 1:
                loft([rect(.10, .08, z + pitch + .30, (.20, -.28)), rect(.10, .08, z + .44, (.12, -.27))], zinc, .003, .001)
        for x in (-.19, .25):
            box((x, -.23, (base + .30 + high + .25) / 2), (.035, .05, high - base - .05), zinc, .003)
        loft([rect(.40, .44, high + .46, (0, -.06)), rect(.34, .20, high + .12, (0, -.22)), rect(.30, .16, base + (tiers - 1) * pitch + .44, (0, -.23))], zinc, .003, .002)
    place(half)
    place(half, (0, 2 * DEPTH, 0), (0, 0, 180))
    loft([rect(.46, 2 * DEPTH + .34, high + .74, (0, DEPTH)), rect(.44, 2 * DEPTH + .30, high + .50, (0, DEPTH)), rect(.40, 2 * DEPTH + .26, high + .44, (0, DEPTH))], zinc, .004, .003)
    for z, w, d in ((high + .735, .48, .36), (high + .50, .46, .32)):
        for s in (-1, 1):
            box((0, DEPTH + s * (DEPTH + d / 2), z), (w, .03, .03), zinc, .003)
            box((s * w / 2, DEPTH, z), (.03, 2 * DEPTH + d, .03), zinc, .003)
        bolts((-w / 2 - .016, -.08, z), (-w / 2 - .016, 2 * DEPTH + .08, z), 9, '-X', .008)
        bolts((-w * .4, -d / 2 - .016, z), (w * .4, -d / 2 - .016, z), 4, '-Y', .008)
    for y in (0, .30, .60, .90, 1.20):
        box((-.232, y, high + .62), (.012, .03, .20), zinc, .003)
    for y in (-.02, 2 * DEPTH + .02):                                   # rails on top of the block, wheels on them
        box((.20, y, high + .005), (WIDTH + .10, .035, .05), zinc, .003)
        for x in (-.17, .17):
            lathe([(.0001, -.016), (.05, -.016), (.056, -.012), (.05, -.008), (.05, .012), (.058, .016), (.0001, .016)], graphite(.35), (x, y, high + .08), 'Y', 40)
            box((x, y - .03, high + .12), (.06, .012, .14), zinc, .003)
            bolt((x, y - .036, high + .08), '-Y', .012)
        box((0, y, high + .20), (.44, .04, .05), zinc, .003)
    place(gear_motor(.065, .18, motor), (-.17, -.13, high + .08), (0, 0, 0), .8)


def hoppers(own):
    """A hopper above each kind of cage. In the cage of the `own` kind, the typical part of this kind is amber."""
    for i, (kind, height) in enumerate(HEIGHTS.items()):
        with asset() as made:
            block(TIERS, 1, WIDTH, DEPTH, height, kind, signal() if kind == own else belt() if kind == 'egg' else steel(), top=False)
            with asset() as cart:
                gantry(height, graphite(), TIERS)
            place(cart, (-.20, 0, 0))
        place(made, ((i - 1) * 1.55, 0, 0))


def floor(kind, width, depth, material):
    """The floor behind a trough: fine wire for chicks, sloping wire with the eggs' cradle, level slats for broilers."""
    if kind == 'broiler':
        slat_floor(width, depth, material)
    else:
        sloped_floor(width, depth, *((.016, .032, .03) if kind == 'chick' else ()), material=material)


def troughs(own):
    """The trough in front of each kind of cage. The floor of the `own` kind is amber."""
    for i, kind in enumerate(HEIGHTS):
        with asset() as made:
            bay(kind, .40, .30, .42, signal() if kind == own else None)
        place(made, ((i - 1) * .53, 0, 0))


def bay(kind, width, depth, height, accent=None):
    """A trough with feed, its level slide, and the front of the cage behind it. `accent`: material of the floor."""
    floor(kind, width, depth, accent)
    bars(width, height, pitch={'egg': .048, 'chick': .034, 'broiler': .060}[kind])
    trough(width + .02)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        bracket(x, 0, kind == 'egg')
        post(x, -.004, height + .08)
    points, faces, n = [], [], 60
    for i in range(n + 1):
        x = -width / 2 + width * i / n
        level = .222 if x > .05 else .200
        level += .0015 * math.sin(x * 60) + .001 * math.sin(x * 131)
        points += [(x, -.014, level + .004), (x, -.070, level + .003 * math.sin(x * 40)), (x, -.1425 if level > .21 else -.134, level - .002)]
    for i in range(n):
        faces += [(3 * i, 3 * i + 1, 3 * i + 4, 3 * i + 3), (3 * i + 1, 3 * i + 2, 3 * i + 5, 3 * i + 4)]
    mesh(points, faces, feed())
    box((.05, -.080, .225), (.010, .135, .085), graphite(), .003)          # level slide
    box((.05, -.080, .270), (.030, .150, .010), graphite(), .003)
    box((.05, -.160, .245), (.034, .012, .060), graphite(), .003)
    cyl((.05, -.174, .245), .014, .022, graphite(), 'Y', segments=10)
