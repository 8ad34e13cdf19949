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
   * A picture next to the heading, if the blocks do not begin with one. Default: on the page of a field of activity, the picture of that field in _site.json.
   */
  picture?: Picture
  /**
   * true keeps the page out of what is published, and links to it are not shown. Live editing and previews show it, marked as a draft. Default: false.
   */
  draft?: boolean
  /**
   * The first day on which the site has the page: "2027-03-01". Earlier builds leave it out, like a draft; the build of that day includes it.
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
   * An address other than the file’s name, for example "/2024/report". It begins with "/" and has only small letters a-z, digits and hyphens, at most 100 characters after each "/".
   */
  path?: string
  /**
   * The page above this one: the name of its file without folders ("products"). It is shown in the breadcrumb, and the other pages below it are shown at the end of this one.
   */
  parent?: string
  /**
   * Addresses of up to three pages that go well with this one, shown at its end: ["/model-b"]. Pages with the same parent are shown anyway.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  related?: string[]
  /**
   * What or whom it is for: ids of "for" in pages/_site.json, such as ["broilers"]. Blocks of type "finder" show a page that also says what it "does".
   *
   * @minItems 1
   */
  for?: string[]
  /**
   * What it does: ids of "does" in pages/_site.json, such as ["air", "cooling"]. Needs "for" as well.
   *
   * @minItems 1
   */
  does?: string[]
  /**
   * The languages this page exists in. The check asks for no other translations. Default: all languages of the site.
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
 * The call to action at the end of the page, if it differs from that of other pages. Default: the site’s own invitation to write to sales.
 */
export interface Closing {
  /**
   * What visitors are asked to do, in one sentence.
   */
  title: Text
  /**
   * The contact to write to or to call: an id of "contacts" in _site.json. Default: the chat, or the first mail address, and a phone.
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
   * The picture next to the words, aspect ratio 16:9. With a film: its first frame, shown until the film plays, or instead of it.
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
 * A short film without sound, which plays in a loop in place of the picture. It does not start by itself for visitors who ask for less motion or save data.
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
 * Paragraphs and lists, with a heading and a picture if you give them.
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
   * A picture next to the words, aspect ratio 4:3.
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
   * "band" shows the words on a dark band across the whole window, "plain" on the page. Default: on product pages sections alternate between both and are shown next to further pictures of the page’s gallery; elsewhere "plain".
   */
  look?: 'plain' | 'band'
}
/**
 * Cards that link to other pages, each with a picture, a title and a short text.
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
   * The words of each card’s link, for example "See details".
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
 * One card. Without "href" it has no arrow and no link.
 */
