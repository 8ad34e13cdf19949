"""Photovoltaic modules, their rails, and the boxes of an installation."""
from fasteners import bolt
from materials import CELL, graphite, paint, polymer, rubber, steel
from shapes import asset, box, cyl, fold, tube

W, H = 1.04, 1.76               # one module: across and along the slope


def module():
    """Framed module of 6 x 10 cells under glass, in the X-Y plane, face up (+Z), centre at the origin."""
    alu, glass = steel(.62, .32), paint('#0D1626', .07)
    box((0, 0, 0), (W - .02, H - .02, .006), paint('#AEB6BC', .3), .0005)
    for i in range(6):
        for j in range(10):
            x, y = (i - 2.5) * (W - .06) / 6, (j - 4.5) * (H - .06) / 10
            box((x, y, .0035), ((W - .06) / 6 - .005, (H - .06) / 10 - .005, .002), paint(CELL, .09), .0004)
            for q in (-.045, 0, .045):
                box((x + q, y, .0047), (.0016, (H - .06) / 10 - .006, .0004), paint('#7F8C99', .3), .0001)
    for s in (-1, 1):
        box((s * (W / 2 - .008), 0, -.010), (.016, H, .040), alu, .002)
        box((0, s * (H / 2 - .008), -.010), (W, .016, .040), alu, .002)


def array(columns, rows, gap=.02):
    """Modules side by side in the X-Y plane with mid clamps."""
    with asset() as one:
        module()
    from shapes import place
    for i in range(columns):
        for j in range(rows):
            place(one, ((i - (columns - 1) / 2) * (W + gap), (j - (rows - 1) / 2) * (H + gap), 0))
    for j in range(rows):
        for q in (-H * .27, H * .27):
            y = (j - (rows - 1) / 2) * (H + gap) + q
            for i in range(columns + 1):
                x = (i - columns / 2) * (W + gap)
                box((x, y, .010), (.045, .05, .006), steel(.6, .28), .001)
                bolt((x, y, .013), 'Z', .008)


def rails(columns, rows, gap=.02):
    length = columns * (W + gap) + .10
    for j in range(rows):
        for q in (-H * .27, H * .27):
            y = (j - (rows - 1) / 2) * (H + gap) + q
            fold([(y - .02, -.030), (y - .02, -.070), (y + .02, -.070), (y + .02, -.030), (y + .008, -.030), (y + .008, -.036)], length, steel(.6, .3), 'X', .003)


def inverter(accent, w=.52, h=.62, d=.22):
    """String inverter on its wall plate, facing -Y, centre at the origin: fins behind, dark panel, DC switch (accent), connectors below."""
    shell, dark = polymer(.36), graphite(.4)
    box((0, d * .10, 0), (w - .03, d * .5, h - .03), steel(.5, .38), .008)
    for k in range(26):
        box(((k - 12.5) * (w - .05) / 26, d * .40, 0), (.005, d * .32, h - .06), steel(.5, .38), .001)
    box((0, -d * .26, 0), (w, d * .32, h), shell, .022)
    box((0, -d * .08, 0), (w - .006, .012, h - .006), dark, .006)
    box((0, -d * .42, h * .18), (w * .52, .010, h * .24), dark, .006)
    box((0, -d * .45, h * .20), (w * .40, .004, h * .13), paint('#0C1115', .08), .002)
    for k in range(6):
        box((-w * .14 + w * .056 * k, -d * .462, h * .18 + .006 * k), (w * .032, .001, h * .03 + .012 * k), paint('#8696A0', .5), .0003)
    for k in range(3):
        cyl((-w * .06 + w * .06 * k, -d * .45, h * .095), .006, .006, paint('#8A959B', .3), 'Y')
    cyl((w * .28, -d * .425, -h * .33), .040, .014, dark, 'Y')
    cyl((w * .28, -d * .45, -h * .33), .030, .022, accent, 'Y', .004)
    box((w * .28, -d * .49, -h * .33), (.014, .024, .052), accent, .004)
    for k in range(7):
        for q in (-.03, .03):
            cyl((-w * .40 + k * w * .088, -d * .10 + q, -h / 2 - .014), .009, .032, dark)
    cyl((w * .36, -d * .10, -h / 2 - .012), .024, .03, dark, segments=6)
    for x in (-1, 1):
        for z in (-1, 1):
            cyl((x * (w / 2 - .03), -d * .424, z * (h / 2 - .03)), .009, .006, dark, 'Y', segments=16)
        for k in range(9):
            box((x * (w / 2 + .0005), -d * .25, -h * .20 + .02 * k), (.003, .045, .007), dark, .001)


def battery(w=.56, d=.42, h=.17):
    """Rack battery module, facing -Y, centre at the origin."""
    box((0, 0, 0), (w, d, h), graphite(.42), .008)
    box((0, -d / 2 - .006, 0), (w + .02, .012, h - .01), polymer(.4), .005)
    for x in (-1, 1):
        for z in (-.05, .05):
            tube([(x * w * .40, -d / 2 - .012, z), (x * w * .40, -d / 2 - .045, z)], .007, graphite())
        tube([(x * w * .40, -d / 2 - .045, -.055), (x * w * .40, -d / 2 - .045, .055)], .010, graphite())
    box((0, -d / 2 - .013, .01), (.16, .004, .06), graphite(.3), .002)
    for k in range(5):
        cyl((-.05 + .025 * k, -d / 2 - .016, .01), .005, .004, paint('#8A959B', .3), 'Y')
    for s in (-1, 1):
        cyl((s * .16, -d / 2 - .02, -.03), .014, .026, rubber(), 'Y')
        cyl((s * .16, -d / 2 - .02, .03), .014, .026, rubber(), 'Y')
