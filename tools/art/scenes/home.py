"""Hero of the home page: three tunnel fans in an end wall, blades turning, daylight between the slats. Six blades: it repeats after a sixth of a turn."""
import math
from fan import belt_drive, blades, guard, housing, pulley_arms, shutter
from interior import COOL, DAY, WARM, Eye, area, outside
from materials import blotched, concrete, galv, graphite, paint, polymer, rubber, steel
from shapes import asset, box, cyl, fold, hose, place, tube
import bpy

SIDE, DEPTH, RADIUS, PITCH, FLOOR = 1.38, .40, .600, 1.65, -1.16
FRAMES, BLADES = 8, 6           # one sixth of a turn in as many frames; film.py renders them and repeats them without end
PANEL, WALL = PITCH / 3, .06    # panels' joints fall between the fans and through them


def fixed():
    housing(SIDE, DEPTH, RADIUS)
    belt_drive(RADIUS, DEPTH, arms=0)
    guard(RADIUS, -DEPTH / 2 + .02)
    shutter(SIDE, DEPTH / 2, opened=66)


def rotor():
    blades(RADIUS, BLADES, turned=0)
    pulley_arms(DEPTH, BLADES)


def turning(made, x, start):
    """Puts the rotor down at `x`, turned by `start` of its period at first, and lets it turn one period in FRAMES frames."""
    empty = place(made, (x, 0, 0))
    for frame in (0, FRAMES):
        empty.rotation_euler = (0, (start + frame / FRAMES) * 2 * math.pi / BLADES, 0)
        empty.keyframe_insert('rotation_euler', frame=frame)
    for curve in empty.animation_data.action.fcurves:
        curve.extrapolation = 'LINEAR'
        for point in curve.keyframe_points:
            point.interpolation = 'LINEAR'


def wall():
    """Upright sandwich panels with open joints, cut out round the fans, trims round the cuts, curb and floor."""
    shades = [blotched('#%02X%02X%02X' % tuple(round(c * t) for c in (0x3A, 0x46, 0x4D)), .5, .9, .05) for t in (.97, 1, 1.03)]
    hole = SIDE / 2 + .012
    for i in range(-9, 10):
        x0, x1 = (i - .5) * PANEL, (i + .5) * PANEL
        near = max(-PITCH, min(PITCH, round(i / 3) * PITCH))            # the fan whose cut this panel may meet
        spans = [(x0, x1, hole, 2.2), (x0, x1, FLOOR, -hole)]
        spans += [(a, b, -hole, hole) for a, b in ((x0, near - hole), (near + hole, x1)) if .01 < b - a < PANEL]
        if x1 <= near - hole or x0 >= near + hole:
            spans = [(x0, x1, FLOOR, 2.2)]
        for a, b, low, high in spans:
            box(((a + b) / 2, WALL, (low + high) / 2), (b - a - .004, .10, high - low), shades[i % 3], .004)
            if b == x1:
                box((b, WALL + .02, (low + high) / 2), (.03, .06, high - low), graphite(.6), 0)
        for q in (-.09, .09):                                           # two shallow ribs a panel, over the fans
            box((x0 + PANEL / 2 + q, WALL - .051, (hole + .30 + 2.2) / 2), (.035, .006, 2.2 - hole - .30), shades[i % 3], .003)
    for x in (-PITCH, 0, PITCH):
        for s in (-1, 1):
            box((x, WALL - .054, s * (hole + .030)), (2 * hole + .12, .010, .060), paint('#222A30', .4), .002)
            box((x + s * (hole + .030), WALL - .054, 0), (.060, .010, 2 * hole), paint('#222A30', .4), .002)
    box((0, -.06, FLOOR + .11), (12, .22, .22), concrete('#6F7679'), .015)
    box((0, -2.5, FLOOR - .05), (14, 6, .10), concrete('#62696C'), 0)
    fold([(-.006, FLOOR + .28), (-.020, FLOOR + .27), (-.022, FLOOR + .20)], 12, polymer(.5), 'X', .003)


def cables():
    """Duct along the wall over the fans; from it a drop to each fan's switch and a hose to its motor."""
    z, y = SIDE / 2 + .19, -.045
    fold([(.004, z + .045), (y - .03, z + .045), (y - .03, z - .045), (.004, z - .045)], 12, galv(), 'X', .003, (0, 0, 0), .002)
    for i in range(-4, 5):
        box((i * 1.1 + .3, y - .033, z), (.05, .004, .098), galv(), .001)
    for x in (-PITCH / 2, PITCH / 2, 1.5 * PITCH):
        cyl((x, -.020, (z + .12) / 2 + .10), .011, z - .26, polymer(.35))
        for q in (.30, .58):
            box((x, -.020, q), (.040, .030, .014), graphite(), .002)
        box((x, -.045, .16), (.105, .085, .15), polymer(.38), .010)
        cyl((x, -.093, .17), .030, .016, graphite(.35), 'Y')
        box((x, -.106, .17), (.012, .014, .046), graphite(.35), .003)
        for q in (-.02, .02):
            cyl((x + q, -.045, .078), .011, .018, graphite(), segments=6)
        hose([(x - .02, -.045, .07), (x - .022, -.05, -.02), (x - .05, -.06, -.12), (x - .14, -.07, -.17)], .008, rubber())


def fans():
    with asset() as housed:
        fixed()
    with asset() as spinning:
        rotor()
    for x, start in ((-PITCH, .17), (0, .50), (PITCH, .83)):
        place(housed, (x, 0, 0))
        turning(spinning, x, start)
    wall()
    cables()
    outside((-6, -3), (6, 3), 3.0, 2.2)
    area((0, 2.6, 1.0), (0, 0, 0), 7, 2.0, 900, WARM)
    area((-3.6, -4.2, 3.0), (.2, 0, 0), 3.5, 2.4, 400, COOL)
    area((4.6, -2.6, 1.9), (1.2, 0, 0), .8, 3, 110, COOL)
    area((0, -3.4, -.9), (0, 0, -.2), 5, .8, 18, DAY)
    bpy.context.scene.render.use_motion_blur, bpy.context.scene.render.motion_blur_shutter = True, .6


VIEWS = {'fans': (fans, Eye((-2.0, -6.5, .06), -14.5, 42, .005))}
