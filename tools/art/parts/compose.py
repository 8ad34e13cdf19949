"""Combines scenes into one picture of a product family. With `quiet`, the amber parts of a scene become graphite."""
import importlib.util
import os
from fasteners import bolt
from materials import galv, graphite, signal
from shapes import asset, box, fold, place

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'scenes')


def _everything(collection):
    for item in collection.objects:
        yield item
        if item.instance_collection:
            yield from _everything(item.instance_collection)


def hush(made):
    """Makes an asset's amber parts graphite, because a picture has only one amber part."""
    for item in _everything(made):
        if item.data and hasattr(item.data, 'materials'):
            for i, material in enumerate(item.data.materials):
                if material is not None and material == signal():
                    item.data.materials[i] = graphite()
    return made


def put(scene, view, at, turn=0, quiet=False, scale=1.0):
    spec = importlib.util.spec_from_file_location(scene.replace('-', '_'), os.path.join(SCENES, scene + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with asset() as made:
        module.VIEWS[view][0]()
    if quiet:
        hush(made)
    return place(made, at, (0, 0, turn), scale)


def stand(at, height):
    """Slim post with a foot, for wall-mounted devices."""
    x, y, z = at
    fold([(x - .03, y - .015), (x + .03, y - .015), (x + .03, y + .015), (x - .03, y + .015)], height + .10, galv(), 'Z', .003, (0, 0, z + (height + .10) / 2), .002, True)
    box((x, y, z + .008), (.34, .30, .016), galv(), .003)
    for dx in (-.13, .13):
        bolt((x + dx, y - .10, z + .016), 'Z', .012)
    box((x, y - .018, z + height), (.22, .006, .20), galv(), .002)
