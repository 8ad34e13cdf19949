"""Egg collection: lift that brings the eggs from the amber belts of three tiers to one outlet; close-up of the end of a belt with its rod comb."""
from cage import BELT_GAP, eggs
from cage_block import LEG, block
from compose import hush
from egg_lift import lift
from fasteners import bolt, bolts
from materials import belt, galv, graphite, paint, polymer, signal, steel
from motors import gear_motor
from shapes import asset, box, cyl, fold, lathe, place, prism, tube
from studio import Lens, SMALL
from wire import wires

CHANNEL = [(-.060, -.006), (-.064, -.002), (-.058, -.030), (-.050, -.036), (.050, -.036), (.058, -.030), (.060, .060)]


def close():
    """1.1 m of a tier's belt in its channel, on legs, with the geared motor at its end and the comb that passes the eggs on."""
    length, w, high = 1.10, .10, .26
    with asset() as made:
        box((0, 0, 0), (length, w - .004, .005), belt(), .001)
        fold(CHANNEL, length - .02, galv(), 'X', .0016)
        fold(CHANNEL, .002, graphite(), 'X', .002, (-length / 2 + .01, 0, 0))
        cyl((length / 2 + .006, 0, -.016), .0165, w, graphite(), 'Y')
        box((0, 0, -.033), (length, w - .004, .005), belt(), .001)
        eggs(11, -.50, .46, 0, .003)
        for s in (-1, 1):
            box((length / 2 - .03, s * .066, -.012), (.15, .004, .085), galv(), .003)
            cyl((length / 2 + .006, s * .070, -.016), .012, .012, steel(.6, .22), 'Y')
            bolts((length / 2 - .085, s * .068, .012), (length / 2 - .03, s * .068, .012), 2, 'Y' if s > 0 else '-Y', .005)
        wires([[(length / 2 + .024, -.042 + .012 * k, -.004), (length / 2 + .055, -.042 + .012 * k, -.012), (length / 2 + .080, -.042 + .012 * k, -.004)] for k in range(8)], .002, steel(.6, .25))
        box((length / 2 + .030, 0, -.022), (.012, .12, .016), graphite(), .003)
        place(gear_motor(.075, .22), (length / 2 + .006, -.138, -.016), scale=.75)
        for x in (-.36, .26):
            box((x, 0, -.052), (.036, .15, .030), galv(), .002)
            for s in (-1, 1):
                box((x, s * .060, (-.067 - high) / 2), (.030, .024, high - .067), galv(), .002)
                lathe([(.0001, 0), (.030, 0), (.032, .005), (.014, .012), (.0001, .014)], graphite(), (x, s * .060, -high), segments=32)
            box((x, 0, -high + .08), (.020, .12, .020), galv(), .002)
    place(made)


def row():
    """The lift at the end of a row of cages. Its motor is graphite, so that the belts are the only amber part."""
    with asset() as cages:
        block(3, 2, accent=signal(), top=False)
    place(cages, (-1.24, 0, 0))
    with asset() as made:
        lift(3, LEG + BELT_GAP - .024, .60 + BELT_GAP, (0,))
    place(hush(made), (0, -.068, 0), (0, 0, -90))


VIEWS = {'lift': (row, Lens(-30, 12, 85)), 'belt': (close, Lens(-28, 20, 85))}
