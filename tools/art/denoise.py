"""Denoiser for two renders with different seeds: non-local means guided by normals and albedo (replaces OpenImageDenoise).
  /usr/bin/python3 denoise.py BASE OUT.png [stage]     reads BASE_a.png BASE_b.png BASE_nrm_*.png BASE_alb_*.png
Also fades the shadow out before the frame's edge. With `stage`, puts the picture on the page's stage colour."""
import glob
import subprocess
import sys
import numpy as np

CONVERT = '/usr/bin/convert'
STAGE = (0xE9 / 255, 0xED / 255, 0xEC / 255)


def read(path, channels):
    width, height = map(int, subprocess.check_output(['/usr/bin/identify', '-format', '%w %h', path]).split())
    raw = subprocess.check_output([CONVERT, path, '-depth', '16', '-endian', 'LSB', ('rgba' if channels == 4 else 'rgb') + ':-'])
    return np.frombuffer(raw, '<u2').reshape(height, width, channels).astype(np.float32) / 65535


def write(image, path):
    height, width = image.shape[:2]
    pixels = (image.clip(0, 1) * 65535 + .5).astype('<u2').tobytes()
    size = ['-size', '%dx%d' % (width, height), '-depth', '16', '-endian', 'LSB', 'rgba:-', '-depth', '8', 'PNG32:' + path]
    subprocess.run([CONVERT] + size, input=pixels, check=True)


def blur(a, r):
    """Box blur with radius r in pixels along both axes."""
    for axis in (0, 1):
        total = np.cumsum(np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge'), axis, dtype=np.float64)
        n = a.shape[axis]
        a = ((np.take(total, range(2 * r + 1, n + 2 * r + 1), axis) - np.take(total, range(0, n), axis)) / (2 * r + 1)).astype(np.float32)
    return a


def shifted(a, dy, dx):
    h, w = a.shape[:2]
    p = max(abs(dy), abs(dx), 1)
    padded = np.pad(a, [(p, p), (p, p)] + [(0, 0)] * (a.ndim - 2), mode='edge')
    return padded[p + dy:p + dy + h, p + dx:p + dx + w]


def smooth_step(t):
    t = t.clip(0, 1)
    return t * t * (3 - 2 * t)


def merge(one, two, guide, reach=5, strength=.62, guide_strength=.22):
    """Averages each render with weights measured on the other, so that noise is not taken for detail."""
    variance = blur((one - two) ** 2 / 2, 2) + 1e-6
    sums, weights = [np.zeros_like(one), np.zeros_like(one)], [np.zeros(one.shape[:2], np.float32) for _ in range(2)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            moved = shifted(variance, dy, dx)
            scale, bias = 1e-5 + strength ** 2 * (variance + moved), variance + np.minimum(variance, moved)
            alike = np.exp(-((guide - shifted(guide, dy, dx)) ** 2).sum(-1) / (2 * guide_strength ** 2) * 4)
            for i, (measured, averaged) in enumerate(((one, two), (two, one))):
                distance = (((measured - shifted(measured, dy, dx)) ** 2 - bias) / scale).mean(-1)
                weight = np.minimum(np.exp(-np.maximum(0, blur(distance, 2))), alike)
                sums[i] += weight[..., None] * shifted(averaged, dy, dx)
                weights[i] += weight
    return (sums[0] / weights[0][..., None] + sums[1] / weights[1][..., None]) / 2


def _spread(alpha, free, radius):
    """Blurs a shadow where there is no subject."""
    for _ in range(3):
        alpha = blur(alpha * free, radius) / np.maximum(blur(free, radius), 1e-4)
    return alpha


def soften_shadow(image, subject):
    """Smooths the shadow outside the subject, makes it black, and fades it out before the frame's edge. The renderer leaves gaps in the shadow along
    the subject's edge, which would be a bright line on a light page."""
    height, width = subject.shape
    alpha, free = image[..., 3], (~subject).astype(np.float32)
    near = blur(subject.astype(np.float32), 2) > 1e-3
    fine, wide = (_spread(alpha, free, max(2, width // part)) for part in (160, 80))
    close = smooth_step(blur(1 - free, width // 80) * 3)                # there, the shadow has details; farther off, only noise
    smooth = fine * close + wide * (1 - close)
    rows, columns = np.where(subject.any(1))[0], np.where(subject.any(0))[0]
    top, bottom, left, right = rows[0], rows[-1], columns[0], columns[-1]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    out = [(left - x) / (left - .01 * width), (x - right) / (.99 * width - right), (top - y) / (top - .01 * height), (y - bottom) / (.985 * height - bottom)]
    fade = np.ones_like(alpha)
    for side in out:
        fade *= 1 - smooth_step(side)
    smooth = smooth * fade
    image[..., 3] = np.where(subject | near, np.maximum(np.where(subject, alpha, alpha * fade), smooth), smooth)
    image[~subject & ~near, :3] = 0
    image[..., :3] = np.where(subject[..., None], image[..., :3], image[..., :3] * fade[..., None])


def main(base, out, stage=False):
    one, two = read(base + '_a.png', 4), read(base + '_b.png', 4)
    for image in (one, two):
        image[..., :3] *= image[..., 3:]
    normal, albedo = (read(glob.glob(base + end)[0], 3) for end in ('_nrm_*.png', '_alb_*.png'))
    image = merge(one, two, np.concatenate([normal, albedo], -1))
    if one[..., 3].min() < .999:
        lit, opaque = (one + two)[..., :3].max(-1) > .001, np.minimum(one, two)[..., 3] > .999
        soften_shadow(image, lit | opaque)                              # the ground has an albedo, too, but its shadow is black
    alpha = image[..., 3:4].clip(0, 1)
    if stage:
        image = np.concatenate([image[..., :3] + np.array(STAGE, np.float32) * (1 - alpha), np.ones_like(alpha)], -1)
    else:
        image = np.concatenate([np.where(alpha > 1e-4, image[..., :3] / np.maximum(alpha, 1e-4), 0), alpha], -1)
    write(image, out)


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], 'stage' in sys.argv[3:])
