"""Family picture: fill hopper, pan feeder, manual feeder and drinker, hot-air heater, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('heating-system', 'front', (.62, .80, .68), 0)
    put('silo-systems', 'hopper', (-1.38, .50, 0), 0, quiet=True)
    put('feeding-system', 'pan', (-.82, -1.0, 0), 0, quiet=True)
    put('manual-systems', 'feeder', (.02, -1.0, 0), 20, quiet=True)
    put('manual-systems', 'drinker', (.78, -1.0, 0), 0, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
