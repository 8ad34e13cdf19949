import type { Contract } from './contract'
import type { Document } from './document'
import type { Problem } from './problem'
import { schemaProblems } from './sentences'

/** One word of the trade, and what it is in each language: first as a dictionary has it, then its other forms. */
export type Term = { id: string; forms: Map<string, string[]> }

/** The words that must be the same everywhere, and those that are the same in every language. */
export type Glossary = { document?: Document; terms: Term[]; names: string[] }

/** Where the glossary is. A site may do without. */
export const glossaryFile = 'locales/glossary.json'

/** Reads the glossary; without one, or with one that the schema refuses, there are no terms and no names. */
export function readGlossary(document: Document | undefined, contract: Contract, problems: Problem[]): Glossary {
  if (!document) return { terms: [], names: [] }
  const { errors } = contract.validate('glossary', document.json)
  problems.push(...schemaProblems(document, errors, contract))
  if (errors.length > 0) return { document, terms: [], names: [] }
  const { terms, names = [] } = document.json as { terms: Record<string, string | string[]>[]; names?: string[] }
  return { document, terms: terms.map(readTerm), names }
}

function readTerm({ id, ...languages }: Record<string, string | string[]>): Term {
  return { id: String(id), forms: new Map(Object.entries(languages).map(([code, forms]) => [code, [forms].flat()])) }
}
