/** Parts that all pictures share: the camera's projection, the contact shadow and the SVG file. */
import { paintsFor } from './palette'
import { CAMERA, INK, n } from './parts'

/** A contact shadow on the ground: an ellipse of half width `a` and half depth `b` around a point of the elevation. */
export function shadow(x: number, y: number, a: number, b: number): string {
  return `<ellipse rx="${n(a)}" ry="${n(b)}" transform="matrix(1 0 .625 .25 ${n(x)} ${n(y)})" fill="url(#shadow)" stroke="none"/>`
}

/** Shortens path data: removes the unnecessary spaces before minus signs. */
function compact(text: string): string {
  return text.replaceAll(/ d="([^"]+)"/g, (_, d: string) => ` d="${d.replaceAll(' -', '-')}"`)
}

/** Writes an SVG file. `x` and `y` are the position of the elevation's origin, `zoom` is its scale. */
export function picture(x: number, y: number, zoom: number, body: string, defs = ''): string {
  const matrix = CAMERA.map((value) => Number((value * zoom).toFixed(3))).join(' ')
  const paints = paintsFor(body + defs)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">' +
    `<defs>${paints}${defs}</defs><g transform="matrix(${matrix} ${n(x)} ${n(y)})" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round">${compact(body)}</g></svg>\n`
  )
}
