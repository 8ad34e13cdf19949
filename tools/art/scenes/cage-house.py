"""A newly equipped layer house: four rows of four-tier cages, egg lifts, feed carts, pads and tunnel fans. Illustrative, not a customer's site."""
from functools import partial
from belt_end import tensioning
from cage_block import BELT_GAP, LEG, block
from compose import hush
from egg_lift import lift
from feed_cart import gantry
from hall import Hall, daylight, tunnel_fan
from interior import COOL, DAY, Eye, area
from materials import galv, graphite, paint, polymer, ribbed, rubber, signal, steel
from shapes import asset, box, cyl, fold, fused, hose, place, tube

TIERS, CELLS, WIDTH, DEPTH, HEIGHT = 4, 3, .60, .60, .60
ROWS, BLOCKS = (-4.05, -1.35, 1.35, 4.05), 17
START, STEP = 4.2, CELLS * WIDTH
END = START + BLOCKS * STEP
HALL = Hall(11.6, END + 4.4, 3.55, 4.9)
FANS = (-4.15, -2.49, -.83, .83, 2.49, 4.15)
TOP = LEG + BELT_GAP + TIERS * (HEIGHT + BELT_GAP) + .05


def rows():
    """The blocks as one mesh, placed end to end. Some of them are turned, so that the rows look less repetitive."""
    with asset() as made:
        block(TIERS, CELLS, WIDTH, DEPTH, HEIGHT)
    one = fused(made)
    with asset() as ends:
        tensioning(TIERS, 2 * DEPTH - .05, HEIGHT + BELT_GAP)
    end = fused(ends)
    for r, x in enumerate(ROWS):
        for k in range(BLOCKS):
            s = 1 if (k * 5 + r) % 3 else -1
            place(one, (x + s * DEPTH, START + STEP * (k + .5), 0), (0, 0, 90 if s > 0 else -90))
        place(end, (x, START - .72, -.155), (0, 0, 90))
        for s in (-1, 1):                                               # rails of the cart, feed pipe over the row
            box((x + s * (DEPTH + .02), (START + END) / 2 + .6, TOP + .005), (.035, END - START + 1.4, .05), galv(), .003)
        tube([(x, .5, TOP + 1.02 - .14 * (r % 2)), (x, START + 4.6, TOP + .98 - .14 * (r % 2))], .045, polymer(.35))


def lifts(loud):
    low, pitch = LEG + BELT_GAP, HEIGHT + BELT_GAP
    with asset() as made:
        lift(TIERS, low, pitch, (0,))
    marked = fused(made)
    one = hush(fused(made))
    for x in ROWS:
        for s in (-1, 1):
            place(marked if loud and (x, s) == (ROWS[0], 1) else one, (x + s * (DEPTH + .068), START - .84, 0), (0, 0, 180))
    z = low + pitch * (TIERS - 1) + .36                                 # cross conveyor under the lifts' mouths
    box((0, START - 1.30, z), (10.0, .50, .008), ribbed('#D9D6CC', 300, .55), .002)
    for s in (-1, 1):
        fold([(-.03, z - .06), (0, z - .06), (0, z + .07), (-.03 * s, z + .07)], 10.1, galv(), 'X', .003, (0, START - 1.30 + s * .26, 0), .0015)
    for x in (-4.8, -2.7, 0, 2.7, 4.8):
        for s in (-1, 1):
            tube([(x, START - 1.30 + s * .28, z + .05), (x, START - 1.30 + s * .28, HALL.under_roof(x) - .1)], .008, steel(.5, .35))
        box((x, START - 1.30, z - .075), (.04, .62, .03), galv(), .002)


