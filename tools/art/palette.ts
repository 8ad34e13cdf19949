/** The palette: six materials as gradients and patterns, lit from the upper left. */

/** Writes gradient stops from "offset colour opacity" in a row. */
function stops(list: string): string {
  return list.replaceAll(/([\d.]+) (#\w+)(?: ([\d.]+))?(?:, )?/g, (_, at: string, colour: string, alpha?: string) => {
    const fade = alpha ? ` stop-opacity="${alpha}"` : ''
    const offset = at === '0' ? '' : ` offset="${at.replace(/^0\./, '.')}"`
    return `<stop${offset} stop-color="${colour}"${fade}/>`
  })
}

/** A linear gradient across the box of its shape. */
function linear(id: string, x2: number, y2: number, list: string): string {
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

/** The gradient of an upright bar: the same stops as the lying one, turned to run across. */
function turned(id: string, from: string): string {
  return `<linearGradient id="${id}" href="#${from}" x2="1" y2="0"/>`
}

const ROUND: string = '0 #98A3A9, 0.1 #C6CED1, 0.28 #FAFBFB, 0.42 #D9DFE1, 0.7 #8E999F, 0.9 #657077, 1 #8A959B'
const ROUND_DARK: string = '0 #4A5359, 0.25 #7D888E, 0.5 #434B51, 1 #22272B'
const ROUND_AMBER: string = '0 #D89600, 0.25 #FFCB45, 0.5 #F2A900, 1 #A87400'
const ROUND_WHITE: string = '0 #D3D8D8, 0.28 #FFF, 0.6 #D5DADA, 1 #9DA6AA'

/** Every paint by its id; a picture carries only those it names. */
const PAINTS: Readonly<Record<string, string>> = {
  front: linear('front', 1, 1, '0 #F4F6F6, 0.3 #D3D9DC, 0.55 #BCC4C8, 0.72 #D6DCDE, 1 #A9B3B8'),
  side: linear('side', 0.3, 1, '0 #A7B1B6, 0.35 #87929A, 0.6 #A3ADB3, 1 #717C83'),
  top: linear('top', 1, 0.2, '0 #FDFDFD, 0.5 #E4E9EA, 1 #F6F8F8'),
  tubeX: linear('tubeX', 0, 1, ROUND),
  tubeY: turned('tubeY', 'tubeX'),
  graphite: linear('graphite', 1, 1, '0 #6A757C, 0.4 #454E54, 1 #2F363B'),
  pitch: linear('pitch', 0, 1, '0 #3D454B, 1 #23282C'),
  slate: linear('slate', 1, 0, '0 #8C979D, 1 #6B767D'),
  darkX: linear('darkX', 0, 1, ROUND_DARK),
  darkY: turned('darkY', 'darkX'),
  amber: linear('amber', 1, 1, '0 #FFC83D, 0.45 #F2A900, 1 #C98B00'),
  amberSide: linear('amberSide', 0, 1, '0 #C88A00, 1 #966800'),
  amberTop: linear('amberTop', 1, 0, '0 #FFE08A, 1 #FFCB45'),
  amberX: linear('amberX', 0, 1, ROUND_AMBER),
  amberY: turned('amberY', 'amberX'),
  polymer: linear('polymer', 1, 1, '0 #FFF, 0.5 #E9EBEA, 1 #CBD0D0'),
  polymerSide: linear('polymerSide', 0, 1, '0 #C3C9CA, 1 #A2AAAD'),
  whiteX: linear('whiteX', 0, 1, ROUND_WHITE),
  whiteY: turned('whiteY', 'whiteX'),
  recess: linear('recess', 0.6, 1, '0 #1E2428, 1 #4B565D'),
  cell: linear('cell', 1, 1, '0 #36507C, 0.35 #1C3052, 1 #101C33'),
  blade: linear('blade', 1, 0, '0 #FCFDFD, 0.35 #CDD5D8, 0.75 #8C989F, 1 #5F6B72'),
  bladeDim: linear('bladeDim', 1, 0, '0 #D5DBDE, 0.4 #98A3A9, 1 #525D64'),
  bladeDark: linear('bladeDark', 1, 0, '0 #AEB8BD, 0.5 #77838A, 1 #454F56'),
  throat: linear('throat', 1, 0.6, '0 #3C454B, 0.55 #6D787F, 0.85 #C9D1D4, 1 #F1F4F4'),
  slat: linear('slat', 0, 1, '0 #AEB8BD, 0.7 #78848B, 1 #566168'),
  fog: linear('fog', 0, 1, '0 #8FC3D1 0.85, 0.5 #8FBECB 0.35, 1 #8FBECB 0'),
  sheen: linear('sheen', 1, 0.35, '0 #FFF 0.55, 0.3 #FFF 0.1, 0.31 #FFF 0, 1 #FFF 0'),
  shade: linear('shade', 0, 1, '0 #10181E 0.45, 1 #10181E 0'),
  // Zinc spangle: a tile of faint crystals, the sign by which galvanised sheet is recognised.
  zinc: '<pattern id="zinc" width="90" height="84" patternUnits="userSpaceOnUse"><g stroke="none" fill="#FFF" fill-opacity=".2"><path d="M0 10l18-10 14 12-8 20-20 2zM48 4l22 6 4 18-20 8-12-14zM30 44l18-4 10 16-12 14-20-8zM72 50l18 2v22l-16 4-8-14z"/><path fill="#4E5A61" fill-opacity=".13" d="M32 12l16-8-6 18 12 14-6 4-24-8zM74 28l16-18v42l-18-2-14 6-10-16 6-4zM4 34l20-2 6 12-4 18 20 8-8 14H16L0 62z"/></g></pattern>',
  mesh: '<pattern id="mesh" width="11" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H11M0 0V22" stroke="#EDF1F2" stroke-width="1.8" fill="none"/></pattern>',
  // Cooling-pad cellulose: flutes that cross at 45 and 15 degrees show as a diamond weave on the face.
  pad: '<pattern id="pad" width="14" height="11" patternUnits="userSpaceOnUse"><path fill="#8A5C33" d="M0 0h14v11H0z"/><path d="M0 3.5q3.5-5 7 0t7 0M0 9q3.5 5 7 0t7 0" stroke="#C99A66" stroke-width="2" fill="none"/><path d="M0 5.5q3.5-4 7 0t7 0" stroke="#56361B" stroke-width="1.4" fill="none"/></pattern>',
  shadow: `<radialGradient id="shadow">${stops('0 #0C1418 0.5, 0.45 #0C1418 0.26, 0.75 #0C1418 0.07, 1 #0C1418 0')}</radialGradient>`,
}

/** The definitions that a drawing names, with the gradients those are derived from. */
export function paintsFor(drawing: string): string {
  const named = (text: string) =>
    Object.entries(PAINTS).filter(([id]) => text.includes(`url(#${id})`) || text.includes(`href="#${id}"`))
  const write = (entries: [string, string][]) => entries.map(([, paint]) => paint).join('')
  return write(named(drawing + write(named(drawing))))
}
