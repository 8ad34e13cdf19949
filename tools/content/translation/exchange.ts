import { groupBy } from '../base/group'
import { nearest } from '../base/nearest'
import { placeholders } from '../language/inline-codes'
import { inspectRichText, marksOf } from '../language/rich-text'
import { type State, states } from '../read/model'
import type { Site } from '../read/site'
import { type Said, say } from '../say/say.js'
import { hasSameLetters, restored } from './restored'
import { allTranslations, isToDo, isTranslatable, type Translation } from './translation-state'

/** A text that is sent to a translator or returned by one. */
export type ExchangedWord = {
  page: string
  key: string
  source: string
  /** Empty if there is no translation yet. */
  translation: string
  state: State
  /** The source at the time of translation, if the source has changed since then. */
  said?: string
  /** Whether the text is Markdown. Set only for exported texts. */
  isMarkdown?: boolean
  /** The reason why a text from a translator could not be read completely. */
  problem?: Said
}

/** Texts in one language and their translations into another. */
export type Exchange = { from: string; to: string; words: ExchangedWord[] }

/** The result of an import. `refused` contains a sentence about each text that was not imported. */
export type Imported = {
  /** Translations to write into their files. */
  changed: { of: Translation; text: string }[]
  /** Outdated translations that the translator confirmed by returning them unchanged. */
  accepted: Translation[]
  refused: Said[]
  /**
   * A sentence about each imported text that may be wrong, for example because it lacks bold words or repeats a link.
   */
  doubtful: Said[]
}

/**
 * The texts of a site for a translator, one exchange for each source language.
 * @param to the target language
 * @param isOnlyToDo whether to leave out texts whose translation is up to date
 */
export function exportWords(site: Site, to: string, isOnlyToDo: boolean): Exchange[] {
  const translations = allTranslations(site).filter(
    (translation) => translation.lang === to && (!isOnlyToDo || isToDo(translation)),
  )
  return [...groupBy(translations, ({ of }) => of.lang)].map(([from, group]) => ({
    from,
    to,
    words: group.map(exchanged),
  }))
}

function exchanged({ of, word, text = '', state, said }: Translation): ExchangedWord {
  // A copy of the source is exported as a missing translation.
  const translation = state === 'same' ? '' : text
  const isSaid = said === undefined ? {} : { said }
  return { page: of.name, key: word.key, source: word.value, translation, state, isMarkdown: word.markdown, ...isSaid }
}

/** Compares texts from a translator with the current site. Texts that no longer fit the site are refused. */
export function importWords(site: Site, { from, to, words }: Exchange): Imported {
  const knownTranslations = new Map(
    translationsBetween(site, from, to).map(
      (translation) => [wordName(translation.of.name, translation.word.key), translation] as const,
    ),
  )
  const imported: Imported = { changed: [], accepted: [], refused: [], doubtful: [] }
  const seenNames = new Set<string>()
  for (const exchanged of words) {
    const name = wordName(exchanged.page, exchanged.key)
    const current = knownTranslations.get(name)
    // Skips texts that were not translated.
    if (exchanged.translation.trim() === '') continue
    const word = current && exchanged.translation !== current.text ? restored(exchanged, current.word.value) : exchanged
    const text = word.translation
    const isSame = text === current?.text
    if (isSame && (current.state !== 'outdated' || word.state === 'outdated')) continue
    const reason = seenNames.has(name)
      ? say`It is in the file twice.`
      : refusalOf(site, word, current, [...knownTranslations.keys()])
    seenNames.add(name)
    if (reason !== undefined) imported.refused.push(say`${word.page} ${word.key}: ${reason}`)
    else if (current && isSame) imported.accepted.push(current)
    else if (current) {
      imported.changed.push({ of: current, text })
      const lostMarks = current.word.markdown
        ? marksOf(word.source).filter((mark) => !marksOf(text).includes(mark))
        : []
      // Reports joined paragraphs, because some programs remove line breaks from cells.
      if (current.word.markdown && hasParagraphs(word.source) && !hasParagraphs(text))
        lostMarks.push(say`several paragraphs`)
      const doubled = repeated(word.source, text, current.word.markdown)
      const doubts = lostMarks.map((mark) => say`The source has ${mark}, its translation has none.`)
      if (doubled !== undefined) doubts.push(say`${doubled} is in the translation more often than in the source.`)
      imported.doubtful.push(...doubts.map((doubt) => say`${word.page} ${word.key}: ${doubt}`))
    }
  }
  return imported
}

