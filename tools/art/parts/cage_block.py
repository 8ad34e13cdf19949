"""Blocks of cages: tiers x cells, both sides back to back, on legs."""
from cage import BELT_GAP, SLOPE, bars, bracket, drinking, egg_belt, eggs, manure_belt, partition, post, slat_floor, sloped_floor, trough
from cage_front import cut_edges, grille, wide_door
from fasteners import bolt
from materials import galv, graphite, steel
from shapes import asset, box, cyl, lathe, place
from wire import panel

LEG = .20


def cell(width, depth, height, kind='egg', accent=None, step=0, opened=False, roof=True):
    """One compartment without its partitions. `kind`: egg, chick or broiler. `accent` is the material of a chick cage's grille, raised by `step` notches, or of a broiler cage's door."""
    if kind == 'broiler':
        slat_floor(width, depth)
    else:
        fine = kind == 'chick'
        sloped_floor(width, depth, .016 if fine else .025, .032 if fine else .05, .03 if fine else .135)
    if kind == 'broiler':
        bars(width, height - .02, pitch=.060, gap=(0, width * .80))
        wide_door(width * .80, .245, height - .045, accent or graphite(.4), 62 if opened else 0)
    else:
        bars(width, height - .02, pitch=.034 if kind == 'chick' else .048, door=(width * .02, width * .44) if kind == 'egg' else None)
    if kind == 'chick':
        grille(width, height - .02, .09 + .055 * step, accent or graphite(.4))
    if roof:
        panel((-width / 2, 0, height - .02), (width, 0, 0), (0, depth, 0), .055, .075, .0016)


def side(cells, width, depth, height, kind, accent=None, step=0, opened=-1, roof=True, cut=0):
    """One side of one tier. `accent` is the material of the part that is typical of the `kind`. `opened` is the number
    of the broiler door that is open. `cut` = -1 or 1 leaves the left or right end open."""
    length = cells * width
    with asset() as plain:
        cell(width, depth, height, kind, accent, step, roof=roof)
    with asset() as inviting:
        cell(width, depth, height, kind, accent, step, True, roof)
    for i in range(cells):
        place(inviting if i == opened else plain, ((i - (cells - 1) / 2) * width, 0, 0))
    for i in range(cells + 1):
        x = (i - cells / 2) * width
        if i != {-1: 0, 0: -1, 1: cells}[cut]:
            partition(x, depth, height)
        bracket(x, 0, kind == 'egg')
    trough(length + .03)
    if kind == 'egg':
        egg_belt(length + .04, material=accent)
        if accent:
            eggs(round(length / .13), -length / 2 + .04, length / 2 - .05)
    drinking(length + .02, depth * .80, height * (.70 if kind == 'egg' else .62), width / 2)
    panel((-length / 2, depth, depth * SLOPE), (length, 0, 0), (0, 0, height - depth * SLOPE - .02), .05, .10, .0016)


def block(tiers=3, cells=3, width=.60, depth=.625, height=.60, kind='egg', accent=None, top=True, cut=False, roof=True):
    """A block. `accent` is the material of the part that is typical of the `kind`: the egg belt, the chicks' grille (a
    notch higher on each tier) or the broilers' wide door. With `cut`, the left end is a section. Without `roof`, the
    top tier is open."""
    pitch, length = height + BELT_GAP, cells * width
    base = LEG + BELT_GAP
    for t in range(tiers):
        z, closed = base + t * pitch, roof or t < tiers - 1
        with asset() as near:
            side(cells, width, depth, height, kind, accent, t, 1 if t == 1 else -1, closed, -1 if cut else 0)
        with asset() as far:
            side(cells, width, depth, height, kind, step=t, roof=closed, cut=1 if cut else 0)
        place(near, (0, 0, z))
        place(far, (0, 2 * depth, z), (0, 0, 180))
        manure_belt(length, depth, z - .055 - (.02 if kind == 'broiler' else 0))
        if cut:
            with asset() as edges:
                cut_edges(-length / 2 - .004, depth, height if closed else .02, kind)
            place(edges, (0, 0, z))
    high = base + tiers * pitch - BELT_GAP + .03
    with asset() as upright:
        post(0, 0, high)
        lathe([(.0001, 0), (.045, 0), (.048, .006), (.02, .014), (.012, .018), (.012, .06)], graphite(), (0, .012, -.055), segments=32)
        cyl((0, .012, -.02), .014, .03, steel(.6, .25), segments=6)
    for i in range(cells + 1):
        x = (i - cells / 2) * width
        place(upright, (x, -.004, .055))
        place(upright, (x, 2 * depth + .004, .055), (0, 0, 180))
        for t in range(tiers):
            z = base + t * pitch
            for y in (-.002, 2 * depth + .002):
                bolt((x, y - (.006 if y < 0 else -.006), z + height * .72), '-Y' if y < 0 else 'Y', .006)
            box((x, depth, z - .082), (.022, 2 * depth, .020), galv(), .002)
            for s in (0, 1):
                box((x, depth + (s - .5) * .06, z + height / 2), (.020, .002, height), galv(), .001)
    if top:
        for y in (0, 2 * depth):
            box((0, y, base + tiers * pitch - BELT_GAP + .022), (length + .05, .030, .012), galv(), .002)
