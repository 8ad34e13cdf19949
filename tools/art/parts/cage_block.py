"""Blocks of cages: tiers x cells, both sides back to back, on legs."""
from cage import BELT_GAP, SLOPE, bars, bracket, drinking, egg_belt, manure_belt, partition, post, slat_floor, sloped_floor, trough
from fasteners import bolt
from materials import galv, graphite, signal, steel
from shapes import asset, box, cyl, lathe, place
from wire import panel

LEG = .20


def cell(width, depth, height, kind='egg', door=True, open_by=0.0, accent=None):
    """One compartment without its partitions. kind: egg, chick or broiler."""
    if kind == 'broiler':
        slat_floor(width, depth)
    else:
        fine = kind == 'chick'
        sloped_floor(width, depth, .016 if fine else .025, .032 if fine else .05, .03 if fine else .135)
    pitch = {'egg': .048, 'chick': .034, 'broiler': .060}[kind]
    bars(width, height - .02, pitch=pitch, door=(width * .02, width * .44) if door else None, open_by=open_by, accent=accent)
    panel((-width / 2, 0, height - .02), (width, 0, 0), (0, depth, 0), .055, .075, .0016)


def side(cells, width, depth, height, kind, accent, first=False):
    """One side of one tier. `first`: its second cell's door stands open with the accent handle."""
    length = cells * width
    with asset() as plain:
        cell(width, depth, height, kind)
    with asset() as opened:
        cell(width, depth, height, kind, open_by=width * .30, accent=accent)
    for i in range(cells):
        place(opened if first and i == 1 else plain, ((i - (cells - 1) / 2) * width, 0, 0))
    for i in range(cells + 1):
        x = (i - cells / 2) * width
        partition(x, depth, height)
        bracket(x, 0, kind == 'egg')
    trough(length + .03)
    if kind == 'egg':
        egg_belt(length + .04)
    drinking(length + .02, depth * .80, height * (.70 if kind == 'egg' else .62), width / 2)
    panel((-length / 2, depth, depth * SLOPE), (length, 0, 0), (0, 0, height - depth * SLOPE - .02), .05, .10, .0016)


def block(tiers=3, cells=3, width=.60, depth=.625, height=.60, kind='egg', accent=None, top=True):
    accent = accent or signal()
    pitch, length = height + BELT_GAP, cells * width
    with asset() as plain:
        side(cells, width, depth, height, kind, accent)
    with asset() as marked:
        side(cells, width, depth, height, kind, accent, True)
    base = LEG + BELT_GAP
    for t in range(tiers):
        z = base + t * pitch
        place(marked if t == 1 or tiers == 1 else plain, (0, 0, z))
        place(plain, (0, 2 * depth, z), (0, 0, 180))
        manure_belt(length, depth, z - .055 - (.02 if kind == 'broiler' else 0))
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
            box((x, depth, z - .082), (.022, 2 * depth, .020), galv(30), .002)
            for s in (0, 1):
                box((x, depth + (s - .5) * .06, z + height / 2), (.020, .002, height), galv(30), .001)
    if top:
        for y in (0, 2 * depth):
            box((0, y, base + tiers * pitch - BELT_GAP + .022), (length + .05, .030, .012), galv(30), .002)