export interface Card {
  /**
   * Its own name in this list: its key in translations.
   */
  id: string
  /**
   * The heading of the card: the name of what it shows.
   */
  title: Text
  /**
   * One or two short sentences.
   */
  text?: Text
  /**
   * The picture on the card, aspect ratio 4:3.
   */
  image?: Picture
  /**
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
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
 * One or more pictures of one thing, aspect ratio 4:3. Visitors move from one to the next and can enlarge each to twice its size.
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
   * The pictures, in the order in which they are shown.
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
   * Seconds until the next picture is shown automatically. Default: visitors change the picture themselves.
   */
  autoAdvance?: number
  /**
   * false waits until the visitor starts the slideshow. Default: true. It has an effect only together with "autoAdvance".
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
 * Pictures of the product from all sides, with which visitors can turn it. They load only when a visitor asks for them.
 */
export interface Turn {
  /**
   * 12 to 36 pictures in pages/_media, ideally 24: from one to the next the product turns a little further, its front to the right. Aspect ratio 4:3, all of one size, 400 kB together at most.
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
 * A table of figures. Each row has one "value" or, in a table with "columns" to compare several models, "cells" named by column.
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
   * In a table without columns: the ids of the rows whose figures are shown large; [] for none. Those of a long table are shown at the top of the page as well. Default on product pages: all rows of a table with at most five figures, otherwise its first four figures.
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
 * If the table only quotes figures of another page: that page, whose name is shown above them. Quoted figures are not shown large, and comparisons and visitors’ lists do not count them as figures of this page.
 */
export interface WhoseFigures {
  /**
   * The page that the figures come from.
   */
  href: string
  /**
   * The name of the thing that the figures belong to. Default: the name of that page.
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
 * A technical drawing or a rendered picture, with a list that explains its figures (parts) and letters (dimensions). A drawing takes on the colours of the page. Either the figures are in the picture, or the parts give their places: then the page draws numbered balloons and highlights a balloon when a visitor points at its row in the list.
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
   * A second picture for phones, aspect ratio 4:5; each part then gives its place in this picture as well. Default: phones show "image".
   */
  tall?: Picture
  /**
   * A line below the drawing, for example "Not to scale".
   */
  caption?: Text
  /**
   * The list: every figure and letter of the drawing, each once. If parts have "x" and "y", the picture has the aspect ratio 4:3, or 12:5 with the list below it.
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
   * The distance of the part from the left of the picture, in percent of the width. Needs "y" as well.
   */
  x?: number
  /**
   * The distance of the part from the top of the picture, in percent of the height. Needs "x" as well.
   */
  y?: number
  tall?: PartInTheTallPicture
}
/**
 * Where the part is in the picture "tall".
 */
export interface PartInTheTallPicture {
  /**
   * The distance from the left, in percent of the width.
   */
  x: number
  /**
   * The distance from the top, in percent of the height.
   */
  y: number
}
/**
 * Several panels in one place, one open at a time. Without JavaScript, all are shown one below the other.
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
 * One tab: its "blocks", or an "href" if it links to another page.
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
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * What customers say, each with a name, a role and a portrait. Several scroll past in a row; a single one is shown as a quotation.
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
   * Their role, and where they work.
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
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
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
   * The words of the link.
   */
  label: Text
  /**
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * A small picture before the words, aspect ratio 4:3.
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
   * true shows the legal name, the address and a link to the map, from _site.json, above the contacts. Default: false.
   */
  company?: boolean
  /**
   * The ids of the contacts to show, from "contacts" in _site.json.
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
   * The file, once for each language in which it exists.
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
   * A short text above the list.
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
   * The words of the line, without a full stop.
   */
  text: Text
}
/**
 * A map of the world and a list of continents. Visitors choose a continent on the map or in the list to show its content, and choose it again to hide it.
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
   * Computed when the site is built.
   */
  world?: WorldDrawing
}
/**
 * One continent, and what is shown when a visitor chooses it.
 */
export interface Continent {
  /**
   * The continent. It is also the #anchor that opens it.
   */
  id: 'africa' | 'asia' | 'europe' | 'northAmerica' | 'southAmerica' | 'oceania'
  /**
   * Its name in the list.
   */
  name: Text
  /**
   * The blocks that are shown when a visitor chooses it. Default: the words of "empty".
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
 * Compares several pages of this site, one column for each. All figures come from the specification tables of these pages, so they are written only once. Tables with "columns" cannot be compared.
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
   * Items: The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  pages: string[]
  /**
   * The ids of the rows to show, in their order. Default: all rows that at least two of the pages have.
   *
   * @minItems 1
   */
  rows?: string[]
  /**
   * Computed when the site is built.
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
   * The address of a page with more about the event.
   */
  text?: RichText
  /**
   * A picture of the step, aspect ratio 4:3.
   */
  image?: Image
}
/**
 * Files to save: drawings, manuals, software. For documents to read, use a "document-list": it opens them in a new tab.
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
   * The downloads.
   *
   * @minItems 1
   */
  items: Download[]
}
/**
 * One download, in each language in which it exists.
 */
