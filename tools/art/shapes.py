"""Primitives, in metres. X points right, Y away from the camera, Z up. Everything made within `asset()` can be placed
many times."""
import math
import bpy
from mathutils import Vector
from assets import _collection, asset, fused, place  # noqa: F401 - scenes import all shapes from this module


def mesh(points, faces, material, bevel=0.0, thick=0.0, smooth=True, at=(0, 0, 0), rot=(0, 0, 0)):
    """A mesh. `rot` is in radians; `thick` is the sheet thickness of a surface; `bevel` rounds edges sharper than 40
    degrees."""
    data = bpy.data.meshes.new('mesh')
    data.from_pydata([Vector(p) for p in points], [], faces)
    data.validate()
    data.update()
    made = bpy.data.objects.new('mesh', data)
    _collection().objects.link(made)
    data.materials.append(material)
    made.location, made.rotation_euler = at, rot
    if thick:
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 0
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 2, 'ANGLE', math.radians(40)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(38)
    return made


def box(at, size, material, bevel=.003, rot=(0, 0, 0)):
    x, y, z = (side / 2 for side in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(points, faces, material, min(bevel, min(size) * .3), at=at, rot=rot)


def lathe(profile, material, at=(0, 0, 0), axis='Z', segments=64, thick=0.0, sweep=360):
    """A body of revolution. `profile` = [(radius, position along the axis)...]; with `sweep` below 360 degrees it is open, starting at +X."""
    full, points, faces, n = sweep >= 360, [], [], len(profile)
    rounds = segments if full else segments + 1
    for i in range(rounds):
        a = math.radians(sweep) * i / segments
        c, s = math.cos(a), math.sin(a)
        points += [{'Y': (r * c, h, r * s), 'Z': (r * c, r * s, h), 'X': (h, r * c, r * s)}[axis] for r, h in profile]
    for i in range(segments):
        j = (i + 1) % rounds
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    return mesh(points, faces, material, 0, thick, at=at)


def cyl(at, r, length, material, axis='Z', bevel=.002, segments=40):
    b, h = min(bevel, r * .4, length * .4), length / 2
    return lathe([(.0001, -h), (r - b, -h), (r, -h + b), (r, h - b), (r - b, h), (.0001, h)], material, at, axis, segments)


def tube(points, r, material, closed=False, round_=3):
    """A round bar or wire along `points`."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', r, round_, True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for point, co in zip(line.points, points):
        point.co = (*co, 1)
    made = bpy.data.objects.new('tube', curve)
    _collection().objects.link(made)
    curve.materials.append(material)
    return made


def hose(points, r, material, steps=8):
    """A cable or hose: a smooth line through `points`."""
    ends = [points[0]] + list(points) + [points[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        a, b, c, d = (Vector(p) for p in (a, b, c, d))
        for i in range(steps):
            t = i / steps
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t ** 3))
    return tube(line + [Vector(points[-1])], r, material)


def ring(R, r, material, at=(0, 0, 0), axis='Y', segments=72):
    turn = lambda c, s: {'Y': (c, 0, s), 'Z': (c, s, 0), 'X': (0, c, s)}[axis]
    angles = [2 * math.pi * i / segments for i in range(segments)]
    return tube([Vector(turn(R * math.cos(a), R * math.sin(a))) + Vector(at) for a in angles], r, material, True, 2)


def helix(R, pitch, length, r, material, at=(0, 0, 0), axis='X', per_turn=28):
    count = int(length / pitch * per_turn)
    points = []
    for i in range(count + 1):
        a, h = 2 * math.pi * i / per_turn, -length / 2 + length * i / count
        c, s = R * math.cos(a), R * math.sin(a)
        points.append(Vector({'X': (h, c, s), 'Y': (c, h, s), 'Z': (c, s, h)}[axis]) + Vector(at))
    return tube(points, r, material, False, 2)


def fold(profile, length, material, axis='X', thick=.002, at=(0, 0, 0), bevel=.001, closed=False):
    """A sheet bent along `profile` and extruded along `axis`. The profile is (y, z) for X, (x, z) for Y, (x, y) for Z."""
    turn = {'X': lambda a, b, h: (h, a, b), 'Y': lambda a, b, h: (a, h, b), 'Z': lambda a, b, h: (a, b, h)}[axis]
    n = len(profile)
    points = [turn(a, b, h) for h in (-length / 2, length / 2) for a, b in profile]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n if closed else n - 1)]
    return mesh(points, faces, material, bevel, thick, at=at)


def prism(outline, length, material, axis='Y', at=(0, 0, 0), bevel=.002):
    """A solid: the closed `outline` extruded along `axis` (same coordinates as `fold`)."""
    turn = {'X': lambda a, b, h: (h, a, b), 'Y': lambda a, b, h: (a, h, b), 'Z': lambda a, b, h: (a, b, h)}[axis]
    n = len(outline)
    points = [turn(a, b, h) for h in (-length / 2, length / 2) for a, b in outline]
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return mesh(points, sides + [tuple(range(n))[::-1], tuple(range(n, 2 * n))], material, bevel, at=at)


def loft(rings, material, thick=0.0, bevel=0.0, closed=True, caps=False, at=(0, 0, 0)):
    """A surface (hopper, cone, blade) that joins rings with the same number of points."""
    n, points = len(rings[0]), [p for r in rings for p in r]
    last = n if closed else n - 1
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(last)]
    if caps:
        faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh(points, faces, material, bevel, thick, at=at)


def rect(w, d, z, at=(0, 0)):
    """A ring for `loft`: rectangle w x d at height z."""
    x, y = at
    return [(x - w / 2, y - d / 2, z), (x + w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z), (x - w / 2, y + d / 2, z)]


def arc(r, start, end, count=12, at=(0, 0)):
    """Points on an arc, for profiles. `start` and `end` are in degrees."""
    turn = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a in turn]


def numerals(text, at, size, material):
    """Numerals on the ground, facing -Y. They label parts without words that would need translation."""
    data = bpy.data.curves.new('numerals', 'FONT')
    data.body, data.size, data.extrude, data.align_x = text, size, .002, 'CENTER'
    written = bpy.data.objects.new('numerals', data)
    bpy.context.scene.collection.objects.link(written)
    flat = bpy.data.meshes.new_from_object(written.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(written)
    made = bpy.data.objects.new('numerals', flat)
    _collection().objects.link(made)
    flat.materials.clear()
    flat.materials.append(material)
    made.location = at
    return made
