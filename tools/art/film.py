"""Renders a scene's endless film as the PNGs 00.png, 01.png… that film.sh encodes; frames that are there are kept.
  blender -b --factory-startup -P tools/art/film.py -- <scene> <view> out=FOLDER [preview]
The scene says how many FRAMES there are until the picture repeats."""
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'parts')]
sys.dont_write_bytecode = True
import bpy
import render


def main(scene_name, view, mode, out):
    scene, _ = render.build(scene_name, view, mode)
    for frame in range(scene.FRAMES):
        base = os.path.join(os.path.abspath(out), '%02d' % frame)
        if not os.path.exists(base + '.png'):
            # The guides carry the frame's number in their name: set here, it is the same for every picture.
            bpy.context.scene.frame_set(frame)
            render.shot(base, False)


if __name__ == '__main__':
    plain, named = render.words()
    main(plain[0], plain[1], 'film-preview' if 'preview' in plain else 'film', named['out'])
