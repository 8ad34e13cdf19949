"""The house a whole delivery makes: ribbed shell, four tunnel fans in the end wall, inlets, chimneys, solar modules on the roof, silo with its auger. Not a customer's site."""
import math
from house import door, shell, wall_fan, window
from materials import galv, graphite, polymer, steel
from shapes import asset, box, lathe, place, tube
from silo import bin_, boot, ladder
from solar import array, rails
from studio import PRODUCT

LENGTH, WIDTH, EAVES, RIDGE = 15.0, 9.0, 3.0, 4.9


def chimney(x, y, z):
    lathe([(.32, -.6), (.32, .9), (.35, .92), (.35, .96), (.30, .96)], polymer(.4), (x, y, z), segments=48)
    lathe([(.0001, 1.42), (.10, 1.40), (.52, 1.22), (.53, 1.18), (.50, 1.18)], graphite(.4), (x, y, z), segments=48)
    for k in range(4):
        a = math.pi * (k + .5) / 2
        tube([(x + .33 * math.cos(a), y + .33 * math.sin(a), z + .9), (x + .38 * math.cos(a), y + .38 * math.sin(a), z + 1.24)], .018, steel(.5, .3))
    box((x, y, z - .12), (.95, .95, .30), galv(12), .02)


def house():
    shell(LENGTH, WIDTH, EAVES, RIDGE)
    with asset() as fan:
        wall_fan()
    for y in (-3.1, -1.5, 1.5, 3.1):
        place(fan, (-LENGTH / 2 - .06, y, 1.30))
    door(-LENGTH / 2 - .02, 0, 1.0, 2.1)
    for k in range(8):
        window(-LENGTH / 2 + 1.6 + 1.75 * k, -WIDTH / 2 - .03, 2.25)
    for k in range(4):
        chimney(-LENGTH / 2 + 2.4 + 3.4 * k, -1.4, RIDGE - .62)
    with asset() as store:
        high = bin_(1.25, 2.2, 4)
        ladder(206, 1.25, high)
        boot(2.2 - (1.25 - .17) * 1.12 - .08)
    slope = math.degrees(math.atan2(RIDGE - EAVES, WIDTH / 2))
    with asset() as modules:
        array(12, 1)
        rails(12, 1)
    place(modules, (.6, -3.25, EAVES + (WIDTH / 2 - 3.25) * math.tan(math.radians(slope)) + .20), (slope, 0, 0))
    at = (-LENGTH / 2 + 3.4, -WIDTH / 2 - 2.3, 0)
    place(store, at, (0, 0, 20))
    tube([(at[0], at[1], .72), (at[0] + .5, at[1] + .3, .82), (at[0] + .9, at[1] + 2.35, 2.72)], .075, polymer(.35))
    box((at[0], at[1], .04), (3.4, 3.2, .08), polymer(.8), .03)


VIEWS = {'house': (house, PRODUCT)}
