import { type Figure, figureForms } from '../base/figure'
import { pageOfFile, tableOfFile } from '../base/page-of-file'
import type { Path } from '../base/problem'
import { writeCell } from '../json/cell'
import { type Document, partAt, placeOf, positionOf, valueAt } from '../json/document'
import { isObject, textsIn, walkJson } from '../json/json'
import { pathOfSteps } from '../json/steps'
import { readingsOf } from '../language/numbers'
import type { Site } from '../read/site'

/**
 * A text or figure that matches a search. `value` is the whole text (for a figure, the result of `writeCell`), with the
 * offsets of the first match. `name` is the page, `lang` the language of the text, and `at` the path in the page's own
 * document. `context` lists the names of the surrounding blocks and items, in the page's language.
 */
export type FoundPlace = {
  file: string
  line: number
  column: number
  path: Path
  value: string
  start: number
  end: number
  count: number
  /** Numeric value of a figure; undefined for texts. */
  number?: number
  name: string
  lang: string
  at: Path
  context: string[]
}

/**
 * Finds the texts in pages, shared documents and translations that contain certain words, and the figures in tables
 * that contain a certain number. Case and diacritics are ignored: "cafe" is found in "Café". "24" is not found in
 * "240". Link addresses are searched only if the query looks like an address.
 * @param query words as the user typed them
 * @returns one match for each text or figure, sorted by file, line and column
 */
export function findWords({ marked, locales, settings }: Site, query: string): FoundPlace[] {
  const words = plain(query.trim().replaceAll(/\s+/g, ' '))
  if (words === '') return []
  const { defaultLanguage } = settings
  const languageOf = (from: Site['marked'][number]) => ('lang' in from ? from.lang : defaultLanguage)
  const sources = new Map(marked.map((from) => [pageOfFile(from.document.file).name, from.document]))
  const sourceMatches = marked.flatMap((from) => {
    const { document, words: sourceWords, annotations } = from
    const lang = languageOf(from)
    const number = numberOf(query, lang)
    return [
      ...sourceWords.flatMap(({ path, value }) =>
        foundIn({ document, path, value, lang, at: path, source: document.json }, words),
      ),
      ...annotations.flatMap(({ kind, path, value }) =>
        kind === 'figure' && isObject(value) && number !== undefined
          ? figuresIn(document, path, value, lang, number)
          : [],
      ),
    ]
  })
  const translatedMatches = [...locales].flatMap(([lang, names]) =>
    [...names].flatMap(([name, document]) => {
      const source = sources.get(name)?.json ?? document.json
      return textsIn(document.json).flatMap(([path, value]) =>
        foundIn({ document, path, value, lang, at: pathOfSteps(source, path.map(String)), source }, words),
      )
    }),
  )
  return [...sourceMatches, ...translatedMatches].sort(byPlace)
}

/** The text with every match of `query` replaced with `to`. */
export function withWordsReplaced(value: string, query: string, to: string, lang: string): string {
  let [result, rest] = ['', 0]
  for (const [start, end] of hitsIn(value, plain(query.trim().replaceAll(/\s+/g, ' ')))) {
    result += value.slice(rest, start) + asCapital(value.slice(start, end), query.trim(), to, lang)
    rest = end
  }
  return result + value.slice(rest)
}

/** The replacement for a match. Capitalized if the match is capitalized but the query is not. */
export function asCapital(hit: string, query: string, to: string, lang: string): string {
  const [first = '', typed = '', next = ''] = [hit, query, to].map((text) =>
    String.fromCodePoint(text.codePointAt(0) ?? 0),
  )
  const isRaised = /\p{Lu}/u.test(first) && /\p{Ll}/u.test(typed)
  return isRaised ? next.toLocaleUpperCase(lang) + to.slice(next.length) : to
}

/** The number that a text represents in a language. Undefined if it is not a number, or can be read in two ways. */
export function numberOf(text: string, lang: string): number | undefined {
  const [number, other] = readingsOf(text.trim(), lang)
  return other === undefined ? number : undefined
}

/** Compares matches by file, line and column. */
export function byPlace(a: FoundPlace, b: FoundPlace): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1
}

/** Whether a JSON text may contain words: a quick test before `findWords`. True for any text with \u or \/ escapes. */
export function maySay(text: string, query: string): boolean {
  if (readingsOf(query.trim()).some((number) => text.includes(String(number)))) return true
  const [first = ''] = plain(query).trim().split(' ')
  return first !== '' && (/\\[u/]/.test(text) || plain(text).includes(JSON.stringify(first).slice(1, -1)))
}

/**
 * Returns a match with the text around it, on one line and without the Markdown syntax for links and emphasis.
 * @param around maximum number of characters before and after the match
 */
