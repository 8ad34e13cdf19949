"""Axial fans: square galvanised housing, throat, blades, guard, shutter, belt drive. Air flows along +Y; the guard is on -Y."""
import math
from mathutils import Vector
from materials import galv, graphite, rubber, steel
from shapes import box, cyl, fold, lathe, mesh, place, ring, tube
from fasteners import bolt, bolts
from motors import motor
from sheets import bead, plate_with_throat


def housing(side, depth, r, plate_in=.03, flange=.048, feet=True):
    """Box of four folded sides, `side` x `side` x `depth`, with beads, bolted flanges, corner straps and a throat of radius `r`."""
    zinc, half = galv(), side / 2
    wall = [(half - flange, -depth / 2), (half, -depth / 2), (half, depth / 2), (half - flange, depth / 2)]
    for sign in (-1, 1):
        fold([(sign * x, y) for x, y in wall], side, zinc, 'Z', .003)
        fold([(y, sign * x) for x, y in wall], side - .004, zinc, 'X', .003)
        for y in (-.30, 0, .30):
            bead(side * .80, .010, (sign * (half - .003), depth * y, 0), 'Z')
            bead(side * .80, .010, (0, depth * y, sign * (half - .003)), 'X')
        count = max(3, round(side / .25))
        reach = half - flange * 1.2
        for y, facing in ((-depth / 2 - .002, '-Y'), (depth / 2 + .002, 'Y')):
            edge = sign * (half - flange / 2)
            bolts((edge, y, -reach), (edge, y, reach), count, facing)
            bolts((-reach, y, edge), (reach, y, edge), count, facing)
        for z in (-1, 1):                                               # corner straps
            corner = (sign * (half - flange * .9), -depth / 2 - .003, z * (half - flange * .9))
            box(corner, (flange * 1.7, .004, flange * 1.7), zinc, .0015)
            bolt((corner[0], corner[1] - .002, corner[2]), '-Y')
            bolts((sign * (half + .001), -depth / 2 + .03, z * (half - .03)), (sign * (half + .001), depth / 2 - .03, z * (half - .03)), 3, 'X' if sign > 0 else '-X')
        if feet:
            box((sign * (half - .17), 0, -half - .02), (.10, depth * .9, .04), graphite(), .004)
    y0 = -depth / 2 + plate_in
    plate_with_throat(y0, r + .04, side - .004, bead_at=min(.03, (half - r - .05) / 1.6))
    quarter = [math.radians(90 * i / 14) for i in range(15)]
    mouth = [(r + .04 - .04 * math.sin(a), y0 + .085 * (1 - math.cos(a))) for a in quarter]
    lathe(mouth + [(r, depth / 2 - .03)], zinc, axis='Y', segments=128, thick=.002)
    free = (half - flange) * math.sqrt(2) - r                           # free space in the plate's corners
    for x in (-1, 1):
        for z in (-1, 1):
            for inset in (.30, .52):
                at = (r + .07 + (free - .05) * inset) / math.sqrt(2)
                made = bead(free * (.95 - .8 * inset), .009, (x * at, y0, z * at), 'Z')
                made.rotation_euler = (0, math.radians(-45 if x * z > 0 else 45), 0)


def blades(r, count=6, y=.015, turned=10, hub=.105, material=None):
    """Pressed blades with sweep and twist: hub radius `hub`, tip radius `r`."""
    finish = material or steel(.52, .22)
    size, rows, columns = r / .6, 14, 9
    for b in range(count):
        points, faces = [], []
        for i in range(rows):
            t = i / (rows - 1)
            radius = hub + t * (r * .985 - hub)
            chord = size * (.165 + .155 * t ** .8 - .15 * max(0, t - .8)) * 6 / max(count, 5)
            pitch, sweep = math.radians(47 - 23 * t), -.05 + .20 * t * t
            for j in range(columns):
                u = j / (columns - 1) - .5
                w, camber = u * chord, .022 * size * (1 - 4 * u * u)
                x, depth = w * math.cos(pitch) - camber * math.sin(pitch), w * math.sin(pitch) + camber * math.cos(pitch)
                a = x / max(radius, .19 * size) + sweep
                points.append((radius * math.sin(a), y + depth, radius * math.cos(a)))
        faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns - 1)]
        turn = 2 * math.pi * b / count + math.radians(turned)
        mesh(points, faces, finish, 0, .0035 * size, rot=(0, turn, 0))
        for q in (hub * 1.12, hub * 1.45):
            bolt((q * math.sin(turn), y - .042 * size, q * math.cos(turn)), '-Y', .009 * size)
    s = hub / .105
    lathe([(.0001, y - .05 * s), (.05 * s, y - .05 * s), (.13 * s, y - .036 * s), (.135 * s, y - .03 * s), (.135 * s, y - .024 * s), (.06 * s, y + .03), (.0001, y + .03)], steel(.5, .3), axis='Y')


