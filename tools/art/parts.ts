/** A place in space: x to the right, y down, z towards the viewer. */
export type Point = readonly [x: number, y: number, z?: number]

/** Several places: a list, or the short form "x y z, x y z". */
export type Points = readonly Point[] | string

/** Colour of outlines. Each outline is next to a light fill, so that it is visible on a light or dark background. */
export const INK = '#2B3136'
/** Colour of lines without a fill. It is visible on a light and on a dark background. */
export const MID = '#7A8891'

// The camera is 32 degrees to the left and 12 degrees up, without perspective. All front planes then have the same
// affine projection. So the whole scene is drawn as an elevation (front view), which one matrix transforms. A step of 1
// towards the viewer is a shift of (.625, .25) in this view.
export const CAMERA = [0.848, -0.11, 0, 0.978] as const
export const ZX = 0.625
export const ZY = 0.25

/** Writes a number with at most one decimal and without a leading zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
}

/** Projects a place in space onto the elevation. */
export function at([x, y, z = 0]: Point): [number, number] {
  return [x + ZX * z, y + ZY * z]
}

/** Parses places in the short form "x y z, x y z". */
function list(places: Points): readonly Point[] {
  if (typeof places !== 'string') return places
  return places.split(',').map((text): Point => {
    const [x = 0, y = 0, z = 0] = text.trim().split(' ').map(Number)
    return [x, y, z]
  })
}

/** SVG path data of a line through places. */
export function track(places: Points, closed = false): string {
  let from = ['', '']
  const text = list(places).map((place, index) => {
    const [x = '', y = ''] = at(place).map(n)
    const step = index === 0 ? `M${x} ${y}` : x === from[0] ? `V${y}` : y === from[1] ? `H${x}` : `L${x} ${y}`
    from = [x, y]
    return step
  })
  return text.join('') + (closed ? 'Z' : '')
}

/** SVG fill attribute. @param paint id of a gradient of the palette, "#rrggbb" or "none" */
export function fill(paint: string): string {
  return `fill="${paint.startsWith('#') || paint === 'none' ? paint : `url(#${paint})`}"`
}

/** SVG stroke attributes of a line. */
export function stroke(colour: string, width: number, more = ''): string {
  return `stroke="${colour}" stroke-width="${n(width)}"${more && ` ${more}`}`
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

/** A filled polygon in space. */
export function face(places: Points, paint: string, more = ''): string {
  return path(track(places, true), `${fill(paint)}${more && ` ${more}`}`)
}

/** An open line in space. */
export function line(places: Points, colour: string, width: number, more = ''): string {
  return path(track(places), stroke(colour, width, more))
}

/** A vertical rectangle that faces the viewer. */
export function rect(x: number, y: number, w: number, h: number, paint: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${fill(paint)}${more && ` ${more}`}/>`
}

/** A circle in the front plane. */
export function circle(x: number, y: number, r: number, paint: string, more = ''): string {
  const centre = (x ? `cx="${n(x)}" ` : '') + (y ? `cy="${n(y)}" ` : '')
  return `<circle ${centre}r="${n(r)}" ${fill(paint)}${more && ` ${more}`}/>`
}

/**
 * Bolt heads: dark dots, and smaller bright dots shifted towards the light. With an id, the SVG contains their path
 * only once.
 */
export function bolts(places: Points, size = 6, id = ''): string {
  const heads = list(places)
    .map((place) => `M${at(place).map(n).join(' ')}h0`)
    .join('')
  const cap = 'stroke-linecap="round"'
  const draw = (look: string) => (id ? `<use href="#${id}" ${look}/>` : path(heads, look))
  const both =
    draw(stroke('#4A5359', size, cap)) + draw(stroke('#F4F6F6', size * 0.55, `${cap} transform="translate(-.7 -.7)"`))
  return id ? `<defs><path id="${id}" d="${heads}"/></defs>${both}` : both
}

/** Evenly spaced values from a to b. */
export function spread(a: number, b: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => a + ((b - a) * i) / Math.max(1, count - 1))
}

/** Draws each value, and joins the results. */
export function each<T>(values: readonly T[], draw: (value: T, index: number) => string): string {
  return values.map(draw).join('')
}
