"""Rooms instead of cut-outs: a camera at eye height with upright verticals, daylight through openings, lamps. Pictures are opaque.
The scene of a room defines its openings and rows of lamps; brightness and colour of the light are defined here."""
import math
from collections import namedtuple
import bpy
from mathutils import Vector
from materials import glow
from shapes import mesh

WARM, LAMP, DAY, COOL = (1, .80, .55), (1, .84, .62), (1, .93, .82), (.86, .94, 1)


class Eye(namedtuple('Eye', 'at heading millimetres rise')):
    """A camera at the place `at` that looks along +Y, turned left by `heading` degrees; `rise` shifts the picture up, as a fraction of its width."""
    cut_out, patience, size = False, 20, 'final'     # indirect light needs 20 times the samples of the studio; with fewer the picture is blotchy

    def shoot(self):
        scene = bpy.context.scene
        data = bpy.data.cameras.new('camera')
        data.lens, data.shift_y, data.clip_start, data.clip_end = self.millimetres, self.rise, .05, 400
        camera = bpy.data.objects.new('camera', data)
        scene.collection.objects.link(camera)
        camera.location, camera.rotation_euler = self.at, (math.radians(90), 0, math.radians(self.heading))
        scene.camera = camera
        scene.render.film_transparent = False
        if not scene.world:
            world(.12)
        # Approximates light after the first bounce by ambient occlusion, which has less noise than path tracing.
        scene.cycles.use_fast_gi, scene.cycles.fast_gi_method, scene.cycles.ao_bounces_render = True, 'REPLACE', 1
        scene.world.light_settings.distance = 3


class Outdoors(Eye):
    """An `Eye` outdoors, where light is direct: a third of the studio's samples is enough."""
    patience = 1 / 3


def world(strength, colour=(.86, .93, 1)):
    """Uniform ambient light: the sky, or the reflections within a room."""
    made = bpy.data.worlds.new('world')
    made.use_nodes = True
    background = made.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength
    bpy.context.scene.world = made


def sky(elevation, turned, strength=.085):
    """A sky with thin clouds. The sun is at `elevation` degrees, `turned` degrees clockwise from +Y."""
    world(strength)
    tree = bpy.context.scene.world.node_tree
    new, link = tree.nodes.new, tree.links.new
    made = new('ShaderNodeTexSky')
    made.sky_type, made.sun_elevation, made.sun_rotation = 'NISHITA', math.radians(elevation), math.radians(turned)
    made.sun_size, made.dust_density = math.radians(1.5), 2
    flat, noise, ramp, mixed = new('ShaderNodeMapping'), new('ShaderNodeTexNoise'), new('ShaderNodeValToRGB'), new('ShaderNodeMixRGB')
    flat.inputs['Scale'].default_value = (1, 1, 5)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Roughness'].default_value = 1.7, 7, .55
    for element, (position, cover) in zip(ramp.color_ramp.elements, ((.40, .12), (.78, .80))):
        element.position, element.color = position, (cover, cover, cover, 1)
    link(new('ShaderNodeTexCoord').outputs['Generated'], flat.inputs[0])
    link(flat.outputs[0], noise.inputs['Vector'])
    link(noise.outputs['Fac'], ramp.inputs[0])
    link(ramp.outputs[0], mixed.inputs[0])
    link(made.outputs[0], mixed.inputs[1])
    mixed.inputs[2].default_value = (10, 10.2, 10.4, 1)
    link(mixed.outputs[0], tree.nodes['Background'].inputs[0])


def dusk(strength=1.0):
    """A sky after sunset: warm light at the horizon, blue above."""
    world(strength)
    tree = bpy.context.scene.world.node_tree
    new, link = tree.nodes.new, tree.links.new
    split, ramp = new('ShaderNodeSeparateXYZ'), new('ShaderNodeValToRGB').color_ramp
    link(new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    stops = [(0, (.50, .26, .12)), (.05, (.48, .26, .14)), (.16, (.26, .20, .20)), (.38, (.075, .11, .18)), (1, (.018, .036, .085))]
    while len(ramp.elements) < len(stops):
        ramp.elements.new(.5)
    for element, (position, colour) in zip(ramp.elements, stops):
        element.position, element.color = position, (*colour, 1)
    node = next(node for node in tree.nodes if node.type == 'VALTORGB')
    link(split.outputs['Z'], node.inputs[0])
    link(node.outputs[0], tree.nodes['Background'].inputs[0])


def area(at, towards, width, height, watt, colour):
    """An area light that is invisible to the camera."""
    data = bpy.data.lights.new('light', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watt, colour
    made = bpy.data.objects.new('light', data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = False
    return made


def outside(low, high, y, strength, colour=WARM):
    """Bright sky behind openings in a wall at `y`, perpendicular to Y: corners `low` and `high` as (x, z)."""
    (x0, z0), (x1, z1) = low, high
    material = glow('#%02X%02X%02X' % tuple(round(255 * c ** (1 / 2.2)) for c in colour), strength)
    material.cycles.sample_as_light = False
    mesh([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], material, smooth=False)
