"""The breeder house cut open, with the projection and positions of its drawing (houses/breeder.ts): nests in the middle, their curtains in amber."""
from cut_floor import FIRST, LAST, ZINC, feed_line, heater, hopper, litter_bed, ropes, water_line
from cut_house import CLOSED, VIEW, shell
from materials import belt, galv, graphite, paint, polymer, signal
from shapes import asset, box, fold, fused, place, prism, tube
from wire import steps, wires

NEAR, FAR, SLAT = 3.4, 10.6, .55            # the slats
FRONT, BACK = 5.9, 8.1                      # the nests on them
MIDDLE, SILL, EAVES, RIDGE = (FRONT + BACK) / 2, .8, 1.35, 1.95
START, END = FIRST + 1.2, LAST - .4
LONG, HALF = END - START, (START + END) / 2
MALES, HENS, TROUGH = 1.7, (9.5, 4.5), SLAT + .16
PIPE = FIRST + .45                          # where the feed pipe crosses the house, along X


def slats():
    """The raised floor through which droppings fall: its boards, and the wall below them."""
    board, white = paint('#8F8778', .6), polymer(.5)
    box((HALF, (NEAR + FAR) / 2, SLAT / 2), (LONG - .1, FAR - NEAR - .1, SLAT - .1), graphite(.7), .01)
    for x in steps(START + .08, END - .08, .2):
        for y in ((NEAR + FRONT) / 2, (BACK + FAR) / 2):
            box((x, y, SLAT - .03), (.125, FRONT - NEAR, .06), board, .01)
    for y in (NEAR, FAR):
        box((HALF, y, SLAT / 2 - .02), (LONG, .05, SLAT - .08), white, .01)
    box((END, (NEAR + FAR) / 2, SLAT / 2 - .02), (.05, FAR - NEAR, SLAT - .08), white, .01)


def nests():
    """A row of nests, back to back under one roof, with curtains at their entrances and a step."""
    zinc = paint(ZINC, .5)
    outline = [(FRONT, SLAT), (BACK, SLAT), (BACK, EAVES), (MIDDLE, RIDGE - .02), (FRONT, EAVES)]
    prism(outline, LONG, zinc, 'X', (HALF, 0, 0), .01)
    box((END + .02, MIDDLE, SLAT + .22), (.03, .5, .3), graphite(.6), .004)
    box((END + .10, MIDDLE, SLAT + .20), (.3, .4, .04), belt(), .004)
    for s in (-1, 1):
        edge = FRONT - .15 if s < 0 else BACK + .15
        fold([(edge, EAVES - .03), (MIDDLE, RIDGE + .06)], LONG + .2, zinc, 'X', .03, (HALF, 0, 0))
        for x in steps(START, END, 1.2):
            box((x, (edge + MIDDLE) / 2, (EAVES + RIDGE) / 2 + .045), (.05, abs(edge - MIDDLE), .05), paint('#98A1A4', .5), .01, (s * -.46, 0, 0))
    width = LONG / 25
    for k in range(25):
        x = START + width * (k + .5)
        for i in range(3):
            w = (width - .1) / 3
            box((x + w * (i - 1), FRONT - .03, (SILL + EAVES) / 2 - .02), (w - .015, .03, EAVES - SILL - .1), signal(), .006, (.03 * (i - 1), 0, 0))
    for x in steps(START, END, width):
        box((x, FRONT - .04, (SLAT + EAVES) / 2), (.07, .06, EAVES - SLAT), galv(), .006)
    box((HALF, FRONT - .03, SILL - .06), (LONG, .06, .12), galv(), .006)
    for y in (FRONT - .22, FRONT - .32, FRONT - .42):
        box((HALF, y, SILL - .08), (LONG, .06, .03), polymer(.45), .006)
    for x in steps(START + .1, END - .1, 2):
        box((x, FRONT - .22, SILL - .12), (.04, .44, .05), galv(), .004)


def table():
    """The table at the end of the nests, to which the egg belt brings the eggs."""
    x, z, zinc = START - .85, .95, paint(ZINC, .5)
    box((x, MIDDLE, z + .06), (1.25, 1.8, .10), zinc, .02)
    for dy in (-.88, .88):
        box((x, MIDDLE + dy, z + .16), (1.25, .04, .12), zinc, .01)
    for dx in (-.55, .55):
        for dy in (-.8, .8):
            box((x + dx, MIDDLE + dy, z / 2), (.06, .06, z), galv(), .006)
    box((START - .1, MIDDLE, z + .12), (.5, .5, .04), belt(), .01)


def trough(y):
    """A chain trough on the slats, with a grill that only hens can reach through, and its drive at the end."""
    z, start, end = TROUGH, START - .9, END - .3
    long, middle, zinc = end - start, (start + end) / 2, paint(ZINC, .5)
    fold([(y - .18, z + .18), (y - .12, z), (y + .12, z), (y + .18, z + .18)], long, zinc, 'X', .02, (middle, 0, 0))
    box((middle, y, z + .13), (long, .30, .02), paint('#6E5638', .95), .002)
    wires([[(x, y - .16, z + .18), (x, y, z + .40), (x, y + .16, z + .18)] for x in steps(START, end, .3)], .014)
    tube([(START, y, z + .40), (end, y, z + .40)], .04, zinc)
    for x in steps(START + 1, END - 1, 2.2):
        box((x, y, SLAT + .07), (.05, .30, .14), galv(), .006)
    ropes(y, z + .4, steps(START + 3, END - 3, 5))
    box((END - .1, y, z + .12), (.5, .44, .42), graphite(.4), .03)


def cut():
    with asset() as made:
        litter_bed()
        slats()
        nests()
        table()
        for y in HENS:
            trough(y)
        box((START - .9, sum(HENS) / 2, TROUGH + .09), (.36, HENS[0] - HENS[1] + .36, .18), paint(ZINC, .5), .02)
        hopper(PIPE, HENS[0], 1.85, TROUGH + .1)
        for y in (10.2, 3.8):
            water_line(y, SLAT + .65)
        feed_line(MALES, graphite(.4))
        heater()
        for y in (MALES, HENS[0]):
            tube([(PIPE, y, 3.2), (PIPE, y, 1.6)], .07, polymer(.35))
        shell((9.4, 4.6), [(CLOSED, MALES, 3.2), (PIPE, MALES, 3.2), (PIPE, HENS[0], 3.2)])
    place(fused(made))


VIEWS = {'cut': (cut, VIEW)}
