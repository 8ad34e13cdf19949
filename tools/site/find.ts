import { groupBy, inParts } from '../content/base/group'
import { byPlace, type FoundPlace, findWords, maySay, numberOf } from '../content/check/find-words'
import { latinFormat } from '../content/language/numbers'
import { readTexts } from '../files/site/texts'
import type { OpenSite } from './open'
import { filesOf } from './pages'

/**
 * Finds words in the content of a site, see `findWords`. Searches pages in batches, and parses only pages whose text
 * may contain the words.
 * @param enough number of places after which no more batches are searched
 */
export function findIn(open: OpenSite, words: string, enough = Number.POSITIVE_INFINITY): FoundPlace[] {
  const { base, pages } = open.parts
  const places = findWords(open.some(new Set()), words)
  for (const batch of inParts(pages)) {
    const texts = readTexts(filesOf(batch), [], base.source.unsaved)
    const candidates = batch.filter(({ files }) => files.some((file) => maySay(texts[file] ?? '', words)))
    if (candidates.length === 0) continue
    if (places.length >= enough) break
    // Keeps only places in these pages, because the shared documents in `site` have already been searched.
    const candidateFiles = new Set(filesOf(candidates))
    const site = open.some(new Set(candidates.map(({ name }) => name)))
    places.push(...findWords(site, words).filter(({ file }) => candidateFiles.has(file)))
  }
  return places.sort(byPlace)
}

/** Finds words like `findIn`. Also finds a number in the format of each language: for 1500, "1.500" in German texts. */
export function findInAllFormats(open: OpenSite, words: string): FoundPlace[] {
  const { defaultLanguage, languages } = open.parts.base.settings
  const places = findIn(open, words)
  const number = numberOf(words, defaultLanguage)
  if (number === undefined) return places
  const languagesOf = groupBy(
    languages.map(({ code }) => code),
    (code) => latinFormat(code).format(number),
  )
  languagesOf.delete(words)
  const others = [...languagesOf].flatMap(([format, codes]) =>
    findIn(open, format).filter(({ lang }) => codes.includes(lang)),
  )
  const byPath = [...places, ...others].map((place) => [`${place.file} ${place.path.join(' ')}`, place] as const)
  return [...new Map(byPath).values()].sort(byPlace)
}
