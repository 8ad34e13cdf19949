/** A technical drawing: strokes by their weight, and the file they become. */
import { n, track } from '../parts'
import { type Point, ring } from './view'

// The drawing takes on the colours of the page it is on; a colour of its own is for who opens the file alone.
const INK = 'var(--art-ink,#16222c)'
const DIM = 'var(--art-dim,#0b6478)'
const PAPER = 'var(--stage,#fff)'

/** How a stroke looks. Those that are filled cover what lies behind them. Widths are CSS pixels at every size. */
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
  // Moves along its way where the page lets it: 24 is a turn.
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

/** Looks of dimensions and balloons, the lowest first. */
const NOTES = ['extension', 'dimension', 'stream', 'flow', 'arrow', 'leader', 'solid', 'paper', 'edge'] as const
export type NoteLook = (typeof NOTES)[number]

/** Height of balloon figures and letters, in units of the sheet. */
const LETTER = 14

/** A stroke or face, and the part of the drawing that it belongs to. */
type Stroke = { look: Look; d: string; part?: string }

/** One drawing. Its units are those of the `viewBox`; `View` brings millimetres to them. */
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

  /** Draws path data over what is there already. */
  add(look: Look, ...paths: string[]): this {
    this.strokes.push({ look, d: paths.join(''), part: this.part })
    return this
  }

  /** Draws what belongs to a part, which pages give other colours: `--fill-NAME` and `--edge-NAME`. */
  within(part: string, draw: () => unknown): void {
    const outer = this.part
    this.part = part
    draw()
    this.part = outer
  }

  /** Draws path data that belongs to dimensions and balloons, over everything else. */
  note(look: NoteLook, d: string): void {
    this.notes.set(look, (this.notes.get(look) ?? '') + d)
  }

  /** Writes the figure of a balloon, or the letter of a dimension, around a place. */
  sign(sign: string, [x, y]: Point): void {
    const text = `<text x="${n(x)}" y="${n(y + LETTER * 0.35)}">${sign}</text>`
    if (/\d/.test(sign)) this.figures += text
    else this.letters += text
  }

  /** Draws the line from a number next to the drawing to what it names. A page shows it with the number. */
  lead(name: string, number: Point, spot: Point): void {
    const line = `<path stroke="${PAPER}" stroke-width="4" d="${track([number, spot])}"/><path stroke-width="1.25" d="${track([number, spot])}"/>`
    const edge = `var(--edge-${name},${DIM})`
    this.leads += `<g id="to-${name}" stroke="${edge}" stroke-linecap="round">${line}<path stroke="none" fill="${edge}" d="${ring(spot, 4)}"/></g>`
  }

  /** The text of the SVG file: all of it is in one element, "drawing", which pages show by name, but for the leads. */
  write(): string {
    const { width, height } = this
    const signs = `<g stroke="none" fill="${INK}" font-family="var(--font,sans-serif)" font-size="${LETTER}" font-weight="600" text-anchor="middle">${this.figures}<g fill="${DIM}">${this.letters}</g></g>`
    const defs = this.leads && `<defs>${this.leads}</defs>`
    const notes = NOTES.flatMap((look) => ({ look, d: this.notes.get(look) ?? '' })).filter(({ d }) => d !== '')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="drawing" fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${written(this.strokes)}${written(notes)}${signs}</g>${defs}</svg>\n`
  }
}

/** Paths of the same look that follow each other are one element, unless they cover one another. */
function written(strokes: Stroke[]): string {
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
      const still = LOOKS[look].includes('stroke="none"') ? '' : ' vector-effect="non-scaling-stroke"'
      const path = `<path ${coloured(look, part)}${still} d="${d.replaceAll(' -', '-')}"/>`
      const opens = part !== undefined && merged[i - 1]?.part !== part
      const closes = part !== undefined && merged[i + 1]?.part !== part
      return `${opens ? `<g stroke="var(--edge-${part},${INK})">` : ''}${path}${closes ? '</g>' : ''}`
    })
    .join('')
}

/** A look in the colours of its part, where the page gives it any. */
function coloured(look: Look, part?: string): string {
  if (part === undefined) return LOOKS[look]
  return LOOKS[look].replace(
    /fill="([^"]+)"/,
    (_, colour) => `fill="var(--${colour === INK ? 'edge' : 'fill'}-${part},${colour})"`,
  )
}
