"""Roof solar: 3 x 2 modules on rails on a piece of a ribbed steel roof (15 degrees), whose section shows insulation and purlins. No sizes are published."""
from fasteners import bolt
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from sheets import ribbed_profile
from shapes import asset, box, fold, hose, place
from solar import H, array, rails
from studio import PRODUCT

COLUMNS, ROWS, TILT, LENGTH, DEEP = 3, 2, 18, 3.70, 4.05


def front():
    with asset() as roof:
        sheet = ribbed_profile(LENGTH, .25, .035, .03, .02)
        fold(sheet, DEEP, paint('#8C979C', .38), 'Y', .003)
        box((0, 0, -.055), (LENGTH, DEEP, .095), polymer(.7), .003)
        fold([(x, z * .2 - .108) for x, z in sheet], DEEP, polymer(.4), 'Y', .002)
        for s in (-1, 1):
            box((s * (LENGTH / 2 + .003), 0, -.055), (.006, DEEP, .105), graphite(), .001)
        for y in (-1.5, 0, 1.5):
            fold([(y - .03, -.115), (y - .03, -.285), (y + .03, -.285), (y + .03, -.115)], LENGTH + .04, galv(), 'X', .005)
        with asset() as modules:
            array(COLUMNS, ROWS)
            rails(COLUMNS, ROWS)
        place(modules, (0, .02, .150))
        for x in (-1.5, -.5, .5, 1.5):
            for j in (-1, 1):
                for q in (-H * .27, H * .27):
                    y = j * (H + .02) / 2 + q + .02
                    box((x, y + .026, .070), (.045, .006, .10), steel(.6, .28), .001)
                    box((x, y + .045, .040), (.045, .05, .006), steel(.6, .28), .001)
                    bolt((x, y + .050, .043), 'Z', .008)
        fold([(-DEEP / 2 - .010, .05), (-DEEP / 2 - .010, -.06), (-DEEP / 2 - .12, -.06), (-DEEP / 2 - .14, .03), (-DEEP / 2 - .13, .04)], LENGTH, paint('#3C464C', .4), 'X', .003)
        box((1.42, -DEEP / 2 + .17, .13), (.30, .20, .16), signal(), .012)
        box((1.42, -DEEP / 2 + .17, .04), (.34, .24, .012), galv(), .002)
        hose([(1.26, -DEEP / 2 + .17, .12), (1.12, -DEEP / 2 + .20, .07), (1.02, -DEEP / 2 + .36, .07), (1.0, -DEEP / 2 + .5, .10)], .012, rubber())
    place(roof, (0, 0, 0), (TILT, 0, 0))


VIEWS = {'front': (front, PRODUCT)}
