"""Family picture: belt welding machine, and behind it the cattle feed store at 70 % of its size."""
from compose import put
from studio import PRODUCT


def family():
    put('cattle-feed-system', 'front', (1.3, 1.2, 0), 0, scale=.7)
    put('sonomax-welding-machine', 'front', (-1.7, -.5, 0), 0, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
