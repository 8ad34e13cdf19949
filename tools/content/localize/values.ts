import { shownOf } from '../../../renderer/parts/brand-page'
import type { Cell, Contact, DocumentLanguage, Drawn, EventDate, RichText, Text } from '../../../schema/parts'
import type { Annotation } from '../base/contract'
import { decimalsOf, type Figure, writeFigure } from '../base/figure'
import type { Path } from '../base/problem'
import { putValue, type TextPart, valueAt } from '../json/document'
import { languageName } from '../language/language'
import { parseRichText } from '../language/rich-nodes'
import { contactAddress } from '../read/contact'
import { eventDate, zoneOf } from '../read/dates'
import { mediaAddress, slotOf } from '../read/media'
import type { Word } from '../read/model'
import { translatedFile } from '../read/text-files'
import { asText, dirOf, siteNamespace, translate } from '../read/words'
import { completedFields } from './completed'
import { documentFile, figureWords, type Localizer, pageName, pictureOf } from './localizer'
import { runningNodes } from './running-text'
import { drawnNumbers, rowFigure } from './scale'

/** Copies a document, with localized values in place of the annotated values. */
export function localizeValues(
  json: Record<string, unknown>,
  annotations: Annotation[],
  words: Word[],
  localizer: Localizer,
  parts?: TextPart[],
): Record<string, unknown> {
  const copy = copyOf(json)
  let next = 0
  for (const mark of annotations) {
    if (mark.kind === 'confirm') removeValue(copy, mark.path)
    if (mark.kind === 'link' && mark.argument === 'place') nameAfterPage(copy, mark, localizer)
    const content = mark.kind === 'figure' && contentOf(mark.value)
    if (content) putValue(copy, [...mark.path, 'kind'], content)
    // `words` is in the order of the annotations, so it is enough to compare its next entry with this annotation.
    const word = words[next]?.path === mark.path ? words[next++] : undefined
    const plainValue = localized(mark, word, json, localizer)
    if (plainValue === undefined) continue
    const value = localizer.mark ? localizer.mark(plainValue, mark) : plainValue
    putValue(copy, mark.kind === 'labels' ? [...mark.path, 'labels'] : mark.path, value)
  }
  for (const { path, file, text } of parts ?? []) {
    const first = words.find((word) => word.path.length > path.length && path.every((step, i) => step === word.path[i]))
    const { lang } = first ? localizer.find(first) : { lang: '' }
    const translated = localizer.site.locales.get(lang)?.get(localizer.name ?? '')?.parts
    const written = translated?.find((part) => part.file === translatedFile(file, lang))?.text ?? text
    putValue(copy, path, richText(written, text, lang, path, json, localizer))
  }
  for (const mark of annotations)
    if (mark.kind === 'completed')
      for (const [name, value] of Object.entries(completedFields(mark, json, copy, localizer)))
        putValue(copy, [...mark.path, name], value)
  for (const mark of annotations) if (mark.kind === 'alone') sayAlone(copy, mark, localizer)
  return copy
}

/**
 * If a brand excludes the target of a field, adds the field's name to `alone` in the object that contains the field.
 * `pageFor` then removes only this field, not the whole object.
 */
function sayAlone(copy: Record<string, unknown>, { path }: Annotation, { site }: Localizer): void {
  const [owner, name] = [Object(valueAt(copy, path.slice(0, -1))), String(path.at(-1))]
  const { alone = [], [name]: value } = owner
  if (site.settings.brands.some((brand) => shownOf({ [name]: value }, brand) === undefined))
    owner.alone = [...alone, name]
}

/**
 * If a place in a scene, or another link that the schema marks as "place", has no title, sets the title to the name of
 * the linked page. Quoted figures of a subpage get no title, because visitors know that they belong to the product of
 * this page.
 */
function nameAfterPage(copy: Record<string, unknown>, { path, value }: Annotation, localizer: Localizer): void {
  const { site, slug } = localizer
  const title = [...path.slice(0, -1), 'title']
  const page = site.index.byAddress.get(String(value))
  if (!page || valueAt(copy, title) !== undefined) return
  if (path.at(-2) === 'of' && page.parent !== undefined && page.parent === slug) return
  putValue(copy, title, pageName(page, localizer))
}

function copyOf<Value>(json: Value): Value {
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map(copyOf) as Value
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(json)) copy[key] = copyOf(value)
  return copy as Value
}

