import { asCapital, excerptOf, type FoundPlace as WordsPlace } from '../../content/check/find-words'
import { writeCell } from '../../content/json/cell'
import { carryOut } from '../../edit/carry-out'
import { replacementOf, replaceWords } from '../../edit/replace'
import { whileAlone } from '../../files/change'
import { openToRead } from '../../site/all'
import { findIn } from '../../site/find'
import { changeFiles, undoOfLast } from '../../site/write'
import type { FindAnswer, FoundPlace, ReplaceRequest } from '../protocol'

/** Number of characters before and after the match in an excerpt. */
const excerptMargin = 40

/** Maximum number of places in an answer. */
const most = 400

/**
 * Finds words in all pages and languages, and figures in tables.
 * @param to replacement for the words; undefined for a search without a replacement
 * @throws Refusal if the site file is invalid
 */
export async function findPlaces(words: string, to?: string): Promise<FindAnswer> {
  const site = await openToRead()
  const { settings } = site.parts.base
  const order = [settings.defaultLanguage, ...settings.languages.map(({ code }) => code)]
  const matches = findIn(site, words)
  const names = [...new Set(matches.map(({ name }) => name))]
  // Puts the default language first. In the order of paths, "locales" (translations) would precede "pages" (sources).
  const sorted = names.flatMap((name) =>
    matches.filter((match) => match.name === name).sort((a, b) => order.indexOf(a.lang) - order.indexOf(b.lang)),
  )
  return {
    places: sorted.slice(0, most).map((match) => placeOf(match, words, to)),
    more: Math.max(0, matches.length - most),
  }
}

function placeOf(match: WordsPlace, words: string, to: string | undefined): FoundPlace {
  const { name, lang, file, path, at, context, count, value, start, end } = match
  const next = to === undefined ? undefined : replacementOf(match, words, to)
  const replacement =
    typeof next === 'number'
      ? writeCell({ value: next }, lang)
      : asCapital(value.slice(start, end), words, to ?? '', lang)
  return {
    ...{ name, lang, file, path, at, context, count },
    excerpt: excerptOf({ value, start, end }, excerptMargin),
    ...(next !== undefined && { to: replacement }),
  }
}

/** Replaces words in the given places, in all files or in none. @throws Refusal if that would add an error */
export async function replacePlaces({ words, to, places }: ReplaceRequest): Promise<object> {
  await carryOut(
    (site) => replaceWords(site, words, to, places),
    false,
    () => {},
  )
  return {}
}

/** Undoes the last change of several files. @throws Refusal if one of them has been changed since */
export async function undoLast(): Promise<object> {
  await whileAlone(async () => changeFiles(undoOfLast()))
  return {}
}
