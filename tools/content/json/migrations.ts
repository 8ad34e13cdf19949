import type { Path } from '../base/problem'
import { type Said, say } from '../say/say.js'
import { openText } from './open-text'

type Json = Record<string, unknown>

/**
 * A change of the contract that replaces an old form by a new one in documents. Documents do not state their contract's
 * version, so an old form must not be valid, with a different meaning, in the current contract.
 */
export type Migration = {
  /** Matches the paths of the affected files. */
  of: RegExp
  /** The path of the first old form; undefined if the document has none. */
  find(json: Json): Path | undefined
  /** The change, in a sentence for the author. */
  about: Said
  /** Returns the document in the new form, without changing its argument. */
  change(json: Json): Json
}

/** All migrations, the oldest first. */
const migrations: Migration[] = [
  {
    of: /^pages\/_site\.json$/,
    find: ({ offline }) => (offline === undefined ? undefined : ['offline']),
    about: say`"offline" was removed in 0.2: visitors can no longer read pages without a network.`,
    change: ({ offline: _, ...rest }) => rest,
  },
]

/** The migrations that a document needs. */
export function migrationsFor(file: string, json: Json, candidates = migrations): Migration[] {
  return candidates.filter(({ of, find }) => of.test(file) && find(json) !== undefined)
}

/**
 * Makes all migrations that a document needs. All other text stays unchanged.
 * @param text the text of `json`
 */
export function migrate(file: string, text: string, json: Json): string {
  const migrated = migrations.reduce(
    (document, { of, find, change }) => (of.test(file) && find(document) ? change(document) : document),
    json,
  )
  return openText(text).set([], migrated).text
}
