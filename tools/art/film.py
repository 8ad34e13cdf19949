"""Renders a scene's looping film as 00.png, 01.png…, which film.sh encodes. Existing frames are not rendered again.
  blender -b --factory-startup -P tools/art/film.py -- <scene> <view> out=FOLDER [preview]
The scene defines FRAMES, the number of frames until the picture repeats, and MOVING, the moving parts of the picture
(left, top, right, bottom as fractions of the picture's size). Everything else is rendered once, and used in all
frames."""
import os
import subprocess
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'parts')]
sys.dont_write_bytecode = True
import bpy
import render


EDGE = 8        # margin in pixels around moving parts, since the denoiser has too few neighbours at the border of a render


def only(parts):
    """Limits further renders to the box around `parts` of the picture. Returns the parts as ImageMagick geometry: "WIDTHxHEIGHT+LEFT+TOP"."""
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
        # Moves the scene to this frame. Blender also appends the frame number to the names of the guide files.
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
