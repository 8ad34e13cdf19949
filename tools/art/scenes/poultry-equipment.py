"""Family picture: fill hopper, pan feeder, manual feeder and drinker, hot-air heater together, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('heating-system', 'front', (.55, .75, .68), 0)
    put('silo-systems', 'hopper', (-.95, .25, 0), 0, quiet=True)
    put('feeding-system', 'pan', (-.55, -.75, 0), 0, quiet=True)
    put('manual-systems', 'feeder', (.30, -.65, 0), 20, quiet=True)
    put('manual-systems', 'drinker', (.95, -.55, 0), 0, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
