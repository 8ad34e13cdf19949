"""Family picture: tunnel, exhaust, roof and circulation fan, at one scale."""
from compose import put
from studio import PRODUCT


def family():
    put('tunnel-fan', 'front', (-.1, 0, .73))
    put('exhaust-fan', 'front', (-1.75, -.55, .49), 14, quiet=True)
    put('roof-fan', 'front', (1.45, .55, 0), quiet=True)
    put('circulation-fan', 'front', (1.62, -1.05, .46), -14, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
