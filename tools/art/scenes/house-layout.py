"""The cut-open cage house (cut_house.py) for different climates: a wet pad and tunnel fans for hot regions, with arrows
that show the air flow; wall inlets, roof fans and heaters for cold regions. An illustrative plan in three dimensions,
not a customer's house."""
import math
from cut_cages import FIRST, LAST, TOP, cages
from cut_house import CLOSED, LENGTH, SLAB, shell
from heater import air_heater
from house import window
from materials import SIGNAL, belt, graphite, signal, steel
from shapes import asset, fused, mesh, place, tube
from studio import Lens

ROWS, AISLE = (4.1, 9.9), 1.5


class Plan(Lens):
    """A lens for a subject with many large, matt parts, which needs only two thirds of the usual samples."""
    patience = 2 / 3


def arrow(start, end, floor=.05, width=.5):
    """A flat arrow on the ground from `start` to `end` (x, y)."""
    long, turn, head = math.dist(start, end), math.atan2(end[1] - start[1], end[0] - start[0]), width * 2
    outline = [(long, 0), (long - head, head * .8), (long - head, width / 2), (0, width / 2)]
    mesh([(x, y, 0) for x, y in outline + [(x, -y) for x, y in outline[:0:-1]]], [tuple(range(7))], graphite(.5), 0, .05, at=(*start, floor), rot=(0, 0, turn))


def house(pad):
    cages(ROWS, belt())
    feed = ROWS[0] + .9
    shell((2, 7.8), [(CLOSED, feed, 3.9), (FIRST + 1.05, feed, 3.9), (FIRST + 1.05, feed, TOP + .7)], pad)


def hot():
    with asset() as made:
        house((SIGNAL, SIGNAL))
        for x in (1.9, 3.75, 5.6):
            arrow((x, -3.4), (x, -.8), -SLAB)
        arrow((FIRST, AISLE), (LENGTH - 1, AISLE))
        for y in (2.35, 5.45, 8.55, 11.65):
            arrow((LENGTH + .9, y), (LENGTH + 3.3, y), -SLAB)
    place(fused(made))


def cold():
    with asset() as made:
        house(None)
        for x in (1.5, 3.75, 6):
            window(x, -.02, 2.5, 1.5, .6)
        with asset() as heater:
            air_heater(from_outlet=True, skin=signal())
            tube([(.22, 0, 1), (.22, 0, 2.6)], .105, steel(.55, .26))
        for x in (FIRST + 2, LAST - 2.5):
            place(heater, (x, AISLE, 1.0), scale=1.6)
    place(fused(made))


VIEW = Plan(38, 27, 85)
VIEWS = {'hot': (hot, VIEW), 'cold': (cold, VIEW)}
