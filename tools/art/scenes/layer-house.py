"""The layer house cut open, with the same projection and positions as its drawing (houses/layer.ts). The egg belts are
amber."""
from cut_cages import FIRST, TOP, belts, cages, cart
from cut_house import CLOSED, VIEW, shell
from materials import signal
from shapes import asset, fused, place

ROWS = 2.1, 6.5, 10.9


def cut():
    with asset() as made:
        cages(ROWS, signal())
        belts()
        cart()
        shell((5.1, 9.5), [(CLOSED, 2.9, 3.9), (FIRST + 1.05, 2.9, 3.9), (FIRST + 1.05, 2.9, TOP + .7)])
    place(fused(made))


VIEWS = {'cut': (cut, VIEW)}
