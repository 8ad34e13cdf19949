"""Pad cover: an insulated curtain on a motor tube, half lowered in front of a pad wall of 1.8 x 1.2 m. No sizes are published."""
import math
from fasteners import bolts
from materials import galv, paint, rubber
from pads import cellulose, gutter, header, side
from motors import gear_motor
from shapes import asset, box, fold, hose, mesh, place, tube
from studio import PRODUCT

WIDTH, HEIGHT, DOWN = 1.80, 1.20, .66


def curtain():
    """Quilted sheet from the top bar to the roll tube, with slight waves."""
    top, low, y = HEIGHT + .13, HEIGHT + .13 - DOWN, -.10
    columns, rows, points = 120, 40, []
    for i in range(rows + 1):
        t = i / rows
        for j in range(columns + 1):
            u = j / columns
            quilt = abs(math.sin(math.pi * t * 6)) ** .5 * .012
            wave = .006 * math.sin(u * 19) * math.sin(math.pi * t) + .003 * math.sin(u * 47 + 2) * t
            points.append(((u - .5) * (WIDTH + .02), y - quilt - wave, top + (low - top) * t))
    n = columns + 1
    mesh(points, [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(rows) for j in range(columns)], paint('#3E474D', .55), 0, .004)
    spiral = [(.030 + .0022 * k / 6, 60 * k) for k in range(40)]
    fold([(y - .004 + r * math.cos(math.radians(a)), low - .02 + r * math.sin(math.radians(a))) for r, a in spiral], WIDTH + .02, paint('#3E474D', .55), 'X', .003)
    tube([(-WIDTH / 2 - .10, y - .004, low - .02), (WIDTH / 2 + .16, y - .004, low - .02)], .022, galv())
    box((0, y + .008, top + .012), (WIDTH + .06, .05, .04), galv(), .004)
    bolts((-WIDTH / 2 + .05, y - .018, top + .012), (WIDTH / 2 - .05, y - .018, top + .012), 9, '-Y', .007)
    return y - .004, low - .02


def front():
    with asset() as block:
        cellulose(WIDTH, HEIGHT)
    place(block, (0, 0, .09))
    gutter(WIDTH + .06)
    header(WIDTH + .06, z=.07 + HEIGHT)
    for x in (-1, 1):
        side(x * (WIDTH / 2 + .02), HEIGHT + .02, .07)
    y, z = curtain()
    for x in (-1, 1):                                                   # guide rails
        fold([(x * (WIDTH / 2 + .075), y + .03), (x * (WIDTH / 2 + .075), y - .045), (x * (WIDTH / 2 + .035), y - .045)], HEIGHT + .20, galv(), 'Z', .003, (0, 0, .02 + (HEIGHT + .20) / 2))
        for h in (.20, .72, HEIGHT + .1):
            box((x * (WIDTH / 2 + .078), y + .07, h), (.006, .12, .05), galv(), .002)
            bolts((x * (WIDTH / 2 + .082), y + .04, h), (x * (WIDTH / 2 + .082), y + .10, h), 2, 'X' if x > 0 else '-X', .007)
    place(gear_motor(.06, .16), (WIDTH / 2 + .20, y, z), (0, 0, 90), .75)
    box((WIDTH / 2 + .20, y + .07, HEIGHT * .5 + .08), (.035, .010, HEIGHT + .16), galv(), .003)
    hose([(WIDTH / 2 + .20, y - .03, z + .10), (WIDTH / 2 + .27, y - .02, z - .10), (WIDTH / 2 + .27, y + .05, z - .16), (WIDTH / 2 + .21, y + .06, z - .25), (WIDTH / 2 + .205, y + .06, .10)], .008, rubber())


VIEWS = {'front': (front, PRODUCT)}
