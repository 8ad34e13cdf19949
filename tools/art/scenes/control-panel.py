"""Control panel: cabinet 1.10 m wide, 1.90 m high, 0.45 m deep (usually 190 x 110 x 45 cm),
closed and with both doors open."""
import math
from cabinet import button, din_row, drive, duct, handle, louvre, screen, wires
from fasteners import bolts
from materials import galv, graphite, paint, polymer, rubber, signal, steel
from shapes import asset, box, cyl, place, ring
from studio import PRODUCT

W, H, D, PLINTH = 1.10, 1.90, .45, .10


def shell():
    body, t, z = polymer(.42), .003, PLINTH + (H - PLINTH) / 2
    h = H - PLINTH
    for s in (-1, 1):
        box((s * (W / 2 - .0015), 0, z), (t, D, h), body, .001)
        box((0, 0, z + s * (h / 2 - .0015)), (W, D, t), body, .001)
        box((s * (W / 2 - .016), -D / 2 + .002, z), (.032, .004, h), graphite(.5), .001)
        box((0, -D / 2 + .002, z + s * (h / 2 - .016)), (W, .004, .032), graphite(.5), .001)
        for y in (-.12, .12):                                           # side walls are panels with a seam and screws
            bolts((s * W / 2, y * 1.6, PLINTH + .06), (s * W / 2, y * 1.6, H - .06), 5, 'X' if s > 0 else '-X', .005)
        box((s * (W / 2 + .002), 0, z), (.004, D - .05, h - .06), body, .003)
        louvre_side(s, H - .28)
        for y in (-.15, .15):
            ring(.022, .007, steel(.6, .25), (s * (W / 2 - .07), y, H + .036), 'Y', 32)
    box((0, D / 2 - .002, z), (W, .004, h), body, .001)
    box((0, 0, H + .004), (W + .012, D + .012, .016), graphite(.45), .004)
    box((0, 0, PLINTH / 2), (W - .006, D - .03, PLINTH), graphite(.5), .006)
    for x in (-.36, 0, .36):
        box((x, -D / 2 + .014, PLINTH / 2), (.24, .006, .055), graphite(.4), .003)


def louvre_side(s, z):
    for k in range(7):
        box((s * (W / 2 + .005), 0, z + .018 * k - .06), (.006, .22, .007), graphite(.5), .002)


def door(left, w):
    """A door leaf: a pressed panel in a dark joint. The origin is the hinge at its outer edge; the left leaf extends to +X when closed."""
    s, h = (1 if left else -1), H - PLINTH - .024
    z, x = PLINTH + .012 + h / 2, s * w * .5
    body = polymer(.40)
    box((x, -.010, z), (w - .016, .020, h), body, .006)
    box((x, -.022, z), (w - .076, .006, h - .066), body, .003)
    for q in (-.72, 0, .72):
        cyl((s * .004, -.004, z + q), .012, .10, graphite(), 'Z')
    handle((s * (w - .026), -.021, z + .02), .17)
    with asset() as fittings:
        if left:
            screen((x, -.006, z + .46), .40, .30)
            plate((x, -.002, z + .175), .40, .12)
            for i in range(5):
                button((x - .148 + .074 * i, -.006, z + .175), .016, paint('#A9B2B6', .35) if i % 2 else graphite(.35))
            plate((x, -.002, z - .10), .17, .17)
            lathe_switch(x, -.008, z - .10)
        else:
            window(x, z + .30, .40, .62)
            plate((x, -.002, z - .12), .40, .09, polymer(.5))
        louvre((x, -.002, z - .56), .30, .30)
    place(fittings, (0, -.025, 0))


def plate(at, w, h, material=None):
    x, y, z = at
    box((x, y, z), (w, .006, h), material or graphite(.5), .004)
    for a in (-1, 1):
        for b in (-1, 1):
            cyl((x + a * (w / 2 - .012), y - .004, z + b * (h / 2 - .012)), .004, .003, steel(.6, .25), 'Y', segments=12)


def window(x, z, w, h):
    """Dark pane in its frame, and three rails with modules behind it."""
    box((x, -.004, z), (w, .012, h), graphite(.5), .006)
    box((x, -.011, z), (w - .05, .004, h - .05), paint('#12191E', .12), .001)
    for k in range(3):
        zz = z + (1 - k) * h * .29
        for i in range(8):
            wide = .034 if (i + k) % 3 else .026
            box((x - w * .37 + i * w * .106, -.0135, zz), (wide, .002, .085), paint('#5C6A72', .5), .001)
            box((x - w * .37 + i * w * .106, -.0148, zz + .018), (wide * .6, .001, .014), paint('#93A3AB', .5), .0003)


def lathe_switch(x, y, z):
    """The amber main switch."""
    cyl((x, y - .006, z), .052, .012, signal(), 'Y', .004)
    box((x, y - .026, z), (.028, .036, .094), signal(), .008)


def inside():
    back = D / 2 - .03
    box((0, back + .004, PLINTH + .90), (W - .10, .006, H - PLINTH - .14), galv(), .002)
    left, right = -W / 2 + .12, W / 2 - .12
    for z in (.30, .62, .94, 1.26, 1.58, 1.84):
        duct(left - .04, right + .04, back, z)
    for x in (left - .055, right + .055):
        duct(.26, 1.86, back, x, .05, True)
    din_row(left, right, back, 1.71, (.018, .018, .018, .054, .018, .036))
    din_row(left, right, back, 1.42, (.046, .046, .046, .022), .10)
    din_row(left, right, back, 1.10, (.046, .022, .022), .10)
    for i, x in enumerate((-.30, -.12, .06, .24)):
        drive((x, back, .78), .15, .25)
    din_row(left, right, back, .46, (.012, .012, .012, .012, .012, .024), .07)
    box((right - .05, back - .10, 1.71), (.10, .10, .12), graphite(.45), .004)     # main switch, with the amber coupling to the door
    cyl((right - .05, back - .19, 1.71), .032, .08, signal(), 'Y', .004)
    for z in (1.60, 1.28):
        wires(back, z - .01, z - .10, [left + .03 + .035 * k for k in range(22)], rubber())
    wires(back, .32, .42, [left + .02 + .02 * k for k in range(38)], paint('#59666E', .5))


def cabinet(open_=0):
    shell()
    if open_:
        inside()
    else:
        box((0, -D / 2 + .002, PLINTH + (H - PLINTH) / 2), (W - .02, .004, H - PLINTH - .02), graphite(.6), .001)
    half = W / 2
    for left in (True, False):
        with asset() as leaf:
            door(left, half)
        place(leaf, (-half if left else half, -D / 2, 0), (0, 0, -1.45 * open_ if left else open_))


VIEWS = {'front': (cabinet, PRODUCT), 'open': (lambda: cabinet(115), PRODUCT)}