/** The localized form of an annotated value; undefined if the value stays unchanged. */
function localized(mark: Annotation, word: Word | undefined, json: unknown, localizer: Localizer): unknown {
  const { around, shared, translator } = localizer
  if (word) return localizedWords(word, mark, json, localizer)
  switch (mark.kind) {
    case 'figure':
      // Rich text, links and pictures in cells are localized by their own annotations.
      if (contentOf(mark.value)) return undefined
      return mark.argument === 'drawn'
        ? drawn(mark.value as Figure, localizer)
        : writeFigure(mark.value as Figure, around, figureWords(localizer), decimalsOf(rowFigures(json, mark)))
    case 'row':
      return drawn(rowFigure(String(mark.value), json) ?? { none: true }, localizer)
    case 'labels':
      return Object.fromEntries(
        Object.entries(mark.argument as Record<string, string>).map(([name, key]) => [
          name,
          translator.shared(key, shared).text,
        ]),
      )
    case 'media':
      return mediaOf(String(mark.value), mark.argument, localizer)
    case 'date':
      return periodOf(valueAt(json, mark.path.slice(0, -1)), localizer)
    case 'contact':
      return contactOf(String(mark.value), localizer)
    case 'reach':
      return reachOf(mark.argument as Contact['kind'], String(mark.value))
    case 'language':
      return mark.argument === 'name' ? languageOf(String(mark.value), around) : undefined
    default:
      return undefined
  }
}

function localizedWords(word: Word, mark: Annotation, json: unknown, localizer: Localizer): Text | RichText | Cell {
  const { site, around, find } = localizer
  const words = find(word)
  if (word.markdown) {
    return richText(words.text, word.value, words.lang, word.path, json, localizer)
  }
  const text = asText(words, around, site)
  return mark.kind === 'cell' ? { kind: 'text', text } : text
}

/** Localizes a rich text. @param source the untranslated text @param path path of the text in the page */
function richText(
  written: string,
  source: string,
  lang: string,
  path: Path,
  json: unknown,
  localizer: Localizer,
): RichText {
  const nodes = runningNodes(parseRichText(written), json, path, source, localizer)
  return lang === localizer.around ? { nodes } : { nodes, lang, dir: dirOf(localizer.site, lang) }
}

function drawn(figure: Figure, localizer: Localizer): Drawn {
  return { cell: writeFigure(figure, localizer.around, figureWords(localizer)), numbers: drawnNumbers(figure) }
}

/** Returns the figures in the same row that have the same unit. All are shown with the same number of decimals. */
function rowFigures(json: unknown, { path, value }: Annotation): Figure[] {
  const row = path.at(-2) === 'cells' ? valueAt(json, path.slice(0, -1)) : undefined
  return typeof row === 'object' && row !== null
    ? Object.values(row).filter((cell): cell is Figure => typeof cell === 'object' && cell.unit === Object(value).unit)
    : []
}

/** A media file for the renderer. For a film, subtitles or a frame, this is only the address. */
function mediaOf(file: string, argument: unknown, localizer: Localizer): unknown {
  const { kind } = slotOf(argument)
  if (kind === 'document' || kind === 'file') return documentFile(file, localizer)
  if (kind === 'film' || kind === 'frame' || kind === 'subtitles')
    return mediaAddress(file, localizer.site.source.media[file], localizer.site.settings.base)
  return pictureOf(file, localizer.site)
}

function languageOf(code: string, around: string): DocumentLanguage {
  return { code, name: languageName(code, 'language', around) }
}

/** The contact with the given id, with its label and address; undefined if the brand does not have this contact. */
function contactOf(id: string, { site, translator, around, shared, brand }: Localizer): Contact | undefined {
  const { settings } = site
  const contact = (brand?.contacts ?? settings.contacts).find((other) => other.id === id)
  if (!contact) return undefined
  const key = `${brand?.contacts ? `brands.${brand.id}.` : ''}contacts.${id}.label`
  const word = settings.words.find((other) => other.key === key)
  const label = word
    ? translate(translator, { name: siteNamespace, lang: settings.defaultLanguage }, word, shared, shared)
    : { text: contact.value, lang: around }
  const { kind, value } = contact
  return { id, kind, label: asText(label, around, site), value, href: contactAddress(contact) }
}

/** Returns the kind of a cell that contains rich text, a link or a picture. Undefined for other cells. */
function contentOf(cell: unknown): Cell['kind'] | undefined {
  const { rich, href, src } = Object(cell)
  return rich !== undefined ? 'rich' : href !== undefined ? 'link' : src !== undefined ? 'picture' : undefined
}

function periodOf(period: unknown, { site, around }: Localizer): EventDate {
  const { start, end } = Object(period)
  const zone = zoneOf(period, site.settings.document.json)
  return eventDate({ start, end, zone }, around, site.source.day)
}

/** Makes a contact from an email address or phone number that is written in a block instead of the site file. */
function reachOf(kind: Contact['kind'], value: string): Contact {
  return { id: kind, kind, label: value, value, href: contactAddress({ kind, value }) }
}

/** Deletes a value from a document, such as a note between author and owner ("confirm"), which is not published. */
function removeValue(root: Record<string, unknown>, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1))
  if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, path.at(-1) ?? '')
}
