import { distances } from './distances'
import { convexHull } from './hull'

/** RGBA pixels, row by row from the top left, four bytes each. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/**
 * Lengths as fractions of the picture's width: the reach of a shadow around the subject; the distance from the frame's
 * edge at which the shadow has faded out; the length of this fade. If the subject is nearer to the edge than this
 * distance, the fade ends at the subject.
 */
const reach = 0.15
const [fadeEnd, fadeLength] = [0.05, 0.08]
/** Width of the subject's antialiased edge in pixels. The edge is left unchanged. */
const edge = 3
/** Minimum alpha of a subject's pixels. A deep shadow can be as opaque, but is black, unlike every material. */
const solid = 236
const black = 2
/**
 * Minimum brightness of a thin wire without solid pixels. Pixels beside an edge that are darker contain shadow, which
 * resizing has mixed in.
 */
const dim = 64
/**
 * Pixels with an alpha below this value are faded out gradually. Otherwise, the faint outer edge of a shadow or of mist
 * would end in a visible line.
 */
const faint = 8

/**
 * Fades the shadow of a cut-out (a picture without background): with the distance from the convex hull of its subject,
 * and towards the frame. Within the hull, for example between legs, the shadow keeps its strength.
 * @param hangs whether the subject hangs or is fixed to a wall; its shadow is then removed
 */
export function fadeShadow({ data, width, height }: Pixels, hangs: boolean): void {
  const alpha = (pixel: number) => data[pixel * 4 + 3] ?? 0
  const isBlack = (pixel: number) => data.subarray(pixel * 4, pixel * 4 + 3).every((light) => light <= black)
  const isSubject = (pixel: number) => alpha(pixel) >= solid && !isBlack(pixel)
  const border = (pixel: number) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return Math.min(x, y, width - 1 - x, height - 1 - y) / width
  }
  const subjectDistances = distances(width, height, isSubject)
  const within = convexHull(width, height, isSubject)
  const hullDistances = distances(width, height, (pixel) => within[pixel] === 1)
  const lightOf = (pixel: number) => Math.max(...data.subarray(pixel * 4, pixel * 4 + 3))
  /**
   * Share of the subject, 0 to 1, in a pixel of its smooth edge or of a thin wire. The rest of the pixel is black
   * shadow.
   */
  const subjectShare = (pixel: number) => {
    const light = lightOf(pixel)
    let brightest = Math.max(light, dim)
    for (const row of [-2, -1, 0, 1, 2])
      for (const column of [-2, -1, 0, 1, 2]) {
        const neighbour = pixel + row * width + column
        if (subjectDistances[neighbour] === 0) brightest = Math.max(brightest, lightOf(neighbour))
      }
    return light / brightest
  }
  let end = fadeEnd
  for (let pixel = 0; pixel < width * height; pixel++) if (isSubject(pixel)) end = Math.min(end, border(pixel))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const subjectDistance = subjectDistances[pixel] ?? 0
    if (subjectDistance === 0) continue
    const remaining = hangs
      ? 1 - smoothStep((subjectDistance - 1) / edge)
      : (1 - smoothStep(((hullDistances[pixel] ?? 0) - edge) / (reach * width))) *
        smoothStep((border(pixel) - end) / fadeLength)
    const opaque = subjectShare(pixel) * alpha(pixel)
    const rest = opaque + (alpha(pixel) - opaque) * remaining
    for (let i = pixel * 4; i < pixel * 4 + 3; i++)
      data[i] = Math.min(255, Math.round(((data[i] ?? 0) * alpha(pixel)) / Math.max(1, rest)))
    data[pixel * 4 + 3] = Math.round(rest * smoothStep(rest / faint))
  }
}

/** Range of amber hues in degrees. With a saturation (0 to 1) between `faint` and `full`, a pixel is partly amber. */
const ambers = { from: 36, to: 64, faint: 0.4, full: 0.55 }

/**
 * Shifts the hues of the amber pixels, so that their median is the hue of the signal colour. Keeps light and shade.
 * @param signal the page's signal colour, an amber, as "#rrggbb"
 */
export function tuneAmber({ data, width, height }: Pixels, signal: string): void {
  const { hue } = hueAndSaturation(Buffer.from(signal.slice(1), 'hex'), 0)
  const hues: number[] = []
  for (let offset = 0; offset < width * height * 4; offset += 4) {
    const colour = hueAndSaturation(data, offset)
    if ((data[offset + 3] ?? 0) >= solid && isAmber(colour) && colour.saturation > ambers.full) hues.push(colour.hue)
  }
  if (hues.length < (width * height) / 5000) return
  hues.sort((a, b) => a - b)
  const shift = hue - (hues[hues.length >> 1] ?? hue)
  for (let offset = 0; offset < width * height * 4; offset += 4) {
    const colour = hueAndSaturation(data, offset)
    if (!isAmber(colour)) continue
    const share = smoothStep((colour.saturation - ambers.faint) / (ambers.full - ambers.faint))
    setHue(data, offset, colour.hue + shift * share)
  }
}

function isAmber({ hue, saturation }: { hue: number; saturation: number }): boolean {
  return hue > ambers.from && hue < ambers.to && saturation > ambers.faint
}

function hueAndSaturation(data: Buffer, offset: number): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [data[offset], data[offset + 1], data[offset + 2]]
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  // In every amber, red is the strongest channel. Pixels with other hues are ignored.
  if (range === 0 || most !== red || most < 40) return { hue: 0, saturation: 0 }
  return { hue: (60 * (green - blue)) / range, saturation: range / most }
}

/** Sets a hue between red and yellow. Changes only green, because red is the highest channel and blue the lowest. */
function setHue(data: Buffer, offset: number, hue: number): void {
  const [red = 0, blue = 0] = [data[offset], data[offset + 2]]
  data[offset + 1] = Math.round(blue + ((red - blue) * Math.max(0, Math.min(60, hue))) / 60)
}

function smoothStep(value: number): number {
  const t = Math.max(0, Math.min(1, value))
  return t * t * (3 - 2 * t)
}