function hasParagraphs(markdown: string): boolean {
  return /\n\s*\n/.test(markdown)
}

/** All translations, existing or missing, from one language into another. */
export function translationsBetween(site: Site, from: string, to: string): Translation[] {
  return allTranslations(site).filter(({ lang, of }) => lang === to && of.lang === from)
}

function wordName(page: string, key: string): string {
  return `${page} ${key}`
}

/** Matches the error values of spreadsheet formulas: #NAME?, #DIV/0!, #N/A, and #BEZUG! in German. */
const sheetError = /^#(?:[\p{Lu}/0]+[?!]|N\/?[AV])$/u

/** Returns the reason to refuse a translation, in one sentence; undefined if the translation can be imported. */
function refusalOf(
  site: Site,
  { page, key, source, translation, problem }: ExchangedWord,
  current: Translation | undefined,
  keys: string[],
): Said | undefined {
  if (!current) {
    if (!keys.some((name) => name.startsWith(`${page} `)))
      return say`There is no such page, or it has nothing to translate.`
    const near = nearest(wordName(page, key), keys)
    return near === undefined
      ? say`The page has no such text.`
      : say`The page has no such text. It may now be "${near.slice(page.length + 1)}".`
  }
  if (problem !== undefined) return problem
  const { value, markdown } = current.word
  const [, theirs = ''] = unmatched(source, value, markdown)
  const [, ours = ''] = unmatched(value, source, markdown)
  if (source !== value && source.replace(theirs, ours) === value)
    return say`The source leads to ${theirs} in the file, and to ${ours} on the site. Addresses are not translated: write ${ours}.`
  if (source !== value)
    return hasSameLetters(source, value)
      ? say`The file has the source with other spaces, line breaks or marks than the site: "${value}". Export it again, and translate that file.`
      : say`The source changed since the export: it is now "${value}".`
  if (translation === source && isTranslatable(current, site)) return say`The translation is the same as its source.`
  if (sheetError.test(translation) && !sheetError.test(source))
    return say`"${translation}" is an error of a spreadsheet, not a translation.`
  const letters = lostLetters(source, translation)
  if (letters !== undefined) return letters
  return lostIn(source, translation, markdown)
}

/** A sentence about a missing {placeholder} or link address of the source. A translation must contain all of them. */
function lostIn(source: string, translation: string, isMarkdown: boolean): Said | undefined {
  const [placeholder, link] = unmatched(source, translation, isMarkdown)
  if (placeholder !== undefined) return say`${placeholder} of the source is missing.`
  return link === undefined ? undefined : say`the link ${link} of the source is missing.`
}

/** A placeholder or link address that a translation contains more often than its source. */
function repeated(source: string, translation: string, isMarkdown: boolean): string | undefined {
  return unmatched(translation, source, isMarkdown).find((part) => part !== undefined)
}

/** The first placeholder and the first link address that one text contains more often than another. */
function unmatched(text: string, other: string, isMarkdown: boolean): (string | undefined)[] {
  return [
    (of: string) => of.match(placeholders) ?? [],
    (of: string) => (isMarkdown ? inspectRichText(of).links : []),
  ].map((partsOf) => {
    // Copied, because the cached result must not be modified.
    const others = [...partsOf(other)]
    return partsOf(text).find((part) => {
      const index = others.indexOf(part)
      if (index >= 0) others.splice(index, 1)
      return index < 0
    })
  })
}

/** The state with the given name. Translation tools may use other names, which count as "done". */
export function stateNamed(name: string | undefined): State {
  return states.find((state) => state === name) ?? 'done'
}

/**
 * A message about letters of a translation that a program with a limited encoding replaced with question marks;
 * undefined if there are none.
 * @param source the source text; question marks that also occur in it are intended
 */
function lostLetters(source: string, translation: string): Said | undefined {
  const marks = translation.match(/[\p{L}\p{N}]*(?:\?{3,}|(?<=\p{L})\?(?=\p{L}))[\p{L}\p{N}?]*/gu) ?? []
  const lostText = marks.find((mark) => !source.includes(mark) && !/\?{3}/.test(source))
  return lostText === undefined ? undefined : say`Letters were lost when it was saved: "${lostText}".`
}
