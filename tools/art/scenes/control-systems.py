"""Family picture: control panel with both doors open, AZM-100 on a stand, and silo weighing, at one scale."""
from compose import put, stand
from studio import Lens


def family():
    put('control-panel', 'open', (0, .35, 0))
    put('silo-weighing-system', 'front', (.98, -.42, 0), -8, quiet=True)
    stand((-.86, -.55, 0), 1.20)
    put('azm-100', 'front', (-.86, -.61, 1.20), 8, quiet=True)


VIEWS = {'family': (family, Lens(-16, 10, 85))}
