"""Bolts, rivets and brackets."""
import math
from materials import steel
from shapes import asset, box, cyl, place
from mathutils import Vector

TURN = {'Z': (0, 0, 0), '-Z': (180, 0, 0), 'Y': (-90, 0, 0), '-Y': (90, 0, 0), 'X': (0, 90, 0), '-X': (0, -90, 0)}
_heads = {}


def _head(size):
    """Hex head with washer, axis +Z, standing on z = 0; `size` is the thread's diameter."""
    key = round(size, 5)
    if key not in _heads:
        with asset() as made:
            cyl((0, 0, size * .12), size * 1.15, size * .24, steel(.58, .3), bevel=size * .06, segments=20)
            cyl((0, 0, size * .52), size * .92, size * .62, steel(.62, .24), bevel=size * .16, segments=6)
        _heads[key] = made
    return _heads[key]


def forget():
    _heads.clear()


def bolt(at, facing='-Y', size=.008):
    return place(_head(size), at, TURN[facing])


def bolts(start, end, count, facing='-Y', size=.008):
    """A row of bolts from start to end, both included."""
    a, b = Vector(start), Vector(end)
    for i in range(count):
        bolt(a.lerp(b, i / max(1, count - 1)), facing, size)


def bolt_circle(centre, radius, count, facing='-Y', size=.008, offset=0.0):
    axis = facing[-1]
    for i in range(count):
        a = 2 * math.pi * i / count + math.radians(offset)
        c, s = radius * math.cos(a), radius * math.sin(a)
        bolt(Vector(centre) + Vector({'Y': (c, 0, s), 'Z': (c, s, 0), 'X': (0, c, s)}[axis]), facing, size)


def hinge(at, length=.09, material=None):
    """Upright piano hinge piece seen from -Y."""
    material = material or steel(.5, .3)
    cyl(at, .009, length, material, 'Z')
    box((at[0] + .018, at[1] + .004, at[2]), (.036, .004, length), material, .001)
