"""Fronts that distinguish kinds of cages: the chicks' adjustable grille, the broilers' wide door; and section lines of floors."""
from cage import SLOPE
from materials import graphite, steel
from shapes import asset, box, cyl, fold, place, tube
from wire import steps, wires


def grille(width, height, raised, material):
    """Second grille in front of the bars, in toothed rails. `raised` is its height above the floor, which leaves chicks a gap to the trough."""
    high = .15
    for z in (raised, raised + high):
        box((0, -.014, z), (width - .02, .006, .020), material, .002)
    wires([[(x, -.014, raised), (x, -.014, raised + high)] for x in steps(-width / 2 + .03, width / 2 - .03, .036)], .0026)
    for s in (-1, 1):
        x = s * (width / 2 - .012)
        box((x, -.010, height * .52), (.016, .004, height * .86), graphite(.45), .001)
        box((x, -.022, raised + high), (.024, .022, .034), material, .004)


def wide_door(width, low, high, material, lean=0.0):
    """Door as wide as its cell, hinged at its lower edge, `lean` degrees open. `material`: material of its frame."""
    with asset() as made:
        w, h = width / 2, high - low
        for a, b in (((-w, 0), (w, 0)), ((w, 0), (w, h)), ((w, h), (-w, h)), ((-w, h), (-w, 0)), ((-w, h * .55), (w, h * .55))):
            tube([(a[0], 0, a[1]), (b[0], 0, b[1])], .0075, material)
        wires([[(x, 0, 0), (x, 0, h)] for x in steps(-w, w, .055)[1:-1]], .0026)
        box((w - .10, -.014, h - .03), (.09, .020, .020), graphite(.4), .004)
    place(made, (0, -.012, low), (lean, 0, 0))
    for s in (-1, 1):
        cyl((s * width * .34, -.012, low), .011, .05, steel(.55, .3), 'X')


def cut_edges(x, depth, height, kind):
    """Section lines at a block's open end, in graphite: both floors of a tier and the manure belt below them."""
    dark, r = graphite(.5), .0065
    for turn in (1, -1):
        across = lambda y: depth + turn * (y - depth)
        if kind == 'broiler':
            box((x, across(depth / 2), .004), (.012, depth - .01, .030), dark, .002)
        else:
            lip = .135 if kind == 'egg' else .03
            line = [(across(-lip - .004), -lip * SLOPE + .030), (across(-lip - .010), -lip * SLOPE + .014), (across(-lip + .008), -lip * SLOPE), (across(depth), depth * SLOPE)]
            tube([(x, y, z) for y, z in line], r, dark)
        tube([(x, across(0), height - .02), (x, across(depth), height - .02)], r * .6, dark)
    z = -.055 - (.02 if kind == 'broiler' else 0)
    fold([(.025, z + .012), (.037, z), (2 * depth - .037, z), (2 * depth - .025, z + .012)], .004, dark, 'X', .007, (x, 0, 0))
