"""Family picture: belt welding machine, and the cattle feed store at two fifths of its size behind it."""
from compose import put
from studio import PRODUCT


def family():
    put('cattle-feed-system', 'front', (1.55, .75, 0), 0, quiet=True, scale=.4)
    put('sonomax-welding-machine', 'front', (-.95, -.25, 0), 0)


VIEWS = {'family': (family, PRODUCT)}