def guard(r, y, rings=13, spokes=8, bulge=.05, wire=.0022):
    """Welded round wire guard at `y`, bulging to -Y."""
    finish, out = steel(.50, .25), lambda q: y - .012 - bulge * (1 - (q / r) ** 2)
    inner = r * .15
    for i in range(rings):
        q = inner + (r + .02 - inner) * i / (rings - 1)
        ring(q, wire * (1.4 if i in (0, rings - 1) else 1), finish, (0, out(q), 0))
    for k in range(spokes):
        a = 2 * math.pi * (k + .5) / spokes
        line = [inner + (r + .04 - inner) * q / 10 for q in range(11)]
        tube([(q * math.cos(a), out(q) + wire, q * math.sin(a)) for q in line], wire * 1.3, finish)
        bolt(((r + .036) * math.cos(a), out(r + .036) - wire, (r + .036) * math.sin(a)), '-Y', .006)


def shutter(side, y, count=9, opened=62, edge=.05):
    """Louvre slats at `y`, hinged at their upper edge, opening to +Y; `opened` in degrees."""
    finish, pitch = steel(.50, .30), (side - 2.2 * edge) / count
    a, length, half = math.radians(opened), pitch * 1.06, side / 2 - edge
    for k in range(count):
        z, points, n = -side / 2 + 1.1 * edge + pitch * (k + 1) - .006, [], 9
        for i in range(n):
            s = length * i / (n - 1)
            bow = .012 * math.sin(math.pi * i / (n - 1)) + (.006 if i == n - 1 else 0)
            d, h = s * math.sin(a) + bow * math.cos(a), -s * math.cos(a) + bow * math.sin(a)
            points += [(-half, y + .004 + d, z + h), (half, y + .004 + d, z + h)]
        mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)], finish, 0, .0016)
        tube([(-half, y + .006, z), (half, y + .006, z)], .0055, finish)
    return finish


def pulley_arms(depth, count):
    """Arms of the big pulley, which make its rotation visible."""
    for k in range(count):
        a = 2 * math.pi * k / count
        box((.09 * math.sin(a), .022 - depth / 2, .09 * math.cos(a)), (.026, .010, .085), graphite(.35), .004, (0, a, 0))


def belt_drive(r, depth, arms=5):
    """Bearing beam across the throat, big pulley on the fan's shaft, amber motor below, V belt."""
    zinc, dark, beam = galv(), graphite(.35), -depth / 2 + .075
    fold([(beam + .03, -.045), (beam, -.045), (beam, .045), (beam + .03, .045)], 2 * (r + .03), zinc, 'X', .004)
    cyl((0, beam - .01, 0), .055, .075, graphite(), 'Y', .006)
    cyl((0, beam - .04, 0), .019, .07, steel(.6, .2), 'Y')
    pulley = beam - .045
    big, small, r_big, r_small = Vector((0, pulley, 0)), Vector((.395, pulley, -.335)), .150, .048
    for centre, q in ((big, r_big), (small, r_small)):
        lathe([(q * .25, -.014), (q * .4, -.014), (q * .45, -.006), (q * .8, -.006), (q * .86, -.014), (q, -.014), (q - .010, -.003), (q - .010, .003), (q, .014), (q * .25, .014)], dark, centre, 'Y', 72)
    pulley_arms(depth, arms)
    along = small - big
    base, lean, points = math.atan2(along.z, along.x), math.acos((r_big - r_small) / along.length), []
    for centre, q, start, sweep, n in ((big, r_big, base + lean, 2 * math.pi - 2 * lean, 40), (small, r_small, base - lean, 2 * lean, 20)):
        points += [(centre.x + q * math.cos(start + sweep * i / n), pulley, centre.z + q * math.sin(start + sweep * i / n)) for i in range(n + 1)]
    tube(points, .0085, rubber(), True)
    place(motor(.078, .22), (small.x, pulley + .04, small.z))
    box((small.x + .02, pulley + .15, small.z - .10), (.30, .17, .012), zinc, .002)
    bolts((small.x - .06, pulley + .10, small.z - .093), (small.x + .10, pulley + .10, small.z - .093), 2, 'Z')
