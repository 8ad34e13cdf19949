import type { Contract } from '../base/contract'
import { groupBy } from '../base/group'
import { memoize } from '../base/memoize'
import type { Problem } from '../base/problem'
import type { Document } from '../json/document'
import { type Said, say } from '../say/say.js'
import { glossaryFile } from './model'
import { schemaProblems } from './schema-problems'

/**
 * A technical term. `forms` contains its forms by language, the dictionary form first. `not` contains, by language,
 * words that must not be used for the term.
 */
export type Term = { id: string; forms: Map<string, string[]>; not: Map<string, string[]> }

/** A word to avoid. `instead` is the replacement: a term from the glossary (if `isTerm`), or any better wording. */
export type WrongWord = { word: string; instead: string; isTerm: boolean }

/** Words that are correct in one text, given by its file and key, although a rule warns about them. */
type Meant = { file: string; key: string; words: string; why: string }

/** A site's glossary: terms, names that are the same in every language, and words to avoid or to accept. */
export type Glossary = {
  document?: Document
  terms: Term[]
  names: string[]
  /** Words to avoid, by language. */
  avoid: Map<string, [word: string, instead: string][]>
  meant: Meant[]
  /** Words that visitors use in searches, by language, each with the name that the pages use. */
  alsoCalled: Map<string, [words: string, name: string][]>
}

/** The empty glossary, for sites without a glossary file. */
export const noGlossary: Glossary = { terms: [], names: [], avoid: new Map(), meant: [], alsoCalled: new Map() }

type ByLanguage = Record<string, string[]>

type Written = {
  terms: ({ id: string; not?: ByLanguage } & Record<string, string | ByLanguage | string[]>)[]
  names?: string[]
  avoid?: Record<string, Record<string, string>>
  alsoCalled?: Record<string, Record<string, string>>
  meant?: Meant[]
}

/** Reads the glossary. The result is empty if the file is missing or invalid. */
export function readGlossary(document: Document | undefined, contract: Contract, problems: Problem[]): Glossary {
  if (!document) return noGlossary
  const { errors } = contract.validate('glossary', document.json)
  problems.push(...schemaProblems(document, errors, contract))
  if (errors.length > 0) return { ...noGlossary, document }
  const { terms, names = [], avoid = {}, meant = [], alsoCalled = {} } = document.json as Written
  return {
    document,
    terms: terms.map(readTerm),
    names,
    avoid: byLanguage(avoid),
    meant,
    alsoCalled: byLanguage(alsoCalled),
  }
}

function byLanguage(words: Record<string, Record<string, string>>): Map<string, [string, string][]> {
  return new Map(Object.entries(words).map(([code, pairs]) => [code, Object.entries(pairs)]))
}

function readTerm({ id, not = {}, ...languages }: Written['terms'][number]): Term {
  return { id, forms: new Map(Object.entries(languages as ByLanguage)), not: new Map(Object.entries(not)) }
}

/** All words to avoid in a language. */
export function wrongWordsIn({ terms, avoid }: Glossary, language: string): WrongWord[] {
  return [
    ...terms.flatMap(({ id, forms, not }) =>
      (not.get(language) ?? []).map((word) => ({ word, instead: forms.get(language)?.[0] ?? id, isTerm: true })),
    ),
    ...(avoid.get(language) ?? []).map(([word, instead]) => ({ word, instead, isTerm: false })),
  ]
}

/** Returns the words that the glossary accepts as correct in one text, given by its file and key. */
export function meantWords({ meant }: Glossary, file: string, key: string): string[] {
  return (
    meantByFile(meant)
      .get(file)
      ?.flatMap((entry) => (entry.key === key ? [entry.words] : [])) ?? []
  )
}

/** Cached, because several rules ask for every text of a site. */
const meantByFile = memoize((meant: Meant[]) => groupBy(meant, ({ file }) => file))

/** Creates a hint for authors: how to accept words that are correct although a rule warns about them. */
export function meantHint({ file, key, words }: Omit<Meant, 'why'>): Said {
  return say`Is it right? Then add { "file": "${file}", "key": "${key}", "words": "${words}", "why": "…" } to "meant" in ${glossaryFile}.`
}
