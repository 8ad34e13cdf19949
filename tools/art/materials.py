"""The materials of all models: six basic ones, and the few extras that the art direction allows. Models define no others."""
import bpy

GRAPHITE, POLYMER, RUBBER, SIGNAL = '#2B3136', '#E9EBEA', '#15181A', '#F28A00'         # the renderer's film response turns SIGNAL into about the page's #F2A900
PAD, CELL, BELT, FEED = '#9A6B3F', '#14233A', '#E4E2DA', '#7C6C58'
SPANGLES = 85                   # per metre: flakes of 8 to 15 mm
_made = {}


def srgb(text):
    """Converts '#RRGGBB' to a linear colour."""
    linear = lambda c: c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
    return tuple(linear(int(text[i:i + 2], 16) / 255) for i in (1, 3, 5)) + (1,)


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes['Principled BSDF']


def _remember(build):
    def remembered(*args, **named):
        key = (build.__name__, args, tuple(sorted(named.items())))
        if key not in _made:
            _made[key] = build(*args, **named)
        return _made[key]
    return remembered


def forget():
    _made.clear()


def _range(tree, source, low, high):
    node = tree.nodes.new('ShaderNodeMapRange')
    node.inputs['To Min'].default_value, node.inputs['To Max'].default_value = low, high
    tree.links.new(source, node.inputs['Value'])
    return node.outputs[0]


def _waves(tree, surface, coordinate, scale, strength):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    tree.links.new(coordinate, noise.inputs['Vector'])
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, .02
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], surface.inputs['Normal'])


@_remember
def galv():
    """Hot-dip galvanised sheet: spangle in colour and roughness, faint waviness."""
    material, tree, surface = _new('galv')
    surface.inputs['Metallic'].default_value = 1
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    spangle = tree.nodes.new('ShaderNodeTexVoronoi')
    spangle.inputs['Scale'].default_value = SPANGLES
    tree.links.new(place, spangle.inputs['Vector'])
    grey = tree.nodes.new('ShaderNodeRGBToBW')
    tree.links.new(spangle.outputs['Color'], grey.inputs[0])
    colour = _range(tree, grey.outputs[0], .36, .54)
    mixed = tree.nodes.new('ShaderNodeCombineColor')
    for channel, factor in enumerate((.985, 1.0, 1.025)):
        tint = tree.nodes.new('ShaderNodeMath')
        tint.operation = 'MULTIPLY'
        tint.inputs[1].default_value = factor
        tree.links.new(colour, tint.inputs[0])
        tree.links.new(tint.outputs[0], mixed.inputs[channel])
    tree.links.new(mixed.outputs[0], surface.inputs['Base Color'])
    tree.links.new(_range(tree, grey.outputs[0], .26, .38), surface.inputs['Roughness'])
    _waves(tree, surface, place, 3.2, .09)
    return material


@_remember
def steel(value=.55, rough=.28):
    """Bright metal without spangle: wire, shafts, bolts, blades."""
    material, _, surface = _new('steel')
    surface.inputs['Base Color'].default_value = (value, value * 1.01, value * 1.03, 1)
    surface.inputs['Metallic'].default_value, surface.inputs['Roughness'].default_value = 1, rough
    return material


@_remember
def paint(colour, rough=.42, clear=0.0):
    """Paint or plastic of one colour; `clear` between 0 and 1 lets light through (lamp covers, cut-open pipes)."""
    material, _, surface = _new(colour)
    surface.inputs['Base Color'].default_value = srgb(colour)
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = rough, .45
    if clear:
        surface.inputs['Transmission'].default_value, surface.inputs['IOR'].default_value = clear, 1.25
    return material


@_remember
def ribbed(colour, scale=220, rough=.75):
    """Fine parallel ridges over the object's length, for rubber belts, cellulose edges and woven polypropylene."""
    material, tree, surface = _new(colour + 'ribbed')
    surface.inputs['Base Color'].default_value, surface.inputs['Roughness'].default_value = srgb(colour), rough
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    _waves(tree, surface, place, scale, .25)
    return material


@_remember
def glow(colour='#FFD9A0', power=2.0):
    """A lit lamp or a flame seen through a window."""
    material, tree, surface = _new('glow')
    surface.inputs['Emission'].default_value, surface.inputs['Emission Strength'].default_value = srgb(colour), power
    surface.inputs['Base Color'].default_value = srgb(colour)
    return material


@_remember
def blotched(colour, rough=.8, scale=1.6, spread=.18, bump=.0):
    """A colour with slight stains, as from dust and use. `scale` is the number of stains per metre, `bump` the strength
    of the relief."""
    material, tree, surface = _new(colour + 'blotched')
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Roughness'].default_value = scale, 6, .62
    tree.links.new(place, noise.inputs['Vector'])
    tone = tree.nodes.new('ShaderNodeMixRGB')
    tone.blend_type, tone.inputs[0].default_value, tone.inputs[1].default_value = 'MULTIPLY', 1, srgb(colour)
    tree.links.new(_range(tree, noise.outputs['Fac'], 1 - 2 * spread, 1 + 2 * spread), tone.inputs[2])
    tree.links.new(tone.outputs[0], surface.inputs['Base Color'])
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = rough, .3
    if bump:
        _waves(tree, surface, place, 60, bump)
    return material


def graphite(rough=.42): return paint(GRAPHITE, rough)
def polymer(rough=.38): return paint('#C9CDCC', rough)      # looks like POLYMER in the key light, in which POLYMER itself would be overexposed
def rubber(): return paint(RUBBER, .6)
def signal(): return paint(SIGNAL, .38)
def pad(): return ribbed(PAD, 90, .85)
def belt(): return ribbed(BELT, 300, .55)
def concrete(tone='#8A8F90'): return blotched(tone, .78, 1.1, .16, .12)
def litter(): return blotched('#93795A', .95, 9, .30, 1)
def feed(): return ribbed(FEED, 260, .95)
