"""Things made once and put down many times: `asset()` collects, `place()` repeats at no cost."""
import math
from contextlib import contextmanager
import bpy

_open = []


def _collection():
    return _open[-1] if _open else bpy.context.scene.collection


@contextmanager
def asset():
    """Collects what is made inside into a thing that `place()` puts down as often as wanted at no cost."""
    made = bpy.data.collections.new('asset')
    _open.append(made)
    try:
        yield made
    finally:
        _open.pop()


def place(made, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Puts an asset down; `turn` in degrees."""
    empty = bpy.data.objects.new('placed', None)
    empty.instance_type, empty.instance_collection = 'COLLECTION', made
    empty.location, empty.rotation_euler = at, [math.radians(a) for a in turn]
    empty.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    _collection().objects.link(empty)
    return empty
