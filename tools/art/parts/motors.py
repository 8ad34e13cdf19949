"""Motors and gear motors. The finned body is usually the picture's one amber part."""
import math
from materials import graphite, rubber, signal, steel
from shapes import asset, box, cyl, hose, lathe
from fasteners import bolt_circle


def motor(r=.078, length=.20, material=None, box_on=True):
    """Finned motor: front face at y = 0 with the shaft on its -Y side, body on the +Y side."""
    body = material or signal()
    with asset() as made:
        lathe([(.0001, 0), (r * .55, 0), (r * .98, .008), (r, .016), (r, length * .82), (.0001, length * .82)], body, axis='Y')
        lathe([(r * 1.05, length * .78), (r * 1.06, length * .80), (r * 1.06, length * .97), (r * .9, length), (.0001, length)], graphite(.5), axis='Y')
        for k in range(22):
            a = 2 * math.pi * k / 22
            if box_on and abs((a - math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) < .45:
                continue
            box((r * 1.03 * math.cos(a), length * .41, r * 1.03 * math.sin(a)), (r * .16, length * .68, r * .06), body, .001, (0, -a, 0))
        for k in range(14):
            a = 2 * math.pi * k / 14
            box((r * .55 * math.cos(a), length, r * .55 * math.sin(a)), (r * .5, .003, r * .07), rubber(), .0005, (0, -a, 0))
        cyl((0, -.02, 0), r * .19, .07, steel(.6, .2), 'Y')
        bolt_circle((0, .006, 0), r * .78, 4, '-Y', r * .09, 45)
        if box_on:
            box((0, length * .36, r * 1.22), (r * 1.15, length * .5, r * .5), graphite(), .006)
            box((0, length * .36, r * 1.50), (r * 1.22, length * .54, r * .10), graphite(), .004)
            cyl((r * .72, length * .36, r * 1.2), r * .16, r * .30, rubber(), 'X')
    return made


def gear_motor(r=.075, length=.22, material=None):
    """Worm gear motor: gearbox at the origin with its hollow shaft along Y, motor upright above it (+Z)."""
    body, case = material or signal(), graphite(.38)
    with asset() as made:
        box((0, 0, 0), (.15, .12, .17), case, .02)
        for y in (-1, 1):
            lathe([(.0001, y * .078), (.05, y * .078), (.062, y * .066), (.066, y * .055)], case, axis='Y')
            bolt_circle((0, y * .073, 0), .048, 6, 'Y' if y > 0 else '-Y', .006)
        cyl((0, 0, 0), .021, .24, steel(.6, .2), 'Y')
        for x in (-1, 1):
            for z in (-.05, 0, .05):
                box((x * .078, 0, z), (.010, .10, .012), case, .002)
        lathe([(.0001, .08), (.072, .08), (.082, .09), (.082, .105), (r * .9, .112)], case)
        bolt_circle((0, 0, .106), .072, 4, 'Z', .006, 45)
        lathe([(.0001, .108), (r, .11), (r, .11 + length * .8), (.0001, .11 + length * .8)], body)
        lathe([(r * 1.06, .11 + length * .76), (r * 1.06, .11 + length * .95), (r * .9, .11 + length), (.0001, .11 + length)], case)
        for k in range(24):
            a = 2 * math.pi * k / 24
            if abs((a + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) < .5:
                continue
            box((r * 1.03 * math.cos(a), r * 1.03 * math.sin(a), .11 + length * .40), (r * .15, r * .06, length * .68), body, .001, (0, 0, a))
        box((0, -r * 1.2, .11 + length * .38), (r * 1.1, r * .5, length * .46), case, .006)
        box((0, -r * 1.47, .11 + length * .38), (r * 1.18, r * .08, length * .52), case, .004)
        hose([(r * .3, -r * 1.2, .11 + length * .16), (r * .3, -r * 1.25, .08), (r * .6, -r * 1.3, .02)], .007, rubber())
    return made
