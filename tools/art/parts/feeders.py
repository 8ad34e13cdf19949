"""Floor feeding: pan feeder, feed pipe with spiral, suspension, manual feeder. Pan: 36 cm across, tray 65 mm, 16 places, 5 levels."""
import math
from materials import feed, galv, graphite, polymer, signal, steel
from shapes import box, cyl, helix, lathe, ring, tube
from fasteners import bolt

PIPE = .0225            # radius of the feed pipe
PIPE_Z = .262           # height of the pipe above the pan's floor
PLACES, LEVELS = 16, 5


def pan(accent=None, with_feed=True, places=PLACES):
    """One pan with its grill on z = 0, for a pipe along X at PIPE_Z. `accent` is the material of the level ring.
    If there are fewer `places`, each is wider."""
    white, dark, accent = polymer(.32), graphite(.38), accent or signal()
    lathe([(.0001, .026), (.03, .024), (.06, .014), (.10, .005), (.135, .001), (.155, .004), (.168, .016), (.174, .034), (.178, .062), (.182, .065), (.184, .062), (.183, .058)],
          dark, thick=.0025, segments=128)
    for k in range(PLACES):                                             # ribs under the rim
        a = 2 * math.pi * k / PLACES
        box((.1785 * math.cos(a), .1785 * math.sin(a), .036), (.006, .004, .042), dark, .001, (0, -.06, a))
    if with_feed:
        lathe([(.05, .034), (.10, .030), (.14, .024), (.168, .018)], feed(), segments=96)
    ring(.179, .0052, white, (0, 0, .072), 'Z', 96)
    ring(.130, .0030, white, (0, 0, .136), 'Z', 96)
    for k in range(places):
        a = 2 * math.pi * (k + .5) / places
        c, s = math.cos(a), math.sin(a)
        tube([(r * c, r * s, z) for r, z in ((.060, .160), (.085, .158), (.112, .148), (.138, .130), (.160, .106), (.173, .086), (.179, .070))], .0042, white)
    lathe([(.064, .150), (.066, .158), (.062, .170), (.056, .172)], white, thick=.003)
    lathe([(.046, .046), (.047, .150), (.052, .172), (.052, .212), (.047, .222), (.030, .232)], white, thick=.003)
    for k in range(LEVELS * 2):                                         # feed windows in the inner tube
        a = 2 * math.pi * k / (LEVELS * 2)
        box((.0475 * math.cos(a), .0475 * math.sin(a), .075), (.004, .016, .045), dark, .001, (0, 0, a))
    lathe([(.053, .176), (.061, .178), (.062, .182), (.062, .196), (.061, .200), (.053, .202)], accent)
    for k in range(30):
        a = 2 * math.pi * k / 30
        box((.0622 * math.cos(a), .0622 * math.sin(a), .189), (.004, .005, .018), accent, .001, (0, 0, a))
    saddle(white)


def saddle(material):
    """Clamp that holds the pan on the pipe."""
    lathe([(.030, .228), (.036, .236), (.040, PIPE_Z - .006)], material, thick=.003)
    for x in (-.042, .042):
        cyl((x, 0, PIPE_Z), PIPE + .006, .014, material, 'X')
    cyl((0, 0, PIPE_Z), PIPE + .0035, .10, material, 'X', .002)
    box((0, 0, PIPE_Z + .029), (.085, .018, .012), material, .003)
    for x in (-.025, .025):
        bolt((x, 0, PIPE_Z + .035), 'Z', .004)


def feed_pipe(length, at=0.0, z=PIPE_Z, spiral=True):
    """Galvanised pipe along X with its spiral visible at the cut left end."""
    zinc = galv()
    left = at - length / 2
    lathe([(PIPE - .0015, -length / 2), (PIPE, -length / 2), (PIPE, length / 2), (PIPE - .0015, length / 2)], zinc, (at, 0, z), 'X')
    lathe([(PIPE - .0018, -length / 2), (PIPE - .0018, length / 2)], graphite(.6), (at, 0, z), 'X')
    lathe([(PIPE - .0022, -.002), (PIPE + .0006, -.002), (PIPE + .0006, .006)], graphite(), (left, 0, z), 'X')
    if spiral:
        helix(PIPE - .007, .042, .30, .0035, steel(.5, .3), (left + .085, 0, z))


def coupler(x, z=PIPE_Z):
    """Two-bolt pipe clamp."""
    cyl((x, 0, z), PIPE + .004, .10, galv(), 'X')
    for q in (-.032, .032):
        ring(PIPE + .005, .003, steel(), (x + q, 0, z), 'X', 32)
        box((x + q, 0, z + PIPE + .010), (.014, .024, .014), steel(), .002)
        bolt((x + q, -.012, z + PIPE + .010), '-Y', .005)


def hanger(x, top, z=PIPE_Z):
    """Suspension: strap around the pipe, adjuster, rope."""
    ring(PIPE + .004, .003, steel(), (x, 0, z), 'X', 32)
    box((x, 0, z + PIPE + .022), (.006, .022, .04), steel(), .001)
    tube([(x, 0, z + PIPE + .03), (x, 0, top)], .0028, steel(.5, .4))
    box((x, 0, z + PIPE + .12), (.022, .012, .06), graphite(), .004)
    tube([(x + .008, 0, z + PIPE + .10), (x + .016, 0, z + PIPE + .17), (x + .006, 0, z + PIPE + .23)], .0024, steel(.5, .4))


def manual_feeder(accent=None):
    """8 kg reservoir above a pan with a grill, with an amber handle, on z = 0."""
    white, dark, accent = polymer(.3), graphite(.38), accent or signal()
    lathe([(.0001, .030), (.05, .020), (.12, .004), (.16, .001), (.182, .010), (.190, .045), (.196, .052), (.199, .047)], dark, thick=.003, segments=128)
    lathe([(.09, .034), (.14, .028), (.183, .020)], feed(), segments=96)
    lathe([(.112, .052), (.118, .060), (.128, .30), (.134, .385), (.139, .388), (.139, .394), (.132, .396)], white, thick=.003, segments=96)
    for z, r in ((.13, .1212), (.22, .1252), (.31, .1290)):
        lathe([(r, z - .010), (r + .0035, z - .005), (r + .0035, z + .005), (r, z + .010)], white, segments=96)
    lathe([(.0001, .424), (.03, .423), (.10, .412), (.136, .402), (.142, .398), (.142, .388), (.139, .386)], dark, segments=96)
    cyl((0, 0, .427), .022, .012, dark)
    for k in range(14):
        a = 2 * math.pi * k / 14
        c, s = math.cos(a), math.sin(a)
        tube([(r * c, r * s, z) for r, z in ((.117, .118), (.150, .112), (.178, .085), (.192, .054))], .0038, dark)
    ring(.1205, .005, dark, (0, 0, .118), 'Z', 80)
    bow = [(.147 * math.cos(math.radians(a)), 0, .36 + .20 * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    tube(bow, .0048, accent)
    for side in (-1, 1):
        cyl((side * .141, 0, .36), .014, .018, dark, 'X')
    cyl((0, 0, .562), .011, .09, accent, 'X', .004)