export function excerptOf(
  { value, start, end }: Pick<FoundPlace, 'value' | 'start' | 'end'>,
  around: number,
): [before: string, words: string, after: string] {
  const onOneLine = (text: string) => withoutMarks(text.replaceAll(/\s+/g, ' '))
  // If the match is within the words of a link, removes the Markdown of that link.
  const [, inLink, rest] = /^([^[\]]*)\]\([^)]*\)(.*)$/s.exec(value.slice(end)) ?? []
  const isInLink = inLink !== undefined && /\[[^[\]]*$/.test(value.slice(0, start))
  const before = onOneLine(isInLink ? value.slice(0, start).replace(/\[([^[\]]*)$/, '$1') : value.slice(0, start))
  const after = onOneLine(isInLink ? inLink + rest : value.slice(end))
  return [
    `${before.length > around ? '…' : ''}${before.slice(-around)}`,
    onOneLine(value.slice(start, end)),
    `${after.slice(0, around)}${after.length > around ? '…' : ''}`,
  ]
}

type Place = { document: Document; path: Path; value: string; lang: string; at: Path; source: unknown }

function foundIn({ document, path, value, lang, at, source }: Place, words: string): FoundPlace[] {
  const hits = hitsIn(value, words)
  const [start, end] = hits[0] ?? []
  if (start === undefined || end === undefined) return []
  const { name } = tableOfFile(document.file) ?? pageOfFile(document.file)
  const names = { name, lang, at, context: contextOf(source, at) }
  return [
    {
      ...placeOf(document, path, partAt(document, path) && start),
      path,
      value,
      start,
      end,
      count: hits.length,
      ...names,
    },
  ]
}

/** The numbers of a figure that equal `number`, as matches. */
function figuresIn(document: Document, path: Path, figure: Figure, lang: string, number: number): FoundPlace[] {
  const value = writeCell(figure, lang)
  const [start, end] = hitsIn(value, writeCell({ value: number }, lang))[0] ?? [0, value.length]
  const { file } = document
  const names = { name: pageOfFile(file).name, lang, at: path, context: contextOf(document.json, path) }
  return [...walkJson(figure)]
    .filter(([[form], inner]) => inner === number && ['to', ...figureForms].includes(String(form)))
    .map(([inner]) => {
      const numberPath = [...path, ...inner]
      return {
        file,
        ...positionOf(document, numberPath),
        path: numberPath,
        value,
        start,
        end,
        count: 1,
        number,
        ...names,
      }
    })
}

const naming = ['title', 'label', 'name', 'question', 'heading']

/**
 * Returns the names of the blocks and items around a value, outermost first. For a cell, also returns the label of its
 * column.
 */
function contextOf(json: unknown, path: Path): string[] {
  const names = path.flatMap((_, i) => {
    const around = i > 0 && valueAt(json, path.slice(0, i))
    if (!isObject(around)) return []
    if (path[i - 1] === 'cells') {
      const columns = valueAt(json, [...path.slice(0, i - 3), 'columns'])
      return Array.isArray(columns) ? columns.filter(({ id }) => id === path[i]).map(({ label }) => String(label)) : []
    }
    // Leaves out the name of the innermost object if that name is the found text.
    const ownName = naming.map((field) => around[field]).find((name) => typeof name === 'string' && name !== '')
    return ownName === undefined || ownName === valueAt(json, path) || String(ownName).startsWith('t:')
      ? []
      : [withoutMarks(String(ownName))]
  })
  return names
}

/** Offsets of all matches in a text. @param words the words, normalized by `plain` */
function hitsIn(value: string, words: string): [start: number, end: number][] {
  if (words === '' || value.startsWith('t:') || !plain(value).includes(words)) return []
  const { text, from } = foldedOf(value)
  const addresses = /[/#@]/.test(words) ? [] : [...text.matchAll(/\]\([^)]*\)/g)]
  const hits: [number, number][] = []
  for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + 1)) {
    const end = index + words.length
    if (addresses.some((link) => index < link.index + link[0].length && end > link.index)) continue
    if (/^\d/.test(words) && /(?:\d|\d[.,'’])$/.test(text.slice(0, index))) continue
    if (/\d$/.test(words) && /^[.,'’]?\d/.test(text.slice(end))) continue
    hits.push([from[index] ?? 0, from[end] ?? value.length])
    index = end - 1
  }
  return hits
}

/** A text without the Markdown syntax for links and emphasis. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\*+/g, '')
}

/** Normalizes a text with `plain`. `from` contains each result character's offset in the original text. */
function foldedOf(original: string): { text: string; from: number[] } {
  const from: number[] = []
  let text = ''
  let index = 0
  for (const letter of original) {
    const folded = plain(letter)
    for (const _ of folded.split('')) from.push(index)
    text += folded
    index += letter.length
  }
  return { text, from }
}

/** Normalizes a text for comparison: lower case, no diacritics, and "σ" instead of "ς" at the end of Greek words. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare.replaceAll('ı', 'i').replaceAll('ς', 'σ').replaceAll(/\s/g, ' ')
}
