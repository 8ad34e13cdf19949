/** A technical drawing: collects strokes, and writes them to an SVG file. */
import { n, track } from '../parts'
import { type Point, ring } from './view'

// A drawing uses the colours of the page that embeds it. The fallback colours apply if the file is opened directly.
const INK = 'var(--art-ink,#16222c)'
const DIM = 'var(--art-dim,#0b6478)'
const PAPER = 'var(--stage,#fff)'

/** SVG attributes by look (stroke style). Filled strokes cover everything behind them. Widths are always in CSS px. */
const LOOKS = {
  outline: 'stroke-width="2.4"',
  edge: 'stroke-width="1.4"',
  thin: 'stroke-width=".7"',
  faint: 'stroke-width=".7" stroke-opacity=".5"',
  hidden: 'stroke-width=".9" stroke-dasharray="5 3"',
  centre: `stroke="${DIM}" stroke-width=".8" stroke-dasharray="14 3 3 3"`,
  dimension: `stroke="${DIM}"`,
  extension: `stroke="${DIM}" stroke-width=".7"`,
  flow: `stroke="${DIM}" stroke-width="1.8"`,
  // A page can animate `--flow`: a change by 24 shifts the dashes by one period.
  stream: `stroke="${DIM}" stroke-width="1.8" stroke-dasharray="15 9" stroke-dashoffset="var(--flow,0)"`,
  leader: 'stroke-width=".9"',
  body: `stroke-width="2.4" fill="${PAPER}"`,
  part: `stroke-width="1.4" fill="${PAPER}"`,
  bird: `stroke-width=".9" fill="${PAPER}"`,
  signal: 'stroke-width="1.4" fill="var(--accent,#f2a900)"',
  tint: `stroke="none" fill="${INK}" fill-opacity=".08"`,
  shade: `stroke="none" fill="${INK}" fill-opacity=".16"`,
  light: 'stroke="none" fill="var(--accent,#f2a900)" fill-opacity=".11"',
  solid: `stroke="none" fill="${INK}"`,
  arrow: `stroke="none" fill="${DIM}"`,
  paper: `stroke="none" fill="${PAPER}"`,
} as const

export type Look = keyof typeof LOOKS

/** Looks of notes (dimensions and balloons), from back to front. */
const NOTES = ['extension', 'dimension', 'stream', 'flow', 'arrow', 'leader', 'solid', 'paper', 'edge'] as const
export type NoteLook = (typeof NOTES)[number]

/** Font size of the figures in balloons and the letters of dimensions, in units of the sheet. */
const LETTER = 14

/** A stroke or filled area: its look, its path data, and the part of the drawing to which it belongs. */
type Stroke = { look: Look; d: string; part?: string }

/** A drawing. Its units are the units of its `viewBox`; `View` converts millimetres to these units. */
export class Sheet {
  private readonly strokes: Stroke[] = []
  private part?: string
  private readonly notes = new Map<Look, string>()
  private figures = ''
  private letters = ''
  private leads = ''

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Draws paths on top of all existing paths. */
  add(look: Look, ...paths: string[]): this {
    this.strokes.push({ look, d: paths.join(''), part: this.part })
    return this
  }

  /** Draws a part of the product. A page can set the part's colours with `--fill-NAME` and `--edge-NAME`. */
  within(part: string, draw: () => unknown): void {
    const outer = this.part
    this.part = part
    draw()
    this.part = outer
  }

  /** Draws paths of dimensions and balloons, on top of everything else. */
  note(look: NoteLook, d: string): void {
    this.notes.set(look, (this.notes.get(look) ?? '') + d)
  }

  /** Writes the figure of a balloon or the letter of a dimension, centred at a place. */
  sign(sign: string, [x, y]: Point): void {
    const text = `<text x="${n(x)}" y="${n(y + LETTER * 0.35)}">${sign}</text>`
    if (/\d/.test(sign)) this.figures += text
    else this.letters += text
  }

  /** Draws the line from a number beside the drawing to its spot. A page shows the line together with the number. */
  lead(name: string, number: Point, spot: Point): void {
    const line = `<path stroke="${PAPER}" stroke-width="4" d="${track([number, spot])}"/><path stroke-width="1.25" d="${track([number, spot])}"/>`
    const edge = `var(--edge-${name},${DIM})`
    this.leads += `<g id="to-${name}" stroke="${edge}" stroke-linecap="round">${line}<path stroke="none" fill="${edge}" d="${ring(spot, 4)}"/></g>`
  }

  /** Writes the SVG file. Everything except the lines to numbers is in an element with the id "drawing". */
  write(): string {
    const { width, height } = this
    const signs = `<g stroke="none" fill="${INK}" font-family="var(--font,sans-serif)" font-size="${LETTER}" font-weight="600" text-anchor="middle">${this.figures}<g fill="${DIM}">${this.letters}</g></g>`
    const defs = this.leads && `<defs>${this.leads}</defs>`
    const notes = NOTES.flatMap((look) => ({ look, d: this.notes.get(look) ?? '' })).filter(({ d }) => d !== '')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="drawing" fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${pathElements(this.strokes)}${pathElements(notes)}${signs}</g>${defs}</svg>\n`
  }
}

/** Writes strokes as path elements. Merges consecutive strokes of the same look if none of them covers another. */
function pathElements(strokes: Stroke[]): string {
  const merged: Stroke[] = []
  for (const { look, d, part } of strokes) {
    const last = merged.at(-1)
    const covers = LOOKS[look].includes('fill=') && !LOOKS[look].includes('stroke="none"')
    if (last?.look === look && last.part === part && !covers) last.d += d
    else merged.push({ look, d, part })
  }
  return merged
    .map((stroke, i) => {
      const { look, d, part } = stroke
      const nonScaling = LOOKS[look].includes('stroke="none"') ? '' : ' vector-effect="non-scaling-stroke"'
      const path = `<path ${coloured(look, part)}${nonScaling} d="${d.replaceAll(' -', '-')}"/>`
      const opens = part !== undefined && merged[i - 1]?.part !== part
      const closes = part !== undefined && merged[i + 1]?.part !== part
      return `${opens ? `<g stroke="var(--edge-${part},${INK})">` : ''}${path}${closes ? '</g>' : ''}`
    })
    .join('')
}

/** SVG attributes of a look, with the colours that a page can set for the part. */
function coloured(look: Look, part?: string): string {
  if (part === undefined) return LOOKS[look]
  return LOOKS[look].replace(
    /fill="([^"]+)"/,
    (_, colour) => `fill="var(--${colour === INK ? 'edge' : 'fill'}-${part},${colour})"`,
  )
}
