"""Renders one view of one scene.
  blender -b --factory-startup -P tools/art/render.py -- <scene> <view> [preview|final] out=FILE.png
preview: 480 x 360, 16 samples, on the page's stage colour ("look" instead of "preview": 800 x 600, 32 samples).
final: 1920 x 1440, 20 samples, transparent. Publishing reduces the picture to 1280 x 960, so that edges and thin wires
are smooth. Rooms have 20 times as many samples, and frames of a turn are 640 x 480.
All are denoised. The view's lens sets the light and the camera, either of the studio (studio.py) or of a room
(interior.py). Pictures of rooms are opaque."""
import importlib.util
import os
import subprocess
import sys
sys.dont_write_bytecode = True
import time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'parts')]
import bpy

SIZES = {'preview': (480, 360, 16, .04), 'final': (1920, 1440, 20, .02), 'turn': (640, 480, 48, .015), 'look': (800, 600, 32, .02),
         'sketch': (320, 240, 16, .06), 'wide': (4200, 1750, 24, .02), 'film': (1280, 720, 48, .012), 'film-preview': (480, 270, 16, .04)}


def settings(width, height, samples, noise):
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device = 'CYCLES', 'CPU'
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = round(samples / 2), True, noise, min(8, round(samples / 4))
    c.use_denoising = False          # Debian's build has no OpenImageDenoise: with denoising, the render would abort
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 2, 4, 4, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3, 1
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    r.film_transparent, r.image_settings.file_format, r.image_settings.color_mode = True, 'PNG', 'RGBA'
    r.image_settings.color_depth = '16'
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Filmic', 'High Contrast', .25
    r.use_persistent_data, r.threads_mode, r.threads = True, 'FIXED', 2


def guides(folder, name):
    """Also writes normals and albedo, which guide the denoiser."""
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    layer.use_pass_normal = layer.cycles.denoising_store_passes = scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    link(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'PNG', '16', 'RGB'
    out.format.color_management, out.format.view_settings.view_transform = 'OVERRIDE', 'Raw'
    out.file_slots.clear()
    steps = []
    for kind in ('MULTIPLY', 'ADD'):                                    # -1..1 becomes 0..1
        node = nodes.new('CompositorNodeMixRGB')
        node.blend_type, node.inputs[0].default_value, node.inputs[2].default_value = kind, 1, (.5, .5, .5, 1)
        steps.append(node)
    link(layers.outputs['Normal'], steps[0].inputs[1])
    link(steps[0].outputs[0], steps[1].inputs[1])
    out.file_slots.new(name + '_nrm_')
    out.file_slots.new(name + '_alb_')
    link(steps[1].outputs[0], out.inputs[0])
    link(layers.outputs['Denoising Albedo'], out.inputs[1])


def build(scene_name, view, mode):
    """Builds a view in an empty Blender file, and sets light, camera and size. Returns the scene's module and the view's lens."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    spec = importlib.util.spec_from_file_location('subject', os.path.join(HERE, 'scenes', scene_name + '.py'))
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    make, lens = scene.VIEWS[view]
    make()
    width, height, samples, noise = SIZES[lens.size if mode == 'final' else mode]
    patience = lens.patience if mode == 'final' else 1
    settings(width, height, samples * patience, noise / patience ** .5)
    lens.shoot()
    return scene, lens


def shot(base, stage):
    """Renders the built view twice and merges both into BASE.png. `stage` puts it on the page's stage colour."""
    folder, name = os.path.split(base)
    os.makedirs(folder, exist_ok=True)
    guides(folder, name)
    for seed, end in ((11, '_a.png'), (12, '_b.png')):
        bpy.context.scene.cycles.seed, bpy.context.scene.render.filepath = seed, base + end
        bpy.ops.render.render(write_still=True)
    subprocess.run(['/usr/bin/python3', os.path.join(HERE, 'denoise.py'), base, base + '.png'] + (['stage'] if stage else []), check=True)
    for rest in os.listdir(folder):
        if rest.startswith(name) and rest[len(name):][:5] in ('_a.pn', '_b.pn', '_nrm_', '_alb_'):
            os.remove(os.path.join(folder, rest))


def main(scene_name, view, mode, out):
    started = time.time()
    _, lens = build(scene_name, view, mode)
    built = time.time()
    shot(os.path.abspath(out)[:-4], lens.cut_out and mode != 'final')
    print('RENDERED %s %s: built in %.1f s, rendered in %.1f s' % (scene_name, view, built - started, time.time() - built))


def words():
    """The command's arguments after `--`: a list of positional arguments, and a dict of named ones ("out=FILE")."""
    given = sys.argv[sys.argv.index('--') + 1:]
    return [word for word in given if '=' not in word], dict(word.split('=', 1) for word in given if '=' in word)


if __name__ == '__main__':
    plain, named = words()
    main(plain[0], plain[1], plain[2] if len(plain) > 2 else 'preview', named['out'])
