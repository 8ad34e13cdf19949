// Generated from schema/*.json by "npm run types". Do not edit.
import type {
  Action,
  BrandWords,
  Cell,
  Contact,
  DocumentFile,
  Image,
  Picture,
  RichText,
  Text,
  WorldDrawing
} from './localized'

/**
 * One section of a page; "type" says which.
 */
export type Block =
  | Hero
  | TextBlock
  | CardGrid
  | Gallery
  | FeatureList
  | SpecificationTable
  | Drawing
  | Tabs
  | Testimonials
  | LinkList
  | ContactList
  | DocumentList
  | ListColumns
  | Map

export interface Contract {
  page: Page
  site: Site
}
/**
 * One page of the site. The file’s name is its address: pages/ventilation/tunnel-fan.json is /tunnel-fan.
 */
export interface Page {
  /**
   * Where the contract is, so that an editor can help: the path to schema/page.json.
   */
  $schema?: string
  /**
   * The page’s name: its main heading, the browser tab and search results.
   */
  title: Text
  /**
   * A shorter name for breadcrumbs. A language without this page shows the label above its notice.
   */
  label?: Text
  /**
   * One or two sentences under the heading and in search results; at most 160 letters.
   */
  description: Text
  /**
   * "product" offers to write to sales and to print a data sheet, and tells search engines that it is a product. "page" when not given.
   */
  kind?: 'page' | 'product'
  /**
   * The language the page is written in. The site’s default language when not given.
   */
  lang?: string
  /**
   * Another address than the file’s name, for example "/2024/report".
   */
  path?: string
  /**
   * The page above this one, by its name ("fan-systems"): gives the breadcrumb, and the other pages of its family below the page.
   */
  parent?: string
  /**
   * Addresses of pages that go well with this one, beyond its own family, which is shown by itself: ["/cooling-pad"].
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  related?: string[]
  /**
   * The languages this page should exist in, for one that some of them do without. All of the site when not given.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * Where words come from when a language lacks them: languages in order, or "none" to show a notice instead. The site’s policy when not given.
   */
  fallback?: string[] | string
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * What the page shows, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * The opening of the home page: the page’s main heading, a question or promise, a picture, a button and a strip of facts. Must be the first block.
 */
export interface Hero {
  /**
   * Which block this is.
   */
  type: 'hero'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The main heading of the page.
   */
  title: Text
  /**
   * One or two sentences under the heading.
   */
  text?: Text
  /**
   * The picture beside the words; 16:9. With a film: its first frame, which is there before it and instead of it.
   */
  image: Image
  video?: Film
  /**
   * The main button.
   */
  action?: Action
  /**
   * Two to four short facts under the hero.
   *
   * @minItems 1
   */
  facts?: Fact[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    play: string
    pause: string
  }
}
/**
 * A short film without sound that goes on without end in the picture's place. It starts by itself only where motion and data are not spared.
 */
export interface Film {
  /**
   * The film in pages/_media, as MP4 (H.264), which nearly every browser plays.
   */
  src: string
  /**
   * The same film as WebM, for browsers that play no H.264.
   */
  webm?: string
  /**
   * The same film for screens narrower than 768 pixels.
   */
  phone?: string
}
/**
 * A figure and what it counts.
 */
export interface Fact {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The figure, or a word.
   */
  value: Cell
  /**
   * What the figure counts.
   */
  label: Text
}
/**
 * Words: a heading if you like, paragraphs and lists, with a picture beside them if there is one.
 */
export interface TextBlock {
  /**
   * Which block this is.
   */
  type: 'text'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The words.
   */
  text: RichText
  /**
   * A picture beside the words; 4:3.
   */
  image?: Image
  /**
   * A line under the picture, for example "t:render-illustrative".
   */
  caption?: Text
  /**
   * "notice" sets the words on a tinted ground, for something the visitor should not miss. "plain" when not given.
   */
  tone?: 'plain' | 'notice'
}
/**
 * Cards that lead to other pages: a picture, a title and a line of words each.
 */
export interface CardGrid {
  /**
   * Which block this is.
   */
  type: 'card-grid'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * What each card’s link says after its title, for example "See products".
   */
  action?: Text
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  cards: Card[]
}
/**
 * One card. Without "href" it is shown without an arrow and leads nowhere.
 */
export interface Card {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The name of what the card leads to.
   */
  title: Text
  /**
   * One or two short sentences.
   */
  text?: Text
  /**
   * The picture on the card; 4:3.
   */
  image?: Picture
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
  /**
   * The field of activity it belongs to, from "fields" in _site.json: a brand that does not work in that field hides the card.
   */
  field?: string
  /**
   * true makes the link load the whole page anew.
   */
  reload?: boolean
}
/**
 * One or more pictures of the same thing, 4:3, with previous and next when there is more than one.
 */
export interface Gallery {
  /**
   * Which block this is.
   */
  type: 'gallery'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The pictures; the first is shown first.
   *
   * @minItems 1
   */
  images: GalleryImage[]
  /**
   * A line under the pictures, for example "t:drawing-illustrative".
   */
  caption?: Text
  /**
   * Seconds until the next picture comes by itself. Not given: it never does.
   */
  autoAdvance?: number
  /**
   * false: the pictures stand still until the visitor starts them. They start by themselves when not given.
   */
  autoStart?: boolean
  /**
   * true shows small pictures to choose from.
   */
  thumbnails?: boolean
  /**
   * true shows "2 / 5".
   */
  counter?: boolean
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    label: string
    image: string
    next: string
    previous: string
    start: string
    stop: string
    counter: string
    role: string
  }
}
/**
 * One picture.
 */
