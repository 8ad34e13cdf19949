"""Family picture: a table of modules with its inverter frame, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('land-solar-system', 'front', (0, .5, 0))
    put('on-grid-system', 'front', (2.95, -1.55, 0), -6, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
