"""Breeder feeding: 1.3 m of suspended chain trough with its grill and amber winch adjuster, and a close-up of the cocks' pan. The line's dimensions are not published."""
import math
from fasteners import bolt
from feeders import feed_pipe, hanger, pan
from materials import feed, galv, graphite, polymer, signal, steel
from shapes import asset, box, cyl, fold, mesh, place, prism, tube
from studio import LONG, PRODUCT
from wire import wires

LENGTH, Z = 1.30, .22


def link():
    outline = [(-.018, -.031), (.012, -.031), (.012, -.020), (.024, -.014), (.024, .014), (.012, .020), (.012, .031), (-.018, .031), (-.018, .012), (-.006, .010), (-.006, -.010), (-.018, -.012)]
    prism(outline, .006, steel(.62, .25), 'Z', bevel=.001)


def line():
    profile = [(-.062, .062), (-.068, .068), (-.072, .060), (-.052, .004), (-.048, 0), (.048, 0), (.052, .004), (.072, .060), (.068, .068), (.062, .062)]
    fold(profile, LENGTH, galv(), 'X', .0016, (0, 0, Z))
    for s in (-1, 1):
        fold(profile, .003, graphite(), 'X', .0028, (s * LENGTH / 2, 0, Z))
    with asset() as one:
        link()
    for i in range(int(LENGTH / .036)):
        place(one, (-LENGTH / 2 + .036 * (i + .5), 0, Z + .012))
    grain = feed()
    n, points, faces = 80, [], []
    for i in range(n + 1):
        x = -LENGTH / 2 + .01 + (LENGTH - .02) * i / n
        for y in (-.052, -.02, .02, .052):
            points.append((x, y, Z + .017 + .003 * math.sin(x * 70 + y * 90)))
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + 5 + k, 4 * i + 4 + k) for i in range(n) for k in range(3)]
    mesh(points, faces, grain)
    lines = []                                                          # grill: hoops over the trough, too narrow for the cocks
    for k in range(int(LENGTH / .045)):
        x = -LENGTH / 2 + .03 + .045 * k
        lines.append([(x, -.068, Z + .062), (x, -.060, Z + .105), (x, -.030, Z + .128), (x, .030, Z + .128), (x, .060, Z + .105), (x, .068, Z + .062)])
    wires(lines, .0024)
    wires([[(-LENGTH / 2, y, z), (LENGTH / 2, y, z)] for y, z in ((-.060, Z + .105), (.060, Z + .105), (-.030, Z + .130), (.030, Z + .130))], .0028)
    cyl((0, 0, Z + .150), .016, LENGTH - .02, polymer(.35), 'X')
    for x in (-.42, .42):
        fold([(-.078, Z + .05), (-.056, Z - .012), (.056, Z - .012), (.078, Z + .05), (.078, Z + .16), (.02, Z + .205), (-.02, Z + .205), (-.078, Z + .16), (-.078, Z + .05)], .026, galv(), 'X', .003, (x, 0, 0))
        bolt((x, 0, Z + .207), 'Z', .008)
        tube([(x, 0, Z + .21), (x, 0, Z + .62)], .0026, steel(.5, .4))
        accent = signal() if x < 0 else graphite()
        box((x, 0, Z + .32), (.030, .018, .075), accent, .006)
        tube([(x + .010, 0, Z + .29), (x + .028, 0, Z + .37), (x + .006, 0, Z + .45)], .0024, steel(.5, .4))
    for x in (-.62, 0, .60):
        for y in (-.05, .05):
            tube([(x, y, Z - .005), (x, y * 1.5, 0)], .007, galv())
        box((x, 0, Z - .006), (.03, .13, .008), galv(), .002)


def cock_pan():
    """A pan with half as many places as a broiler pan, wide enough for a cock's head, on a pipe suspended by winch ropes."""
    pan(signal(), places=8)
    feed_pipe(.62, 0)
    for x in (-.20, .20):
        hanger(x, .50)


VIEWS = {'line': (line, LONG), 'pan': (cock_pan, PRODUCT)}
