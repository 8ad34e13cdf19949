"""Film of the home page: a lit layer house at dusk, with turning fans in its end wall. Each fan has six blades, so the
film repeats after a sixth of a turn. Illustrative, not a customer's site."""
import math
from cage_block import block
from compose import hush
from fan import belt_drive, blades, guard, housing, pulley_arms, shutter
from house import shell, window
from interior import Eye, area, dusk
from layer_yard import EAVES, LENGTH, RIDGE, WIDTH, pads, store
from materials import blotched, concrete, glow, graphite, polymer
from shapes import asset, box, fold, fused, mesh, place, prism, tube
import bpy

SIDE, DEPTH, RADIUS, HIGH = 1.38, .40, .600, 1.35
FRAMES, BLADES = 4, 6           # number of frames for a sixth of a turn, after which the film repeats
FANS, DOOR, DOOR_HIGH = (-4.3, -2.62, 2.62, 4.3), 1.5, 2.3
END, HALF = -LENGTH / 2, WIDTH / 2
LAMP, NIGHT = (1, .56, .24), (.50, .66, 1)     # warmer than by day, for contrast with the blue dusk


def wall():
    """The end wall that faces the camera: panels with joints, openings for fans and door, gable, corner posts, curb."""
    white, dark, hole = polymer(.42), graphite(.42), SIDE / 2 + .01

    def panel(y0, y1, z0, z1):
        count = max(1, round((y1 - y0) / .60))
        for k in range(count):
            a, b = y0 + (y1 - y0) * k / count, y0 + (y1 - y0) * (k + 1) / count
            box((END, (a + b) / 2, (z0 + z1) / 2), (.08, b - a - .006, z1 - z0), white, .004)
    for s in (-1, 1):
        edges = [s * DOOR / 2] + [s * abs(y) + side * hole * s for y in FANS if y > 0 for side in (-1, 1)] + [s * HALF]
        for a, b in zip(edges[::2], edges[1::2]):
            panel(min(a, b), max(a, b), HIGH - hole, HIGH + hole)
        panel(min(s * DOOR / 2, s * HALF), max(s * DOOR / 2, s * HALF), .26, HIGH - hole)
        panel(min(s * DOOR / 2, s * HALF), max(s * DOOR / 2, s * HALF), HIGH + hole, DOOR_HIGH)
        box((END, s * (HALF + DOOR / 2) / 2, .13), (.18, HALF - DOOR / 2, .26), concrete('#8F9699'), .01)
        box((END, s * (HALF + .01), (.25 + EAVES) / 2), (.14, .14, EAVES - .25), dark, .01)
        tube([(END - .06, s * (HALF + .30), EAVES - .12), (END - .06, 0, RIDGE + .06)], .06, dark)
    panel(-HALF, HALF, DOOR_HIGH, EAVES)
    prism([(-HALF, EAVES), (HALF, EAVES), (0, RIDGE)], .08, white, 'X', (END, 0, 0), .004)
    for y in FANS:
        for s in (-1, 1):
            box((END - .05, y, HIGH + s * (hole + .035)), (.02, 2 * hole + .14, .07), dark, .003)
            box((END - .05, y + s * (hole + .035), HIGH), (.02, .07, 2 * hole), dark, .003)
    for s in (-1, 1):
        box((END - .03, s * (DOOR / 2 + .05), DOOR_HIGH / 2), (.14, .10, DOOR_HIGH + .1), dark, .006)
    box((END - .03, 0, DOOR_HIGH + .05), (.14, DOOR + .2, .10), dark, .006)
    with asset() as leaf:
        box((0, .42, 1.2), (.05, .84, 2.2), polymer(.4), .01)
        box((-.04, .76, 1.15), (.03, .05, .2), graphite(.35), .006)
    place(leaf, (END - .08, DOOR / 2 + .02, 0), (0, 0, -14))
    fold([(.0, .0), (-.7, -.10), (-.72, -.16)], DOOR + 1.0, dark, 'Y', .006, (END - .04, 0, DOOR_HIGH + .42))
    tube([(END - .45, -.42, DOOR_HIGH + .29), (END - .45, .42, DOOR_HIGH + .29)], .028, glow('#FFB76B', 9))


