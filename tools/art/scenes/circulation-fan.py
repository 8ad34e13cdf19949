"""Circulation fan: open basket fan of 0.92 m hung on two chains, five blades, guards on both sides. No sizes are published."""
import math
from fan import blades
from fasteners import bolt, bolts
from materials import galv, graphite, rubber, steel
from motors import motor
from shapes import asset, box, cyl, fold, hose, lathe, mesh, place, ring, tube
from studio import PRODUCT

R, DEPTH = .46, .26


def basket():
    """Round band with rolled rims and two dished wire guards."""
    band = [(R, -DEPTH / 2), (R + .012, -DEPTH / 2 + .004), (R + .008, -DEPTH / 2 + .02), (R, -DEPTH / 2 + .03)]
    lathe(band + [(r, -y) for r, y in band[::-1]], galv(), axis='Y', segments=128, thick=.002)
    for y in (-.04, .04):
        lathe([(R, y - .012), (R + .007, y - .005), (R + .007, y + .005), (R, y + .012)], galv(), axis='Y', segments=128)
    wire = steel(.56, .24)
    for side in (-1, 1):
        out = lambda q: side * (DEPTH / 2 + .05 * (1 - (q / R) ** 2) + .002)
        for i in range(16):
            q = .09 + (R - .09) * i / 15
            ring(q, .0022 if i % 15 else .0036, wire, (0, out(q), 0), segments=96)
        for k in range(12):
            a = 2 * math.pi * k / 12
            tube([(q * math.cos(a), out(q) + side * .003, q * math.sin(a)) for q in [.09 + (R - .085) * i / 10 for i in range(11)]], .0026, wire)
            if k % 3 == 0:
                bolt((R * 1.0 * math.cos(a), out(R) + side * .004, R * math.sin(a)), '-Y' if side < 0 else 'Y', .007)


def cradle():
    """U bracket around the basket, by which the fan is suspended and tilted."""
    outer = R + .055
    line = [(outer * math.cos(math.radians(a)), outer * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    points, faces = [], []
    for x, z in line:
        points += [(x, -.02, z), (x, .02, z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh(points, faces, galv(), .001, .005)
    for side in (-1, 1):
        cyl((side * (R + .032), 0, 0), .014, .06, steel(.55, .25), 'X')
        lathe([(.0001, 0), (.030, 0), (.036, .006), (.036, .022), (.030, .028), (.0001, .028)], graphite(), (side * (outer + .017) - .014, 0, 0), 'X', 24)
        for k in range(8):
            a = math.pi * k / 4
            cyl((side * (outer + .017), .034 * math.cos(a), .034 * math.sin(a)), .008, .026, graphite(), 'X', segments=12)


def chain(x, low, high, length=.036, r=.0032):
    """Welded steel chain going up from `low`."""
    with asset() as link:
        half, w = length / 2 - .006, .009
        loop = [(w * math.cos(math.radians(a)), 0, half + w * math.sin(math.radians(a))) for a in range(0, 181, 20)]
        loop += [(w * math.cos(math.radians(a)), 0, -half + w * math.sin(math.radians(a))) for a in range(180, 361, 20)]
        tube(loop, r, steel(.6, .24), True, 2)
    step, n = length * .92 - .006, int((high - low) / (length * .92 - .006))
    for i in range(n):
        place(link, (x, 0, low + step * (i + .5)), (0, 0, 90 * (i % 2)))


def front():
    with asset() as head:
        basket()
        blades(R - .012, count=5, y=.03, hub=.06, turned=-6)
        place(motor(.074, .125, box_on=False), (0, -.045, 0), (0, 0, 180))
        for z in (-.085, .085):
            fold([(-.06, z - .014), (-.09, z - .014), (-.09, z + .014), (-.06, z + .014)], 2 * R, galv(), 'X', .003)
    place(head, turn=(-8, 0, 0))
    cradle()
    top = R + .055
    for x in (-.20, .20):
        z = math.sqrt(top * top - x * x)
        ring(.016, .004, steel(.6, .24), (x, 0, z + .014), 'Y', 24)
        chain(x, z + .024, top + .20)
    box((0, 0, top + .215), (.62, .041, .012), galv(), .002)
    fold([(-.0205, top + .221), (-.0205, top + .185), (-.012, top + .185)], .62, galv(), 'X', .003)
    fold([(.0205, top + .221), (.0205, top + .185), (.012, top + .185)], .62, galv(), 'X', .003)
    bolts((-.26, 0, top + .221), (.26, 0, top + .221), 4, 'Z', .008)
    hose([(.10, .16, .02), (.22, .20, .12), (.40, .10, .30), (.42, .02, .34), (.30, .015, .58), (.24, .0, top + .18)], .006, rubber())


VIEWS = {'front': (front, PRODUCT)}
