"""The house a whole delivery makes: ribbed shell, four tunnel fans in the end wall, inlets, chimneys, solar modules on the roof, silo with its auger. Not a customer's site."""
import math
from house import door, shell, wall_fan, window
from materials import galv, graphite, polymer, steel
from shapes import asset, box, lathe, place, tube
from silo import bin_, boot, ladder
from solar import array, rails
from studio import PRODUCT

LENGTH, WIDTH, EAVES, RIDGE = 24.0, 10.0, 3.0, 4.9


def chimney(x, y, z):
    lathe([(.32, -.6), (.32, .9), (.35, .92), (.35, .96), (.30, .96)], polymer(.4), (x, y, z), segments=48)
    lathe([(.0001, 1.42), (.10, 1.40), (.52, 1.22), (.53, 1.18), (.50, 1.18)], graphite(.4), (x, y, z), segments=48)
    for k in range(4):
        a = math.pi * (k + .5) / 2
        tube([(x + .33 * math.cos(a), y + .33 * math.sin(a), z + .9), (x + .38 * math.cos(a), y + .38 * math.sin(a), z + 1.24)], .018, steel(.5, .3))
    box((x, y, z - .12), (.95, .95, .30), galv(), .02)


def house():
    shell(LENGTH, WIDTH, EAVES, RIDGE)
    with asset() as fan:
        wall_fan()
    for y in (-3.1, -1.5, 1.5, 3.1):
        place(fan, (-LENGTH / 2 - .06, y, 1.30))
    door(-LENGTH / 2 - .02, 0, 1.0, 2.1)
    for k in range(10):
        window(-LENGTH / 2 + 1.6 + 2.3 * k, -WIDTH / 2 - .03, 2.25)
    for k in range(5):
        chimney(-LENGTH / 2 + 2.6 + 4.7 * k, -1.2, RIDGE - .62)
    with asset() as store:
        high = bin_(1.05, 1.75, 2)
        ladder(206, 1.05, high)
        boot(1.75 - (1.05 - .17) * 1.12 - .08)
    slope = math.degrees(math.atan2(RIDGE - EAVES, WIDTH / 2))
    with asset() as modules:
        array(14, 1)
        rails(14, 1)
    place(modules, (-.6, -3.4, EAVES + (WIDTH / 2 - 3.4) * math.tan(math.radians(slope)) + .20), (slope, 0, 0))
    at = (LENGTH / 2 - 2.6, -WIDTH / 2 - 1.9, 0)
    place(store, at, (0, 0, 20))
    tube([(at[0], at[1], .72), (at[0] - .4, at[1] + .3, .82), (at[0] - .8, at[1] + 1.95, 2.72)], .075, polymer(.35))
    box((at[0], at[1], .04), (2.8, 2.6, .08), polymer(.8), .03)


VIEWS = {'house': (house, PRODUCT)}
