import { distances } from './distances'
import { convexHull } from './hull'

/** Pixels from the top left, four bytes each. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** How far from the subject's outline a shadow reaches, and where it has gone before the frame's edge; in parts of the width. */
const reach = 0.15
const [gone, whole] = [0.05, 0.13]
/** The edge of a subject is blended with what is behind it over so many pixels: left as they are. */
const edge = 3
/** Alpha of the subject. A deep shadow may have it too, but is black, which no material is. */
const solid = 236
const black = 2

/**
 * Lets the shadow of a cut-out fade with the distance from its subject's outline and towards the frame; between legs it stays whole.
 * @param hangs whether the subject touches nothing: it keeps no shadow at all
 */
export function fadeShadow({ data, width, height }: Pixels, hangs: boolean): void {
  const alpha = (pixel: number) => data[pixel * 4 + 3] ?? 0
  const isBlack = (pixel: number) => data.subarray(pixel * 4, pixel * 4 + 3).every((light) => light <= black)
  const isSubject = (pixel: number) => alpha(pixel) >= solid && !isBlack(pixel)
  const away = distances(width, height, isSubject)
  const within = convexHull(width, height, isSubject)
  const outside = distances(width, height, (pixel) => within[pixel] === 1)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = away[pixel] ?? 0
    if (from === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const border = Math.min(x, y, width - 1 - x, height - 1 - y) / width
    const left = hangs
      ? 1 - smoothStep((from - 1) / edge)
      : (1 - smoothStep(((outside[pixel] ?? 0) - edge) / (reach * width))) *
        smoothStep((border - gone) / (whole - gone))
    data[pixel * 4 + 3] = Math.round(alpha(pixel) * left)
  }
}

/** The hues that count as amber, in degrees, and the saturation from which on they do so wholly. */
const ambers = { from: 36, to: 64, faint: 0.4, full: 0.55 }

/**
 * Turns the hue of the amber part so that the middle of it is the wanted one; light and shade stay.
 * @param signal the page's signal colour, an amber, as "#rrggbb"
 */
export function tuneAmber({ data, width, height }: Pixels, signal: string): void {
  const { hue } = hueAndSaturation(Buffer.from(signal.slice(1), 'hex'), 0)
  const found: number[] = []
  for (let at = 0; at < width * height * 4; at += 4) {
    const colour = hueAndSaturation(data, at)
    if ((data[at + 3] ?? 0) >= solid && isAmber(colour) && colour.saturation > ambers.full) found.push(colour.hue)
  }
  if (found.length < (width * height) / 5000) return
  found.sort((a, b) => a - b)
  const turn = hue - (found[found.length >> 1] ?? hue)
  for (let at = 0; at < width * height * 4; at += 4) {
    const colour = hueAndSaturation(data, at)
    if (!isAmber(colour)) continue
    const share = smoothStep((colour.saturation - ambers.faint) / (ambers.full - ambers.faint))
    setHue(data, at, colour.hue + turn * share)
  }
}

function isAmber({ hue, saturation }: { hue: number; saturation: number }): boolean {
  return hue > ambers.from && hue < ambers.to && saturation > ambers.faint
}

function hueAndSaturation(data: Buffer, at: number): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  // Red is the strongest channel of every amber; other hues are of no interest here.
  if (range === 0 || most !== red || most < 40) return { hue: 0, saturation: 0 }
  return { hue: (60 * (green - blue)) / range, saturation: range / most }
}

/** Sets the hue of a colour between red and yellow: its green follows, red and blue are its strongest and its weakest. */
function setHue(data: Buffer, at: number, hue: number): void {
  const [red = 0, blue = 0] = [data[at], data[at + 2]]
  data[at + 1] = Math.round(blue + ((red - blue) * Math.max(0, Math.min(60, hue))) / 60)
}

function smoothStep(value: number): number {
  const t = Math.max(0, Math.min(1, value))
  return t * t * (3 - 2 * t)
}
