"""Inside of a poultry house: floor, panelled walls, roof on frames, lamps, end walls with fans. It extends along +Y from y = 0; X = 0 is its middle."""
import math
from compose import hush
from fan import belt_drive, blades, guard, housing, shutter
from interior import LAMP, WARM, area, outside
from materials import blotched, concrete, galv, glow, graphite, polymer, steel
from shapes import asset, box, cyl, fold, fused, place, tube

SIDE, DEPTH, RADIUS = 1.38, .40, .600
CURB = .30


class Hall:
    """A house; all sizes in metres."""

    def __init__(self, width, length, eaves, ridge, floor=None):
        self.width, self.length, self.eaves, self.ridge = width, length, eaves, ridge
        self.half, self.slope = width / 2, math.atan2(ridge - eaves, width / 2)
        self.floor = floor or concrete('#5F6B72')

    def under_roof(self, x):
        """Height of the ceiling at `x`."""
        return self.ridge - abs(x) * math.tan(self.slope)

    def shell(self, pitch=4.0):
        """Floor, side walls, ceiling, frames every `pitch` metres. Walls are panels 1.2 m wide,
        some slightly lighter or darker."""
        w, n = self.half, self.length
        shades = [blotched('#%02X%02X%02X' % tuple(round(c * t) for c in (0xB6, 0xBB, 0xBA)), .45, .7, .05) for t in (.95, 1, .975)]
        box((0, n / 2, -.05), (self.width, n, .10), self.floor, 0)
        for s in (-1, 1):
            box((s * (w - .05), n / 2, CURB / 2), (.22, n, CURB), concrete('#7C8284'), .012)
            for i in range(math.ceil(n / 1.2)):
                box((s * (w + .05), 1.2 * i + .6, self.eaves / 2), (.10, 1.194, self.eaves), shades[(i * 7 + (s > 0)) % 3], .005)
            run = w / math.cos(self.slope)
            for i in range(math.ceil(n / 1.2)):
                with asset() as sheet:
                    box((0, 0, .05), (run, 1.194, .10), shades[(i * 5 + (s > 0)) % 3], .005)
                place(sheet, (s * w / 2, 1.2 * i + .6, (self.eaves + self.ridge) / 2), (0, s * math.degrees(self.slope), 0))
        with asset() as frame:
            for s in (-1, 1):
                run = w / math.cos(self.slope)
                with asset() as rafter:
                    fold([(-.05, .0), (-.05, -.22), (.05, -.22), (.05, 0)], run, galv(), 'X', .006)
                place(rafter, (s * w / 2, 0, (self.eaves + self.ridge) / 2), (0, s * math.degrees(self.slope), 0))
                fold([(s * (w - .19), -.05), (s * w, -.05), (s * w, .05), (s * (w - .19), .05)], self.eaves, galv(), 'Z', .006, (0, 0, self.eaves / 2))
                box((s * (w - .30), 0, self.eaves - .12), (.42, .012, .30), galv(), .003)
        for k in range(int(n / pitch) + 1):
            place(frame, (0, .06 + pitch * k, 0))

    def end(self, y, facing, holes=()):
        """End wall at `y`, its inside facing `facing` (1: +Y), with square openings `holes` = [(x, z, side)] at the same height."""
        w, far = self.half, y - facing * .06
        shade = blotched('#B6BBBA', .45, .7, .05)
        low, high = (min(z - s / 2 for _, z, s in holes), max(z + s / 2 for _, z, s in holes)) if holes else (self.eaves, self.eaves)
        edges = [-w] + [e for x, _, s in sorted(holes) for e in (x - s / 2, x + s / 2)] + [w]
        for a, b in zip(edges[::2], edges[1::2]):
            box(((a + b) / 2, far, (low + high) / 2), (b - a, .10, high - low), shade, 0)
        if holes:
            box((0, far, low / 2), (self.width, .10, low), shade, 0)
        count = round(self.width / 1.2)
        for i in range(count):
            a, b = -w + self.width * i / count, -w + self.width * (i + 1) / count
            top = max(self.under_roof(a), self.under_roof(b)) + .05
            box(((a + b) / 2, far, (high + top) / 2), (b - a - .006, .10, top - high), shade, .004)
        box((0, y + facing * .02, CURB / 2), (self.width, .22, CURB), concrete('#7C8284'), .012)

    def lamps(self, x, z, pitch=2.4, watt=55, first=1.2):
        """A row of suspended tube lamps at (x, z), and their light."""
        with asset() as one:
            tube([(0, -.60, 0), (0, .60, 0)], .016, glow('#FFE2BC', 9))
            box((0, 0, .026), (.05, 1.24, .028), polymer(.4), .006)
            for y in (-.45, .45):
                tube([(0, y, .04), (0, y, self.under_roof(x) - z)], .003, steel(.5, .4))
        glow('#FFE2BC', 9).cycles.sample_as_light = False
        count = int((self.length - 2 * first) / pitch) + 1
        for k in range(count):
            place(one, (x, first + pitch * k, z))
        area((x, self.length / 2, z - .05), (x, self.length / 2, 0), .16, self.length - 2, watt * count, LAMP)
        box((x + .10, self.length / 2, self.under_roof(x + .1) - .09), (.05, self.length, .05), galv(), .004)


def tunnel_fan(opened=66, turned=10, quiet=True):
    """The tunnel fan as one mesh; air flows along +Y. `quiet`: its motor is graphite instead of amber."""
    with asset() as made:
        housing(SIDE, DEPTH, RADIUS)
        blades(RADIUS, turned=turned)
        belt_drive(RADIUS, DEPTH)
        guard(RADIUS, -DEPTH / 2 + .02)
        shutter(SIDE, DEPTH / 2, opened=opened)
    return hush(fused(made)) if quiet else fused(made)


def daylight(hall, xs, z, y, facing, strength=2.4, watt=80):
    """Warm evening sky behind the fans of an end wall, and the light that enters from it."""
    outside((-hall.half, 0), (hall.half, hall.eaves), y - facing * 2.0, strength)
    for x in xs:
        area((x, y + facing * .30, z), (x, y + facing * 4, z - .4), 1.0, 1.0, watt, WARM)
