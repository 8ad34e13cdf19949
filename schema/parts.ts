export type Dir = 'ltr' | 'rtl'

/** Words in the language of the page. Words that fell back have their own language and direction. */
export type Text = string | { text: string; lang: string; dir: Dir }

/** Parsed Markdown: words, or an element with its children. Only `a` has `href`; `ol` has `start` unless that is 1. */
export type RichNode =
  | string
  | { tag: 'p' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'li'; href?: string; start?: number; children: RichNode[] }

/** Rich text; `lang` and `dir` are set only if its words fell back to a different language. */
export type RichText = { nodes: RichNode[]; lang?: string; dir?: Dir }

/** A table cell. `prefix` is for example "up to", `number` is formatted, `also` is the same value in kilowatts. */
export type Cell =
  | { kind: 'text'; text: Text }
  | { kind: 'figure'; prefix?: string; number: string; unit?: string; also?: string }
  | { kind: 'tick' }
  | { kind: 'none' }

/** A figure that is drawn: its cell, and its numbers in ascending order; lengths are in mm. */
export type Drawn = { cell: Cell; numbers: number[] }

/**
 * A picture file: its address, and its size in CSS px. Files in other `widths` lie next to a WebP: for
 * "/assets/0123456789.webp" there is "/assets/0123456789-320.avif". `colour` is the average colour of an opaque
 * picture; a drawing `moves` if it has streams that the page can animate.
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

/** A comparison of pages: the rows, and the cells of each page by row id. A page may lack some cells. */
export type ComparedTable = {
  rows: { id: string; label: Text }[]
  products: { href: string; name: Text; cells: Record<string, Cell> }[]
}

/**
 * Answers of a finder: what pages are for and what they do, in the order of the site, and by their ids each page that
 * states both. `field` is the page's field of activity, `group` is the page above it; a `namesake` has the same name as
 * another page.
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
 * Numbers that a diagram draws, from a table of its page; lengths are in mm. `bars` are by row id and column id,
 * `sizes` (of outlines) by row id.
 */
export type ScaleNumbers = {
  /** Id of the table with the words and the written figures. */
  table: string
  bars?: Record<string, Record<string, number>>
  sizes?: Record<string, number[]>
}

/**
 * Figures of a calculator, from a table of its page. `each` has by answer id for how much one of them is enough; an
 * answer without a figure has custom words. `limits` and the `written` examples are formatted; `answers` are by answer
 * id.
 */
export type ReckonNumbers = {
  each: Record<string, [least: number, most: number]>
  limits: Cell
  examples: { count: number; written: string; answers: Record<string, string> }[]
}

/** A document file: its address, its format ("PDF") and its size in the page's number format ("240 kB"). */
export type DocumentFile = { href: string; format: string; size: string }

/** First and last day of an event, and both as text in the page's language. */
export type EventDate = { day: string; last: string; text: string }

/** A contact of the site; `href` is its `mailto:` or `tel:` address. `languages` are those that it mainly serves. */
export type Contact = {
  id: string
  kind: 'mail' | 'phone'
  label: Text
  value: string
  href: string
  languages?: string[]
}

/** The continents as a drawing in its own projection: by id, a path and the position of the mark. */
export type WorldDrawing = {
  width: number
  height: number
  outlines: Record<string, { path: string; mark: { x: number; y: number } }>
}

/** Interface words that a brand overrides, nested as in `common.json`. */
export type BrandWords = { [key: string]: string | BrandWords }