export interface GalleryImage {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The file in pages/_media, for example "tunnel-fan/front.avif".
   */
  src: Picture
  /**
   * What the picture shows, in one sentence, for people who cannot see it.
   */
  alt: Text
}
/**
 * Short statements, one line each, such as features or advantages.
 */
export interface FeatureList {
  /**
   * Which block this is.
   */
  type: 'feature-list'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The statements.
   *
   * @minItems 1
   */
  items: Feature[]
  /**
   * true sets ticks instead of squares, in up to three columns.
   */
  ticks?: boolean
}
/**
 * One statement.
 */
export interface Feature {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The statement, without a full stop.
   */
  text: Text
}
/**
 * Technical figures. With "columns" each row has "cells" named by column (several models side by side); without, each row has one "value".
 */
export interface SpecificationTable {
  /**
   * Which block this is.
   */
  type: 'spec-table'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The table’s heading.
   */
  title: Text
  /**
   * With columns: what stands above the row labels, for example "Model".
   */
  rowHeading?: Text
  /**
   * The columns, when several models are compared.
   *
   * @minItems 1
   */
  columns?: Column[]
  /**
   * The rows.
   *
   * @minItems 1
   */
  rows: Row[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    available: string
    none: string
  }
}
/**
 * One column.
 */
export interface Column {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The column’s heading.
   */
  label: Text
}
/**
 * One row: a label with a "value", or with "cells" when the table has columns.
 */
export interface Row {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * What the row tells.
   */
  label: Text
  /**
   * The figure or words, in a table without columns.
   */
  value?: Cell
  /**
   * A cell for every column, named by the column’s id.
   */
  cells?: {
    /**
     * What stands in a table cell: words, or a figure as data. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick", "none", and is written in each language’s own number format.
     */
    [k: string]: Cell
  }
}
/**
 * A technical drawing with its key: what each balloon points at, and what each letter measures. The drawing takes on the colours of the page, and its figures are written in each language’s own number format.
 */
export interface Drawing {
  /**
   * Which block this is.
   */
  type: 'drawing'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The drawing.
   */
  image: Image
  /**
   * A line under the drawing, for example "t:drawing-illustrative".
   */
  caption?: Text
  /**
   * The key: every figure and letter of the drawing, each once.
   *
   * @minItems 1
   */
  parts: DrawingPart[]
}
/**
 * What one balloon or one letter of the drawing means.
 */
