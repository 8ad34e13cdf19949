import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import type { Document } from '../json/document'
import { blocksOf, type PlacedBlock } from '../read/blocks'
import { type Slot, slotOf } from '../read/media'
import { isPrinted, type Page, type Settings } from '../read/model'
import type { Site } from '../read/site'
import { type Message, messagesOf, sharedMessagesOf, type Translated } from './message'
import { signsIn } from './signs'

/** A value that the schema annotates, with its document. `page` is undefined for the site file. */
type PlacedMark = Annotation & { document: Document; page: Page | undefined }

/** A reference to a media file. `slot` is the kind of file that the field accepts. */
type PlacedMedia = PlacedMark & { file: string; slot: Slot }

/** A link in a source document. Links in translations are checked by a rule that compares them with the source. */
type WrittenLink = { link: string; document: Document; path: Path; page: Page | undefined; nth?: number }

/** The events for which a rule can have listeners, with their values. Events about pages are sent first. */
export type Events = {
  /** Any page, including pages that are printed as PDF documents (`pages/_documents`). */
  page: Page
  /** A page that visitors can open, which excludes pages that are only printed as PDF documents. */
  route: Page
  /** A page, or the site file. */
  file: Page | Settings
  /** A value of any kind that the schema annotates. */
  mark: PlacedMark
  media: PlacedMedia
  figure: PlacedMark
  /** A link in a field or in rich text. */
  link: WrittenLink
  /** A block, including blocks in tabs and continents. */
  block: PlacedBlock & { page: Page }
  /** A source text or a translation. */
  message: Message
  /** A source text with all its translations, sent after their `message` events. Not sent if it has no translations. */
  translated: Translated
  /** The whole site, as the last event. Not sent if only some pages were read. */
  site: Site
}

/**
 * A function that is called for each event of the walk. `file` is the file that the event is about, and `signs` has the
 * bits of the characters in its texts (`signsIn`).
 */
export type Meet = <Name extends keyof Events>(name: Name, event: Events[Name], file: string, signs?: number) => void

/** Walks over a page of a site. */
export function visitPage(page: Page, site: Site, meet: Meet): void {
  meet('page', page, page.file)
  if (!isPrinted(page)) meet('route', page, page.file)
  visitFile(page, page, meet)
  for (const block of blocksOf(page.document.json)) meet('block', { ...block, page }, page.file)
  visitMessages(messagesOf(page, site), meet)
}

/** Walks over the documents that all pages of a site share. */
export function visitShared(site: Site, meet: Meet): void {
  visitFile(site.settings, undefined, meet)
  visitMessages(sharedMessagesOf(site), meet)
  meet('site', site, site.settings.document.file)
}

/** Matches the beginnings of addresses that the schema accepts. All other addresses are reported as schema errors. */
const acceptable = /^(\/|#|https:\/\/|mailto:|tel:)/

function visitFile(from: Page | Settings, page: Page | undefined, meet: Meet): void {
  const { document, annotations } = from
  const { file } = document
  meet('file', from, file)
  for (const annotation of annotations) {
    const { kind, value, path, argument } = annotation
    const mark: PlacedMark = { kind, value, path, argument, document, page }
    meet('mark', mark, file)
    if (kind === 'media') meet('media', { ...mark, file: String(value), slot: slotOf(argument) }, file)
    else if (kind === 'figure') meet('figure', mark, file)
    // Excludes redirects, which have a separate rule, and addresses of chats, which contain a placeholder.
    else if (
      kind === 'link' &&
      argument !== 'redirect' &&
      argument !== 'chat' &&
      typeof value === 'string' &&
      acceptable.test(value)
    )
      meet('link', { link: value, document, path, page }, file)
  }
}

function visitMessages(messages: Translated[], meet: Meet): void {
  for (const message of messages) {
    const { source, translations } = message
    const { document, path, page, rich } = source
    for (const [i, link] of (rich?.links ?? []).entries()) {
      const nth = rich?.links.slice(0, i).filter((earlier) => earlier === link).length
      meet('link', { link, document, path, page, nth }, document.file)
    }
    const editions = [source, ...translations]
    for (const edition of editions) visitFiles(edition, page, meet)
    let signs = 0
    for (const edition of editions) {
      const ownSigns = signsIn(edition.text)
      signs |= ownSigns
      meet('message', edition, document.file, ownSigns)
    }
    if (translations.length > 0) meet('translated', message, document.file, signs)
  }
}

/** Calls `meet` for each picture and file in a rich text. The `value` of each event is the whole text. */
function visitFiles({ document, path, rich, text }: Message, page: Page | undefined, meet: Meet): void {
  for (const { file, kind } of rich?.media ?? []) {
    const mark: PlacedMark = { kind: 'media', argument: kind, value: text, document, path, page }
    meet('media', { ...mark, file, slot: slotOf(kind) }, document.file)
  }
}
