import type { Path } from '../base/problem'
import { type Said, say } from '../say/say.js'
import { openText } from './open-text'

type Json = Record<string, unknown>

/**
 * A schema change that replaces an old form in documents with a new one. Documents do not state the version of their
 * schema, so no old form may be valid in the current schema with a different meaning.
 */
export type Migration = {
  /** Matches the paths of the affected files. */
  of: RegExp
  /** Returns the path of the first old form; undefined if the document has none. */
  find(json: Json): Path | undefined
  /** A sentence for the author that describes the change. */
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
  {
    of: /^pages\/(?!_site\.json)/,
    find: (json) => findersIn(json, [])[0],
    about: say`The block "finder" is now a list of pages ("page-list") with questions.`,
    change: (json) => withoutFinders(json) as Json,
  },
  {
    of: /^locales\/[^/]+\/common\.json$/,
    find: ({ finder }) => (typeof Object(finder).all === 'string' ? ['finder'] : undefined),
    about: say`The words of the block "finder" are now those of the block "page-list".`,
    change: (json) =>
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name === 'finder' ? 'page-list' : name, value])),
  },
]

/** Finds the paths of all blocks of the type "finder", at any depth. */
function findersIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, part]) =>
    findersIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  return isFinder(value) ? [path, ...inner] : inner
}

function withoutFinders(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFinders)
  if (typeof value !== 'object' || value === null) return value
  if (!isFinder(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFinders(part)]))
  const { for: use, does, ...rest } = value as Json
  return { ...rest, type: 'page-list', look: 'answers', filters: ['for', 'does'], for: use, does }
}

function isFinder(value: object): boolean {
  return 'type' in value && value.type === 'finder' && 'id' in value
}

/** The migrations that a document needs. */
export function migrationsFor(file: string, json: Json, candidates = migrations): Migration[] {
  return candidates.filter(({ of, find }) => of.test(file) && find(json) !== undefined)
}

/**
 * Applies all migrations that a document needs. All other text stays unchanged.
 * @param text the text from which `json` was parsed
 */
export function migrate(file: string, text: string, json: Json): string {
  const migrated = migrations.reduce(
    (document, { of, find, change }) => (of.test(file) && find(document) ? change(document) : document),
    json,
  )
  return openText(text).set([], migrated).text
}
