"""Bent and pressed sheet metal: panels with flanges, beads, recesses, profiles."""
import math
from materials import galv
from shapes import fold, lathe, mesh


def channel(length, width, depth, material=None, axis='X', thick=.003, at=(0, 0, 0), lip=.0, back=1):
    """A U profile; `back` = 1 or -1: closed side towards the positive or negative second axis."""
    w, d = width / 2, depth / 2 * back
    profile = [(-w, -d), (-w, d), (w, d), (w, -d)]
    if lip:
        profile = [(-w + lip, -d)] + profile + [(w - lip, -d)]
    return fold(profile, length, material or galv(), axis, thick, at, .0015)


def angle(length, width, material=None, axis='X', thick=.003, at=(0, 0, 0), flip=(1, 1)):
    return fold([(0, width * flip[1]), (0, 0), (width * flip[0], 0)], length, material or galv(), axis, thick, at, .0015)


def bead(length, r, at, axis, material=None):
    """A pressed half-round stiffening bead with tapered ends, half sunk into its sheet."""
    h = length / 2
    profile = [(.0005, -h), (r * .6, -h + r * .35), (r, -h + r * 1.4), (r, h - r * 1.4), (r * .6, h - r * .35), (.0005, h)]
    return lathe(profile, material or galv(), at, axis, 20)


def ribbed_profile(width, pitch=.20, height=.012, top=.03, slope=.012):
    """Profile (along, out) of a trapezoidal sheet of this width, for `fold`."""
    points, x = [(-width / 2, 0)], -width / 2 + pitch / 2
    while x + top / 2 + slope < width / 2:
        points += [(x - top / 2 - slope, 0), (x - top / 2, height), (x + top / 2, height), (x + top / 2 + slope, 0)]
        x += pitch
    return points + [(width / 2, 0)]


def corrugated_profile(length, pitch=.075, height=.012, steps=8):
    """Sine wave profile (along, out), for `fold`."""
    n = int(length / pitch * steps)
    return [(-length / 2 + length * i / n, height / 2 * math.sin(2 * math.pi * i / steps)) for i in range(n + 1)]


def tray(width, height, depth, material=None, at=(0, 0, 0), flange=.02, step=.008, thick=.002):
    """A pressed panel facing -Y: flange around the edge, raised middle with sloped sides."""
    w, h = width / 2, height / 2
    rings = []
    for inset, out in ((0, depth), (0, 0), (flange, 0), (flange + step, -step), (flange + step + .0001, -step)):
        x, z = w - inset, h - inset
        rings += [(-x, out, -z), (x, out, -z), (x, out, z), (-x, out, z)]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(3) for k in range(4)]
    faces.append((12, 13, 14, 15))
    return mesh(rings[:16], faces, material or galv(), .003, thick, at=at)


def plate_with_throat(y, r, side, material=None, bead_at=.035, step=.028, rise=.010):
    """Square plate facing -Y with a round hole. A pressed ring around the hole and a stepped edge avoid flat grey areas."""
    segments, rings = 128, []
    half = side / 2
    rows = [(0, r, 0), (0, r + bead_at * .55, 0), (0, r + bead_at * .8, -rise), (0, r + bead_at * 1.25, -rise), (0, r + bead_at * 1.5, 0)]
    points = []
    for i in range(segments):
        a = 2 * math.pi * (i + .5) / segments
        c, s = math.cos(a), math.sin(a)
        square = 1 / max(abs(c), abs(s))
        line = [(c * q, y + out, s * q) for _, q, out in rows]
        for inset, out in ((step + .012, 0), (step, -rise), (0, -rise)):
            q = max((half - inset) * square, r + bead_at * 1.5 + .001)
            line.append((c * q, y + out, s * q))
        points.append(line)
    n = len(points[0])
    flat = [p for line in points for p in line]
    faces = [(i * n + k, (i + 1) % segments * n + k, (i + 1) % segments * n + k + 1, i * n + k + 1) for i in range(segments) for k in range(n - 1)]
    return mesh(flat, faces, material or galv(), 0, .002)
