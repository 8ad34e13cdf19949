"""Belt welding machine: press with moving head above a belt joint, table 1.5 m wide, control box on an arm. No sizes are published."""
from cabinet import button, screen
from fasteners import bolt, bolts
from materials import belt, galv, graphite, paint, polymer, rubber, signal, steel
from shapes import box, cyl, fold, hose, lathe, tube
from studio import PRODUCT, turning

WIDE, TABLE = 1.50, .82


def base():
    dark, zinc = graphite(.4), galv()
    for x in (-WIDE / 2 + .08, WIDE / 2 - .08):
        for y in (-.26, .26):
            box((x, y, TABLE / 2 - .02), (.07, .07, TABLE - .10), dark, .005)
            cyl((x, y, .035), .014, .07, steel(.6, .24))
            lathe([(.0001, 0), (.05, 0), (.054, .008), (.02, .02), (.014, .03)], rubber(), (x, y, 0), segments=32)
        box((x, 0, .22), (.05, .46, .05), dark, .004)
    box((0, .26, .22), (WIDE - .2, .05, .05), dark, .004)
    box((0, 0, TABLE - .05), (WIDE, .66, .06), dark, .006)
    box((0, 0, TABLE - .012), (WIDE - .02, .64, .014), steel(.55, .3), .002)
    for x in (-.45, -.15, .15, .45):
        box((x, -.332, TABLE - .05), (.20, .006, .030), graphite(.3), .002)
    bolts((-WIDE / 2 + .05, -.333, TABLE - .05), (WIDE / 2 - .05, -.333, TABLE - .05), 6, '-Y', .010)


def clamps():
    """Two belt clamps in front of and behind the joint."""
    for y in (-.19, .19):
        box((0, y, TABLE + .030), (WIDE - .30, .05, .030), steel(.58, .28), .004)
        for x in (-.56, -.19, .19, .56):
            cyl((x, y, TABLE + .060), .011, .05, steel(.6, .24))
            cyl((x, y, TABLE + .088), .030, .024, graphite(.38), bevel=.004, segments=8)
    box((0, -.02, TABLE - .001), (WIDE - .40, .60, .0035), belt(), .001)
    fold([(-.318, TABLE), (-.335, TABLE - .01), (-.345, TABLE - .05), (-.35, TABLE - .30)], WIDE - .40, belt(), 'X', .003)
    box((0, -.350, TABLE - .30), (WIDE - .40, .004, .004), graphite(), .0005)
    box((0, 0, TABLE + .003), (WIDE - .42, .03, .003), steel(.6, .3), .001)


def bridge():
    """Portal with linear rail and the welding head."""
    dark, zinc = graphite(.4), galv()
    for x in (-WIDE / 2 + .05, WIDE / 2 - .05):
        box((x, .05, TABLE + .21), (.06, .20, .46), dark, .008)
        for z in (.03, .10):
            bolts((x, -.052, TABLE + z), (x, -.052, TABLE + z), 1, '-Y', .010)
        box((x, .05, TABLE + .012), (.10, .26, .024), dark, .004)
    box((0, .05, TABLE + .40), (WIDE, .14, .12), polymer(.38), .008)
    box((0, -.024, TABLE + .40), (WIDE - .02, .006, .10), polymer(.34), .003)
    for z in (.365, .435):
        box((0, -.034, TABLE + z), (WIDE - .16, .022, .020), steel(.62, .2), .003)
    tube([(-WIDE / 2 + .08, -.032, TABLE + .40), (WIDE / 2 - .08, -.032, TABLE + .40)], .009, steel(.6, .22))
    fold([(.03, TABLE + .475), (.03, TABLE + .505), (.10, TABLE + .505), (.10, TABLE + .475)], WIDE - .10, graphite(.5), 'X', .003)
    for k in range(30):
        box((-.30 + .025 * k, .065, TABLE + .515 + .0), (.018, .05, .022), graphite(.5), .004)
    head(-.18)


def head(x):
    dark = graphite(.38)
    box((x, -.058, TABLE + .40), (.22, .028, .16), steel(.55, .3), .004)
    for dx in (-.085, .085):
        for dz in (-.06, .06):
            bolt((x + dx, -.072, TABLE + .40 + dz), '-Y', .008)
    box((x, -.125, TABLE + .42), (.17, .11, .30), polymer(.36), .012)
    box((x, -.182, TABLE + .47), (.12, .006, .14), dark, .004)
    for k in range(5):
        box((x, -.186, TABLE + .43 + .02 * k), (.09, .003, .006), rubber(), .001)
    cyl((x, -.125, TABLE + .60), .050, .07, dark, bevel=.006)
    cyl((x, -.125, TABLE + .655), .030, .05, steel(.6, .24))
    lathe([(.0001, .005), (.022, .006), (.024, .03), (.034, .06), (.036, .12), (.046, .14), (.046, .20), (.05, .27)], steel(.62, .18), (x, -.10, TABLE), segments=48)
    box((x + .125, -.13, TABLE + .40), (.05, .02, .05), dark, .004)
    tube([(x + .13, -.14, TABLE + .40), (x + .17, -.18, TABLE + .42), (x + .19, -.30, TABLE + .50)], .010, steel(.6, .24))
    cyl((x + .195, -.325, TABLE + .52), .019, .12, signal(), 'Y', .006)
    hose([(x, -.125, TABLE + .68), (x + .02, -.10, TABLE + .80), (x + .16, .02, TABLE + .72), (x + .22, .07, TABLE + .54)], .012, rubber())


def desk():
    """Control box on its arm, on the right."""
    x, z = WIDE / 2 + .12, TABLE + .46
    tube([(WIDE / 2 - .02, .12, TABLE + .05), (WIDE / 2 + .12, .12, TABLE + .05), (WIDE / 2 + .12, .12, z - .05)], .022, graphite(.4))
    box((x, .03, z), (.30, .12, .34), polymer(.38), .012)
    box((x, -.034, z), (.28, .010, .32), graphite(.38), .006)
    screen((x, -.040, z + .06), .24, .16, 2)
    for k in range(3):
        button((x - .075 + .075 * k, -.038, z - .09), .014, (paint('#A9B2B6', .35), graphite(.35), paint('#6B7880', .35))[k])
    box((.36, .0, .42), (.42, .34, .30), polymer(.4), .010)
    box((.36, -.172, .42), (.38, .006, .26), graphite(.4), .004)
    for k in range(8):
        box((.36, -.178, .36 + .016 * k), (.26, .004, .006), rubber(), .001)
    hose([(x, .05, z - .17), (x - .02, .10, TABLE - .10), (.62, .06, .58), (.56, .02, .50)], .011, rubber())


def front():
    base()
    clamps()
    bridge()
    desk()


VIEWS = {'front': (front, PRODUCT), **turning(front, PRODUCT)}
