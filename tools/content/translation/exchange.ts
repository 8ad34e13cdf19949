import { groupBy } from '../base/group'
import { nearest } from '../base/nearest'
import { inspectRichText, marksOf } from '../language/rich-text'
import { type State, states } from '../read/model'
import type { Site } from '../read/site'
import { type Said, say } from '../say/say.js'
import { allTranslations, isToDo, isTranslatable, type Translation } from './translation-state'

/** A text on its way to a translator or back. */
export type ExchangedWord = {
  page: string
  key: string
  source: string
  /** Empty where there is none yet. */
  translation: string
  state: State
  /** The source when it was translated, where it has changed since. */
  said?: string
}

/** Texts in one language and their translations into another. */
export type Exchange = { from: string; to: string; words: ExchangedWord[] }

/** What an import changes, and in one sentence each what it refuses. */
export type Imported = {
  /** Translations to write into their files. */
  changed: { of: Translation; text: string }[]
  /** Outdated ones that a translator says are right as they are. */
  accepted: Translation[]
  refused: Said[]
  /** Texts that are taken although a part of the source is missing in them: a sentence for each. */
  doubtful: Said[]
}

/**
 * The texts that a translator gets: those of a site in each language that it is written in.
 * @param to the language they are translated into
 * @param isOnlyToDo whether to leave out what is translated already
 */
export function exportWords(site: Site, to: string, isOnlyToDo: boolean): Exchange[] {
  const wanted = allTranslations(site).filter((one) => one.lang === to && (!isOnlyToDo || isToDo(one)))
  return [...groupBy(wanted, ({ of }) => of.lang)].map(([from, some]) => ({ from, to, words: some.map(exchanged) }))
}

function exchanged({ of, word, text = '', state, said }: Translation): ExchangedWord {
  // A copy of the source is no translation.
  const translation = state === 'same' ? '' : text
  const isSaid = said === undefined ? {} : { said }
  return { page: of.name, key: word.key, source: word.value, translation, state, ...isSaid }
}

/** Compares what came back from a translator with a site. What no longer fits is refused, the rest is to be written. */
export function importWords(site: Site, { from, to, words }: Exchange): Imported {
  const known = new Map(
    translationsBetween(site, from, to).map((one) => [wordName(one.of.name, one.word.key), one] as const),
  )
  const imported: Imported = { changed: [], accepted: [], refused: [], doubtful: [] }
  const seen = new Set<string>()
  for (const word of words) {
    const name = wordName(word.page, word.key)
    const one = known.get(name)
    const text = word.translation
    // Texts left empty are still to be done.
    if (text.trim() === '') continue
    const isSame = text === one?.text
    if (isSame && (one.state !== 'outdated' || word.state === 'outdated')) continue
    const reason = seen.has(name) ? say`It is in the file twice.` : refusalOf(site, word, one, [...known.keys()])
    seen.add(name)
    if (reason !== undefined) imported.refused.push(say`${word.page} ${word.key}: ${reason}`)
    else if (one && isSame) imported.accepted.push(one)
    else if (one) {
      imported.changed.push({ of: one, text })
      const lost = one.word.markdown ? marksOf(word.source).filter((mark) => !marksOf(text).includes(mark)) : []
      const sentences = lost.map(
        (mark) => say`${word.page} ${word.key}: ${say`The source has ${mark}, its translation has none.`}`,
      )
      imported.doubtful.push(...sentences)
    }
  }
  return imported
}

/** All texts that are written in a language and translated into another, or should be. */
export function translationsBetween(site: Site, from: string, to: string): Translation[] {
  return allTranslations(site).filter(({ lang, of }) => lang === to && of.lang === from)
}

function wordName(page: string, key: string): string {
  return `${page} ${key}`
}

/** Why a translation does not fit, in one sentence. */
function refusalOf(
  site: Site,
  { page, key, source, translation }: ExchangedWord,
  one: Translation | undefined,
  keys: string[],
): Said | undefined {
  if (!one) {
    if (!keys.some((name) => name.startsWith(`${page} `)))
      return say`There is no such page, or it has nothing to translate.`
    const near = nearest(wordName(page, key), keys)
    return near === undefined
      ? say`The page has no such text.`
      : say`The page has no such text. It may now be "${near.slice(page.length + 1)}".`
  }
  if (source !== one.word.value) return say`The source changed since the export: it is now "${one.word.value}".`
  if (translation === source && isTranslatable(one, site)) return say`The translation is the same as its source.`
  const letters = lostLetters(source, translation)
  if (letters !== undefined) return letters
  return lostIn(source, translation, one.word.markdown)
}

/** Says what is missing of what a translation must have letter by letter: {placeholders}, and the addresses of links. */
function lostIn(source: string, translation: string, isMarkdown: boolean): Said | undefined {
  const missing = (needed: (text: string) => string[]) => {
    const there = needed(translation)
    return needed(source).find((part) => !there.includes(part))
  }
  const placeholder = missing((text) => text.match(/\{[^}]*\}/g) ?? [])
  if (placeholder !== undefined) return say`${placeholder} of the source is missing.`
  const link = isMarkdown ? missing((text) => inspectRichText(text).links) : undefined
  return link === undefined ? undefined : say`the link ${link} of the source is missing.`
}

/** The state of that name, or "done" for an unknown one: tools have words of their own. */
export function stateNamed(name: string | undefined): State {
  return states.find((state) => state === name) ?? 'done'
}

/**
 * Says in one sentence which letters of a translation another program has lost: it wrote question marks for those that
 * its encoding does not have.
 * @param source what it was translated from; what is there too is meant
 */
function lostLetters(source: string, translation: string): Said | undefined {
  const marks = translation.match(/[\p{L}\p{N}]*(?:\?{3,}|(?<=\p{L})\?(?=\p{L}))[\p{L}\p{N}?]*/gu) ?? []
  const lost = marks.find((mark) => !source.includes(mark) && !/\?{3}/.test(source))
  return lost === undefined ? undefined : say`Letters were lost when it was saved: "${lost}".`
}