export interface Download {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The name of the download.
   */
  title: Text
  /**
   * What it is for, in one sentence.
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
   * The language of the file, if it contains words: one of the codes in _site.json.
   */
  language?: DocumentLanguage
}
/**
 * Your own film with sound and controls. It starts when a visitor plays it, and nothing of it loads before that.
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
   * The picture shown until the film starts. It has the same aspect ratio as the film.
   */
  poster: Picture
  /**
   * The subtitles, one file for each language.
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
   * The text shown when no event is ahead.
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
   * The name of the download.
   */
  title: Text
  /**
   * The day of the event, or its first day: year, month, day, for example "2030-05-03".
   */
  start: EventDate
  /**
   * The last day, if the event takes several.
   */
  end?: string
  /**
   * Where the event takes place.
   */
  place?: Text
  /**
   * What to expect there, in one or two sentences.
   */
  text?: Text
  /**
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href?: string
}
/**
 * Asks visitors what they have and what they need, and shows the pages whose "for" and "does" match. Without JavaScript, and on paper, it is a table. Each answer has its own address: "/products#find/homes/heat" is the block "find" with the ids of both answers.
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
   * The question whose answers are the list "for" in pages/_site.json, for example "What do you heat?".
   */
  for: Text
  /**
   * The question whose answers are the list "does" in pages/_site.json, for example "What do you need?".
   */
  does: Text
  /**
   * Computed when the site is built.
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
 * Draws figures from a "spec-table" of the same page to one scale, so no figure is written twice. "bars": one row of a table with columns; visitors can choose a bar, share its address and put it into their list. "outlines": sizes next to a thing that everybody knows.
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
   * A note about the drawing, in small letters below it.
   */
  caption?: Text
  /**
   * The id of the "spec-table" of this page that has the figures. For "bars" it has "columns".
   */
  table: string
  /**
   * The ids of the rows to draw. For "outlines", a row has a "size" (width × height × depth; the front is drawn) or one number (a diameter).
   *
   * @minItems 1
   */
  rows: string[]
  /**
   * For "outlines": the thing drawn next to them. "a4" is a sheet of paper, 210 × 297 mm; "pallet" is a Euro pallet, 800 × 1200 mm.
   */
  beside?: 'a4' | 'pallet'
  /**
   * Computed when the site is built.
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
 * A wide picture with numbered places that link to pages, and a list of them below it: pointing at one highlights the other. Works without JavaScript, too.
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
   * The picture, aspect ratio 12:5. A drawing (SVG) has all its strokes in one element with id="drawing", and uses the colours of the page: var(--art-ink), var(--art-dim), var(--stage), var(--accent). A part turns amber together with its place if its fill is var(--fill-ID, none) and its stroke var(--edge-ID, var(--art-ink)), with the id of the place.
   */
  image: Image
  /**
   * A second picture for phones, aspect ratio 4:5; each place then says where its number is in this picture. If a drawing (SVG) leaves space beside itself for the numbers, it may have a line from there to the place: an element with id="to-ID" outside of "drawing". Default: phones show "image".
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
   * The page it links to.
   */
  href: string
  /**
   * What is there. Default: the name of the page it links to.
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
   * Its distance from the left of the picture, in percent of the width.
   */
  x: number
  /**
   * Its distance from the top of the picture, in percent of the height.
   */
  y: number
  tall?: PlaceInTheTallPicture
}
/**
 * Where its number is in the picture "tall".
 */
