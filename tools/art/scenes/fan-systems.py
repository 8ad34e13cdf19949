"""Family picture: tunnel, exhaust, roof and circulation fan together, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('tunnel-fan', 'front', (0, 0, .73))
    put('exhaust-fan', 'front', (-1.42, -.80, .49), 14, quiet=True)
    put('roof-fan', 'front', (1.40, .35, 0), quiet=True)
    put('circulation-fan', 'front', (1.22, -1.30, .46), -14, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
