"""Off-grid: inverter above an open rack of five battery modules. No sizes are published."""
from materials import galv, graphite, paint, rubber, signal
from shapes import asset, box, cyl, hose, place, tube
from solar import battery, inverter
from studio import PRODUCT

W, D, H, LOW, STEP = .66, .50, 1.28, .14, .215


def rack():
    dark = graphite(.42)
    for x in (-W / 2, W / 2):
        for y in (-D / 2, D / 2):
            box((x, y, H / 2 + .04), (.045, .045, H), dark, .003)
            cyl((x, y, .02), .028, .04, rubber())
            for k in range(24):
                box((x * .935, y - .0235, .12 + .045 * k), (.009, .002, .009), paint('#0F1214', .7), .0003)
        for z in (.08, H + .02):
            box((x, 0, z), (.04, D, .04), dark, .003)
    for z in (.08, H + .02):
        for y in (-D / 2, D / 2):
            box((0, y, z), (W, .04, .04), dark, .003)
    box((0, 0, H + .045), (W + .05, D + .05, .012), dark, .003)
    for x in (-W / 2, W / 2):
        tube([(x, D / 2 - .03, .12), (x, -D / 2 + .03, H - .02)], .008, dark)


def front():
    rack()
    with asset() as one:
        battery()
    for k in range(5):
        z = LOW + .085 + STEP * k
        place(one, (0, -.015, z))
        for x in (-.295, .295):
            box((x, 0, z - .092), (.03, D - .04, .012), galv(), .001)
        if k:
            for x, lean in ((-.16, .03), (.16, -.03)):
                y = -.015 - .21 - .03
                hose([(x, y, z - STEP + .03), (x + lean, y - .05, z - STEP / 2), (x, y, z - .03)], .0075, rubber())
    for x in (-.24, .24):                                               # back frame for the inverter
        box((x, D / 2 - .02, H + .42), (.045, .04, .80), graphite(.42), .003)
    for z in (H + .24, H + .66):
        box((0, D / 2 - .045, z), (.56, .02, .045), galv(), .002)
    with asset() as device:
        inverter(signal())
    place(device, (0, D / 2 - .165, H + .46))
    for k in range(6):
        x = -.21 + .045 * k
        hose([(x, .06, H + .135), (x, .06, H + .09), (x * .8, .04, H + .055)], .006, rubber())
    hose([(.19, .06, H + .13), (.20, .02, H + .075), (.30, -.10, H + .06), (.345, -.22, H - .02), (.33, -.285, H - .20), (.20, -.28, LOW + .085 + STEP * 4 + .02)], .011, rubber())


VIEWS = {'front': (front, PRODUCT)}
