import { valueAt } from './document'
import { asList, isObject } from './json'
import { openText } from './open-text'
import type { Path } from './problem'
import { type Said, say } from './say/say.js'

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

const siteFile = /^pages\/_site\.json$/
const translatedSiteFile = /^locales\/[^/]+\/_site\.json$/
const pageFile = /^pages\/(?!_site\.json$|_media\/).*\.json$/
const translatedPageFile = /^locales\/(?!glossary\.json$)[^/]+\/(?!_site\.json$|common\.json$).*\.json$/

const noElevation = say`A diagram of kind "elevation" is not drawn any more, and goes; its tables stay. A block of the site's own can draw it.`

/** All of them, the oldest first. */
export const migrations: Migration[] = [
  {
    of: siteFile,
    find: (json) =>
      asList(json.brands)
        .map((_, i): Path => ['brands', i])
        .find((path) => valueAt(json, [...path, 'themeClass']) !== undefined)
        ?.concat('themeClass'),
    about: say`"themeClass" is not needed any more: the colours of a brand are in "colours".`,
    change: (json) => ({ ...json, brands: asList(json.brands).map((brand) => withoutField(brand, 'themeClass')) }),
  },
  {
    of: siteFile,
    find: (json) => (typeof valueAt(json, ['consent', 'document']) === 'string' ? ['consent', 'document'] : undefined),
    about: say`The privacy document was one file, and is a list now: one for each language there is.`,
    change: (json) => {
      const { consent, defaultLanguage: language } = json
      return isObject(consent)
        ? { ...json, consent: { ...consent, document: [{ language, src: consent.document }] } }
        : json
    },
  },
  {
    of: translatedSiteFile,
    find: (json) => placesOfLegalNames(json).find((path) => valueAt(json, path) !== undefined),
    about: say`A legal name is not translated any more: it is the same in every language.`,
    change: ({ legalName: _, ...rest }) =>
      isObject(rest.brands)
        ? {
            ...rest,
            brands: Object.fromEntries(
              Object.entries(rest.brands).map(([id, brand]) => [id, withoutField(brand, 'legalName')]),
            ),
          }
        : rest,
  },
  {
    of: pageFile,
    find: ({ blocks }) => {
      const at = asList(blocks).findIndex(isElevation)
      return at < 0 ? undefined : ['blocks', at, 'kind']
    },
    about: noElevation,
    change: (json) => ({ ...json, blocks: asList(json.blocks).filter((block) => !isElevation(block)) }),
  },
  {
    of: translatedPageFile,
    find: ({ blocks }) => {
      const found = Object.entries(Object(blocks)).find(([, block]) => isTranslatedElevation(block))
      return found && ['blocks', found[0]]
    },
    about: noElevation,
    change: (json) => {
      const left = Object.entries(Object(json.blocks)).filter(([, block]) => !isTranslatedElevation(block))
      return { ...json, blocks: Object.fromEntries(left) }
    },
  },
]

function isElevation(block: unknown): boolean {
  return valueAt(block, ['type']) === 'scale' && valueAt(block, ['kind']) === 'elevation'
}

/** No other block has words for widths and heights. */
function isTranslatedElevation(block: unknown): boolean {
  return ['widths', 'heights'].every((field) => isObject(valueAt(block, [field])))
}

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

/** Where translations of what pages share can have a legal name. There, brands are known by their ids. */
function placesOfLegalNames({ brands }: Json): Path[] {
  const ids = isObject(brands) ? Object.keys(brands) : []
  return [['legalName'], ...ids.map((id) => ['brands', id, 'legalName'])]
}

function withoutField(value: unknown, name: string): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== name)) : value
}
