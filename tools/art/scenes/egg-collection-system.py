"""Egg collection: lift that takes the eggs of three tiers' belts, in amber, up to one discharge; and a tier's belt end with its rod comb close."""
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


def close():
    """0.55 m of a tier's belt with its cradle and comb."""
    length, w = .56, .10
    box((0, 0, 0), (length, w - .004, .005), belt(), .001)
    fold([(-.060, -.006), (-.064, -.002), (-.058, -.030), (-.050, -.036), (.050, -.036), (.058, -.030), (.060, .060)], length - .02, galv(), 'X', .0016)
    for s in (-1, 1):
        fold([(-.060, -.004), (-.058, -.030), (-.050, -.036), (.050, -.036), (.058, -.030), (.060, .060)], .002, graphite(), 'X', .002, (s * (length / 2 - .01), 0, 0))
    cyl((length / 2 + .006, 0, -.016), .0165, w, graphite(), 'Y')
    box((0, 0, -.033), (length, w - .004, .005), belt(), .001)
    eggs(7, -.23, .22, 0, .003)
    for s in (-1, 1):
        box((length / 2 - .03, s * .066, -.012), (.13, .004, .075), galv(), .003)
        cyl((length / 2 + .006, s * .070, -.016), .012, .012, steel(.6, .22), 'Y')
        bolts((length / 2 - .075, s * .068, .012), (length / 2 - .02, s * .068, .012), 2, 'Y' if s > 0 else '-Y', .005)
    wires([[(length / 2 + .024, -.042 + .012 * k, -.004), (length / 2 + .055, -.042 + .012 * k, -.012), (length / 2 + .075, -.042 + .012 * k, -.006)] for k in range(8)], .002, steel(.6, .25))
    box((length / 2 + .030, 0, -.022), (.012, .12, .016), graphite(), .003)
    cyl((length / 2 - .005, -.082, -.014), .019, .020, signal(), 'Y', .004, 10)
    for x in (-.18, .10):
        box((x, 0, -.052), (.030, .14, .030), galv(), .002)
        box((x, .0, -.075), (.030, .030, .030), galv(), .002)


def row():
    """The lift at the head of a row of cages; its motor is quiet, so that the belts stand out."""
    with asset() as cages:
        block(3, 2, accent=signal(), top=False)
    place(cages, (-1.24, 0, 0))
    with asset() as made:
        lift(3, LEG + BELT_GAP - .024, .60 + BELT_GAP, (0,))
    place(hush(made), (0, -.068, 0), (0, 0, -90))


VIEWS = {'lift': (row, Lens(-30, 12, 85)), 'belt': (close, SMALL)}
