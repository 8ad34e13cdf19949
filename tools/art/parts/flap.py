"""Flap air inlet: an insulated wall flap 0.86 x 0.34 m in its frame, seen from inside the house (-Y)."""
import math
from fasteners import bolts
from materials import graphite, polymer, rubber, steel
from shapes import asset, box, cyl, fold, place, prism, ring

W, H, D, OPEN = .86, .34, .12, 38


def inlet():
    white, dark = polymer(), graphite(.4)
    rim = [(-.052, 0), (-.056, .006), (-.050, .012), (0, .012), (.006, .006), (.008, -.02)]
    for s in (-1, 1):                                                   # frame: flange to the wall, duct through it
        fold([(-y, s * (H / 2 - x)) for x, y in rim], W + .004, white, 'X', .005)
        fold([(s * (W / 2 - x), -y) for x, y in rim], H + .112, white, 'Z', .005)
        box((0, D / 2, s * (H / 2 - .008)), (W, D, .006), white, .001)
        box((s * (W / 2 - .008), D / 2, 0), (.006, D, H), white, .001)
        bolts((-W / 2, -.013, s * (H / 2 + .030)), (W / 2, -.013, s * (H / 2 + .030)), 5, '-Y', .006)
        bolts((s * (W / 2 + .030), -.013, -H / 2 + .05), (s * (W / 2 + .030), -.013, H / 2 - .05), 2, '-Y', .006)
        prism([(0, -H / 2), (-.12, -H / 2 + .004), (-.20, -H / 2 + .10), (-.19, -H / 2 + .20), (-.10, H / 2 - .04), (0, H / 2 - .02)], .004, white, 'X', (s * (W / 2 - .006), -.012, 0), .001)
    for k in range(13):                                                 # bird grid outside
        box((-W / 2 + .07 * k + .02, D - .01, 0), (.004, .004, H), steel(.5, .3), .001)
    for k in range(5):
        box((0, D - .006, -H / 2 + .07 * k + .03), (W, .004, .004), steel(.5, .3), .001)
    with asset() as leaf:                                               # the flap, hinged at its lower edge
        outline = [(0, 0), (-.026, 0), (-.034, .012), (-.034, H * .42), (-.026, H * .48), (-.034, H * .54), (-.030, H - .040), (-.016, H - .022), (-.004, H - .020), (0, H - .03)]
        prism(outline, W - .036, white, 'X', bevel=.003)
        for x in (-.28, 0, .28):
            box((x, -.037, H * .5), (.030, .010, H * .84), white, .004)
        box((0, -.014, H - .014), (W - .04, .026, .012), rubber(), .004)
        box((0, -.050, H * .86), (.09, .030, .030), dark, .005)
        ring(.012, .003, steel(.6, .22), (0, -.068, H * .86), 'X', 24)
        for x in (-.33, .33):
            cyl((x, -.012, .0), .013, .08, dark, 'X')
    place(leaf, (0, -.010, -H / 2 + .016), (OPEN, 0, 0))
