"""Nipple drinkers: 0.6 m of line with regulator (square pipe); close-up of a nipple with its cup (square pipe in front, round pipe behind); close-up of the regulator."""
from materials import graphite, polymer, steel
from shapes import asset, box, place, ring, tube
from studio import LONG, SMALL
from water import PIPE_Z, SQUARE, cup, nipple, pipe, regulator, support

LENGTH, PITCH = .56, .18


def line():
    pipe(LENGTH, at=(0, 0, PIPE_Z))
    support(LENGTH - .02, (0, 0, PIPE_Z))
    with asset() as one:
        nipple((0, 0, PIPE_Z - SQUARE / 2), graphite(.38))
        cup((0, 0, PIPE_Z))
        box((0, 0, PIPE_Z), (.036, .030, .030), polymer(.3), .003)
    for i in range(3):
        place(one, ((i - 1) * PITCH, 0, 0))
    for x in (-.14, .14):
        ring(.024, .0026, steel(.55, .25), (x, 0, PIPE_Z + .012), 'X', 32)
        tube([(x, 0, PIPE_Z + .04), (x, 0, PIPE_Z + .26)], .0022, steel(.5, .4))
        box((x, 0, PIPE_Z + .13), (.020, .012, .055), graphite(), .003)
        tube([(x + .006, 0, PIPE_Z + .11), (x + .018, 0, PIPE_Z + .17), (x + .004, 0, PIPE_Z + .21)], .002, steel(.5, .4))
    regulator((LENGTH / 2 + .02, 0, PIPE_Z))


def close():
    pipe(.26, at=(0, 0, PIPE_Z))
    support(.18, (.04, 0, PIPE_Z))
    box((0, 0, PIPE_Z), (.036, .030, .030), graphite(.4), .003)
    for x in (-.036, .105):
        ring(.024, .0022, steel(.55, .25), (x, 0, PIPE_Z + .010), 'X', 32)
    nipple((0, 0, PIPE_Z - SQUARE / 2))
    cup((0, 0, PIPE_Z))
    pipe(.26, False, (.02, .11, PIPE_Z))
    support(.18, (.06, .11, PIPE_Z + .002))
    for x in (-.016, .008, .032, .125):
        ring(.0145, .0026, graphite(.4), (x, .11, PIPE_Z), 'X', 40)
    nipple((.02, .11, PIPE_Z - .0135), graphite(.38))
    cup((.02, .11, PIPE_Z))


def pressure():
    """Regulator with its sight tube at the start of a line."""
    pipe(.30, at=(-.15, 0, PIPE_Z))
    support(.28, (-.15, 0, PIPE_Z))
    box((-.16, 0, PIPE_Z), (.036, .030, .030), polymer(.3), .003)
    nipple((-.16, 0, PIPE_Z - SQUARE / 2), graphite(.38))
    cup((-.16, 0, PIPE_Z))
    regulator((.02, 0, PIPE_Z))


VIEWS = {'line': (line, LONG), 'nipple': (close, SMALL), 'regulator': (pressure, SMALL)}
