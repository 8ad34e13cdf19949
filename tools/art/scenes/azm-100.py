"""AZM-100 poultry controller: 25 x 17 x 6 cm, 10-inch touch display (0.216 x 0.135 m glass), neutral bars; from the front and from the side."""
import math
from fasteners import bolt
from materials import galv, graphite, paint, polymer, rubber, signal
from shapes import arc, asset, box, cyl, place, prism, tube
from studio import PRODUCT, SMALL, turning

W, H, D = .25, .17, .06


def rounded(w, h, r):
    return [p for x, z, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for p in arc(r, a, a + 90, 6, (x * (w / 2 - r), z * (h / 2 - r)))]


def unit():
    dark, shell = graphite(.36), polymer(.36)
    prism(rounded(W - .006, H - .006, .012), D - .018, shell, 'Y', (0, .009, 0), .002)
    prism(rounded(W, H, .014), .012, dark, 'Y', (0, -D / 2 + .012, 0), .003)
    prism(rounded(W - .012, H - .012, .009), .006, paint('#161B1F', .25), 'Y', (0, -D / 2 + .003, 0), .001)
    prism(rounded(.224, .140, .003), .001, paint('#0C1115', .06), 'Y', (0, -D / 2 - .0004, .004), .0002)
    glass, pale, grey = -D / 2 - .0009, paint('#93A3AB', .5), paint('#41515A', .5)

    def shown(x, z, w, h, material, layer=1):
        """A field of the picture behind the glass. Fields on a higher `layer` cover those on lower layers. A thicker
        field would cast a shadow and look like a block."""
        box((x, glass - .00006 * layer, z), (w, .00008, h), material, 0)

    shown(0, .064, .200, .009, paint('#24323A', .4))
    for k in range(3):
        shown(-.088 + .011 * k, .064, .007, .004, grey, 2)
    for i in range(4):
        for j in range(2):
            x, z = -.0765 + .051 * i, .033 - .043 * j
            shown(x, z, .047, .038, paint('#182329', .4))
            shown(x - .010, z + .011, .020, .004, grey, 2)
            for b in range(6):
                h = .006 + .0022 * ((b * 3 + i * 2 + j) % 5)
                shown(x - .017 + .0068 * b, z - .014 + h / 2, .0045, h, pale if b != (i + j) % 6 else grey, 2)
    for b in range(24):
        h = .004 + .008 * abs(math.sin(b * .45))
        shown(-.094 + .0082 * b, -.056 + h / 2, .005, h, grey)
    cyl((W / 2 - .018, -D / 2 - .0005, -H / 2 + .0105), .0042, .003, signal(), 'Y', .001, 32)
    for x in (-1, 1):
        for k in range(12):
            box((x * (W / 2 - .0026), .014, -.045 + .0082 * k), (.002, .026, .003), dark, .0005)
    for x in (-1, 1):
        for z in (-1, 1):
            box((x * .095, D / 2 - .002, z * (H / 2 + .006)), (.022, .004, .022), galv(), .001)
            bolt((x * .095, D / 2 - .004, z * (H / 2 + .010)), '-Y', .004)
    for i in range(7):
        x = -.084 + .028 * i
        cyl((x, .010, -H / 2 - .001), .0095, .008, dark, segments=6, bevel=.001)
        cyl((x, .010, -H / 2 - .008), .0078, .010, dark, bevel=.003)
        tube([(x, .010, -H / 2 - .010), (x, .010, -H / 2 - .030)], .0038, rubber())


def side():
    with asset() as made:
        unit()
    place(made, turn=(0, 0, 28))


VIEWS = {'front': (unit, PRODUCT), 'side': (side, SMALL), **turning(unit, PRODUCT)}
