"""Reusable objects: `asset()` collects their parts, `place()` adds instances, which cost almost no memory."""
import math
from contextlib import contextmanager
import bpy
import numpy as np

_open = []


def _collection():
    return _open[-1] if _open else bpy.context.scene.collection


@contextmanager
def asset():
    """Context manager that collects all objects made within it into an asset for `place()`."""
    made = bpy.data.collections.new('asset')
    _open.append(made)
    try:
        yield made
    finally:
        _open.pop()


def place(made, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Adds an instance of an asset; `turn` in degrees."""
    empty = bpy.data.objects.new('placed', None)
    empty.instance_type, empty.instance_collection = 'COLLECTION', made
    empty.location, empty.rotation_euler = at, [math.radians(a) for a in turn]
    empty.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    _collection().objects.link(empty)
    return empty


def fused(made):
    """Joins an asset into one mesh. Used for equipment of which a room has hundreds, because the overhead of
    thousands of small objects exceeds the cost of their vertices."""
    probe = bpy.data.objects.new('probe', None)
    probe.instance_type, probe.instance_collection = 'COLLECTION', made
    bpy.context.scene.collection.objects.link(probe)
    materials, parts = [], []
    for item in bpy.context.evaluated_depsgraph_get().object_instances:
        if not item.is_instance or item.parent.original != probe or item.object.type not in ('MESH', 'CURVE'):
            continue
        data = item.object.to_mesh()
        co, corners = np.empty(len(data.vertices) * 3, np.float32), np.empty(len(data.loops), np.int32)
        totals, slots = np.empty(len(data.polygons), np.int32), np.empty(len(data.polygons), np.int32)
        data.vertices.foreach_get('co', co)
        data.loops.foreach_get('vertex_index', corners)
        data.polygons.foreach_get('loop_total', totals)
        data.polygons.foreach_get('material_index', slots)
        own = [material.original for material in data.materials]
        item.object.to_mesh_clear()
        materials += [material for material in own if material not in materials]
        turn = np.array(item.matrix_world, np.float32)
        places = np.array([materials.index(material) for material in own], np.int32)
        parts.append((co.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3], corners, totals, places[slots.clip(0, len(own) - 1)]))
    bpy.data.objects.remove(probe)
    starts = np.cumsum([0] + [len(part[0]) for part in parts])
    co, corners = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] + start for part, start in zip(parts, starts)])
    totals, slots = (np.concatenate([part[k] for part in parts]) for k in (2, 3))
    data = bpy.data.meshes.new('fused')
    for layer, count in ((data.vertices, len(co)), (data.loops, len(corners)), (data.polygons, len(totals))):
        layer.add(count)
    data.vertices.foreach_set('co', co.ravel())
    data.loops.foreach_set('vertex_index', corners)
    data.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(totals)[:-1]]).astype(np.int32))
    data.polygons.foreach_set('loop_total', totals)
    data.polygons.foreach_set('material_index', slots)
    data.polygons.foreach_set('use_smooth', [True] * len(totals))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(38)
    for material in materials:
        data.materials.append(material)
    data.update(calc_edges=True)
    data.validate()
    whole = bpy.data.collections.new('asset')
    whole.objects.link(bpy.data.objects.new('fused', data))
    return whole
