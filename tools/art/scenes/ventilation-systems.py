"""Family picture: cooling pad, tunnel fan and flap inlets, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('cooling-pad', 'front', (-1.15, .35, 0), quiet=True)
    put('tunnel-fan', 'front', (1.10, .25, .73), -8)
    put('flap-system', 'front', (-.62, -1.45, .56), 0, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
