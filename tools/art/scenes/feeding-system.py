"""Broiler feeding: 2.6 m of pan line with its drive, close-up of a pan, the chain feeder, the manual feeder. Pan 36 cm, 16 places."""
import math
from feeders import PIPE_Z, coupler, feed_pipe, hanger, manual_feeder, pan
from materials import galv, graphite, polymer, signal, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, lathe, place, prism, ring, tube
from studio import LONG, PRODUCT

PITCH, COUNT = .62, 3


def pans():
    with asset() as one:
        pan(graphite(.38))
    for i in range(COUNT):
        place(one, ((i - 1) * PITCH, 0, 0))
    left, right = -PITCH - .30, PITCH + .34
    feed_pipe(right - left, (left + right) / 2)
    for x in (-.45, .45):
        hanger(x * PITCH / .62 - .02, .86)
    coupler(PITCH * .5 + .06)
    place(gear_motor(.062, .17), (right + .03, 0, PIPE_Z), (0, 0, 90), .8)
    box((right - .045, 0, PIPE_Z), (.012, .11, .11), galv(), .003)
    tube([(left, 0, PIPE_Z + .085), (right - .06, 0, PIPE_Z + .085)], .0016, steel(.5, .3))
    for x in (-PITCH / 2 + .12, PITCH / 2 - .10, PITCH + .2):
        box((x, 0, PIPE_Z + .055), (.014, .010, .065), polymer(), .002)


def close():
    pan()
    feed_pipe(.62, 0, spiral=True)


LINK, GAP = .036, .10


def chain_link():
    """Flat interlocking feed-chain link, 36 x 62 mm."""
    outline = [(-.018, -.031), (.012, -.031), (.012, -.020), (.024, -.014), (.024, .014), (.012, .020), (.012, .031), (-.018, .031), (-.018, .012), (-.006, .010), (-.006, -.010), (-.018, -.012)]
    prism(outline, .006, steel(.62, .25), 'Z', bevel=.001)


def trough(length, window=0.0):
    """Feed channel along X, open at the top, 100 mm wide. In the middle, `window` metres of the front wall are cut away to show the chain."""
    profile = [(-.058, .072), (-.064, .078), (-.068, .070), (-.050, .004), (-.046, 0), (.046, 0), (.050, .004), (.068, .070), (.064, .078), (.058, .072)]
    side = (length - window) / 2
    if window:
        cut = [(-.050, .004)] + profile[4:]
        fold(cut, window, galv(), 'X', .0016)
        for x in (-1, 1):
            fold(profile, side, galv(), 'X', .0016, (x * (window + side) / 2, 0, 0))
            fold(profile[:4] + [(-.050, .004)], .004, graphite(), 'X', .003, (x * window / 2, 0, 0))
    else:
        fold(profile, length, galv(), 'X', .0016)
    for x in (-1, 1):
        fold(profile, .003, graphite(), 'X', .0026, (x * length / 2, 0, 0))
    with asset() as one:
        chain_link()
    for i in range(int(length / LINK)):
        place(one, (-length / 2 + LINK * (i + .5), 0, .010))


def leg(x, y):
    """Adjustable stand."""
    cyl((x, y, -.09), .009, .20, steel(.5, .3))
    for k in range(4):
        ring(.0092, .0018, steel(), (x, y, -.06 - .02 * k), 'Z', 20)
    fold([(-.075, .05), (-.055, -.008), (.055, -.008), (.075, .05)], .035, galv(), 'X', .003, (x, y, 0))
    lathe([(.0001, -.19), (.05, -.19), (.052, -.186), (.04, -.178), (.012, -.172)], graphite(), (x, y, 0))
    cyl((x, y, -.03), .016, .03, graphite())


def corner(accent):
    """Corner box with its toothed wheel, cover off."""
    lathe([(.0001, 0), (.150, 0), (.156, .006)], galv(), thick=.002)
    wall = lathe([(.156, .006), (.156, .082), (.160, .086), (.163, .080)], galv(), thick=.002, sweep=205)
    wall.rotation_euler = (0, 0, math.radians(-30))
    teeth, outline = 14, []
    for k in range(teeth):
        for at, r in ((-.28, .094), (-.12, .112), (.12, .112), (.28, .094)):
            a = 2 * math.pi * (k + at) / teeth
            outline.append((r * math.cos(a), r * math.sin(a)))
    prism(outline, .012, accent, 'Z', (0, 0, .022))
    lathe([(.02, .028), (.04, .030), (.042, .040), (.03, .046), (.0001, .046)], graphite())
    for k in range(5):
        a = 2 * math.pi * k / 5
        cyl((.066 * math.cos(a), .066 * math.sin(a), .029), .013, .003, graphite())
    cyl((0, 0, .052), .012, .03, steel())
    with asset() as one:
        chain_link()
    for k in range(4):
        place(one, (-.018 - LINK * k, -.117, .012))
    for k in range(6):
        a = -math.pi / 2 + math.pi / 2 * (k + .5) / 6
        place(one, (.117 * math.cos(a), .117 * math.sin(a), .014), (0, 0, math.degrees(a) + 90))


def chain():
    offset = .117
    with asset() as long_run:
        trough(1.15, .52)
        for x in (-.42, .40):
            leg(x, 0)
    with asset() as short_run:
        trough(.80)
        leg(.2, 0)
    place(long_run, (-.735, -offset, 0))
    place(short_run, (offset, .43, 0), (0, 0, 90))
    corner(signal())
    with asset() as stand:
        leg(0, 0)
    place(stand, (0, 0, 0))


def manual():
    with asset() as other:
        manual_feeder(graphite(.38))
    place(other, (.33, .36, 0), (0, 0, 40))
    manual_feeder()


VIEWS = {'pans': (pans, LONG), 'pan': (close, PRODUCT), 'chain': (chain, LONG), 'manual': (manual, PRODUCT)}