export interface PlaceInTheTallPicture {
  /**
   * The distance from the left, in percent of the width.
   */
  x: number
  /**
   * The distance from the top, in percent of the height.
   */
  y: number
}
/**
 * Asks for one number: "How many birds?". Each answer divides it by a figure from a "spec-table" of the same page and rounds up; a range gives a range. Visitors enter a number and can put it into their list; a table below, also on paper, shows examples.
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
   * The name of the number: "Birds in the house".
   */
  question: Text
  /**
   * The unit of the number, if it has one: "m". The figures that divide it must have the same unit; other units of power are converted to "kW".
   */
  unit?: string
  /**
   * The lowest number that visitors can enter.
   */
  from: number
  /**
   * The highest number that visitors can enter.
   */
  to: number
  /**
   * Example numbers for the table, each between "from" and "to". The calculator opens with the first.
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
   * The answers, each with a "row" or a "text".
   *
   * @minItems 1
   * @maxItems 6
   */
  answers: Answer[]
  /**
   * Computed when the site is built.
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
   * The id of the table row that says what one of them is enough for, for example birds per feeder.
   */
  row?: string
  /**
   * The id of the column, if the table has columns.
   */
  column?: string
  /**
   * The text shown if no figure is published: "For your house, by return".
   */
  text?: Text
}
/**
 * What all pages share: languages, brands, menu, contacts. Optional fields that you leave out are not shown.
 */
export interface Site {
  /**
   * The path to schema/site.json, so that an editor can complete and explain the fields.
   */
  $schema?: string
  /**
   * The company’s short name; the same in every language.
   */
  name: string
  /**
   * The full legal name, as it is registered; the same in every language. Default: the short name.
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
   * The language of pages without "lang", and of addresses without a language.
   */
  defaultLanguage: string
  /**
   * The languages that replace missing words, in this order, or "none"; "fallback" of a page can change it. Default: the default language.
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
   * The fields of activity, in the order of the menu. They are a menu in the header and a list in the footer.
   *
   * @minItems 1
   */
  fields?: Field[]
  /**
   * All that pages can be for, in the order of the finder; pages name the ids in their "for".
   *
   * @minItems 1
   */
  for?: Kind[]
  /**
   * All that pages can do, in the order of the finder; pages name the ids in their "does".
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
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  contactPage?: string
  /**
   * Old addresses that redirect to pages of this site, in every language: [{ "from": "/fans", "to": "/fan-systems" }]. npm run rename writes them.
   *
   * @minItems 1
   */
  redirects?: Redirect[]
  /**
   * The severity of rules of the check on this site, by their codes: { "small-picture": { "severity": "off", "reason": "Photos of 1960." } }. "npm run check -- --explain CODE" says what one means. A problem that makes a build impossible is always an error.
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
   * The name its speakers use for it.
   */
  name: string
  /**
   * The writing direction: left to right or right to left.
   */
  dir: 'ltr' | 'rtl'
  /**
   * The flag, a file in pages/_media; 24 by 16. Without it, only the code or name of the language is shown.
   */
  flagPath?: Picture
  /**
   * How much of the language must be translated and up to date, in percent. Below that, "npm run check" warns and a release is refused.
   */
  minimumTranslated?: number
}
/**
 * One brand: the whole site with its own look, under its own host names. Whatever it does not set, it takes from the site.
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
   * The host names that serve it.
   *
   * @minItems 1
   */
  domains: string[]
  /**
   * The address by which search engines should know it.
   */
  origin: string
  /**
   * The mark, a file in pages/_media: square, without words, clear at 16 pixels, on light and dark. After a change, npm run generate -- icons draws the icons for browsers and phones from it.
   */
  logo: Picture
  colours: Colours
  /**
   * true lets visitors choose between light and dark; it needs "darkColours". Default: false, light only.
   */
  darkTheme?: boolean
  darkColours?: Colours1
  /**
   * The ids of the fields of activity that this brand shows. Default: all.
   *
   * @minItems 1
   */
  filteredActivityFields?: string[]
  /**
   * The addresses of pages that this brand does not have: ["/about"]. Links to them are not shown.
   *
   * @minItems 1
   *
   * Items: The address of a page, starting with "/" and without a language: "/about".
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
 * Its colours. "primary" and "accent" are enough: the others are derived from them.
 */
