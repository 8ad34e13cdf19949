import type { Path } from '../base/problem'
import { type Said, say } from '../say/say.js'
import { openText } from './open-text'

type Json = Record<string, unknown>

/**
 * A change of the contract that changes documents: what was written one way before is written another way now. It is found
 * by its form. A form that means something else today would need the documents to say for which contract they are written.
 */
export type Migration = {
  /** The files that it is about, by their paths. */
  of: RegExp
  /** The place of the first old form; undefined where a document has none. */
  find(json: Json): Path | undefined
  /** The change, in a sentence for the author. */
  about: Said
  /** The document in the new form. What it is given stays as it is. */
  change(json: Json): Json
}

/** All of them, the oldest first. */
const migrations: Migration[] = [
  {
    of: /^pages\/_site\.json$/,
    find: ({ offline }) => (offline === undefined ? undefined : ['offline']),
    about: say`"offline" was removed in 0.2: visitors can no longer read pages without a network.`,
    change: ({ offline: _, ...rest }) => rest,
  },
]

/** The migrations that a document needs. @param file its path */
export function migrationsFor(file: string, json: Json, all = migrations): Migration[] {
  return all.filter(({ of, find }) => of.test(file) && find(json) !== undefined)
}

/**
 * Brings a document to the form of today. What no migration is about stays as its author wrote it.
 * @param text of a document that is a JSON object
 */
export function migrate(file: string, text: string, json: Json): string {
  const now = migrations.reduce((one, { of, find, change }) => (of.test(file) && find(one) ? change(one) : one), json)
  return openText(text).set([], now).text
}
