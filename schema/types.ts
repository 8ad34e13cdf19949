// Generated from schema/*.json by "npm run generate -- types". Do not edit.
import type {
  Action,
  BrandWords,
  Cell,
  ComparedTable,
  Contact,
  DocumentFile,
  DocumentLanguage,
  EventDate,
  FinderAnswers,
  Image,
  Picture,
  ReckonNumbers,
  RichText,
  ScaleNumbers,
  Text,
  WorldDrawing
} from './parts'

/**
 * One section of a page; its "type" says which kind.
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
  | QuestionsAndAnswers
  | Comparison
  | Steps
  | Downloads
  | Video
  | Events
  | Finder
  | DiagramToScale
  | Scene
  | Calculator

export interface Contract {
  page: Page
  site: Site
}
/**
 * One page of the site. The file’s name is its address: pages/products/model-a.json is /model-a; folders only group.
 */
export interface Page {
  /**
   * The path to schema/page.json, so that an editor can complete and explain the fields.
   */
  $schema?: string
  /**
   * The page’s name: its main heading, the title of the browser tab and of search results. Always written out, never "t:key".
   */
  title: Text
  /**
   * A shorter name of the page, shown in breadcrumbs and on links to it. Default: the title.
   */
  label?: Text
  /**
   * One or two sentences about the page, shown under the heading and in search results; at most 160 letters. Always written out, never "t:key".
   */
  description: Text
  /**
   * "product" adds buttons to write to sales and to print the page, and tells search engines that it is a product. Default: "page".
   */
  kind?: 'page' | 'product'
  /**
   * A picture to open the page with, next to its heading, where the blocks do not begin with one. Default: that of its field of activity, on the page that a field of _site.json leads to.
   */
  picture?: Picture
  /**
   * true keeps the page out of what is published, and links to it are not shown. Live editing and previews show it, marked as a draft. Default: false.
   */
  draft?: boolean
  /**
   * The first day on which the site has the page: "2027-03-01". Before, builds leave it out, like a draft. The build of that day brings it.
   */
  from?: string
  /**
   * The last day on which the site has the page: "2027-03-31". Later builds leave it out, like a draft.
   */
  until?: string
  /**
   * The language this file is written in. Default: the default language of the site.
   */
  lang?: string
  /**
   * An address other than the file’s name, for example "/2024/report". It begins with "/" and has small letters a-z, digits and hyphens, at most 100 of them after each "/".
   */
  path?: string
  /**
   * The page above this one, by the name of its file without folders ("products"). It is shown in the breadcrumb, and its other pages are shown at the end of this one.
   */
  parent?: string
  /**
   * Addresses of up to three pages that go well with this one, shown at its end: ["/model-b"]. Pages with the same parent are shown anyway.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  related?: string[]
  /**
   * What or whom it is for, by the ids of "for" in pages/_site.json: ["broilers"]. A page that also says what it "does" is found by the blocks of type "finder".
   *
   * @minItems 1
   */
  for?: string[]
  /**
   * What it does, by the ids of "does" in pages/_site.json: ["air", "cooling"]. It goes together with "for".
   *
   * @minItems 1
   */
  does?: string[]
  /**
   * The languages this page should exist in. No translation is asked for in others. Default: all languages of the site.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * Which languages replace missing words, in this order: ["en"]. "none" shows a notice instead of the page. Default: "fallback" of the site.
   */
  fallback?: string[] | string
  closing?: Closing
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
 * What the end of the page asks for, where that is something else than on other pages. Default: the site’s own invitation to write to sales.
 */
export interface Closing {
  /**
   * What it asks, in one sentence.
   */
  title: Text
  /**
   * Whom to write to or to call, by the id in "contacts" of _site.json. Default: the chat, or the first mail address, and a phone.
   */
  contact?: Contact
}
/**
 * The start of the home page: its main heading, a sentence, a picture or film, a button and a row of facts. It must be the first block.
 */
export interface Hero {
  /**
   * The kind of block.
   */
  type: 'hero'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * The picture next to the words; shape 16:9. With a film: its first frame, shown until the film plays, or instead of it.
   */
  image: Image
  video?: Film
  /**
   * A line below the picture or film, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * The button below the words.
   */
  action?: Action
  /**
   * Two to five short facts below the words.
   *
   * @minItems 1
   */
  facts?: Fact[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    play: string
    pause: string
    available: string
    none: string
  }
}
/**
 * A short film without sound, which repeats in the place of the picture. It does not start by itself for visitors who ask for less motion or save data.
 */
export interface Film {
  /**
   * The film in pages/_media as MP4 (H.264), which nearly every browser plays.
   */
  src: string
  /**
   * The same film as WebM, for browsers that do not play H.264.
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
   * Its own name in this list: its key in translations.
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
 * Paragraphs and lists, with a heading and a picture next to them where given.
 */
export interface TextBlock {
  /**
   * The kind of block.
   */
  type: 'text'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * A picture next to the words; shape 4:3.
   */
  image?: Image
  /**
   * A line below the picture, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * "notice" shows the words on a coloured background, for something visitors should not miss. Default: "plain".
   */
  tone?: 'plain' | 'notice'
  /**
   * "band" shows the words on a dark band across the whole window, "plain" on the page. Default: on product pages sections alternate, and stand next to further pictures of the page’s gallery; elsewhere "plain".
   */
  look?: 'plain' | 'band'
}
/**
 * Cards that lead to other pages, each with a picture, a title and a short text.
 */
export interface CardGrid {
  /**
   * The kind of block.
   */
  type: 'card-grid'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * What each card’s link says, for example "See details".
   */
  action?: Text
  /**
   * A line below the cards, for example "The pictures show examples".
   */
  caption?: Text
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  cards: Card[]
}
/**
 * One card. Without "href" it has no arrow and leads nowhere.
 */
export interface Card {
  /**
   * Its own name in this list: its key in translations.
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
   * The picture on the card; shape 4:3.
   */
  image?: Picture
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
  /**
   * The field of activity it belongs to, by its id in "fields" of _site.json. A brand without that field does not show the card.
   */
  field?: string
  /**
   * true makes the link load the whole page again. Default: false.
   */
  reload?: boolean
}
/**
 * One or more pictures of one thing, shape 4:3. With several, visitors go from one to the next. Each can be looked at in twice its size.
 */
export interface Gallery {
  /**
   * The kind of block.
   */
  type: 'gallery'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The pictures; the first is shown first.
   *
   * @minItems 1
   */
  images: GalleryImage[]
  turn?: Turn
  /**
   * A line below the pictures, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * Seconds until the next picture is shown by itself. Not given: visitors change it themselves.
   */
  autoAdvance?: number
  /**
   * false waits until the visitor starts the slideshow. Default: true. It only counts with "autoAdvance".
   */
  autoStart?: boolean
  /**
   * true shows small pictures to choose from. Default: false.
   */
  thumbnails?: boolean
  /**
   * true shows the number of the picture: "2 / 5". Default: false.
   */
  counter?: boolean
  /**
   * Interface words that this block shows.
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
    zoom: string
  }
}
/**
 * One picture.
 */
export interface GalleryImage {
  /**
   * Its own name in this list: its key in translations.
   */
  id: string
  /**
   * The file in pages/_media, for example "products/model-a.avif".
   */
  src: Picture
  /**
   * What the picture shows, in one sentence, for people who cannot see it.
   */
  alt: Text
}
/**
 * Pictures of the thing from all sides. Visitors turn it when they ask for it; only then are they loaded.
 */
export interface Turn {
  /**
   * 12 to 36 pictures in pages/_media, 24 are best: the thing is turned a little further from one to the next, its front to the right. Shape 4:3, all of one size, 400 kB together at most.
   *
   * @minItems 12
   * @maxItems 36
   *
   * Items: One picture, for example "products/model-a/turn-01.avif".
   */
  frames: string[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    turn: string
    left: string
    right: string
    failed: string
  }
}
/**
 * Short statements, one line each, such as features or advantages.
 */
export interface FeatureList {
  /**
   * The kind of block.
   */
  type: 'feature-list'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * true shows ticks instead of squares, in up to three columns. Default: false.
   */
  ticks?: boolean
}
/**
 * One statement.
 */
export interface Feature {
  /**
   * Its own name in this list: its key in translations.
   */
  id: string
  /**
   * The statement, without a full stop.
   */
  text: Text
}
/**
 * A table of figures. With "columns", to compare several models, each row has "cells" named by column; without, each row has one "value".
 */
export interface SpecificationTable {
  /**
   * The kind of block.
   */
  type: 'spec-table'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The table’s heading.
   */
  title: Text
  of?: WhoseFigures
  /**
   * With columns: the heading above the labels of the rows, for example "Model".
   */
  rowHeading?: Text
  /**
   * The columns, when several models are compared.
   *
   * @minItems 1
   */
  columns?: Column[]
  /**
   * In a table without columns: the rows whose figures are shown large, by their ids; [] for none. A long table shows them at the top of the page as well. Default on product pages: all rows of a table with at most five figures, else its first four figures.
   *
   * Items: A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  large?: string[]
  /**
   * The rows.
   *
   * @minItems 1
   */
  rows: Row[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    available: string
    none: string
    of: string
  }
}
/**
 * Where the table only quotes figures of another page: that page, which is named above them. They are not shown large, and neither comparisons nor visitors’ lists take them for figures of this page.
 */
export interface WhoseFigures {
  /**
   * The page whose figures they are.
   */
  href: string
  /**
   * What they are figures of. Default: the name of that page.
   */
  title?: Text
}
/**
 * One column.
 */
export interface Column {
  /**
   * Its own name in this list: its key in translations.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What the row is about, for example "Weight".
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
     * The content of a table cell: words, or a figure. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick", "none". Visitors see it in the number format of their language.
     */
    [k: string]: Cell
  }
}
/**
 * A technical drawing, or a render, with a list that explains its figures (parts) and letters (dimensions). A drawing has the colours of the page. Figures are written in it, or a part says where it is: then the page draws the balloon, and pointing at a row of the list lights it up.
 */
export interface Drawing {
  /**
   * The kind of block.
   */
  type: 'drawing'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * Another picture of the same for phones, shape 4:5; each part then says where it is in this one as well. Default: phones show "image".
   */
  tall?: Picture
  /**
   * A line below the drawing, for example "Not to scale".
   */
  caption?: Text
  /**
   * The list: every figure and letter of the drawing, each once. Where the parts of a picture have places, it has the shape 4:3, or 12:5 with its list below it.
   *
   * @minItems 1
   */
  parts: DrawingPart[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    available: string
    none: string
  }
}
/**
 * What one figure or one letter of the drawing means.
 */
export interface DrawingPart {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * Its mark in the drawing: "1" to "9" for a part, a capital letter for a dimension.
   */
  mark: string
  /**
   * What the part is called, or what the dimension measures.
   */
  name: Text
  /**
   * The content of a table cell: words, or a figure. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick", "none". Visitors see it in the number format of their language.
   */
  value?: Cell
  /**
   * Where the part is in the picture, from the left: percent of the width. Needs "y" as well.
   */
  x?: number
  /**
   * Where the part is in the picture, from the top: percent of the height. Needs "x" as well.
   */
  y?: number
  tall?: PartInTheTallPicture
}
/**
 * Where it is in "tall".
 */
export interface PartInTheTallPicture {
  /**
   * From the left: percent of the width.
   */
  x: number
  /**
   * From the top: percent of the height.
   */
  y: number
}
/**
 * Several panels in one place, one open at a time. Without scripts, all are shown one below the other.
 */
export interface Tabs {
  /**
   * The kind of block.
   */
  type: 'tabs'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * What the tabs are about, for people who cannot see them, for example "About us".
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The words on the tab.
   */
  label: Text
  /**
   * What the panel shows.
   *
   * @minItems 1
   */
  blocks?: Block[]
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * What customers say, each with a name, a role and a portrait. Several pass by in a row; one alone is shown as a quotation.
 */
export interface Testimonials {
  /**
   * The kind of block.
   */
  type: 'testimonials'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * Interface words that this block shows.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
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
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * A column of links.
 */
export interface LinkList {
  /**
   * The kind of block.
   */
  type: 'link-list'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * Interface words that this block shows.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What the link says.
   */
  label: Text
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * A small picture before the words; shape 4:3.
   */
  image?: Picture
  /**
   * The field of activity it belongs to, by its id in "fields" of _site.json. A brand without that field does not show the link.
   */
  field?: string
  /**
   * true makes the link load the whole page again. Default: false.
   */
  reload?: boolean
}
/**
 * Mail addresses and phone numbers from "contacts" in _site.json, each with a button to copy it.
 */
export interface ContactList {
  /**
   * The kind of block.
   */
  type: 'contact-list'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * true first shows the legal name, the address and a link to the map, from _site.json. Default: false.
   */
  company?: boolean
  /**
   * Which contacts, by their id in _site.json.
   *
   * @minItems 1
   */
  contacts: Contact[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    copy: string
    copied: string
    newTab: string
    showOnMap: string
  }
}
/**
 * A list of documents, which open in a new tab.
 */
export interface DocumentList {
  /**
   * The kind of block.
   */
  type: 'document-list'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * Interface words that this block shows.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The document’s title.
   */
  title: Text
  /**
   * The file in each language there is.
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
   * The language of the document: one of the codes in _site.json.
   */
  language: DocumentLanguage
  /**
   * The file in pages/_media, for example "documents/en/guide.pdf".
   */
  src: DocumentFile
}
/**
 * Two or three short lists next to each other, each with a heading and some words above it. On phones they are one below the other.
 */
export interface ListColumns {
  /**
   * The kind of block.
   */
  type: 'list-columns'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * Its heading.
   */
  title: Text
  /**
   * Some words above the list.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What the line says, without a full stop.
   */
  text: Text
}
/**
 * A map of the world and a list of continents. Visitors choose one on the map or in the list to open what is said about it, and choose it again to close it.
 */
export interface Map {
  /**
   * The kind of block.
   */
  type: 'map'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the map.
   */
  title?: Text
  /**
   * What the map is about, for people who cannot see it, for example "Our offices by continent".
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
   * Found when the site is built.
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
   * What opens when it is chosen. Not given: the words of "empty".
   *
   * @minItems 1
   */
  blocks?: Block[]
}
/**
 * Questions that visitors ask, each with its answer, which opens when the question is chosen. Search engines read them as well.
 */
export interface QuestionsAndAnswers {
  /**
   * The kind of block.
   */
  type: 'faq'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The questions, the most frequent first.
   *
   * @minItems 1
   */
  items: Question[]
}
/**
 * One question with its answer.
 */
export interface Question {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The question, as a visitor would ask it.
   */
  question: Text
  /**
   * The answer.
   */
  answer: RichText
}
/**
 * Several pages of this site next to each other, a column for each. All figures come from the specification tables of these pages: they are written there, once, and nowhere else. Tables with "columns" cannot be compared.
 */
export interface Comparison {
  /**
   * The kind of block.
   */
  type: 'compare'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the table.
   */
  title: Text
  /**
   * The heading above the labels of the rows, for example "Model".
   */
  rowHeading?: Text
  /**
   * The pages to compare, by their addresses, in the order of the columns. Each has a specification table.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  pages: string[]
  /**
   * The ids of the rows to show, in their order. Default: all rows that at least two of the pages have.
   *
   * @minItems 1
   */
  rows?: string[]
  /**
   * Found when the site is built.
   */
  table?: ComparedTable
  /**
   * Interface words that this block shows.
   */
  labels: {
    available: string
    none: string
  }
}
/**
 * What happens one after the other, numbered: how something is ordered, installed or used.
 */
export interface Steps {
  /**
   * The kind of block.
   */
  type: 'steps'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The steps, in their order.
   *
   * @minItems 1
   */
  items: Step[]
}
/**
 * One step.
 */
export interface Step {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What happens, in a few words.
   */
  title: Text
  /**
   * More about it.
   */
  text?: RichText
  /**
   * A picture of it; shape 4:3.
   */
  image?: Image
}
/**
 * Files to save and keep: drawings, manuals, software. Documents to read are in a "document-list", which opens them in a new tab.
 */
export interface Downloads {
  /**
   * The kind of block.
   */
  type: 'downloads'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * What there is to download.
   *
   * @minItems 1
   */
  items: Download[]
}
/**
 * One thing to download, in each language it exists in.
 */
export interface Download {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What it is.
   */
  title: Text
  /**
   * What it is good for, in one sentence.
   */
  text?: Text
  /**
   * Its files: one, or one for each language.
   *
   * @minItems 1
   */
  files: File[]
}
/**
 * One file.
 */
export interface File {
  /**
   * The file in pages/_media, for example "manuals/model-a.zip".
   */
  src: DocumentFile
  /**
   * The language of the file, where it has words: one of the codes in _site.json.
   */
  language?: DocumentLanguage
}
/**
 * A film of your own with sound and controls. It starts when a visitor wants it, and nothing of it is loaded before.
 */
export interface Video {
  /**
   * The kind of block.
   */
  type: 'video'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * What the film shows, in a few words: its name for people who cannot see it.
   */
  name: Text
  /**
   * The file in pages/_media: MP4 (H.264) plays everywhere.
   */
  src: string
  /**
   * The picture shown until the film starts, in the shape of the film. Its size is that of the film.
   */
  poster: Picture
  /**
   * Subtitles in each language there are.
   *
   * @minItems 1
   */
  subtitles?: Subtitles[]
  /**
   * A line below the film.
   */
  caption?: Text
}
/**
 * Subtitles in one language.
 */
export interface Subtitles {
  /**
   * The language of the subtitles: one of the codes in _site.json.
   */
  language: DocumentLanguage
  /**
   * The file in pages/_media, in the format WebVTT (.vtt).
   */
  src: string
}
/**
 * Dates: fairs, courses, open days. Each language writes them in its own form, and past dates disappear by themselves.
 */
export interface Events {
  /**
   * The kind of block.
   */
  type: 'events'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The events, in any order: they are shown by their dates.
   *
   * @minItems 1
   */
  items: Event[]
  /**
   * What is said when no event is to come.
   */
  empty: Text
}
/**
 * One event.
 */
export interface Event {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What it is.
   */
  title: Text
  /**
   * Its day, or its first day: year, month, day, for example "2030-05-03".
   */
  start: EventDate
  /**
   * Its last day, where it takes several.
   */
  end?: string
  /**
   * Where it is.
   */
  place?: Text
  /**
   * What to expect there, in one or two sentences.
   */
  text?: Text
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * Leads from what a visitor has and needs to the pages that answer it: two questions, made from what pages say in "for" and "does". Without scripts, and on paper, it is a table. Each answer has an address of its own: "/products#find/homes/heat" is the block "find" with the ids of both.
 */
export interface Finder {
  /**
   * The kind of block.
   */
  type: 'finder'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the questions.
   */
  title: Text
  /**
   * The question whose answers are "for" of pages/_site.json, for example "What do you heat?".
   */
  for: Text
  /**
   * The question whose answers are "does" of pages/_site.json, for example "What do you need?".
   */
  does: Text
  /**
   * Found when the site is built.
   */
  answers?: FinderAnswers
  /**
   * Interface words that this block shows.
   */
  labels: {
    all: string
  }
}
/**
 * Draws figures from a "spec-table" of the same page, all to one scale; no figure is written twice. "bars": one row of a table with columns, of which visitors can choose one, which has an address and goes into their list. "outlines": sizes next to a thing everybody knows.
 */
export interface DiagramToScale {
  /**
   * The kind of block.
   */
  type: 'scale'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * "bars" or "outlines".
   */
  kind: 'bars' | 'outlines'
  /**
   * The heading above the diagram.
   */
  title: Text
  /**
   * What is to be said of the drawing, in small letters below it.
   */
  caption?: Text
  /**
   * The id of the "spec-table" of this page that has the figures. For "bars" it has "columns".
   */
  table: string
  /**
   * The ids of the rows to draw. A row of "outlines" has a "size", width × height × depth, of which the front is drawn, or one number, which is a diameter.
   *
   * @minItems 1
   */
  rows: string[]
  /**
   * For "outlines": the thing drawn next to them. "a4" is a sheet of paper, 210 × 297 mm; "pallet" is a Euro pallet, 800 × 1200 mm.
   */
  beside?: 'a4' | 'pallet'
  /**
   * Found when the site is built.
   */
  numbers?: ScaleNumbers
  /**
   * Interface words that this block shows.
   */
  labels: {
    a4: string
    pallet: string
  }
}
/**
 * A wide picture with numbered places that lead to pages, and a list of them below it: pointing at one lights up the other. Without scripts too.
 */
export interface Scene {
  /**
   * The kind of block.
   */
  type: 'scene'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The picture, shape 12:5. A drawing (SVG) has all its strokes in one element with id="drawing", and uses the colours of the page: var(--art-ink), var(--art-dim), var(--stage), var(--accent). The part that a place names turns amber with it: its fill is var(--fill-ID, none), its stroke var(--edge-ID, var(--art-ink)), with the id of the place.
   */
  image: Image
  /**
   * Another picture of the same for phones, shape 4:5; each place then says where its number stands in this one. A drawing (SVG) that leaves room beside may have a line from there to the place, as an element with id="to-ID" outside of "drawing". Default: phones show "image".
   */
  tall?: Picture
  /**
   * A line below the picture, for example "Not to scale".
   */
  caption?: Text
  /**
   * The places, in reading order. They are numbered by the page.
   *
   * @minItems 2
   */
  places: Place[]
}
/**
 * One place of the picture.
 */
export interface Place {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The page it leads to.
   */
  href: string
  /**
   * What is there. Default: the name of the page it leads to.
   */
  title?: Text
  /**
   * One sentence about it.
   */
  text?: Text
  /**
   * The field of activity it belongs to, by its id in "fields" of _site.json. A brand without that field does not show the place.
   */
  field?: string
  /**
   * Where it is in the picture, from the left: percent of the width.
   */
  x: number
  /**
   * Where it is in the picture, from the top: percent of the height.
   */
  y: number
  tall?: PlaceInTheTallPicture
}
/**
 * Where its number stands in "tall".
 */
export interface PlaceInTheTallPicture {
  /**
   * From the left: percent of the width.
   */
  x: number
  /**
   * From the top: percent of the height.
   */
  y: number
}
/**
 * One question, a number: "How many birds?". Each answer divides it by a figure of a "spec-table" of the same page and rounds up; a range gives a range. Visitors write a number, and put it into their list; examples stand below in a table, also on paper.
 */
export interface Calculator {
  /**
   * The kind of block.
   */
  type: 'reckon'
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the calculator.
   */
  title: Text
  /**
   * What the number is: "Birds in the house".
   */
  question: Text
  /**
   * The unit of the number, where it has one: "m". The figures that it is divided by have the same; to "kW" other units of power are converted.
   */
  unit?: string
  /**
   * The least that can be asked.
   */
  from: number
  /**
   * The most that can be asked.
   */
  to: number
  /**
   * The numbers of the table, each from "from" to "to". The calculator opens with the first.
   *
   * @minItems 1
   * @maxItems 6
   */
  samples: number[]
  /**
   * The id of the "spec-table" of this page that has the figures.
   */
  table?: string
  /**
   * What is answered, each with "row" or with "text".
   *
   * @minItems 1
   * @maxItems 6
   */
  answers: Answer[]
  /**
   * Found when the site is built.
   */
  numbers?: ReckonNumbers
}
/**
 * One answer of the calculator.
 */
export interface Answer {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What is counted: "Feeders".
   */
  name: Text
  /**
   * The id of the row that says how much one of them is enough for.
   */
  row?: string
  /**
   * The id of the column, where the table has columns.
   */
  column?: string
  /**
   * What is said where no figure is published: "For your house, by return".
   */
  text?: Text
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
   * The full legal name, as it is registered; the same in every language. The short name when not given.
   */
  legalName?: string
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
   * What a buyer should know about the company, in one line, at the end of product pages: "Since 1998 · in 12 countries · made in Kirkby".
   */
  inBrief?: Text
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
   * What or whom pages can be for, in the order of the finder: pages name them in their "for".
   *
   * @minItems 1
   */
  for?: Kind[]
  /**
   * What pages can do, in the order of the finder: pages name it in their "does".
   *
   * @minItems 1
   */
  does?: Need[]
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
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  contactPage?: string
  /**
   * Old addresses that lead to pages of this site, in every language: [{ "from": "/fans", "to": "/fan-systems" }]. npm run rename writes them.
   *
   * @minItems 1
   */
  redirects?: Redirect[]
  /**
   * The severity of rules of the check on this site, by their codes: { "small-picture": { "severity": "off", "reason": "Photos of 1960." } }. "npm run check -- --explain CODE" says what one means. An error that a build cannot cope with stays one.
   */
  rules?: {
    [k: string]: Rule
  }
  consent?: Consent
}
/**
 * One language.
 */
export interface Language {
  /**
   * The language’s code (BCP 47), such as "tr", "pt-BR" or "zh-Hant"; also the first part of its addresses.
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
   * The flag, a file in pages/_media; 24 by 16. Without one the language is shown by its code or name alone.
   */
  flagPath?: Picture
  /**
   * How much of the language must be translated and up to date, in percent: with less, "npm run check" warns, and a release is refused.
   */
  minimumTranslated?: number
}
/**
 * One brand: the whole site with its own look, under its own host names. What it does not give it shares with the site.
 */
export interface Brand {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The name next to the logo. A language may have its own, under "brands" in its _site.json.
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
   * The mark, a file in pages/_media: square, without words, clear at 16 pixels, on light and dark. After a change, npm run generate -- icons draws the icons of browsers and phones from it.
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
  legalName?: string
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
   * What a buyer should know about it, in one line, at the end of product pages.
   */
  inBrief?: Text
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
   * What looks deeper than the page: rows under the pointer, boxes.
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
   * What looks deeper than the page: rows under the pointer, boxes.
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What it says.
   */
  label: Text
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
}
/**
 * One network.
 */
export interface SocialNetwork {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The network’s name.
   */
  name: string
  /**
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
}
/**
 * Its own chat service, instead of the site’s.
 */
export interface Messaging {
  /**
   * The service’s address; {phone} is replaced by the number.
   */
  href: string
  /**
   * The service’s address for a message that is written already; {phone} is replaced by the number, and {text} by the message. With it visitors can send their list by chat.
   */
  message?: string
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
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
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
   * Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * Its picture; 4:3.
   */
  image: Picture
}
/**
 * One kind of use or user: "Broilers".
 */
export interface Kind {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What visitors read.
   */
  name: Text
}
/**
 * One need that pages answer: "Cooling".
 */
export interface Need {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * What visitors read.
   */
  name: Text
}
/**
 * A chat service. Every page gets a button for it.
 */
export interface Messaging1 {
  /**
   * The service’s address; {phone} is replaced by the number.
   */
  href: string
  /**
   * The service’s address for a message that is written already; {phone} is replaced by the number, and {text} by the message. With it visitors can send their list by chat.
   */
  message?: string
  /**
   * The number, digits only, with the country’s code.
   */
  phone: string
}
/**
 * One old address, and the page that visitors of it get.
 */
export interface Redirect {
  /**
   * The old address, from its "/" on, without a language or an ending: "/fans" holds for "/en/fans" and "/fans.html", too. It has letters a-z, digits and . _ ~ - only, at most 100 of them after each "/".
   */
  from: string
  /**
   * The address of the page, from its "/" on and without a language: "/fan-systems".
   */
  to: string
}
/**
 * What one rule counts.
 */
export interface Rule {
  /**
   * "error" keeps the site from being published, "warning" does not, "off" is never shown.
   */
  severity: 'off' | 'warning' | 'error'
  /**
   * Why; needed for "off".
   */
  reason?: string
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
  'faq': Extract<Block, { type: 'faq' }>
  'compare': Extract<Block, { type: 'compare' }>
  'steps': Extract<Block, { type: 'steps' }>
  'downloads': Extract<Block, { type: 'downloads' }>
  'video': Extract<Block, { type: 'video' }>
  'events': Extract<Block, { type: 'events' }>
  'finder': Extract<Block, { type: 'finder' }>
  'scale': Extract<Block, { type: 'scale' }>
  'scene': Extract<Block, { type: 'scene' }>
  'reckon': Extract<Block, { type: 'reckon' }>
}

/** The blocks that the core completes, and the fields it adds. */
export interface Completed {
  'contact-list': Required<Pick<BlockMap['contact-list'], never>>
  'map': Required<Pick<BlockMap['map'], 'world'>>
  'compare': Required<Pick<BlockMap['compare'], 'table'>>
  'events': Required<Pick<BlockMap['events'], never>>
  'finder': Required<Pick<BlockMap['finder'], 'answers'>>
  'scale': Required<Pick<BlockMap['scale'], 'numbers'>>
  'reckon': Required<Pick<BlockMap['reckon'], 'numbers'>>
}
