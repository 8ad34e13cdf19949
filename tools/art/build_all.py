"""Builds every view of every scene without rendering it, and prints which ones fail.
  blender -b --factory-startup -P tools/art/build_all.py"""
import glob
import importlib.util
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'parts')]
sys.dont_write_bytecode = True
import bpy
import fasteners
import materials



def load(path):
    """Loads the module of a scene anew, because the objects it caches must belong to the open Blender file."""
    spec = importlib.util.spec_from_file_location('subject', path)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    return scene


for path in sorted(glob.glob(os.path.join(HERE, 'scenes', '*.py'))):
    name = os.path.basename(path)[:-3]
    for view in load(path).VIEWS:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        materials.forget()
        fasteners.forget()
        try:
            build, _ = load(path).VIEWS[view]
            build()
            print('OK', name, view, flush=True)
        except Exception as error:
            print('FAIL', name, view, error, flush=True)
