import type { Contract } from '../base/contract'
import type { Problem } from '../base/problem'
import type { Document } from '../json/document'
import { fold } from '../language/language'
import { type Said, say } from '../say/say.js'
import { glossaryFile } from './model'
import { schemaProblems } from './schema-problems'

/**
 * One word of the trade, and what it is in each language: first as a dictionary has it, then its other forms; and the
 * words that it is not.
 */
export type Term = { id: string; forms: Map<string, string[]>; not: Map<string, string[]> }

/** A word that should not be written, and what to write instead: the name of a term, or any better words. */
export type WrongWord = { word: string; instead: string; isTerm: boolean }

/** Words that are right although a rule warns of them. */
type Meant = { language: string; words: string; why: string }

/** The words that must be the same everywhere, and those that are the same in every language. */
export type Glossary = {
  document?: Document
  terms: Term[]
  names: string[]
  /** Words to avoid by language, each with a better one. */
  avoid: Map<string, [word: string, instead: string][]>
  meant: Meant[]
  /** Other words of visitors, by language, each with the name that pages have for it. */
  alsoCalled: Map<string, [words: string, name: string][]>
}

/** The glossary of a site without one. */
export const noGlossary: Glossary = { terms: [], names: [], avoid: new Map(), meant: [], alsoCalled: new Map() }

type ByLanguage = Record<string, string[]>

type Written = {
  terms: ({ id: string; not?: ByLanguage } & Record<string, string | ByLanguage | string[]>)[]
  names?: string[]
  avoid?: Record<string, Record<string, string>>
  alsoCalled?: Record<string, Record<string, string>>
  meant?: Meant[]
}

/** Reads the glossary; without one, or with one that the schema refuses, there are no terms and no names. */
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
  return new Map(Object.entries(words).map(([code, some]) => [code, Object.entries(some)]))
}

function readTerm({ id, not = {}, ...languages }: Written['terms'][number]): Term {
  return { id, forms: new Map(Object.entries(languages as ByLanguage)), not: new Map(Object.entries(not)) }
}

/** All words that should not be written in a language. */
export function wrongWordsIn({ terms, avoid }: Glossary, language: string): WrongWord[] {
  return [
    ...terms.flatMap(({ id, forms, not }) =>
      (not.get(language) ?? []).map((word) => ({ word, instead: forms.get(language)?.[0] ?? id, isTerm: true })),
    ),
    ...(avoid.get(language) ?? []).map(([word, instead]) => ({ word, instead, isTerm: false })),
  ]
}

/** Whether a whole text is meant as it is. */
export function isMeant({ meant }: Glossary, text: string, language: string): boolean {
  return meant.some((one) => one.language === language && fold(one.words, language) === fold(text, language))
}

/** The end of every hint: what to do with words that are right although a rule warns of them. */
export function meantHint({ words, language }: Pick<Meant, 'words' | 'language'>): Said {
  return say`Is it right? Then add { "language": "${language}", "words": "${words}", "why": "…" } to "meant" in ${glossaryFile}.`
}