export interface DrawingPart {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * How the drawing marks it: "1" to "9" for a part, a capital letter for a dimension.
   */
  mark: string
  /**
   * What the part is called, or what the dimension measures.
   */
  name: Text
  /**
   * What stands in a table cell: words, or a figure as data. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick", "none", and is written in each language’s own number format.
   */
  value?: Cell
}
/**
 * Several panels in one place; one is open at a time. Without scripts they stand one under the other.
 */
export interface Tabs {
  /**
   * Which block this is.
   */
  type: 'tabs'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * What the tabs are, for people who cannot see them, for example "About the company".
   */
  label: Text
  /**
   * The tabs; the first is open at the start.
   *
   * @minItems 1
   */
  items: Tab[]
}
/**
 * One tab: its "blocks", or an "href" when it leads to another page.
 */
export interface Tab {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * What the tab says.
   */
  label: Text
  /**
   * What the panel shows.
   *
   * @minItems 1
   */
  blocks?: Block[]
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * What customers say, each with name, role and portrait.
 */
export interface Testimonials {
  /**
   * Which block this is.
   */
  type: 'testimonials'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The testimonials.
   *
   * @minItems 1
   */
  items: Testimonial[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    stop: string
    start: string
  }
}
/**
 * One customer’s words.
 */
export interface Testimonial {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * Who says it.
   */
  name: Text
  /**
   * What they do and where.
   */
  role: Text
  /**
   * What they say.
   */
  comment: Text
  /**
   * The portrait; square.
   */
  image?: Picture
}
/**
 * Plain links in a column.
 */
export interface LinkList {
  /**
   * Which block this is.
   */
  type: 'link-list'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The links.
   *
   * @minItems 1
   */
  links: Link[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    newTab: string
  }
}
/**
 * One link.
 */
export interface Link {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * What the link says.
   */
  label: Text
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * A small picture before the words; 4:3.
   */
  image?: Picture
  /**
   * true makes the link load the whole page anew.
   */
  reload?: boolean
}
/**
 * Mail addresses and phones from "contacts" in _site.json, each as a link.
 */
export interface ContactList {
  /**
   * Which block this is.
   */
  type: 'contact-list'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * true begins with the company’s legal name, its address and a link to the map, from _site.json.
   */
  company?: boolean
  /**
   * Which contacts, by their id in _site.json.
   *
   * @minItems 1
   */
  contacts: Contact[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    copy: string
    copied: string
    newTab: string
    showOnMap: string
  }
}
/**
 * Documents to open in a new tab.
 */
export interface DocumentList {
  /**
   * Which block this is.
   */
  type: 'document-list'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The documents.
   *
   * @minItems 1
   */
  documents: ListedDocument[]
  /**
   * Interface words this block needs, from locales/<language>/common.json.
   */
  labels: {
    newTab: string
  }
}
/**
 * One document.
 */
export interface ListedDocument {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * The document’s title.
   */
  title: Text
  /**
   * The file, one for each language there is.
   *
   * @minItems 1
   */
  editions: Edition[]
}
/**
 * A document in one language.
 */
export interface Edition {
  /**
   * The language it is written in, one of the codes in _site.json.
   */
  language: string
  /**
   * The file in pages/_media, for example "documents/tr/kvkk.pdf".
   */
  src: DocumentFile
}
/**
 * Short lists side by side, each with its own heading and a few words above it; on phones one under the other.
 */
export interface ListColumns {
  /**
   * Which block this is.
   */
  type: 'list-columns'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The lists, two or three.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: Column1[]
}
/**
 * One list.
 */
export interface Column1 {
  /**
   * Its own name in this block.
   */
  id: string
  /**
   * Its heading.
   */
  title: Text
  /**
   * A few words above the list, for example how to apply.
   */
  text?: RichText
  /**
   * The lines.
   *
   * @minItems 1
   */
  items: Line[]
}
/**
 * One line.
 */
export interface Line {
  /**
   * Its own name in this list.
   */
  id: string
  /**
   * What it says, without a full stop.
   */
  text: Text
}
/**
 * A map of the world and a list of its continents. Choosing one, in either, opens what there is to say about it; choosing it again closes it.
 */
export interface Map {
  /**
   * Which block this is.
   */
  type: 'map'
  /**
   * The block’s own name on this page.
   */
  id: string
  /**
   * false keeps the block in the document but off the site. Shown when not given.
   */
  visible?: boolean
  /**
   * What the owner must confirm before this may be published, in one sentence. Never reaches the site.
   */
  confirm?: never
  /**
   * The heading above the map.
   */
  title?: Text
  /**
   * What the map is about, for people who cannot see it, for example "Our projects by continent".
   */
  label: Text
  /**
   * The continents of the list, from top to bottom. Only these can be chosen on the map.
   *
   * @minItems 1
   * @maxItems 6
   */
  continents: Continent[]
  /**
   * What a continent without "blocks" shows.
   */
  empty: Text
  /**
   * The world, drawn when the site is built.
   */
  world?: WorldDrawing
}
/**
 * One continent, and what opens when it is chosen.
 */
export interface Continent {
  /**
   * Which continent. It is also the #anchor that opens it.
   */
  id: 'africa' | 'asia' | 'europe' | 'northAmerica' | 'southAmerica' | 'oceania'
  /**
   * What the list calls it.
   */
  name: Text
  /**
   * What there is to say about it. Not given: the words of "empty".
   *
   * @minItems 1
   */
  blocks?: Block[]
}
/**
 * What all pages share: languages, brands, menu, contacts. What is not required may be left out, and then is not shown.
 */
export interface Site {
  /**
   * Where the contract is, so that an editor can help.
   */
  $schema?: string
  /**
   * The company’s short name; the same in every language.
   */
  name: string
  /**
   * The full legal name. The short name when not given.
   */
  legalName?: Text
  /**
   * The postal address, in one line.
   */
  address?: Text
  /**
   * A link to the address on a map.
   */
  mapHref?: string
  /**
   * The year the company or organization began.
   */
  since?: number
  /**
   * The language of pages that do not say another, and of addresses without a language.
   */
  defaultLanguage: string
  /**
   * Where words come from when a language lacks them, for pages that do not say otherwise: languages in order, or "none". The default language when not given.
   */
  fallback?: string[] | string
  /**
   * The languages of the site, in the order of the flags.
   *
   * @minItems 1
   */
  languages: Language[]
  /**
   * The brands the site is published under. The first one is the default.
   *
   * @minItems 1
   */
  brands: Brand[]
  /**
   * The fields of activity, in the order of the menu: a menu of their own in the header, and a list in the footer.
   *
   * @minItems 1
   */
  fields?: Field[]
  /**
   * The links of the header.
   *
   * @minItems 1
   */
  menu: MenuLink[]
  /**
   * The links of the footer.
   *
   * @minItems 1
   */
  footer?: MenuLink[]
  /**
   * The social networks, in the footer.
   *
   * @minItems 1
   */
  social?: SocialNetwork[]
  messaging?: Messaging1
  /**
   * Mail addresses and phones.
   *
   * @minItems 1
   *
   * Items: One mail address or phone.
   */
  contacts?: Contact[]
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  contactPage?: string
  consent?: Consent
}
/**
 * One language.
 */
export interface Language {
  /**
   * The two-letter code; also the first part of its addresses.
   */
  code: string
  /**
   * What its speakers call it.
   */
  name: string
  /**
   * The direction it is written in: left to right or right to left.
   */
  dir: 'ltr' | 'rtl'
  /**
   * The flag, a file in pages/_media; 24 by 16.
   */
  flagPath: Picture
}
/**
 * One brand: the whole site with its own look, under its own host names. What it does not give it shares with the site.
 */
export interface Brand {
  /**
   * Its own name. Also the name of its folder in the finished site.
   */
  id: string
  /**
   * The name next to the logo.
   */
  name: string
  /**
   * The host names it is served at.
   *
   * @minItems 1
   */
  domains: string[]
  /**
   * The address search engines should know it by.
   */
  origin: string
  /**
   * The mark, a file in pages/_media: square, without words, clear at 16 pixels, on light and dark. After a change, npm run icons draws the icons of browsers and phones from it.
   */
  logo: Picture
  colours: Colours
  /**
   * true lets visitors choose between light and dark; it needs "darkColours". Light only when not given.
   */
  darkTheme?: boolean
  darkColours?: Colours1
  /**
   * The only fields of activity this brand shows, by their id. All when not given.
   *
   * @minItems 1
   */
  filteredActivityFields?: string[]
  /**
   * Pages this brand does not have, by their address: ["/about"]. Links to them are not shown.
   *
   * @minItems 1
   *
   * Items: The address of a page, from its "/" on and without a language: "/about".
   */
  excludedPages?: string[]
  /**
   * Its own legal name.
   */
  legalName?: Text
  /**
   * Its own postal address, in one line.
   */
  address?: Text
  /**
   * A link to its own address on a map.
   */
  mapHref?: string
  /**
   * The year it began.
   */
  since?: number
  /**
   * Its own links of the header, instead of the site’s.
   *
   * @minItems 1
   */
  menu?: MenuLink[]
  /**
   * Its own links of the footer, instead of the site’s.
   *
   * @minItems 1
   */
  footer?: MenuLink[]
  /**
   * Its own social networks, instead of the site’s.
   *
   * @minItems 1
   */
  social?: SocialNetwork[]
  messaging?: Messaging
  /**
   * Its own mail addresses and phones, instead of the site’s. With the same ids, blocks that name a contact show the brand’s.
   *
   * @minItems 1
   *
   * Items: One mail address or phone.
   */
  contacts?: Contact[]
  /**
   * Its own wording of interface words, nested as in locales/<language>/common.json: { "menu": { "fields": "Our work" } }.
   */
  words?: BrandWords
}
/**
 * Its colours. "primary" and "accent" are enough: the others are made from them.
 */
export interface Colours {
  /**
   * The main colour: buttons, the ring around what has the focus, and, where nothing else is given, links.
   */
  primary: string
  /**
   * The signal colour: small squares, the bar of the current tab, and buttons on dark ground.
   */
  accent: string
  /**
   * Behind the page.
   */
  background?: string
  /**
   * Cards, header and dialogs.
   */
  surface?: string
  /**
   * What lies deeper than the page: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * Behind pictures of things.
   */
  stage?: string
  /**
   * Behind notices, and what is selected.
   */
  tint?: string
  /**
   * Text and headings.
   */
  text?: string
  /**
   * Text that is less important.
   */
  mutedText?: string
  /**
   * Lines that only decorate.
   */
  line?: string
  /**
   * The edges of controls.
   */
  strongLine?: string
  /**
   * "primary" under the pointer.
   */
  primaryHover?: string
  /**
   * Text on "primary".
   */
  onPrimary?: string
  /**
   * Links.
   */
  link?: string
  /**
   * Text on "accent".
   */
  onAccent?: string
  /**
   * The ground of the footer and of the opening of the home page.
   */
  deep?: string
  /**
   * Text on "deep".
   */
  onDeep?: string
  /**
   * Text on "deep" that is less important.
   */
  mutedOnDeep?: string
  /**
   * What is right or available.
   */
  success?: string
  /**
   * What asks for care.
   */
  warning?: string
  /**
   * Continents of the map.
   */
  land?: string
  /**
   * A continent under the pointer.
   */
  landHover?: string
  /**
   * The lines of technical drawings.
   */
  drawingLines?: string
  /**
   * Dimensions and centre lines of technical drawings.
   */
  drawingMarks?: string
}
/**
 * The colours of the dark theme.
 */
export interface Colours1 {
  /**
   * The main colour: buttons, the ring around what has the focus, and, where nothing else is given, links.
   */
  primary: string
  /**
   * The signal colour: small squares, the bar of the current tab, and buttons on dark ground.
   */
  accent: string
  /**
   * Behind the page.
   */
  background?: string
  /**
   * Cards, header and dialogs.
   */
  surface?: string
  /**
   * What lies deeper than the page: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * Behind pictures of things.
   */
  stage?: string
  /**
   * Behind notices, and what is selected.
   */
  tint?: string
  /**
   * Text and headings.
   */
  text?: string
  /**
   * Text that is less important.
   */
  mutedText?: string
  /**
   * Lines that only decorate.
   */
  line?: string
  /**
   * The edges of controls.
   */
  strongLine?: string
  /**
   * "primary" under the pointer.
   */
  primaryHover?: string
  /**
   * Text on "primary".
   */
  onPrimary?: string
  /**
   * Links.
   */
  link?: string
  /**
   * Text on "accent".
   */
  onAccent?: string
  /**
   * The ground of the footer and of the opening of the home page.
   */
  deep?: string
  /**
   * Text on "deep".
   */
  onDeep?: string
  /**
   * Text on "deep" that is less important.
   */
  mutedOnDeep?: string
  /**
   * What is right or available.
   */
  success?: string
  /**
   * What asks for care.
   */
  warning?: string
  /**
   * Continents of the map.
   */
  land?: string
  /**
   * A continent under the pointer.
   */
  landHover?: string
  /**
   * The lines of technical drawings.
   */
  drawingLines?: string
  /**
   * Dimensions and centre lines of technical drawings.
   */
  drawingMarks?: string
}
/**
 * One link of a menu.
 */
export interface MenuLink {
  /**
   * Its own name.
   */
  id: string
  /**
   * What it says.
   */
  label: Text
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
}
/**
 * One network.
 */
export interface SocialNetwork {
  /**
   * Its own name.
   */
  id: string
  /**
   * The network’s name.
   */
  name: string
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
}
/**
 * Its own chat service, instead of the site’s.
 */
export interface Messaging {
  /**
   * The service’s address; {phone} stands for the number.
   */
  href: string
  /**
   * The number, digits only, with the country’s code.
   */
  phone: string
}
/**
 * One field of activity.
 */
export interface Field {
  /**
   * Its own name.
   */
  id: string
  /**
   * Its name.
   */
  name: Text
  /**
   * One line about it.
   */
  text: Text
  /**
   * Where it leads: a page of this site ("/tunnel-fan", "/about#history"), a place on this page ("#specs"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * Its picture; 4:3.
   */
  image: Picture
}
/**
 * A chat service. Every page gets a button for it.
 */
export interface Messaging1 {
  /**
   * The service’s address; {phone} stands for the number.
   */
  href: string
  /**
   * The number, digits only, with the country’s code.
   */
  phone: string
}
/**
 * The banner that asks whether a cookie may be set.
 */
export interface Consent {
  /**
   * What is asked, in one or two sentences.
   */
  text: Text
  /**
   * The button that says yes.
   */
  accept: Text
  /**
   * The button that says no.
   */
  reject: Text
  /**
   * The link to the privacy document.
   */
  policy: Text
  /**
   * The privacy document, one file for each language there is. Other languages get it in the site’s fallback.
   *
   * @minItems 1
   */
  document: Edition[]
  /**
   * The button in the footer that asks again.
   */
  reopen: Text
  /**
   * What is said after a choice, for people who cannot see that the banner is gone.
   */
  saved: Text
}

/** Every block type by its name. */
export interface BlockMap {
  'hero': Extract<Block, { type: 'hero' }>
  'text': Extract<Block, { type: 'text' }>
  'card-grid': Extract<Block, { type: 'card-grid' }>
  'gallery': Extract<Block, { type: 'gallery' }>
  'feature-list': Extract<Block, { type: 'feature-list' }>
  'spec-table': Extract<Block, { type: 'spec-table' }>
  'drawing': Extract<Block, { type: 'drawing' }>
  'tabs': Extract<Block, { type: 'tabs' }>
  'testimonials': Extract<Block, { type: 'testimonials' }>
  'link-list': Extract<Block, { type: 'link-list' }>
  'contact-list': Extract<Block, { type: 'contact-list' }>
  'document-list': Extract<Block, { type: 'document-list' }>
  'list-columns': Extract<Block, { type: 'list-columns' }>
  'map': Extract<Block, { type: 'map' }>
}
