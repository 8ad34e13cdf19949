/** Gradients for materials, lit from the upper left. */

/** Converts "offset colour opacity, …" into gradient stops. */
function stops(list: string): string {
  return list.replaceAll(
    /([\d.]+) (#\w+)(?: ([\d.]+))?(?:, )?/g,
    (_, position: string, colour: string, alpha?: string) => {
      const fade = alpha ? ` stop-opacity="${alpha}"` : ''
      const offset = position === '0' ? '' : ` offset="${position.replace(/^0\./, '.')}"`
      return `<stop${offset} stop-color="${colour}"${fade}/>`
    },
  )
}

/** A linear gradient across the bounding box of a shape. */
function linear(id: string, x2: number, y2: number, list: string): string {
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

const ROUND: string = '0 #98A3A9, 0.1 #C6CED1, 0.28 #FAFBFB, 0.42 #D9DFE1, 0.7 #8E999F, 0.9 #657077, 1 #8A959B'
const ROUND_DARK: string = '0 #4A5359, 0.25 #7D888E, 0.5 #434B51, 1 #22272B'
const ROUND_AMBER: string = '0 #D89600, 0.25 #FFCB45, 0.5 #F2A900, 1 #A87400'

/** All gradients by id. A picture contains only the gradients that it uses. */
const PAINTS: Readonly<Record<string, string>> = {
  front: linear('front', 1, 1, '0 #F4F6F6, 0.3 #D3D9DC, 0.55 #BCC4C8, 0.72 #D6DCDE, 1 #A9B3B8'),
  top: linear('top', 1, 0.2, '0 #FDFDFD, 0.5 #E4E9EA, 1 #F6F8F8'),
  tubeX: linear('tubeX', 0, 1, ROUND),
  graphite: linear('graphite', 1, 1, '0 #6A757C, 0.4 #454E54, 1 #2F363B'),
  darkX: linear('darkX', 0, 1, ROUND_DARK),
  amberX: linear('amberX', 0, 1, ROUND_AMBER),
  recess: linear('recess', 0.6, 1, '0 #1E2428, 1 #4B565D'),
  shadow: `<radialGradient id="shadow">${stops('0 #0C1418 0.5, 0.45 #0C1418 0.26, 0.75 #0C1418 0.07, 1 #0C1418 0')}</radialGradient>`,
}

/** Definitions of the gradients that a drawing uses. */
export function paintsFor(drawing: string): string {
  return Object.entries(PAINTS)
    .filter(([id]) => drawing.includes(`url(#${id})`))
    .map(([, paint]) => paint)
    .join('')
}
