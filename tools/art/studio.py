"""The studio of all product pictures: light, lens, ground, framing. A scene only builds its subject and must not set any of these.
The camera looks from -Y. The subject is measured, and framed so that it fills 75 % of the height or 82 % of the width."""
import math
from collections import namedtuple
import bpy
import numpy as np
from mathutils import Matrix, Vector
from materials import paint
from shapes import mesh



class Lens(namedtuple('Lens', 'azimuth elevation millimetres')):
    """A camera of the studio. Its pictures are cut-outs."""
    cut_out, patience, size, shadow = True, 1, 'final', True

    def shoot(self):
        points = subject_points()
        light(points, self.shadow)
        _world()
        frame(points, self)


class Hung(Lens):
    """A camera for a suspended subject with translucent parts, such as mist. The subject casts no shadow on the ground, because
    the shadow would be visible through these parts."""
    shadow = False


FRAMES = 24


class Turned(namedtuple('Turned', 'lens frame')):
    """One frame of a subject on a turntable. Camera and light are the same for all frames, and the subject fits into
    the picture in every direction."""
    cut_out, patience, size = True, 1, 'turn'

    def shoot(self):
        points = subject_points()
        middle = (points.min(0) + points.max(0)) / 2
        turns = [Matrix.Translation(middle) @ Matrix.Rotation(2 * math.pi * i / FRAMES, 4, 'Z') @ Matrix.Translation(-middle) for i in range(FRAMES)]
        for item in bpy.context.scene.objects:
            if item.parent is None:
                item.matrix_world = turns[self.frame] @ item.matrix_world
        some = points[::max(1, len(points) // 20000)]
        hull = np.concatenate([some @ np.array(turn)[:3, :3].T + np.array(turn)[:3, 3] for turn in turns])
        light(hull)
        _world()
        frame(hull, self.lens)


class Parallel(namedtuple('Parallel', 'azimuth elevation axes origin sheet')):
    """A camera with the parallel projection of a drawing (houses/index.ts). `axes` are the vectors of one metre along,
    across and up, in units of the `sheet` (width, height), with y upwards; `origin` is the position of the world's
    origin on the sheet, from the top left. The subject must be one fused mesh, which is sheared, because no camera at
    these angles has exactly this projection."""
    cut_out, patience, size = True, 1, 'wide'

    def shoot(self):
        (wide, high), (x, y) = self.sheet, self.origin
        a, b = math.radians(self.azimuth), math.radians(self.elevation)
        away = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
        facing = (-away).to_track_quat('-Z', 'Y').to_euler()
        turn = facing.to_matrix()
        along, across, up = self.axes
        metre = math.hypot(along[0], across[0])
        seen = Matrix(((along[0] / metre, across[0] / metre, 0), (along[1] / metre, across[1] / metre, up / metre), away))
        shear = (turn @ seen).to_4x4()
        for data in {item.object.data for item in bpy.context.evaluated_depsgraph_get().object_instances if item.object.type == 'MESH'}:
            bpy.data.meshes[data.name].transform(shear)
        light(subject_points())
        _world()
        data = bpy.data.cameras.new('camera')
        data.type, data.ortho_scale, data.clip_end, data.sensor_fit = 'ORTHO', wide / metre, 400, 'HORIZONTAL'
        camera = bpy.data.objects.new('camera', data)
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        camera.rotation_euler = facing
        camera.location = turn @ Vector(((wide / 2 - x) / metre, (y - high / 2) / metre, 0)) + away * 150


def turning(build, lens):
    """The views of a full turn of a subject. "turn-01" is the same as the still picture with this lens."""
    return {'turn-%02d' % (i + 1): (build, Turned(lens, i)) for i in range(FRAMES)}


PRODUCT, LONG, SMALL = Lens(-32, 12, 85), Lens(-28, 18, 70), Lens(-32, 12, 100)
HEIGHT, WIDTH = .75, .82
KEY, RIM, FILL = (1, .985, .96), (.93, .97, 1), (1, 1, 1)


def subject_points():
    """The vertices of the subject as an N x 3 array; only a sample of very large meshes."""
    found = []
    for item in bpy.context.evaluated_depsgraph_get().object_instances:
        if item.object.type not in ('MESH', 'CURVE'):
            continue
        data = item.object.to_mesh()
        co = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', co)
        item.object.to_mesh_clear()
        points = co.reshape(-1, 3)[::max(1, len(co) // 6000)]
        turn = np.array(item.matrix_world, np.float32)
        found.append(points @ turn[:3, :3].T + turn[:3, 3])
    return np.concatenate(found)


def _lamp(at, target, width, height, watt, colour):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watt, colour
    lamp = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def _world():
    """Environment for reflections in sheet metal: dark floor, grey sky, and soft vertical bands around the horizon."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    new, link = tree.nodes.new, tree.links.new
    split = new('ShaderNodeSeparateXYZ')
    link(new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])

    def ramp(value, stops):
        node = new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = 'EASE'
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(.5)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, colour
        link(value, node.inputs[0])
        return node.outputs[0]

    def ranged(value, low, high):
        node = new('ShaderNodeMapRange')
        node.inputs['From Min'].default_value, node.inputs['From Max'].default_value = low, high
        link(value, node.inputs['Value'])
        return node.outputs[0]

    sky = ramp(ranged(split.outputs['Z'], -1, 1), [(.30, (.035, .04, .045, 1)), (.80, (.42, .45, .48, 1))])
    angle = new('ShaderNodeMath')
    angle.operation = 'ARCTAN2'
    link(split.outputs['Y'], angle.inputs[0])
    link(split.outputs['X'], angle.inputs[1])
    grey = lambda v: (v, v, v, 1)
    bands = ramp(ranged(angle.outputs[0], -math.pi, math.pi),
                 [(0, grey(1.3)), (.14, grey(2.2)), (.22, grey(.55)), (.30, grey(1.5)), (.40, grey(.5)), (.55, grey(1.2)), (.8, grey(.6)), (1, grey(1.3))])
    both = new('ShaderNodeMixRGB')
    both.blend_type = 'MULTIPLY'
    both.inputs[0].default_value = 1
    link(sky, both.inputs[1])
    link(bands, both.inputs[2])
    link(both.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = .5


def light(points, shadow=True):
    """Adds lamps and ground, scaled to the subject: distances in proportion to its size, watts to the square of its
    size."""
    low, high = points.min(0), points.max(0)
    middle, k = Vector(((low + high) / 2).tolist()), float((high - low).max()) * 1.08 / 1.4
    for at, target, w, h, watt, colour in (
            ((-2.2, -2.2, 4.0), (0, 0, 0), 3.0, 3.0, 260, KEY),          # key: large soft box, upper left
            ((3.2, .9, 2.0), (0, 0, .1), 1.4, 3.0, 120, RIM),             # rim: cool strip, right and behind
            ((2.4, -3.4, .6), (0, 0, 0), 2.6, 2.0, 14, FILL),            # fill: weak, right and in front
            ((0, .6, 4.2), (0, 0, 0), 3.2, 1.2, 70, FILL)):              # top card: highlight on upper edges
        _lamp(Vector(at) * k + middle, Vector(target) * k + middle, w * k, h * k, watt * k * k, colour)
    far, z = 40 * k, float(low[2]) - .0005 * k
    ground = mesh([(-far, -far, z), (far, -far, z), (far, far, z), (-far, far, z)], [(0, 1, 2, 3)], paint('#E8EAE8', .8), smooth=False)
    ground.is_shadow_catcher = ground.visible_camera = shadow             # without shadow, it only reflects light


def frame(points, lens, ratio=4 / 3):
    """Adds a camera at the lens's angles, and moves it until the subject is centred and has the intended size."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens.millimetres
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    a, b = math.radians(lens.azimuth), math.radians(lens.elevation)
    away = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    camera.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    turn = np.array(camera.rotation_euler.to_matrix())
    local = points @ turn                                               # x right, y up, z towards the camera
    half_w = 18 / lens.millimetres
    half_h = half_w / ratio
    centre, distance = local.mean(0), float(np.ptp(points, 0).max()) * 5
    for _ in range(60):
        depth = distance - (local[:, 2] - centre[2])
        x, y = (local[:, 0] - centre[0]) / depth, (local[:, 1] - centre[1]) / depth
        share = max(np.ptp(y) / (2 * half_h * HEIGHT), np.ptp(x) / (2 * half_w * WIDTH))
        centre[0] += (x.max() + x.min()) / 2 * distance
        centre[1] += (y.max() + y.min()) / 2 * distance
        distance *= share
    camera.location = Vector((turn @ centre).tolist()) + away * distance
    data.clip_start, data.clip_end = distance / 100, distance * 100
