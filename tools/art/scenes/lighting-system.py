"""Lighting: hanging 0.6 m LED tube of 3000 K, lit; wall dimmer with its knob. No sizes are published."""
import math
from fasteners import bolt
from materials import galv, glow, graphite, paint, polymer, rubber, signal, steel
from shapes import box, cyl, fold, hose, lathe, ring, tube
from studio import LONG, PRODUCT, Lens

LENGTH, R = .60, .021


def lamp():
    light = glow('#FFD2A1', 1.5)
    lathe([(.0001, -LENGTH / 2), (R * .95, -LENGTH / 2), (R, -LENGTH / 2 + .004), (R, LENGTH / 2 - .004), (R * .95, LENGTH / 2), (.0001, LENGTH / 2)], light, (0, 0, 0), 'X', 64)
    body = [(R * 1.02 * math.cos(math.radians(a)), R * 1.02 * math.sin(math.radians(a))) for a in range(20, 161, 10)]
    fins = [(-.020, .012), (-.024, .020), (-.018, .034), (.018, .034), (.024, .020), (.020, .012)]
    fold(body, LENGTH - .01, polymer(.3), 'X', .002)
    fold(fins, LENGTH - .02, polymer(.3), 'X', .003)
    for y in (-.012, -.004, .004, .012):
        box((0, y, .039), (LENGTH - .03, .0025, .010), polymer(.3), .0006)
    for s in (-1, 1):
        x = s * LENGTH / 2
        lathe([(.0001, s * .034), (R * .7, s * .034), (R * 1.25, s * .024), (R * 1.32, s * .016), (R * 1.32, -s * .016), (R * 1.02, -s * .020)], graphite(), (x, 0, .002), 'X', 48)
        for k in range(18):
            a = 2 * math.pi * k / 18
            cyl((x, R * 1.32 * math.cos(a), .002 + R * 1.32 * math.sin(a)), .0022, .026, graphite(), 'X', segments=10)
    for x in (-.19, .19):                                               # clips on the carrying rail
        accent = signal() if x < 0 else graphite()
        ring(R * 1.75, .0035, accent, (x, 0, .012), 'X', 48)
        box((x, 0, .062), (.030, .034, .026), accent, .004)
        bolt((x, -.017, .062), '-Y', .005)
    fold([(-.016, .076), (-.020, .080), (-.020, .104), (.020, .104), (.020, .080), (.016, .076)], LENGTH + .26, galv(), 'X', .0018)
    for s in (-1, 1):
        fold([(-.016, .076), (-.020, .080), (-.020, .104), (.020, .104), (.020, .080), (.016, .076)], .002, graphite(), 'X', .0024, (s * (LENGTH / 2 + .13), 0, 0))
    cyl((LENGTH / 2 + .046, 0, .002), .009, .026, graphite(), 'X', segments=6)
    hose([(LENGTH / 2 + .05, 0, .002), (LENGTH / 2 + .10, 0, -.004), (LENGTH / 2 + .115, .012, .05), (LENGTH / 2 + .10, .028, .11), (LENGTH / 2 + .02, .026, .120), (0, .02, .114), (-.30, .018, .115), (-LENGTH / 2 - .13, .018, .112)], .0055, rubber())
    for x in (-.28, 0, .25):
        ring(.0075, .0018, polymer(), (x, .019, .114), 'X', 20)
    for x in (-.30, .30):
        ring(.010, .0024, steel(.6, .24), (x, 0, .114), 'Y', 24)
        tube([(x, 0, .124), (x, 0, .26)], .0018, steel(.5, .35))


def dimmer():
    w, h, d = .30, .38, .13
    shell, dark = polymer(.4), graphite(.4)
    box((0, 0, 0), (w, d * .6, h), shell, .010)
    box((0, -d * .43, 0), (w - .004, d * .36, h - .004), shell, .014)
    box((0, -d * .28, 0), (w + .003, .005, h + .003), dark, .002)
    for x in (-.128, .128):
        for z in (-.168, .168):
            cyl((x, -d * .61, z), .009, .008, dark, 'Y')
            box((x, -d * .61 - .0045, z), (.012, .002, .002), steel(), .0004)
    box((0, -d * .61, .085), (.20, .006, .115), dark, .003)
    box((0, -d * .635, .085), (.175, .004, .09), paint('#10161A', .12), .002)
    for i in range(10):                                                 # neutral level bars without figures
        box((-.070 + .0155 * i, -d * .655, .062 + .003 * i), (.009, .002, .018 + .006 * i), paint('#8FA0A8' if i < 7 else '#38444B', .5), .0005)
    cyl((0, -d * .615, -.075), .062, .008, dark, 'Y', .003, 64)
    lathe([(.0001, -.044), (.036, -.044), (.042, -.040), (.045, -.010), (.047, 0), (.047, .004)], signal(), (0, -d * .62, -.075), 'Y', 64)
    for k in range(28):
        a = 2 * math.pi * k / 28
        cyl((.0440 * math.cos(a), -d * .62 - .022, -.075 + .0440 * math.sin(a)), .0022, .034, signal(), 'Y', segments=10)
    box((.018, -d * .62 - .0445, -.057), (.004, .002, .030), paint('#F4F4F0'), .0005, (0, math.radians(45), 0))
    for k in range(11):
        a = math.radians(225 - 27 * k)
        box((.074 * math.cos(a), -d * .61, -.075 + .074 * math.sin(a)), (.003, .002, .011 if k % 5 == 0 else .007), dark, .0004, (0, math.pi / 2 - a, 0))
    for x in (-.09, -.03, .03, .09):
        cyl((x, 0, -h / 2 - .006), .016, .014, dark, segments=6)
        cyl((x, 0, -h / 2 - .020), .012, .016, dark, bevel=.005)
        tube([(x, 0, -h / 2 - .02), (x, 0, -h / 2 - .045)], .0068, rubber())
    for s in (-1, 1):
        box((s * .11, d * .30, h / 2 + .016), (.04, .006, .05), galv(), .002)
        bolt((s * .11, d * .27, h / 2 + .024), '-Y', .007)
    for i in range(9):
        box((w / 2 + .001, 0, .08 - .02 * i), (.004, .05, .006), dark, .001)
        box((-w / 2 - .001, 0, .08 - .02 * i), (.004, .05, .006), dark, .001)


VIEWS = {'lamp': (lamp, LONG), 'end': (lamp, Lens(-62, 10, 85)), 'dimmer': (dimmer, PRODUCT)}
