"""Family picture: control panel, AZM-100 on a stand and silo weighing together, at one scale."""
from compose import put, stand
from studio import PRODUCT


def family():
    put('control-panel', 'front', (0, .35, 0))
    put('silo-weighing-system', 'front', (1.35, -.25, 0), -8, quiet=True)
    stand((-.92, -.30, 0), 1.16)
    put('azm-100', 'front', (-.92, -.36, 1.16), 10, quiet=True)


VIEWS = {'family': (family, PRODUCT)}
