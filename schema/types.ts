// Generated from schema/*.json by "npm run generate -- types". Do not edit.
import type {
  Action,
  BrandWords,
  Cell,
  ComparedTable,
  Contact,
  DocumentFile,
  DocumentLanguage,
  EmbedService,
  EventDate,
  HoursWeek,
  Image,
  ListedPages,
  Picture,
  ReckonNumbers,
  RichText,
  ScaleNumbers,
  Text,
  WorldDrawing
} from './parts'

/**
 * One section of a page. Its "type" is the kind of block.
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
  | PageList
  | DiagramToScale
  | Scene
  | Calculator
  | People
  | OpeningHours
  | Plans
  | EmbeddedFilmOrMap
  | Form

export interface Contract {
  page: Page
  site: Site
}
/**
 * One page of the site. The name of the file is the address of the page: pages/products/model-a.json is /model-a; folders only group files.
 */
export interface Page {
  /**
   * The path of schema/page.json, with which an editor completes and explains the fields.
   */
  $schema?: string
  /**
   * The name of the page, used as the main heading and as the title in browser tabs and search results. Always written out, never "t:key".
   */
  title: Text
  /**
   * A shorter name of the page, shown in breadcrumbs and on links to the page. Default: the title.
   */
  label?: Text
  /**
   * A description of the page in one or two sentences, at most 160 letters, shown below the heading and in search results. Always written out, never "t:key".
   */
  description: Text
  /**
   * The kind of page. A product page has buttons to write to the sales team and to print the page, and tells search engines that it is about a product. An article ("article") is read in one column and shows its date and author. Default: "page".
   */
  kind?: 'page' | 'product' | 'article'
  /**
   * Whether this page is the first page of a manual. If true, each page below it ("parent") shows the tree of all pages of the manual, and ends with links to the previous and the next page in the order of the tree. Default: false.
   */
  manual?: boolean
  /**
   * Whether the page lists its headings, with links, below its main heading. Default: false.
   */
  contents?: boolean
  /**
   * A picture next to the heading, unless the first block has a picture. Default on the page of a field of activity: the picture of that field in _site.json.
   */
  picture?: Picture
  /**
   * Whether the page is a draft. If true, the published site has neither the page nor links to it; live editing and previews show the page, marked as a draft. Default: false.
   */
  draft?: boolean
  /**
   * Whether search engines, the sitemap and the search of the site leave the page out, for example the page after a form. Links to the page still work. Default: false.
   */
  noindex?: boolean
  /**
   * The first day on which the page is on the site, for example "2027-03-01". A build before that day leaves the page out, like a draft.
   */
  from?: string
  /**
   * The last day on which the page is on the site, for example "2027-03-31". A build after that day leaves the page out, like a draft.
   */
  until?: string
  /**
   * The code of the language in which the page is written in this file. Default: the default language of the site.
   */
  lang?: string
  /**
   * An address of your choice for the page, for example "/2024/report". The address begins with "/" and has only lowercase letters a-z, digits and hyphens, at most 100 characters after each "/". Default: the name of the file.
   */
  path?: string
  /**
   * The page above this one. It is written by its file name without folders: "products". The breadcrumb shows the parent, and this page ends with links to the other pages of the same parent.
   */
  parent?: string
  /**
   * Up to three related pages, shown at the end of this page. They are addresses: ["/model-b"]. Pages with the same parent are shown anyway.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  related?: string[]
  /**
   * The uses or users of the product or service. They are ids in "for" of pages/_site.json, for example ["broilers"]. Visitors can filter lists of pages by them.
   */
  for?: string[]
  /**
   * The needs that the product or service meets. They are ids in "does" of pages/_site.json, for example ["air", "cooling"]. Visitors can filter lists of pages by them.
   *
   * @minItems 1
   */
  does?: string[]
  /**
   * The day of the article or news item, for example "2027-03-01". Lists of pages are sorted by it.
   */
  date?: string
  /**
   * The day of the last important change, for example "2027-04-15". Requires "date".
   */
  updated?: string
  /**
   * The author of the page. It is an id in "authors" of pages/_site.json.
   */
  author?: string
  /**
   * The subjects of the page. They are ids in "tags" of pages/_site.json, for example ["news"].
   *
   * @minItems 1
   */
  tags?: string[]
  /**
   * The languages of this page. The check requires no other translations. Default: all languages of the site.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * The languages that replace missing words, in this order. For example ["en"]. "none" shows a notice instead of the page. Default: "fallback" of the site.
   */
  fallback?: string[] | string
  closing?: Closing
  /**
   * A sentence that visitors’ lists add to this page for the sales team. It asks for what the page does not state, for example "Please send the dimensions."
   */
  ask?: Text
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The blocks of the page, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * The call to action at the end of the page. Default: the site’s own invitation to write to the sales team.
 */
export interface Closing {
  /**
   * The text of the call to action, in one sentence.
   */
  title: Text
  /**
   * The contact to write to or to call. It is its id in "contacts" of _site.json. Default: the chat, or the first mail address, and a phone number.
   */
  contact?: Contact
}
/**
 * The start of the home page: the main heading, a short text, a picture or film, one or two buttons and a row of facts. This block must be the first of the page.
 */
export interface Hero {
  /**
   * The kind of block.
   */
  type: 'hero'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The main heading of the page.
   */
  title: Text
  /**
   * The text below the heading, in one or two sentences.
   */
  text?: Text
  /**
   * The picture next to the text, aspect ratio 16:9. With a film: the first frame, shown until the film plays or instead of the film. Without a picture, the text fills the width.
   */
  image?: Image
  video?: Film
  /**
   * A line of text below the picture or film, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * The button below the text.
   */
  action?: Action
  /**
   * A second button next to the first, less prominent.
   */
  secondAction?: Action
  /**
   * Two to five short facts below the text.
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
 * A short film without sound, which plays in a loop instead of the picture. The film does not start automatically for visitors who ask for less motion or save data.
 */
export interface Film {
  /**
   * The film, as an MP4 file (H.264), which nearly every browser plays. It is a path in pages/_media.
   */
  src: string
  /**
   * The path of the same film as WebM, for browsers that do not play H.264.
   */
  webm?: string
  /**
   * The path of the same film for screens narrower than 768 pixels.
   */
  phone?: string
}
/**
 * One fact: a figure, or a word, and its label.
 */
export interface Fact {
  /**
   * The name of this entry, unique in the list. It is also the key of the entry in translations. Keep the name when you change the texts of the entry.
   */
  id: string
  /**
   * The figure or word of the fact.
   */
  value: Cell
  /**
   * The label of the figure, for example "Countries".
   */
  label: Text
}
/**
 * Paragraphs and lists. A heading and a picture are optional.
 */
export interface TextBlock {
  /**
   * The kind of block.
   */
  type: 'text'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The text, with paragraphs and lists.
   */
  text: RichText
  /**
   * The file that contains the text, if the text is not here. It is next to the page and named like it: "opening.md" or "opening.more.md" for opening.json. Its translation has the same path below locales/<language>.
   */
  file?: string
  /**
   * A picture next to the text, aspect ratio 4:3.
   */
  image?: Image
  /**
   * A line of text below the picture, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * Important information can stand on a coloured background. That is "notice". Default: "plain".
   */
  tone?: 'plain' | 'notice'
  /**
   * Whether the text stands on the page or on a dark band across the whole window. These are "plain" and "band". Default on product pages: blocks alternate between both and stand next to further pictures of the page’s gallery; elsewhere "plain".
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
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The text of the link on each card, for example "See details".
   */
  action?: Text
  /**
   * A line of text below the cards, for example "The pictures show examples".
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
 * One card. A card without "href" has no arrow and no link.
 */
export interface Card {
  /**
   * The name of this entry, unique in the list. It is also the key of the entry in translations. Keep the name when you change the texts of the entry.
   */
  id: string
  /**
   * The heading of the card, usually the name of the thing in the picture.
   */
  title: Text
  /**
   * The text on the card, in one or two short sentences.
   */
  text?: Text
  /**
   * The picture on the card, aspect ratio 4:3.
   */
  image?: Picture
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * The field of activity that the card belongs to. It is written as its id in "fields" of _site.json. A brand without that field does not show the card.
   */
  field?: string
  /**
   * Whether the link loads the whole page again, as on a first visit. Default: false.
   */
  reload?: boolean
}
/**
 * One or more pictures of one thing, aspect ratio 4:3. Visitors can move from one picture to the next and enlarge each to twice its size.
 */
export interface Gallery {
  /**
   * The kind of block.
   */
  type: 'gallery'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
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
   * A line of text below the pictures, for example "The picture shows an example".
   */
  caption?: Text
  /**
   * The number of seconds after which the next picture is shown automatically. Default: visitors change the picture themselves.
   */
  autoAdvance?: number
  /**
   * Whether the slideshow starts automatically. If false, it waits until the visitor starts it. Requires "autoAdvance". Default: true.
   */
  autoStart?: boolean
  /**
   * Whether thumbnails are shown, with which visitors choose a picture. Default: false.
   */
  thumbnails?: boolean
  /**
   * Whether the number of the picture is shown, for example "2 / 5". Default: false.
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
   * The name of this entry, unique in the list. It is also the key of the entry in translations. Keep the name when you change the texts of the entry.
   */
  id: string
  /**
   * The picture: one of the pictures of the site. It is a path in pages/_media, for example "products/model-a.avif".
   */
  src: Picture
  /**
   * Alternative text: one sentence that describes the picture for people who cannot see it.
   */
  alt: Text
}
/**
 * Pictures of the product from all sides, so that visitors can turn it. These pictures load only when a visitor asks for them.
 */
export interface Turn {
  /**
   * 12 to 36 pictures of the product, ideally 24, from one side after another. They are paths in pages/_media, aspect ratio 4:3, all of one size, together at most 400 kB. From each picture to the next, the front of the product turns a little further to the right.
   *
   * @minItems 12
   * @maxItems 36
   *
   * Items: The path of one picture of the product from one side, for example "products/model-a/turn-01.avif".
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
 * A list of short statements, one line each, for example features or advantages.
 */
export interface FeatureList {
  /**
   * The kind of block.
   */
  type: 'feature-list'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The statements, in the order of the list.
   *
   * @minItems 1
   */
  items: Feature[]
  /**
   * Whether the list has ticks instead of squares, in up to three columns. Default: false.
   */
  ticks?: boolean
}
/**
 * One statement.
 */
export interface Feature {
  /**
   * The name of this entry, unique in the list. It is also the key of the entry in translations. Keep the name when you change the texts of the entry.
   */
  id: string
  /**
   * The text of the statement, without a full stop.
   */
  text: Text
}
/**
 * A specification table. Each row has one "value"; in a table with "columns", which compares several models, each row has "cells".
 */
export interface SpecificationTable {
  /**
   * The kind of block.
   */
  type: 'spec-table'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the table.
   */
  title: Text
  of?: WhoseFigures
  /**
   * The heading above the labels of the rows in a table with columns, for example "Model".
   */
  rowHeading?: Text
  /**
   * The columns of a table that compares several models.
   *
   * @minItems 1
   */
  columns?: Column[]
  /**
   * Whether visitors can sort the rows by any column. Default: false.
   */
  sort?: boolean
  /**
   * The rows whose figures are shown large, in a table without columns. They are ids of rows; [] is for none. A long table also shows these figures at the top of the page. Default on product pages: all rows of a table with at most five figures, otherwise the first four figures.
   *
   * Items: A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  large?: string[]
  /**
   * The rows of the table, from top to bottom.
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
    sort: string
  }
}
/**
 * The page whose figures this table only quotes. Its name is shown above the table, unless that page is below this page. Quoted figures are not shown large, and comparisons and visitors’ lists do not count them as figures of this page.
 */
export interface WhoseFigures {
  /**
   * The address of the page that the figures come from.
   */
  href: string
  /**
   * The name of the product or thing that the figures describe. Default: the name of the page in "href".
   */
  title?: Text
}
/**
 * One column of the table.
 */
export interface Column {
  /**
   * The name of this entry, unique in the list. It is also the key of the entry in translations. Keep the name when you change the texts of the entry.
   */
  id: string
  /**
   * The heading of the column.
   */
  label: Text
}
/**
 * One row: a label with a "value" or, in a table with columns, with "cells".
 */
export interface Row {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the property in this row, for example "Weight".
   */
  label: Text
  /**
   * Whether the row appears in visitors’ lists. If false, it does not, for example because it compares the product with others. Default: true.
   */
  inList?: boolean
  /**
   * The figure or text of the row, in a table without columns.
   */
  value?: Cell
  /**
   * The cells of the row, one for each column. The name of each cell is the id of its column.
   */
  cells?: {
    /**
     * The content of a table cell: text, a figure, a price, rich text, a link or a small picture. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick" or "none". Visitors see figures in the number format of their language.
     */
    [k: string]: Cell
  }
}
/**
 * A technical drawing in the colours of the page, or a rendered picture, with a list that explains its figures (parts) and letters (dimensions). If parts have "x" and "y", the page draws the figures as balloons and highlights a balloon when a visitor points at its row in the list.
 */
export interface Drawing {
  /**
   * The kind of block.
   */
  type: 'drawing'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The drawing or picture, with a description for people who cannot see it.
   */
  image: Image
  /**
   * A second picture for phones, aspect ratio 4:5. Each part then also has its position in this picture. Default: phones show "image".
   */
  tall?: Picture
  /**
   * A line of text below the drawing, for example "Not to scale".
   */
  caption?: Text
  /**
   * The list of all figures and letters of the drawing, each once. If parts have "x" and "y", the picture must have the aspect ratio 4:3 (list next to the picture) or 12:5 (list below the picture).
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
 * One figure or letter of the drawing, with its meaning.
 */
export interface DrawingPart {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The figure or letter in the drawing: "1" to "9" for a part, a capital letter for a dimension.
   */
  mark: string
  /**
   * The name of the part or dimension.
   */
  name: Text
  /**
   * The content of a table cell: text, a figure, a price, rich text, a link or a small picture. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick" or "none". Visitors see figures in the number format of their language.
   */
  value?: Cell
  /**
   * The distance from the left edge of the picture to the part, as a percentage of the picture's width. Requires "y".
   */
  x?: number
  /**
   * The distance from the top edge of the picture to the part, as a percentage of the picture's height. Requires "x".
   */
  y?: number
  tall?: PartInTheTallPicture
}
/**
 * The position of the part in the picture for phones. That is the picture "tall".
 */
export interface PartInTheTallPicture {
  /**
   * The distance from the left edge of the picture, as a percentage of its width.
   */
  x: number
  /**
   * The distance from the top edge of the picture, as a percentage of its height.
   */
  y: number
}
/**
 * Several panels in one place, with only one open at a time. Without JavaScript, all panels are shown one below the other.
 */
export interface Tabs {
  /**
   * The kind of block.
   */
  type: 'tabs'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The subject of the tabs, for people who cannot see the tabs, for example "About us".
   */
  label: Text
  /**
   * The tabs. The first tab is open at the start.
   *
   * @minItems 1
   */
  items: Tab[]
}
/**
 * One tab, with "blocks" for its panel or with an "href" that links to another page.
 */
export interface Tab {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text on the tab.
   */
  label: Text
  /**
   * The blocks in the panel of the tab.
   *
   * @minItems 1
   */
  blocks?: Block[]
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
}
/**
 * Testimonials from customers, each with a name, a role and a portrait. Several testimonials scroll past in a row; a single one is shown as a quotation.
 */
export interface Testimonials {
  /**
   * The kind of block.
   */
  type: 'testimonials'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The testimonials, in the order in which they are shown.
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
 * One testimonial.
 */
export interface Testimonial {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the customer.
   */
  name: Text
  /**
   * The role and the workplace of the customer.
   */
  role: Text
  /**
   * The words of the customer.
   */
  comment: Text
  /**
   * The portrait of the customer, aspect ratio 1:1.
   */
  image?: Picture
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
}
/**
 * A list of links, one below the other, or a row of logos.
 */
export interface LinkList {
  /**
   * The kind of block.
   */
  type: 'link-list'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The look of the links: rows, or logos of the same height next to each other. With "logos", a link shows its picture instead of its text. Default: rows.
   */
  look?: 'logos'
  /**
   * The links, in the order of the list.
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the link. For a logo, it is the name of the company.
   */
  label: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href: string
  /**
   * A small picture before the text of the link, or the logo, in any shape. It is a path in pages/_media.
   */
  image?: Picture
  /**
   * The logo for the dark theme. Without it, the logo has a light background there. It is a path in pages/_media.
   */
  darkImage?: Picture
  /**
   * The field of activity that the link belongs to. It is written as its id in "fields" of _site.json. A brand without that field does not show the link.
   */
  field?: string
  /**
   * Whether the link loads the whole page again, as on a first visit. Default: false.
   */
  reload?: boolean
}
/**
 * Mail addresses and phone numbers of the site, each with a button that copies it. They come from "contacts" in _site.json.
 */
export interface ContactList {
  /**
   * The kind of block.
   */
  type: 'contact-list'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * Shows the legal name, the postal address and a link to the map above the contacts. true shows them, all from _site.json. Default: false.
   */
  company?: boolean
  /**
   * The contacts to show. They are ids from "contacts" in _site.json.
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
 * A list of documents. Each document opens in a new tab.
 */
export interface DocumentList {
  /**
   * The kind of block.
   */
  type: 'document-list'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The documents, in the order of the list.
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The title of the document.
   */
  title: Text
  /**
   * The files of the document, one for each language.
   *
   * @minItems 1
   */
  editions: Edition[]
}
/**
 * One document file in one language.
 */
export interface Edition {
  /**
   * The language of the document. It is one of the language codes in _site.json.
   */
  language: DocumentLanguage
  /**
   * The document: one of the files of the site. It is a path in pages/_media, for example "documents/en/guide.pdf".
   */
  src: DocumentFile
}
/**
 * Two or three short lists next to each other, each below a heading and a short text. Phones show the lists one below the other.
 */
export interface ListColumns {
  /**
   * The kind of block.
   */
  type: 'list-columns'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The two or three lists, in reading order.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: Column1[]
}
/**
 * One list with a heading and a short text.
 */
export interface Column1 {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The heading above the list.
   */
  title: Text
  /**
   * A short text above the list.
   */
  text?: RichText
  /**
   * The lines of the list, from top to bottom.
   *
   * @minItems 1
   */
  items: Line[]
}
/**
 * One line of the list.
 */
export interface Line {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the line, without a full stop.
   */
  text: Text
}
/**
 * A map of the world and a list of continents. Visitors choose a continent, on the map or in the list, to show or hide its content.
 */
export interface Map {
  /**
   * The kind of block.
   */
  type: 'map'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the map.
   */
  title?: Text
  /**
   * The subject of the map, for people who cannot see the map, for example "Our offices by continent".
   */
  label: Text
  /**
   * The continents of the list, from top to bottom. Visitors can choose only these continents on the map.
   *
   * @minItems 1
   * @maxItems 6
   */
  continents: Continent[]
  /**
   * The text shown for a continent without content, best with a link that leads on. That is one without "blocks".
   */
  empty: RichText
  /**
   * Computed when the site is built.
   */
  world?: WorldDrawing
}
/**
 * One continent and the content shown for it.
 */
export interface Continent {
  /**
   * The name of the continent in this file. It is also the #anchor in the address that opens the content of the continent.
   */
  id: 'africa' | 'asia' | 'europe' | 'northAmerica' | 'southAmerica' | 'oceania'
  /**
   * The name of the continent in the list.
   */
  name: Text
  /**
   * The blocks shown when a visitor chooses the continent. Default: the text of "empty".
   *
   * @minItems 1
   */
  blocks?: Block[]
}
/**
 * Frequent questions from visitors. A visitor opens each answer by choosing the question; search engines also read the answers.
 */
export interface QuestionsAndAnswers {
  /**
   * The kind of block.
   */
  type: 'faq'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The questions, with the most frequent first.
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The question, in the words of a visitor.
   */
  question: Text
  /**
   * The answer to the question.
   */
  answer: RichText
}
/**
 * A comparison of several pages of this site, one column for each page. All figures come from the specification tables of these pages; tables with "columns" cannot be compared.
 */
export interface Comparison {
  /**
   * The kind of block.
   */
  type: 'compare'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
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
   * The addresses of the pages to compare, in the order of the columns. Each page must have a specification table.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  pages: string[]
  /**
   * The table rows to show, in this order. They are ids of rows. Default: all rows that at least two of the pages have.
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
 * A numbered list of steps, for example how to order, install or use something.
 */
export interface Steps {
  /**
   * The kind of block.
   */
  type: 'steps'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The steps, in the order in which they are done.
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the step, in a few words.
   */
  title: Text
  /**
   * The instructions for the step, in a few sentences.
   */
  text?: RichText
  /**
   * A picture of the step, aspect ratio 4:3.
   */
  image?: Image
}
/**
 * Files to save, for example drawings, manuals and software. For documents to read, use the block "document-list", which opens them in a new tab.
 */
export interface Downloads {
  /**
   * The kind of block.
   */
  type: 'downloads'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The downloads, in the order of the list.
   *
   * @minItems 1
   */
  items: Download[]
}
/**
 * One download, as one file or as one file for each language.
 */
export interface Download {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the download.
   */
  title: Text
  /**
   * The purpose of the download, in one sentence.
   */
  text?: Text
  /**
   * The files of the download: one file, or one for each language.
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
   * The file: one of the files of the site. It is a path in pages/_media, for example "manuals/model-a.zip".
   */
  src: DocumentFile
  /**
   * The language of a file that contains words. It is one of the language codes in _site.json.
   */
  language?: DocumentLanguage
}
/**
 * A film of your own, with sound and controls. The film loads and starts only when a visitor plays it.
 */
export interface Video {
  /**
   * The kind of block.
   */
  type: 'video'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The name of the film for people who cannot see it, in a few words.
   */
  name: Text
  /**
   * The film, as an MP4 file (H.264), which nearly every browser plays. It is a path in pages/_media.
   */
  src: string
  /**
   * The picture shown until the film starts, with the same aspect ratio as the film.
   */
  poster: Picture
  /**
   * The subtitles of the film, one file for each language.
   *
   * @minItems 1
   */
  subtitles?: Subtitles[]
  /**
   * A line of text below the film.
   */
  caption?: Text
}
/**
 * The subtitles in one language.
 */
export interface Subtitles {
  /**
   * The language of the subtitles. It is one of the language codes in _site.json.
   */
  language: DocumentLanguage
  /**
   * The subtitles: one of the files of the site. It is a path in pages/_media, in the format WebVTT (.vtt).
   */
  src: string
}
/**
 * A list of events with dates, for example fairs, courses and open days. Dates and times are shown in the format of each language; visitors can add them to their calendar. Past events are not shown, unless they are kept.
 */
export interface Events {
  /**
   * The kind of block.
   */
  type: 'events'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The events, in any order. The page sorts them by date.
   *
   * @minItems 1
   */
  items: Event[]
  /**
   * Whether past events stay on the page. With "keep", they are shown below the other events, with their documents. Default: past events are not shown.
   */
  past?: 'keep'
  /**
   * The text shown when there are no upcoming events.
   */
  empty: Text
  /**
   * Interface words that this block shows.
   */
  labels: {
    past: string
    add: string
    all: string
    local: string
  }
}
/**
 * One event.
 */
export interface Event {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the event.
   */
  title: Text
  /**
   * The date of the event, or of its first day: year, month, day, for example "2030-05-03". With a time of day: "2030-05-03T19:00", by the clock of the place.
   */
  start: EventDate
  /**
   * The date of the last day of an event that takes several days. For an event with a time of day, the end: "2030-05-03T21:30".
   */
  end?: string
  /**
   * The time zone of the event, for example "Europe/Berlin". Default: "timeZone" of the site.
   */
  timeZone?: string
  /**
   * The place of the event, for example a city or a hall.
   */
  place?: Text
  /**
   * A description of the event for visitors, in one or two sentences.
   */
  text?: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * Documents that belong to the event, for example an agenda or minutes.
   *
   * @minItems 1
   */
  documents?: Document[]
}
/**
 * One document.
 */
export interface Document {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the document.
   */
  title: Text
  /**
   * The file: one of the files of the site. It is a path in pages/_media, for example "minutes/may.pdf".
   */
  src: DocumentFile
}
/**
 * A list of pages with their names, descriptions, pictures, dates, authors and figures. The list is updated when a page is added, changed or deleted. It does not contain drafts or pages that a brand leaves out.
 */
export interface PageList {
  /**
   * The kind of block.
   */
  type: 'page-list'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the list.
   */
  title?: Text
  of?: Pages
  /**
   * The order of the list. "title" sorts by name, in the alphabet of each language; "menu" sorts in the order of the menus and of the pages above. Default: the order of "pages", or else "menu".
   */
  sort?: 'newest' | 'oldest' | 'title' | 'menu'
  /**
   * The maximum number of pages in the list. Default: all.
   */
  limit?: number
  /**
   * The number of pages in each part of the list. Each part has its own address, for example "/news" and "/news/2". Default: one part.
   */
  perPage?: number
  /**
   * The look of the list. "rows" have small pictures, "table" shows figures, and "tiles" are small pictures. With "answers", pages are shown once a visitor has chosen an answer; without JavaScript and on paper, a table shows all of them. Default: "cards".
   */
  look?: 'cards' | 'rows' | 'table' | 'tiles' | 'answers'
  /**
   * The text of the link on each card, for example "Read more".
   */
  action?: Text
  /**
   * The figures that the list shows of each page, in this order. They are ids of rows in the specification tables of the pages. Default in a table: all rows that at least two pages have.
   *
   * @minItems 1
   */
  figures?: string[]
  /**
   * The questions by which visitors filter the list, in this order. The address of an answer, such as "/products#find/homes/heat", contains the ids of the block and of the answers; "-" stands for no answer.
   *
   * @minItems 1
   */
  filters?: ('for' | 'does' | 'tags')[]
  /**
   * The question about the use, for example "What do you heat?". The answers are from the list "for" in pages/_site.json. Default: a standard question.
   */
  for?: Text
  /**
   * The question about the need, for example "What do you need?". The answers are from the list "does" in pages/_site.json. Default: a standard question.
   */
  does?: Text
  /**
   * The question about the subject, for example "What would you like to read?". The answers are from the list "tags" in pages/_site.json. Default: a standard question.
   */
  tags?: Text
  /**
   * Whether visitors can follow the list in a news reader. If true, there is a feed for each language, such as /news/feed.xml, with the pages that have a "date". Default: false.
   */
  feed?: boolean
  /**
   * Computed when the site is built.
   */
  list?: ListedPages
  /**
   * Interface words that this block shows.
   */
  labels: {
    all: string
    for: string
    does: string
    tags: string
    page: string
    pages: string
    previous: string
    next: string
    feed: string
    available: string
    none: string
  }
}
/**
 * The conditions for the pages of the list. A page must meet all conditions. Default: the pages whose "parent" is this page or, with "filters", all pages that have at least one of the fields in "filters".
 */
export interface Pages {
  /**
   * The page above the pages. It is written by its file name without folders: "news".
   */
  parent?: string
  /**
   * The kind of page to list.
   */
  kind?: 'page' | 'product' | 'article'
  /**
   * The subjects of the pages. They are ids in "tags" of pages/_site.json; a page must have all of them.
   *
   * @minItems 1
   */
  tags?: string[]
  /**
   * The uses or users of the pages. They are ids in "for" of pages/_site.json; a page must have all of them.
   *
   * @minItems 1
   */
  for?: string[]
  /**
   * The needs that the pages meet. They are ids in "does" of pages/_site.json; a page must have all of them.
   *
   * @minItems 1
   */
  does?: string[]
  /**
   * The pages to list, in this order. They are written as addresses: ["/model-b"].
   *
   * @minItems 1
   *
   * Items: The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  pages?: string[]
}
/**
 * A drawing of figures from a table of the same page, all to one scale. The table is a "spec-table". "bars" draws one row of a table with columns; visitors can choose a bar, share its address and put it into their list. "outlines" draws sizes next to a well-known thing.
 */
export interface DiagramToScale {
  /**
   * The kind of block.
   */
  type: 'scale'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The kind of diagram: bars, or outlines next to a well-known thing.
   */
  kind: 'bars' | 'outlines'
  /**
   * The heading above the diagram.
   */
  title: Text
  /**
   * A note about the drawing, in small print below it.
   */
  caption?: Text
  /**
   * The table on this page that contains the figures. It is the id of a "spec-table". "bars" requires a table with "columns".
   */
  table: string
  /**
   * The table rows to draw. They are ids of rows. For "outlines", each row has a "size" (width × height × depth; the front is drawn) or one number (a diameter).
   *
   * @minItems 1
   */
  rows: string[]
  /**
   * The well-known thing drawn next to outlines. "a4" is a sheet of paper, 210 × 297 mm; "pallet" is a Euro pallet, 800 × 1200 mm.
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
 * A wide picture with numbered places that link to pages, and a list of these places below it. Pointing at a place highlights its entry in the list, and pointing at an entry highlights its place; the links also work without JavaScript.
 */
export interface Scene {
  /**
   * The kind of block.
   */
  type: 'scene'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The picture, aspect ratio 12:5. A drawing (SVG) must have all its strokes in one element with id="drawing", and use the colours of the page: var(--art-ink), var(--art-dim), var(--stage), var(--accent). A part of the drawing turns amber together with its place if its fill is var(--fill-ID, none) and its stroke var(--edge-ID, var(--art-ink)); ID is the id of the place.
   */
  image: Image
  /**
   * A second picture for phones, aspect ratio 4:5. Each place then also has the position of its number in this picture. A drawing (SVG) may have a line from the number to the place: an element with id="to-ID" outside of "drawing". Default: phones show "image".
   */
  tall?: Picture
  /**
   * A line of text below the picture, for example "Not to scale".
   */
  caption?: Text
  /**
   * The places, in reading order. The page numbers them automatically.
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The address of the page that the place links to.
   */
  href: string
  /**
   * The name of the place. Default: the name of the page that the place links to.
   */
  title?: Text
  /**
   * A text about the place, in one sentence.
   */
  text?: Text
  /**
   * The field of activity that the place belongs to. It is written as its id in "fields" of _site.json. A brand without that field does not show the place.
   */
  field?: string
  /**
   * The distance from the left edge of the picture to the place, as a percentage of the picture's width.
   */
  x: number
  /**
   * The distance from the top edge of the picture to the place, as a percentage of the picture's height.
   */
  y: number
  tall?: PlaceInTheTallPicture
}
/**
 * The position of the number in the picture for phones. That is the picture "tall".
 */
export interface PlaceInTheTallPicture {
  /**
   * The distance from the left edge of the picture, as a percentage of its width.
   */
  x: number
  /**
   * The distance from the top edge of the picture, as a percentage of its height.
   */
  y: number
}
/**
 * A calculator for one number, for example the number of birds. Each answer divides that number by a figure from a "spec-table" of this or another page and rounds up; if the figure is a range, so is the answer. Visitors can put their number into their list; a table below, also on paper, shows examples.
 */
export interface Calculator {
  /**
   * The kind of block.
   */
  type: 'reckon'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the calculator.
   */
  title: Text
  /**
   * The label of the number that visitors enter, for example "Birds in the house".
   */
  question: Text
  /**
   * The unit of the number, for example "m". The figures in the table must have the same unit; other units of power are converted to "kW".
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
   * Example numbers for the table, each between the lowest and the highest. Those are "from" and "to". The calculator shows the first one at the start.
   *
   * @minItems 1
   * @maxItems 6
   */
  samples: number[]
  /**
   * The table on this page that contains the figures. It is the id of a "spec-table". Answers with an "href" take theirs from another page.
   */
  table?: string
  /**
   * The answers of the calculator, each with a row of the table or a text. That is a "row" or a "text".
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
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the things that the answer counts, for example "Feeders".
   */
  name: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * The table row with the figure that divides the number, for example birds per feeder. It is the id of the row.
   */
  row?: string
  /**
   * The table column with the figure, in a table of this page with columns. It is the id of the column.
   */
  column?: string
  /**
   * The text shown instead of an answer if no figure is published, for example "On request". The list of a visitor then contains a request for the figure.
   */
  text?: Text
}
/**
 * People with their names, roles, pictures and contacts, for example a team, a board or speakers.
 */
export interface People {
  /**
   * The kind of block.
   */
  type: 'people'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The groups of people, each with a heading. Without groups, all people are in one list.
   *
   * @minItems 1
   */
  groups?: Group[]
  /**
   * The people, in the order of the list.
   *
   * @minItems 1
   */
  items: Person[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    newTab: string
  }
}
/**
 * One group of people.
 */
export interface Group {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The heading above the group, for example "Board".
   */
  title: Text
}
/**
 * One person.
 */
export interface Person {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the person, as the person writes it. A translation is optional, for example in another script.
   */
  name: Text
  /**
   * The role or work of the person, for example "Treasurer".
   */
  role?: Text
  /**
   * A few words about the person, in one or two sentences.
   */
  text?: Text
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  group?: string
  /**
   * A picture of the person, in any shape: one of the pictures of the site. It is a path in pages/_media, best at least 320 pixels wide.
   */
  picture?: Picture
  point?: PointOfThePicture
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * The mail address of the person.
   */
  mail?: Contact
  /**
   * The phone number of the person.
   */
  phone?: Contact
  /**
   * Links to other pages of the person, for example a website.
   *
   * @minItems 1
   */
  links?: Link1[]
}
/**
 * The point of the picture that stays visible if the picture is cropped, usually the face. Default: a little above the centre.
 */
export interface PointOfThePicture {
  /**
   * The distance from the left edge of the picture to the point, as a percentage of the picture's width.
   */
  x: number
  /**
   * The distance from the top edge of the picture to the point, as a percentage of the picture's height.
   */
  y: number
}
/**
 * One link.
 */
export interface Link1 {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the link, for example "Website".
   */
  label: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href: string
}
/**
 * The opening hours of a place, by day, with seasons and closed days. The current day is marked, in the time zone of the place. Search engines get the hours together with the address and contacts of the site.
 */
export interface OpeningHours {
  /**
   * The kind of block.
   */
  type: 'hours'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The hours of a usual week. On a day without hours, the place is closed.
   */
  days: {
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    monday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    tuesday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    wednesday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    thursday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    friday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    saturday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    sunday?: string
  }
  /**
   * Seasons with other hours.
   *
   * @minItems 1
   */
  seasons?: Season[]
  /**
   * Days on which the place is closed although it is usually open, for example holidays.
   *
   * @minItems 1
   */
  closed?: ClosedDays[]
  /**
   * The address of the place, if it differs from the address of the site.
   */
  address?: Text
  /**
   * The time zone of the place, for example "Europe/Berlin". Default: "timeZone" of the site.
   */
  timeZone?: string
  /**
   * Computed when the site is built.
   */
  weeks?: HoursWeek[]
  /**
   * Interface words that this block shows.
   */
  labels: {
    closed: string
  }
}
/**
 * One season with other hours.
 */
export interface Season {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the season, for example "Winter".
   */
  title: Text
  /**
   * The first day of the season: year, month, day, for example "2030-11-01".
   */
  start: EventDate
  /**
   * The last day of the season.
   */
  end: string
  /**
   * The hours of a week in the season.
   */
  days: {
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    monday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    tuesday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    wednesday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    thursday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    friday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    saturday?: string
    /**
     * The opening hours on this day, for example "09:00-12:30, 14:00-18:00". Without hours, the place is closed on this day.
     */
    sunday?: string
  }
}
/**
 * One closed day, or several closed days in a row.
 */
export interface ClosedDays {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The day, or the first of several days: year, month, day, for example "2030-12-25".
   */
  start: EventDate
  /**
   * The last day, if the place is closed for several days.
   */
  end?: string
  /**
   * The reason, for example "Christmas".
   */
  text?: Text
}
/**
 * Two to four plans or offers next to each other, each with its price and contents. One of them can be recommended.
 */
export interface Plans {
  /**
   * The kind of block.
   */
  type: 'plans'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The plans, in the order of the page. On phones, they are one below the other.
   *
   * @minItems 2
   * @maxItems 4
   */
  items: Plan[]
  /**
   * A line below the plans, for example about tax.
   */
  note?: Text
  /**
   * Interface words that this block shows.
   */
  labels: {
    recommended: string
    available: string
    none: string
  }
}
/**
 * One plan.
 */
export interface Plan {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the plan, for example "Basic".
   */
  name: Text
  /**
   * The content of a table cell: text, a figure, a price, rich text, a link or a small picture. A figure has exactly one of "value", "values", "from" with "to", "size", "upTo", "within", "tick" or "none". Visitors see figures in the number format of their language.
   */
  price: Cell
  /**
   * The people or needs that the plan is for, in one sentence.
   */
  text?: Text
  /**
   * The contents of the plan.
   *
   * @minItems 1
   */
  features?: Feature1[]
  /**
   * Whether the plan is marked as recommended, with a word and a colour. Default: false.
   */
  recommended?: boolean
  /**
   * The button below the plan.
   */
  action?: Action
}
/**
 * One thing that the plan contains.
 */
export interface Feature1 {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * A few words that describe this part of the plan.
   */
  text: Text
}
/**
 * A film or map from another host, for example YouTube. Nothing is loaded from that host until a visitor presses the button.
 */
export interface EmbeddedFilmOrMap {
  /**
   * The kind of block.
   */
  type: 'embed'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the film or map.
   */
  title?: Text
  /**
   * The name of the film or map, in a few words. Visitors see the name if the film or map cannot be shown: on paper, and without scripts.
   */
  name: Text
  /**
   * The address for embedding the film or map, as given by its host. The host must be a service for "frame" in "services" of _site.json.
   */
  src: string
  /**
   * The kind of content: a film (the default) or a map. The button says "Play" or "Show" accordingly.
   */
  look?: 'film' | 'map'
  /**
   * The aspect ratio. Default: "16:9".
   */
  shape?: '16:9' | '4:3' | '1:1' | '9:16'
  /**
   * The picture shown until a visitor presses the button. Without a picture, the space is plain.
   */
  poster?: Picture
  /**
   * A line of text below the film or map.
   */
  caption?: Text
  /**
   * Computed when the site is built.
   */
  service?: EmbedService
  /**
   * Interface words that this block shows.
   */
  labels: {
    play: string
    show: string
    newTab: string
  }
}
/**
 * A form that visitors fill in and send, for example a question or a registration. It also works without scripts. What visitors type is kept until it is sent.
 */
export interface Form {
  /**
   * The kind of block.
   */
  type: 'form'
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * Whether visitors see the block. If false, the block is hidden but stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * The brands that show the block. The others leave it out. Write their ids: ["main"]. Default: all brands.
   *
   * @minItems 1
   */
  brands?: string[]
  /**
   * A question for the owner of the site, in one sentence. "npm run check -- --release" lists it; visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the form.
   */
  title: Text
  /**
   * An introduction above the fields.
   */
  text?: RichText
  /**
   * The address that receives the form. It is a path on the host of the site ("/api/ask"), or an address of a service for "form" in "services" of _site.json.
   */
  action: string
  /**
   * The text on the button. It says what the button does, for example "Send".
   */
  submit: Text
  /**
   * The sentence shown after sending, or the address of the page that opens after sending, for example "/thanks". Default: a sentence of thanks.
   */
  done?: Text
  /**
   * The name of the hidden field that only bots fill in. The service recognizes bots by this field. Default: "_gotcha".
   */
  honeypot?: string
  /**
   * Fixed values that the service needs, for example an access key. Visitors do not see them, but anyone can read them in the page.
   *
   * @minItems 1
   */
  hidden?: FixedValue[]
  /**
   * The fields of the form, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  fields: FormField[]
  /**
   * Computed when the site is built.
   */
  mail?: string
  /**
   * Computed when the site is built.
   */
  href?: string
  /**
   * Interface words that this block shows.
   */
  labels: {
    optional: string
    required: string
    email: string
    number: string
    date: string
    choose: string
    honeypot: string
    sending: string
    done: string
    refused: string
    failed: string
    again: string
    mail: string
  }
}
/**
 * One fixed value.
 */
export interface FixedValue {
  /**
   * The name of the value, as the service expects it.
   */
  name: string
  /**
   * The value.
   */
  value: string
}
/**
 * One field of the form.
 */
export interface FormField {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The kind of field: one line of text, a mail address, a phone number, a number, a day, one of several options, a box to tick, several lines of text, or a file.
   */
  kind: 'text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'checkbox' | 'long-text' | 'file'
  /**
   * The label of the field.
   */
  label: Text
  /**
   * Whether visitors must fill in the field. Other fields are marked as optional. Default: false.
   */
  required?: boolean
  /**
   * A sentence that helps visitors fill in the field.
   */
  help?: Text
  /**
   * The information that browsers may fill in, for example the visitor’s name. It is a name from HTML: "name", "email", "tel", "organization", "street-address", "postal-code", "country-name".
   */
  autocomplete?: string
  /**
   * The options of a choice.
   *
   * @minItems 2
   */
  options?: Option[]
}
/**
 * One option.
 */
export interface Option {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the option.
   */
  label: Text
}
/**
 * The settings that all pages share: languages, brands, menu, contacts. Optional fields without a value are not shown.
 */
export interface Site {
  /**
   * The path of schema/site.json, with which an editor completes and explains the fields.
   */
  $schema?: string
  /**
   * The short name of the company, the same in every language.
   */
  name: string
  /**
   * The registered legal name of the company, the same in every language. Default: the short name.
   */
  legalName?: string
  /**
   * The postal address of the company, in one line.
   */
  address?: Text
  /**
   * The link to a map that shows the postal address.
   */
  mapHref?: string
  /**
   * The year in which the company or organization was founded.
   */
  since?: number
  /**
   * The time zone of the site, for example "Europe/Berlin". Required for opening hours and for events with a time of day.
   */
  timeZone?: string
  /**
   * The most important facts about the company, in one line at the end of product pages, for example "Since 1998 · in 12 countries · made in Kirkby".
   */
  inBrief?: Text
  /**
   * The language in which pages are written, and of addresses without a language. A page with "lang" is written in another one.
   */
  defaultLanguage: string
  /**
   * The languages that replace missing words, in this order, or "none". Each page can change this with its own "fallback". Default: the default language.
   */
  fallback?: string[] | string
  /**
   * The languages of the site, in the order of the language list.
   *
   * @minItems 1
   */
  languages: Language[]
  /**
   * The brands of the site. The first brand is the default.
   *
   * @minItems 1
   */
  brands: Brand[]
  /**
   * The fields of activity, in the order of the menu. The header shows them as a menu, the footer as a list.
   *
   * @minItems 1
   */
  fields?: Field[]
  /**
   * The uses and users that visitors can choose from in lists of pages, in this order. Pages list the ids in their field "for".
   *
   * @minItems 1
   */
  for?: Kind[]
  /**
   * The needs that visitors can choose from in lists of pages, in this order. Pages list the ids in their field "does".
   *
   * @minItems 1
   */
  does?: Need[]
  /**
   * The subjects of pages, in this order. Pages list the ids in their field "tags".
   *
   * @minItems 1
   */
  tags?: Tag[]
  /**
   * The authors of articles. Pages name one of the ids in their field "author".
   *
   * @minItems 1
   */
  authors?: Author[]
  /**
   * The links in the header.
   *
   * @minItems 1
   */
  menu: MenuEntry[]
  /**
   * The links in the footer.
   *
   * @minItems 1
   */
  footer?: MenuLink[]
  /**
   * The links to social networks in the footer.
   *
   * @minItems 1
   */
  social?: SocialNetwork[]
  messaging?: Messaging1
  /**
   * The mail addresses and phone numbers of the site.
   *
   * @minItems 1
   *
   * Items: One contact: a mail address or a phone number.
   */
  contacts?: Contact[]
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  contactPage?: string
  /**
   * The theme before a visitor chooses one, for brands with a dark theme. It is "light", or "system" for the theme of the visitor’s device. Default: "system".
   */
  theme?: 'light' | 'system'
  verification?: Verification1
  /**
   * What the site offers to buyers. Pages then invite visitors to write to the sales team, as they do on a site with "messaging". A site with neither says nothing about sales.
   */
  sales?: {
    /**
     * The mail address or phone number of the sales team. It is the id of a contact. Default: the first mail address.
     */
    contact?: Contact
    /**
     * Whether visitors can collect products in a list that becomes a letter to the sales team. If true, pages of kind "product" offer the list. Default: false.
     */
    list?: boolean
    /**
     * Whether products have data sheets. If true, "npm run generate -- data-sheets" prints them, and pages of kind "product" have buttons for the data sheet and for printing. Default: false.
     */
    dataSheets?: boolean
  }
  /**
   * The path of the site, if the site is not at the root of its host, for example "/bench" for https://www.firm.example/bench/. Write all other addresses, and the hosts of brands, without this path.
   */
  base?: string
  /**
   * Old addresses that lead to pages of this site, in every language. For example [{ "from": "/fans", "to": "/fan-systems" }]. "npm run rename" adds entries.
   *
   * @minItems 1
   */
  redirects?: Redirect[]
  /**
   * The services of other hosts that pages may use, for forms, films or maps, or to count visits. Pages may connect to no other host.
   *
   * @minItems 1
   */
  services?: Service[]
  notice?: Notice
  /**
   * Rules of the check whose severity this site changes. They are written by their codes: { "small-picture": { "severity": "off", "reason": "Photos of 1960." } }. "npm run check -- --explain CODE" explains a code. A problem that makes a build impossible is always an error.
   */
  rules?: {
    [k: string]: Rule
  }
  /**
   * Whether programs that visit the site, such as assistants, also get it as plain text. If true, each page is also published as Markdown (/about.md), with a list of all pages (/llms.txt). If false, these files are left out. Default: true.
   */
  llms?: boolean
  consent?: Consent
}
/**
 * One language of the site.
 */
export interface Language {
  /**
   * The code of the language (BCP 47), such as "tr", "pt-BR" or "zh-Hant". Addresses in this language begin with the code.
   */
  code: string
  /**
   * The name of the language in the language itself, for example "Deutsch".
   */
  name: string
  /**
   * The writing direction: left to right or right to left.
   */
  dir: 'ltr' | 'rtl'
  /**
   * The flag of the language, 24 by 16 pixels. It is a path in pages/_media. Without a flag, visitors see only the code or name of the language.
   */
  flagPath?: Picture
  /**
   * The share of this language that must be translated and up to date, in percent. With a lower share, "npm run check" warns and a release is refused.
   */
  minimumTranslated?: number
}
/**
 * One brand: the whole site with another look and other host names. Every field that a brand leaves out has the value of the site.
 */
export interface Brand {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the brand next to the logo. A language can change this name under "brands" in its own _site.json.
   */
  name: string
  /**
   * The host names of the brand.
   *
   * @minItems 1
   */
  domains: string[]
  /**
   * The address of the brand for search engines.
   */
  origin: string
  /**
   * The logo: square, without words, clear at 16 pixels, on light and dark. It is a path in pages/_media. After a change, "npm run generate -- icons" draws the icons for browsers and phones from the logo.
   */
  logo: Picture
  colours: Colours
  /**
   * Whether visitors can choose between a light and a dark theme. If true, "darkColours" is required. Default: false, only the light theme.
   */
  darkTheme?: boolean
  darkColours?: Colours1
  fonts?: Fonts
  /**
   * The fields of activity that this brand shows. They are ids. Default: all fields.
   *
   * @minItems 1
   */
  filteredActivityFields?: string[]
  /**
   * The pages that this brand does not have. They are addresses, for example ["/about"]. Links to these pages are not shown.
   *
   * @minItems 1
   *
   * Items: The address of a page, with "/" at the start and without a language, for example "/about".
   */
  excludedPages?: string[]
  verification?: Verification
  /**
   * The legal name of the brand, instead of the site’s.
   */
  legalName?: string
  /**
   * The postal address of the brand, in one line, instead of the site’s.
   */
  address?: Text
  /**
   * The link to a map that shows the postal address of the brand.
   */
  mapHref?: string
  /**
   * The year in which the brand was founded.
   */
  since?: number
  /**
   * The most important facts about the brand, in one line at the end of product pages.
   */
  inBrief?: Text
  /**
   * The links in the header of the brand, instead of the site’s.
   *
   * @minItems 1
   */
  menu?: MenuEntry[]
  /**
   * The links in the footer of the brand, instead of the site’s.
   *
   * @minItems 1
   */
  footer?: MenuLink[]
  /**
   * The social networks of the brand, instead of the site’s.
   *
   * @minItems 1
   */
  social?: SocialNetwork[]
  messaging?: Messaging
  /**
   * The mail addresses and phone numbers of the brand, instead of the site’s. Contacts with the same ids replace the site’s in all blocks.
   *
   * @minItems 1
   *
   * Items: One contact: a mail address or a phone number.
   */
  contacts?: Contact[]
  /**
   * Interface words that this brand changes. They are nested as in locales/<language>/common.json: { "menu": { "fields": "Our work" } }.
   */
  words?: BrandWords
}
/**
 * The colours of the brand. "primary" and "accent" are enough: the others are derived from them.
 */
export interface Colours {
  /**
   * The main colour of buttons and of the focus ring. It is also that of links, without "link".
   */
  primary: string
  /**
   * The signal colour of small squares, of the bar of the current tab and of buttons on a dark background.
   */
  accent: string
  /**
   * The background colour of the page.
   */
  background?: string
  /**
   * The background colour of cards, the header and dialogs.
   */
  surface?: string
  /**
   * The background colour of areas that look sunken: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * The background colour of pictures.
   */
  stage?: string
  /**
   * The background colour of notices and selected items.
   */
  tint?: string
  /**
   * The colour of text and headings.
   */
  text?: string
  /**
   * The colour of less important text.
   */
  mutedText?: string
  /**
   * The colour of decorative lines.
   */
  line?: string
  /**
   * The colour of the edges of controls.
   */
  strongLine?: string
  /**
   * The colour of areas in the main colour, under the pointer. That colour is "primary".
   */
  primaryHover?: string
  /**
   * The colour of text on the main colour. That colour is "primary".
   */
  onPrimary?: string
  /**
   * The colour of links.
   */
  link?: string
  /**
   * The colour of text on the signal colour. That colour is "accent".
   */
  onAccent?: string
  /**
   * The background colour of the footer and of the top of the home page.
   */
  deep?: string
  /**
   * The colour of text on the background of the footer. That background is "deep".
   */
  onDeep?: string
  /**
   * The colour of less important text on the background of the footer. That background is "deep".
   */
  mutedOnDeep?: string
  /**
   * The colour for correct or available things.
   */
  success?: string
  /**
   * The colour of warnings.
   */
  warning?: string
  /**
   * The colour of continents on the map.
   */
  land?: string
  /**
   * The colour of a continent under the pointer.
   */
  landHover?: string
  /**
   * The colour of lines in technical drawings.
   */
  drawingLines?: string
  /**
   * The colour of dimensions and centre lines in technical drawings.
   */
  drawingMarks?: string
}
/**
 * The colours of the dark theme.
 */
export interface Colours1 {
  /**
   * The main colour of buttons and of the focus ring. It is also that of links, without "link".
   */
  primary: string
  /**
   * The signal colour of small squares, of the bar of the current tab and of buttons on a dark background.
   */
  accent: string
  /**
   * The background colour of the page.
   */
  background?: string
  /**
   * The background colour of cards, the header and dialogs.
   */
  surface?: string
  /**
   * The background colour of areas that look sunken: rows under the pointer, boxes.
   */
  sunken?: string
  /**
   * The background colour of pictures.
   */
  stage?: string
  /**
   * The background colour of notices and selected items.
   */
  tint?: string
  /**
   * The colour of text and headings.
   */
  text?: string
  /**
   * The colour of less important text.
   */
  mutedText?: string
  /**
   * The colour of decorative lines.
   */
  line?: string
  /**
   * The colour of the edges of controls.
   */
  strongLine?: string
  /**
   * The colour of areas in the main colour, under the pointer. That colour is "primary".
   */
  primaryHover?: string
  /**
   * The colour of text on the main colour. That colour is "primary".
   */
  onPrimary?: string
  /**
   * The colour of links.
   */
  link?: string
  /**
   * The colour of text on the signal colour. That colour is "accent".
   */
  onAccent?: string
  /**
   * The background colour of the footer and of the top of the home page.
   */
  deep?: string
  /**
   * The colour of text on the background of the footer. That background is "deep".
   */
  onDeep?: string
  /**
   * The colour of less important text on the background of the footer. That background is "deep".
   */
  mutedOnDeep?: string
  /**
   * The colour for correct or available things.
   */
  success?: string
  /**
   * The colour of warnings.
   */
  warning?: string
  /**
   * The colour of continents on the map.
   */
  land?: string
  /**
   * The colour of a continent under the pointer.
   */
  landHover?: string
  /**
   * The colour of lines in technical drawings.
   */
  drawingLines?: string
  /**
   * The colour of dimensions and centre lines in technical drawings.
   */
  drawingMarks?: string
}
/**
 * The typefaces of the brand, instead of the engine’s. Letters missing from a typeface are shown in the engine’s typeface.
 */
export interface Fonts {
  text?: Font
  headings?: Font1
}
/**
 * The typeface of all text, and of headings without another one.
 */
export interface Font {
  /**
   * The file of the typeface (WOFF2, TTF or OTF). It is a path in pages/_media. A variable font has all weights in one file; with any other file, browsers imitate bold letters.
   */
  file: string
  /**
   * The text of the licence, which the site publishes. It is a path in pages/_media, for example "fonts/OFL.txt".
   */
  licence: string
}
/**
 * The typeface of headings, and of the name beside the logo.
 */
export interface Font1 {
  /**
   * The file of the typeface (WOFF2, TTF or OTF). It is a path in pages/_media. A variable font has all weights in one file; with any other file, browsers imitate bold letters.
   */
  file: string
  /**
   * The text of the licence, which the site publishes. It is a path in pages/_media, for example "fonts/OFL.txt".
   */
  licence: string
}
/**
 * The codes by which search engines and networks recognize the owner of the brand, instead of the site’s.
 */
export interface Verification {
  /**
   * The verification code from Google Search Console.
   */
  google?: string
  /**
   * The verification code from Bing Webmaster Tools.
   */
  bing?: string
  /**
   * The verification code from Yandex Webmaster.
   */
  yandex?: string
  /**
   * The verification code from Baidu.
   */
  baidu?: string
  /**
   * The verification code from Naver.
   */
  naver?: string
  /**
   * The verification code from Pinterest.
   */
  pinterest?: string
  /**
   * The verification code from Facebook.
   */
  facebook?: string
}
/**
 * One entry of the menu: a link, or a list of links that opens.
 */
export interface MenuEntry {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the link.
   */
  label: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * The links of the second level, which appear when a visitor chooses the entry.
   *
   * @minItems 1
   */
  links?: MenuLink[]
}
/**
 * One link of a menu.
 */
export interface MenuLink {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The text of the link.
   */
  label: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href: string
}
/**
 * One social network on which the site has a page.
 */
export interface SocialNetwork {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the social network.
   */
  name: string
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href: string
}
/**
 * The chat service of the brand, instead of the site’s.
 */
export interface Messaging {
  /**
   * The address of the chat service. {phone} stands for the phone number.
   */
  href: string
  /**
   * The address of the chat service with a prepared message, with which visitors can send their list. {phone} stands for the phone number, {text} for the message.
   */
  message?: string
  /**
   * The phone number of the chat, only digits, with the country code.
   */
  phone: string
}
/**
 * One field of activity.
 */
export interface Field {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the field of activity.
   */
  name: Text
  /**
   * A text about the field of activity, in one line.
   */
  text: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href: string
  /**
   * The picture of the field of activity, aspect ratio 4:3.
   */
  image: Picture
}
/**
 * One kind of use or user, for example "Broilers".
 */
export interface Kind {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the entry, as visitors see it.
   */
  name: Text
}
/**
 * One need of visitors, for example "Cooling".
 */
export interface Need {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the entry, as visitors see it.
   */
  name: Text
}
/**
 * One subject, for example "News".
 */
export interface Tag {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the entry, as visitors see it.
   */
  name: Text
}
/**
 * One author.
 */
export interface Author {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the author, as visitors see it.
   */
  name: Text
  /**
   * The role of the author in a few words, for example "Head of repairs".
   */
  role?: Text
  /**
   * A portrait of the author.
   */
  picture?: Picture
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
}
/**
 * The chat service of the site. Every page has a button that opens the chat.
 */
export interface Messaging1 {
  /**
   * The address of the chat service. {phone} stands for the phone number.
   */
  href: string
  /**
   * The address of the chat service with a prepared message, with which visitors can send their list. {phone} stands for the phone number, {text} for the message.
   */
  message?: string
  /**
   * The phone number of the chat, only digits, with the country code.
   */
  phone: string
}
/**
 * The codes by which search engines and networks recognize the owner of the site.
 */
export interface Verification1 {
  /**
   * The verification code from Google Search Console.
   */
  google?: string
  /**
   * The verification code from Bing Webmaster Tools.
   */
  bing?: string
  /**
   * The verification code from Yandex Webmaster.
   */
  yandex?: string
  /**
   * The verification code from Baidu.
   */
  baidu?: string
  /**
   * The verification code from Naver.
   */
  naver?: string
  /**
   * The verification code from Pinterest.
   */
  pinterest?: string
  /**
   * The verification code from Facebook.
   */
  facebook?: string
}
/**
 * One old address and the new address of the page.
 */
export interface Redirect {
  /**
   * The old address, with "/" at the start, without a language or an ending: "/fans" also covers "/en/fans" and "/fans.html". The address may contain letters, digits and . _ ~ -, at most 100 characters after each "/". "/blog/*" covers all addresses below /blog, and "/index.php?id=12" covers the addresses with this parameter.
   */
  from: string
  /**
   * The new address of the page, with "/" at the start and without a language. For example "/fan-systems", or "/fan-systems#roof" for a block of the page. With "away", it is the address of another site.
   */
  to: string
  /**
   * Whether the new address is on another site on purpose. If true, "to" begins with "https://".
   */
  away?: boolean
}
/**
 * One service of another host, and the uses that pages may make of it.
 */
export interface Service {
  /**
   * A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages.
   */
  id: string
  /**
   * The name of the service for visitors, the same in every language, for example "YouTube". The privacy document names each service.
   */
  name: string
  /**
   * The address of the host, with nothing after the host name, for example "https://www.youtube-nocookie.com".
   */
  host: string
  /**
   * The uses that pages may make of the service. They are "form" (a form is sent to it), "frame" (a film or map is shown), "picture" (pictures are loaded), "script" (a script runs) and "connect" (a script exchanges data).
   *
   * @minItems 1
   */
  for: ('form' | 'frame' | 'picture' | 'script' | 'connect')[]
  script?: Script
  /**
   * Whether the service waits for the visitor’s consent. If true, nothing of the service is loaded before "Accept", and the service stops after "Reject"; the banner "consent" is then required, and names the service. Default: false.
   */
  consent?: boolean
}
/**
 * The script of the service that every page runs, for example to count visits. Drafts and live editing do not run it.
 */
export interface Script {
  /**
   * The address of the script, on the host of the service.
   */
  src: string
  /**
   * The attributes that the script needs. They are written by name: { "data-domain": "school.example" }.
   */
  attributes?: {
    [k: string]: string
  }
}
/**
 * A line above all pages, for example about holidays. If visitors close the line, it stays closed until they close the tab.
 */
export interface Notice {
  /**
   * The text of the notice, in one line.
   */
  text: Text
  /**
   * The text of a link after the notice.
   */
  label?: Text
  /**
   * The address of a page, of a block on a page, or outside this site. For example "/products", "/about-us#history", "#details" for a block on this page, "https://…", "mailto:…" or "tel:…".
   */
  href?: string
  /**
   * The first day on which the notice is shown, for example "2027-03-01". A build before that day leaves it out.
   */
  from?: string
  /**
   * The last day on which the notice is shown, for example "2027-03-31". A build after that day leaves it out.
   */
  until?: string
}
/**
 * The severity of one rule and the reason for it.
 */
export interface Rule {
  /**
   * The severity: whether the problem keeps the site from being published, is only a warning, or is hidden. These are "error", "warning" and "off".
   */
  severity: 'off' | 'warning' | 'error'
  /**
   * The reason for the severity, required if the problem is hidden.
   */
  reason?: string
}
/**
 * The banner that asks visitors whether they accept cookies.
 */
export interface Consent {
  /**
   * The question for visitors, in one or two sentences.
   */
  text: Text
  /**
   * The label of the button that accepts cookies.
   */
  accept: Text
  /**
   * The label of the button that rejects cookies.
   */
  reject: Text
  /**
   * The text of the link to the privacy document.
   */
  policy: Text
  /**
   * The files of the privacy document, one for each language. Other languages use the site’s "fallback".
   *
   * @minItems 1
   */
  document: Edition[]
  /**
   * The label of the button in the footer that opens the banner again.
   */
  reopen: Text
  /**
   * The text for screen readers after a choice, for people who cannot see that the banner has closed.
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
  'page-list': Extract<Block, { type: 'page-list' }>
  'scale': Extract<Block, { type: 'scale' }>
  'scene': Extract<Block, { type: 'scene' }>
  'reckon': Extract<Block, { type: 'reckon' }>
  'people': Extract<Block, { type: 'people' }>
  'hours': Extract<Block, { type: 'hours' }>
  'plans': Extract<Block, { type: 'plans' }>
  'embed': Extract<Block, { type: 'embed' }>
  'form': Extract<Block, { type: 'form' }>
}

/** Computed fields of blocks, which the engine adds when the site is built, by the name of the block. */
export interface Completed {
  'spec-table': Required<Pick<BlockMap['spec-table'], never>>
  'contact-list': Required<Pick<BlockMap['contact-list'], never>>
  'map': Required<Pick<BlockMap['map'], 'world'>>
  'compare': Required<Pick<BlockMap['compare'], 'table'>>
  'events': Required<Pick<BlockMap['events'], never>>
  'page-list': Required<Pick<BlockMap['page-list'], 'list'>>
  'scale': Required<Pick<BlockMap['scale'], 'numbers'>>
  'reckon': Required<Pick<BlockMap['reckon'], 'numbers'>>
  'hours': Required<Pick<BlockMap['hours'], 'weeks'>>
  'embed': Required<Pick<BlockMap['embed'], 'service'>>
  'form': Required<Pick<BlockMap['form'], 'mail' | 'href'>>
}
