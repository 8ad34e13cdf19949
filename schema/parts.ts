export type Dir = 'ltr' | 'rtl'

/** A text in the page's language, or a fallback text with its own language and direction. */
export type Text = string | { text: string; lang: string; dir: Dir }

/**
 * A node of parsed Markdown: text, or an element. `kind` distinguishes elements with the same tag, for example by the
 * kind of a word in code, the alignment of a table cell, or the state of a task. `file` is a path in `pages/_media`,
 * which localization replaces with `href` or `src`.
 */
export type RichNode =
  | string
  | {
      tag: string
      href?: string
      start?: number
      id?: string
      kind?: string
      file?: string
      src?: Picture
      alt?: string
      lang?: string
      dir?: Dir
      children: RichNode[]
    }

/** Rich text. `lang` and `dir` are set only if the text is a fallback in a different language. */
export type RichText = { nodes: RichNode[]; lang?: string; dir?: Dir }

/**
 * A table cell. `number` is formatted; `prefix` is a text such as "up to"; `also` is the same value in kilowatts, or
 * a note about the tax on a price. `pad` is the space after a number with fewer decimals than others in its column,
 * in tenths of a digit's width. `price` is the price as data for search engines.
 */
export type Cell =
  | { kind: 'text'; text: Text }
  | { kind: 'figure'; prefix?: string; number: string; pad?: string; unit?: string; also?: string; price?: Price }
  | { kind: 'rich'; rich: RichText }
  | { kind: 'link'; label: Text; href?: string }
  | { kind: 'picture'; src: Picture; alt: Text }
  | { kind: 'tick' }
  | { kind: 'none' }

/** The lowest price, the highest price if there are several, and the ISO 4217 code of the currency. */
type Price = { low: number; high?: number; currency: string }

/** A figure that a drawing uses: its table cell, and its numbers in ascending order. Lengths are in mm. */
export type Drawn = { cell: Cell; numbers: number[] }

/**
 * A picture file: its address, and its size in CSS px. `widths` are the widths in px of additional AVIF files; for
 * "/assets/0123456789.webp" and the width 320, the file is "/assets/0123456789-320.avif". `colour` is the average
 * colour of an opaque picture. `moves` is set for drawings of air or feed streams, which the page can animate.
 */
export type Picture = {
  src: string
  width: number
  height: number
  widths?: number[]
  colour?: string
  moves?: true
}

/** A picture that conveys information, and its alternative text. */
export type Image = { src: Picture; alt: Text }

/** A button that links to an address. */
export type Action = { label: Text; href: string }

/** The language of a document: its code, and its name in the visitor's language. */
export type DocumentLanguage = { code: string; name: string }

/** A table that compares pages: its rows, and the cells of each page by row id. A page may lack some cells. */
export type ComparedTable = {
  rows: { id: string; label: Text }[]
  products: { href: string; name: Text; cells: Record<string, Cell> }[]
}

/**
 * The pages of a list, the questions that filter the pages, and the figures to show for each page (`columns`, by row id
 * as in `cells`). `part` is set if the list has several parts, each at its own address.
 */
export type ListedPages = {
  entries: ListedPage[]
  filters: Filter[]
  columns: { id: string; label: Text }[]
  part?: { number: number; hrefs: string[] }
  /** Address of the feed, without the base and without a language prefix. */
  feed?: string
}

/**
 * A question that filters pages. `id` is the field of a page that contains its answers; `options` are all possible
 * answers, in the order of the settings.
 */
export type Filter = { id: 'for' | 'does' | 'tags'; options: { id: string; name: Text }[] }

/** A page in a list. `answers` contains the ids of the page's answers, by the ids of the filters. */
export type ListedPage = {
  href: string
  name: Text
  text?: Text
  picture?: Picture
  date?: { day: string; text: string }
  author?: Text
  cells?: Record<string, Cell>
  answers?: Partial<Record<Filter['id'], string[]>>
  /** Name of the parent page. `namesake` is set if another page of the list has the same name. */
  group?: Text
  namesake?: true
  field?: string
  /** Day of the last change, for the feed. Undefined for pages without a date or translation, which the feed omits. */
  changed?: string
}

/**
 * Numbers that a diagram shows, from a table on its page: lengths of bars by row id and column id, or sizes of outlines
 * in mm by row id.
 */
export type ScaleNumbers = {
  /** Id of the table with the labels and the formatted figures. */
  table: string
  bars?: Record<string, Record<string, number>>
  sizes?: Record<string, number[]>
}

/**
 * Figures for a calculator, from a table on its page. `each` contains, by answer id, the smallest and largest quantity
 * for which one piece is enough; answers without a figure are missing. `limits` and `written` are formatted for
 * display. `answers` contains the formatted results, by answer id.
 */
export type ReckonNumbers = {
  each: Record<string, [least: number, most: number]>
  limits: Cell
  examples: { count: number; written: string; answers: Record<string, string> }[]
}

/** A document file: its address, its format ("PDF") and its size in the page's number format ("240 kB"). */
export type DocumentFile = { href: string; format: string; size: string }

/**
 * First and last day of an event (ISO 8601), and the period as text in the page's language. `over` tells whether the
 * event was over when the site was built. For an event with times, `begins` and `ends` are instants (ISO 8601, with the
 * offset of the place), and `zone` is the time zone of the place.
 */
export type EventDate = {
  day: string
  last: string
  text: string
  over?: true
  begins?: string
  ends?: string
  zone?: string
}
/** The service that shows a film or map of another host. `waits` is set if the service needs the visitor's consent. */
export type EmbedService = { name: string; waits?: true }

/**
 * The opening hours of a week, from Monday to Sunday, with texts in the page's language. Closed days have no `hours`.
 * `title` and `period` are set if the hours are for a season.
 */
export type HoursWeek = { title?: Text; period?: EventDate; days: { name: string; hours?: string[] }[] }

/**
 * A contact of the site. `href` is a `mailto:` or `tel:` address. `languages` are the languages of the customers that
 * the contact serves.
 */
export type Contact = {
  id: string
  kind: 'mail' | 'phone'
  label: Text
  value: string
  href: string
  languages?: string[]
}

/** A drawing of the continents: the outline (an SVG path) and marker position of each continent, by continent id. */
export type WorldDrawing = {
  width: number
  height: number
  outlines: Record<string, { path: string; mark: { x: number; y: number } }>
}

/** Interface texts of one brand that replace the site's own, nested as in `common.json`. */
export type BrandWords = { [key: string]: string | BrandWords }
