export type Dir = 'ltr' | 'rtl'

/** Words in the language of the page, or, where they fell back, with the language they are in. */
export type Text = string | { text: string; lang: string; dir: Dir }

/** Parsed Markdown: words, or an element with its children. `href` only on `a`, `start` only on an `ol` that begins with another number than 1. */
export type RichNode =
  | string
  | { tag: 'p' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'li'; href?: string; start?: number; children: RichNode[] }

/** `lang` and `dir` only where the words fell back to another language. */
export type RichText = { nodes: RichNode[]; lang?: string; dir?: Dir }

/** A figure is written out in the page's number format ("up to" may come before it); its unit is separate. `also` is the same in kilowatts. */
export type Cell =
  | { kind: 'text'; text: Text }
  | { kind: 'figure'; prefix?: string; number: string; unit?: string; also?: string }
  | { kind: 'tick' }
  | { kind: 'none' }

/** A figure that is drawn: written out, and its numbers, from least to most as they are written; lengths are in millimetres. */
export type Drawn = { cell: Cell; numbers: number[] }

/**
 * A picture file: its address and its size in CSS pixels. One that also exists in several `widths` has them next to its
 * address, which is then that of a WebP: "/assets/0123456789.webp", "/assets/0123456789-320.avif". `colour` is the average of one that
 * nothing shines through; a drawing `moves` when it has streams that run along where the page sets them in motion.
 */
export type Picture = {
  src: string
  width: number
  height: number
  widths?: number[]
  colour?: string
  moves?: true
}

/** A picture that carries information. */
export type Image = { src: Picture; alt: Text }

/** A button. */
export type Action = { label: Text; href: string }

/** The language of a document: its code, and its name in the visitor's language. */
export type DocumentLanguage = { code: string; name: string }

/** Pages next to each other: the rows, and each page with its cells by their ids. A page may lack some. */
export type ComparedTable = {
  rows: { id: string; label: Text }[]
  products: { href: string; name: Text; cells: Record<string, Cell> }[]
}

/**
 * The answers of a finder: what pages are for and what they do, in the order of the site, and each page that says both
 * by their ids. `field` is the field of activity it belongs to, `group` the page above it; a `namesake` is called like
 * another.
 */
export type FinderAnswers = {
  for: { id: string; name: Text }[]
  does: { id: string; name: Text }[]
  pages: FoundPage[]
}

type FoundPage = {
  href: string
  name: Text
  group?: Text
  namesake?: true
  field?: string
  picture?: Picture
  for: string[]
  does: string[]
}

/**
 * The numbers that a diagram draws, from a table of its page; lengths are in millimetres. By ids: of bars, each row's number
 * for each column; of outlines, the sizes of rows.
 */
export type ScaleNumbers = {
  /** The id of the table that has the words, and the figures as they are written. */
  table: string
  bars?: Record<string, Record<string, number>>
  sizes?: Record<string, number[]>
}

/**
 * The figures of a calculator, from a table of its page: how much one of each answer is enough for, by ids, at least
 * and at most; and, written out, its limits and its examples with the answers to each. An answer without a figure has
 * words of its own.
 */
export type ReckonNumbers = {
  each: Record<string, [least: number, most: number]>
  limits: Cell
  examples: { count: number; written: string; answers: Record<string, string> }[]
}

/** A document file: its address, its format ("PDF") and its size in the page's number format ("240 kB"). */
export type DocumentFile = { href: string; format: string; size: string }

/** When an event is: its first and last day, and both in the form of the page's language. */
export type EventDate = { day: string; last: string; text: string }

/** A contact of the site; `href` is its `mailto:` or `tel:` address. `languages` are those it is for above all. */
export type Contact = {
  id: string
  kind: 'mail' | 'phone'
  label: Text
  value: string
  href: string
  languages?: string[]
}

/** The continents as a picture of their own projection: a path for each by its id, and the position of its mark. */
export type WorldDrawing = {
  width: number
  height: number
  outlines: Record<string, { path: string; mark: { x: number; y: number } }>
}

/** Interface words as a brand says them, nested as in `common.json`. */
export type BrandWords = { [key: string]: string | BrandWords }