def inside():
    """The interior as visible through the door and between the blades: floor, rows of cages, ceiling with lamps."""
    long, white = 22.0, blotched('#B6BBBA', .45, .7, .05)
    middle = END + long / 2 + .05
    box((middle, 0, .04), (long, WIDTH - .2, .06), concrete('#8A8F90'), 0)
    box((middle, 0, EAVES - .05), (long, WIDTH - .2, .05), white, 0)
    box((END + long, 0, EAVES / 2), (.1, WIDTH, EAVES), white, 0)
    for s in (-1, 1):
        box((middle, s * (HALF - .12), EAVES / 2), (long, .06, EAVES), white, 0)
    with asset() as made:
        block(4, 3, .60, .60, .60)
    one = fused(made)
    for y in (-4.05, -1.35, 1.35, 4.05):
        for k in range(9):
            for s in (-1, 1):
                place(one, (END + 3.0 + 1.8 * (k + .5), y + s * .60, .05), (0, 0, 180 if s > 0 else 0))
    for y in (-2.7, 0, 2.7):
        for k in range(8):
            x = END + 1.4 + 2.4 * k
            tube([(x - .6, y, 3.25), (x + .6, y, 3.25)], .03, glow('#FFB76B', 9))
        area((END + 9, y, 3.2), (END + 9, y, 0), 17, .3, 1500, LAMP)
    area((END + 1.2, 0, 3.2), (END + 1.2, 0, 0), 1.4, WIDTH - 1.5, 700, LAMP)
    area((END + .5, 0, 1.4), (END - 8, 0, .6), WIDTH - 1, 1.6, 260, LAMP)
    glow('#FFB76B', 9).cycles.sample_as_light = False


def turning(made, y, start):
    """Places the rotor at `y`, initially turned by the fraction `start` of its period, and turns it by one period in FRAMES frames."""
    empty = place(made, (END - .10, y, HIGH), (0, 0, 90))
    for frame in (0, FRAMES):
        empty.rotation_euler = (0, (start + frame / FRAMES) * 2 * math.pi / BLADES, math.radians(90))
        empty.keyframe_insert('rotation_euler', frame=frame)
    for curve in empty.animation_data.action.fcurves:
        curve.extrapolation = 'LINEAR'
        for point in curve.keyframe_points:
            point.interpolation = 'LINEAR'


def fans():
    with asset() as made:
        housing(SIDE, DEPTH, RADIUS)
        belt_drive(RADIUS, DEPTH, arms=0)
        guard(RADIUS, -DEPTH / 2 + .02)
        shutter(SIDE, DEPTH / 2, opened=80)
    housed = hush(fused(made))
    with asset() as spinning:
        blades(RADIUS, BLADES, turned=0)
        pulley_arms(DEPTH, BLADES)
    for y, start in zip(FANS, (.17, .50, .83, .33)):
        place(housed, (END - .10, y, HIGH), (0, 0, 90))
        turning(spinning, y, start)


def yard():
    """Gravel, and a wide strip of wet, reflecting concrete in front of the end wall."""
    mesh([(-150, -150, 0), (150, -150, 0), (150, 150, 0), (-150, 150, 0)], [(0, 1, 2, 3)], blotched('#55544F', .9, 9, .22, .8), smooth=False)
    box((-5, 0, .03), (LENGTH + 12, WIDTH + 2.4, .06), blotched('#565B5E', .34, 1.1, .16, .04), .02)


def house():
    dusk()
    area((-48, -26, 22), (-16, -2, 1), 26, 26, 6500, NIGHT)
    area((END - .5, 0, DOOR_HIGH + .27), (END - .9, 0, 0), 1.2, .2, 60, LAMP)
    for x in (-16, -8, 0, 8):                                           # lamps under the eaves of the long wall
        area((x, -HALF - .25, EAVES - .2), (x, -HALF - .15, 0), .5, .15, 50, LAMP)
    yard()
    with asset() as made:
        shell(LENGTH, WIDTH, EAVES, RIDGE, ends=(1,))
    place(fused(made))
    wall()
    inside()
    fans()
    with asset() as made:
        window(0, 0, 0)
        box((0, -.15, -.10), (.86, .02, .13), glow('#FFB76B', 9), 0)
    inlet = fused(made)
    for k in range(9):
        place(inlet, (END + 1.6 + 2.6 * k, -HALF - .03, 2.55))
    pads(-HALF)
    store((END + 9.5, -HALF - 2.8))
    bpy.context.scene.render.use_motion_blur, bpy.context.scene.render.motion_blur_shutter = True, .3


# The moving parts, as fractions of the picture's size from its top left corner; film.py renders the rest only once.
MOVING = ((.100, .505, .232, .668), (.372, .495, .562, .690))
VIEWS = {'house': (house, Eye((-32.2, -10.2, 1.65), -63.5, 30, .035))}
