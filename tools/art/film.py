"""Renders a scene's endless film as the PNGs 00.png, 01.png… that film.sh encodes; frames that are there are kept.
  blender -b --factory-startup -P tools/art/film.py -- <scene> <view> out=FOLDER [preview]
The scene says how many FRAMES there are until the picture repeats, and which parts of it are MOVING (left, top, right, bottom, in parts
of its size): the rest is rendered once and lies under all frames."""
import os
import subprocess
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'parts')]
sys.dont_write_bytecode = True
import bpy
import render


EDGE = 8        # pixels more on each side of what moves: at the border of what is rendered the denoiser has nothing to compare


def only(parts):
    """Renders only what holds `parts` of the picture from now on. Returns them as ImageMagick names them: "WIDTHxHEIGHT+LEFT+TOP"."""
    r = bpy.context.scene.render
    w, h = r.resolution_x, r.resolution_y
    boxes = [[round(share * size) for share, size in zip(part, (w, h, w, h))] for part in parts]
    left, top, right, bottom = (best(side) for best, side in zip((min, min, max, max), zip(*boxes)))
    r.use_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (left - EDGE) / w, (right + EDGE) / w, 1 - (bottom + EDGE) / h, 1 - (top - EDGE) / h
    return ['%dx%d+%d+%d' % (x1 - x0, y1 - y0, x0, y0) for x0, y0, x1, y1 in boxes]


def main(scene_name, view, mode, out):
    scene, _ = render.build(scene_name, view, mode)
    first = os.path.join(os.path.abspath(out), '00.png')
    for frame in range(scene.FRAMES):
        base = os.path.join(os.path.abspath(out), '%02d' % frame)
        if os.path.exists(base + '.png'):
            continue
        parts = only(scene.MOVING) if frame else []
        # The guides carry the frame's number in their name: set here, it is the same for every picture.
        bpy.context.scene.frame_set(frame)
        render.shot(base, False)
        moved = []
        for part in parts:
            moved += ['(', base + '.png', '-crop', part, '+repage', ')', '-geometry', part[part.index('+'):], '-composite']
        if moved:
            subprocess.run(['/usr/bin/convert', first] + moved + [base + '.png'], check=True)


if __name__ == '__main__':
    plain, named = render.words()
    main(plain[0], plain[1], 'film-preview' if 'preview' in plain else 'film', named['out'])
