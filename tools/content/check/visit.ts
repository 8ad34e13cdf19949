import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import type { Document } from '../json/document'
import { blocksOf, type PlacedBlock } from '../read/blocks'
import { type Slot, slotOf } from '../read/media'
import { isPrinted, type Page, type Settings } from '../read/model'
import type { Site } from '../read/site'
import { type Message, messagesOf, sharedMessagesOf, type Translated } from './message'

/** A value that the schema marks, with the file it is in. `page` is that file; undefined for the site file. */
type PlacedMark = Annotation & { document: Document; page: Page | undefined }

/** A media file where it is named. */
type PlacedMedia = PlacedMark & { file: string; slot: Slot }

/** An address where it is written first: translations must have the links of their source, which is a rule of its own. */
type WrittenLink = { link: string; document: Document; path: Path; page: Page | undefined }

/** The events that a rule can listen to, with their values. Each is met once: page by page, then the parts that all pages share. */
export type Events = {
  /** A page, printed ones too. */
  page: Page
  /** A page that visitors open, which a printed one is not. */
  route: Page
  /** A page, or the site file. */
  file: Page | Settings
  /** A value that the schema marks, of any kind. */
  mark: PlacedMark
  media: PlacedMedia
  figure: PlacedMark
  /** A link of a field or of rich text. */
  link: WrittenLink
  /** A block, also one in a tab or continent. */
  block: PlacedBlock & { page: Page }
  /** Words, and each of their translations. */
  message: Message
  /** Words that have translations, with all of them, after each was met as a message. */
  translated: Translated
  /** The whole, at the end. No part of a site is asked for it. */
  site: Site
}

/** Called with each thing that the walk meets, and the file it is in. */
export type Meet = <Name extends keyof Events>(name: Name, event: Events[Name], file: string) => void

/** Walks over a page of a site. */
export function visitPage(page: Page, site: Site, meet: Meet): void {
  meet('page', page, page.file)
  if (!isPrinted(page)) meet('route', page, page.file)
  visitFile(page, page, meet)
  for (const block of blocksOf(page.document.json)) meet('block', { ...block, page }, page.file)
  visitMessages(messagesOf(page, site), meet)
}

/** Walks over what all pages of a site share. */
export function visitShared(site: Site, meet: Meet): void {
  visitFile(site.settings, undefined, meet)
  visitMessages(sharedMessagesOf(site), meet)
  meet('site', site, site.settings.document.file)
}

/** How the addresses begin that `schema/parts/link.json` accepts; what it refuses is reported there. */
const acceptable = /^(\/|#|https:\/\/|mailto:|tel:)/

function visitFile(from: Page | Settings, page: Page | undefined, meet: Meet): void {
  const { document, annotations } = from
  const { file } = document
  meet('file', from, file)
  for (const one of annotations) {
    const mark: PlacedMark = { ...one, document, page }
    const { kind, value, path, argument } = mark
    meet('mark', mark, file)
    if (kind === 'media') meet('media', { ...mark, file: String(value), slot: slotOf(argument) }, file)
    else if (kind === 'figure') meet('figure', mark, file)
    // Where a redirect leads is the matter of a rule of its own, and that of a chat is not whole.
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
    for (const link of rich?.links ?? []) meet('link', { link, document, path, page }, document.file)
    meet('message', source, document.file)
    for (const translation of translations) meet('message', translation, document.file)
    if (translations.length > 0) meet('translated', message, document.file)
  }
}