export interface Colours {
  /**
   * The main colour: buttons, the focus ring and, unless "link" is given, links.
   */
  primary: string
  /**
   * The signal colour: small squares, the bar of the current tab, and buttons on a dark background.
   */
  accent: string
  /**
   * The background of the page.
   */
  background?: string
  /**
   * The background of cards, header and dialogs.
   */
  surface?: string
  /**
   * The background of areas that look sunken: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * The background of pictures.
   */
  stage?: string
  /**
   * The background of notices, and of what is selected.
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
   * The background of the footer and of the top of the home page.
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
   * What is correct or available.
   */
  success?: string
  /**
   * Warnings.
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
   * The main colour: buttons, the focus ring and, unless "link" is given, links.
   */
  primary: string
  /**
   * The signal colour: small squares, the bar of the current tab, and buttons on a dark background.
   */
  accent: string
  /**
   * The background of the page.
   */
  background?: string
  /**
   * The background of cards, header and dialogs.
   */
  surface?: string
  /**
   * The background of areas that look sunken: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * The background of pictures.
   */
  stage?: string
  /**
   * The background of notices, and of what is selected.
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
   * The background of the footer and of the top of the home page.
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
   * What is correct or available.
   */
  success?: string
  /**
   * Warnings.
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
   * The words of the link.
   */
  label: Text
  /**
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
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
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
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
   * The service’s address for a prepared message; {phone} is replaced by the number, and {text} by the message. With it visitors can send their list by chat.
   */
  message?: string
  /**
   * The number, digits only, with the country code.
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
   * The target: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
   */
  href: string
  /**
   * Its picture, aspect ratio 4:3.
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
   * The name that visitors read.
   */
  name: Text
}
/**
 * One need that pages meet: "Cooling".
 */
export interface Need {
  /**
   * A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
   */
  id: string
  /**
   * The name that visitors read.
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
   * The service’s address for a prepared message; {phone} is replaced by the number, and {text} by the message. With it visitors can send their list by chat.
   */
  message?: string
  /**
   * The number, digits only, with the country code.
   */
  phone: string
}
/**
 * One old address, and the page it redirects to.
 */
export interface Redirect {
  /**
   * The old address, starting with "/", without a language or an ending: "/fans" also covers "/en/fans" and "/fans.html". It has only letters a-z, digits and . _ ~ -, at most 100 characters after each "/".
   */
  from: string
  /**
   * The address of the page, starting with "/" and without a language: "/fan-systems".
   */
  to: string
}
/**
 * The severity of one rule.
 */
export interface Rule {
  /**
   * "error" keeps the site from being published, "warning" does not, "off" is never shown.
   */
  severity: 'off' | 'warning' | 'error'
  /**
   * The reason; required for "off".
   */
  reason?: string
}
/**
 * The banner that asks whether a cookie may be set.
 */
export interface Consent {
  /**
   * What visitors are asked, in one or two sentences.
   */
  text: Text
  /**
   * The button that accepts cookies.
   */
  accept: Text
  /**
   * The button that rejects cookies.
   */
  reject: Text
  /**
   * The link to the privacy document.
   */
  policy: Text
  /**
   * The privacy document, one file for each language in which it exists. Other languages use the site’s fallback.
   *
   * @minItems 1
   */
  document: Edition[]
  /**
   * The button in the footer that asks again.
   */
  reopen: Text
  /**
   * What screen readers say after a choice, for people who cannot see that the banner has closed.
   */
  saved: Text
}

/** Types of blocks, by the name of the block. */
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

/** Computed fields of blocks, which the engine adds when the site is built, by the name of the block. */
export interface Completed {
  'contact-list': Required<Pick<BlockMap['contact-list'], never>>
  'map': Required<Pick<BlockMap['map'], 'world'>>
  'compare': Required<Pick<BlockMap['compare'], 'table'>>
  'events': Required<Pick<BlockMap['events'], never>>
  'finder': Required<Pick<BlockMap['finder'], 'answers'>>
  'scale': Required<Pick<BlockMap['scale'], 'numbers'>>
  'reckon': Required<Pick<BlockMap['reckon'], 'numbers'>>
}