def carts(amber):
    """Feed carts, one per row at arbitrary positions; two are parked on their rails beyond the row's far end."""
    ys = (END + .62, 22.0, END + .62 if amber == 'cart' else 11.8, 15.0)
    for r, (x, y) in enumerate(zip(ROWS, ys)):
        with asset() as made:
            gantry(HEIGHT, signal() if r == 2 and amber in ('cart', 'aisle') else graphite(.4), TIERS)
        turn = -1 if r == 2 else 1                                      # motor on the side of the middle aisle
        place(fused(made), (x + turn * DEPTH, y, 0), (0, 0, 90 * turn))
        for s in (-1, 1):
            box((x + s * (DEPTH + .02), END + 1.2, TOP / 2), (.05, .05, TOP), galv(), .004)


def pads():
    """Pads in the side walls near the front end: frames, cellulose, gutter, riser."""
    y0, y1, low, high = .9, 3.9, .55, 2.35
    for s in (-1, 1):
        x = s * (HALL.half - .02)
        for i in range(5):
            box((x, y0 + .6 * i + .3, (low + high) / 2), (.08, .594, high - low), ribbed('#6E5036' if i % 2 else '#694D35', 90, .85), .004)
        for z in (low - .05, high + .05):
            box((x - s * .03, (y0 + y1) / 2, z), (.16, y1 - y0 + .12, .10), galv(), .004)
        for y in (y0 - .03, y1 + .03):
            box((x - s * .03, y, (low + high) / 2), (.14, .06, high - low), galv(), .004)
        tube([(x - s * .13, y1 + .16, .05), (x - s * .13, y1 + .16, high + .06), (x - s * .13, y0, high + .06)], .025, polymer(.35))


def fans(quiet):
    one, marked = tunnel_fan(), tunnel_fan(quiet=quiet)
    for i, x in enumerate(FANS):
        place(marked if i == 1 else one, (x, HALL.length - .06, 1.15))
        box((x + .83, HALL.length - .12, 2.05), (.12, .09, .17), polymer(.38), .010)
        cyl((x + .83, HALL.length - .175, 2.06), .032, .016, graphite(.35), 'Y')
        tube([(x + .83, HALL.length - .09, 2.1), (x + .83, HALL.length - .09, 2.62)], .011, polymer(.4))
    fold([(HALL.length - .06, 2.69), (HALL.length - .14, 2.69), (HALL.length - .14, 2.60), (HALL.length - .06, 2.60)], HALL.width, galv(), 'X', .003)


def house(amber):
    """The house. `amber` names the equipment with the picture's amber part: a cart in the aisle, a parked cart, a lift or a fan."""
    HALL.shell()
    HALL.end(0, 1)
    HALL.end(HALL.length, -1, [(x, 1.15, 1.40) for x in FANS])
    rows()
    lifts(amber == 'lift')
    carts(amber)
    pads()
    fans(amber != 'fan')
    for x in (0, -2.7, 2.7):                                            # light that the rows reflect into an aisle
        for s in (-1, 1):
            area((x, (START + END) / 2, 1.5), (x + s, (START + END) / 2, 1.5), END - START, 2.4, 240 if x else 380, DAY)
    for x in (0, -2.7, 2.7):
        HALL.lamps(x, 3.35 if x else 3.55, watt=75)
    daylight(HALL, FANS, 1.15, HALL.length, -1)
    for s in (-1, 1):
        area((s * (HALL.half - .35), 2.4, 1.45), (0, 2.4, 1.1), 3.0, 1.8, 70, COOL)
    area((0, .3, 2.6), (0, 6, 1.4), 6, 1.2, 60, DAY)


VIEWS = {
    'aisle': (partial(house, 'aisle'), Eye((-.12, START + .35, 1.6), -1.5, 26, -.02)),
    'cart': (partial(house, 'cart'), Eye((-.7, END + 3.95, 1.6), 211, 25, .09)),
    'lifts': (partial(house, 'lift'), Eye((-5.3, .3, 1.6), -48, 25, .02)),
    'fans': (partial(house, 'fan'), Eye((-5.3, END + 1.75, 1.6), -52, 22, .02)),
}
