import { shownOf } from '../../../renderer/parts/brand-page'
import type { Cell, Contact, DocumentLanguage, Drawn, RichText, Text } from '../../../schema/parts'
import type { Annotation } from '../base/contract'
import { decimalsOf, type Figure, writeFigure, writeSize } from '../base/figure'
import type { Path } from '../base/problem'
import { valueAt } from '../json/document'
import { languageName } from '../language/language'
import { parseRichText } from '../language/rich-text'
import { contactAddress } from '../read/contact'
import { eventDate } from '../read/dates'
import { mediaAddress, slotOf } from '../read/media'
import type { Word } from '../read/model'
import { asText, dirOf, siteNamespace, translate } from '../read/words'
import { completedFields } from './completed'
import { figureWords, type Localizer, pictureOf } from './localizer'
import { drawnNumbers, rowFigure } from './scale'

/** Copies a document, with localized values in place of the annotated values. */
export function localizeValues(
  json: Record<string, unknown>,
  annotations: Annotation[],
  words: Word[],
  localizer: Localizer,
): Record<string, unknown> {
  const copy = copyOf(json)
  let next = 0
  for (const mark of annotations) {
    if (mark.kind === 'confirm') removeValue(copy, mark.path)
    if (mark.kind === 'link' && mark.argument === 'place') nameAfterPage(copy, mark, localizer)
    // `words` is in the order of the annotations, because it was made from them.
    const word = words[next]?.path === mark.path ? words[next++] : undefined
    const plainValue = localized(mark, word, json, localizer)
    if (plainValue === undefined) continue
    const value = localizer.mark ? localizer.mark(plainValue, mark) : plainValue
    putValue(copy, mark.kind === 'labels' ? [...mark.path, 'labels'] : mark.path, value)
  }
  for (const mark of annotations)
    if (mark.kind === 'completed')
      for (const [name, value] of Object.entries(completedFields(mark, json, copy, localizer)))
        putValue(copy, [...mark.path, name], value)
  for (const mark of annotations) if (mark.kind === 'alone') sayAlone(copy, mark, localizer)
  return copy
}

/**
 * Adds the name of a field to `alone` in its object if a brand excludes the field's target. `pageFor` then removes only
 * this field, not the whole object.
 */
function sayAlone(copy: Record<string, unknown>, { path }: Annotation, { site }: Localizer): void {
  const [owner, name] = [Object(valueAt(copy, path.slice(0, -1))), String(path.at(-1))]
  const { alone = [], [name]: value } = owner
  if (site.settings.brands.some((brand) => shownOf({ [name]: value }, brand) === undefined))
    owner.alone = [...alone, name]
}

/**
 * If a place on a map has no title, sets the title to the name of the page to which the place links. Figures that a page
 * quotes from one of its own subpages need no name: they are of the page's own product.
 */
function nameAfterPage(copy: Record<string, unknown>, { path, value }: Annotation, localizer: Localizer): void {
  const { site, around, slug } = localizer
  const title = [...path.slice(0, -1), 'title']
  const page = site.index.byAddress.get(String(value))
  if (!page || valueAt(copy, title) !== undefined) return
  if (path.at(-2) === 'of' && page.parent !== undefined && page.parent === slug) return
  putValue(copy, title, asText(page.names[around] ?? { text: page.address, lang: around }, around, site))
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
  if (word) return localizedWords(word, mark, localizer)
  switch (mark.kind) {
    case 'figure':
      return mark.argument === 'drawn'
        ? drawn(mark.value as Figure, localizer)
        : writeFigure(mark.value as Figure, around, figureWords(localizer), decimalsOf(rowFigures(json, mark.path)))
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
      return eventDate(String(mark.value), valueAt(json, [...mark.path.slice(0, -1), 'end']), around)
    case 'contact':
      return contactOf(String(mark.value), localizer)
    case 'language':
      return mark.argument === 'name' ? languageOf(String(mark.value), around) : undefined
    default:
      return undefined
  }
}

function localizedWords(word: Word, mark: Annotation, { site, around, find }: Localizer): Text | RichText | Cell {
  const words = find(word)
  if (word.markdown) {
    const nodes = parseRichText(words.text)
    return words.lang === around ? { nodes } : { nodes, lang: words.lang, dir: dirOf(site, words.lang) }
  }
  const text = asText(words, around, site)
  return mark.kind === 'cell' ? { kind: 'text', text } : text
}

function drawn(figure: Figure, localizer: Localizer): Drawn {
  return { cell: writeFigure(figure, localizer.around, figureWords(localizer)), numbers: drawnNumbers(figure) }
}

/** The figures in the same row of a table. All of them are shown with equal precision. */
function rowFigures(json: unknown, path: Path): Figure[] {
  const row = path.at(-2) === 'cells' ? valueAt(json, path.slice(0, -1)) : undefined
  return typeof row === 'object' && row !== null
    ? Object.values(row).filter((cell): cell is Figure => typeof cell === 'object')
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

function documentFile(file: string, { site, around }: Localizer) {
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
  return {
    href: mediaAddress(file, site.source.media[file], site.settings.base),
    format,
    size: writeSize(site.source.media[file]?.bytes ?? 0, around),
  }
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

/** Deletes a value from a document, such as a note between author and owner ("confirm"), which is not published. */
function removeValue(root: Record<string, unknown>, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1))
  if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, path.at(-1) ?? '')
}

function putValue(root: Record<string, unknown>, path: Path, value: unknown): void {
  const owner = valueAt(root, path.slice(0, -1))
  const last = path.at(-1)
  if (typeof owner !== 'object' || owner === null || last === undefined) return
  Reflect.set(owner, last, value)
}
