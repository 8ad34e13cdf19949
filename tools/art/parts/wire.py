"""Welded wire mesh. All wires of a panel are one object, so that cages with many cells need little memory."""
import bpy
from materials import steel
from shapes import _collection


def wires(lines, r=.0018, material=None, round_=1):
    """One object of straight or bent wires; each wire is a list of points."""
    curve = bpy.data.curves.new('wires', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', r, round_
    for points in lines:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for point, co in zip(line.points, points):
            point.co = (*co, 1)
    made = bpy.data.objects.new('wires', curve)
    _collection().objects.link(made)
    curve.materials.append(material or steel(.60, .30))
    return made


def steps(start, end, pitch):
    """Evenly spaced numbers from start to end, both included, about `pitch` apart."""
    count = max(1, round((end - start) / pitch))
    return [start + (end - start) * i / count for i in range(count + 1)]


def panel(at, u, v, pitch_u, pitch_v, r=.0018):
    """Flat mesh: corner `at`, edges `u` and `v` as vectors, with the pitches along them."""
    add = lambda a, b, t: tuple(x + y * t for x, y in zip(a, b))
    length = lambda a: sum(x * x for x in a) ** .5
    rows = [[add(at, u, t), add(add(at, u, t), v, 1)] for t in steps(0, 1, pitch_u / length(u))]
    columns = [[add(at, v, t), add(add(at, v, t), u, 1)] for t in steps(0, 1, pitch_v / length(v))]
    return wires(rows + columns, r)
