import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

type Item = Record<string, unknown>

/** A page in one language as its author would write it for a generator whose pages are whole in every language. */
export type Document = { language: string; name: string; page: Item }

/**
 * The pages of a content folder of the bench, one by one in every language, their words in place. Names are unique
 * without their folders, as addresses are.
 */
export function* readDocuments(folder: string, languages: string[]): Generator<Document> {
  const [source = '', ...others] = languages
  const files = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((file) => file.endsWith('.json') && !/^_/.test(file))) {
    const name = basename(file, '.json')
    const page = readJson(join(folder, 'pages', file))
    yield { language: source, name, page }
    for (const language of others)
      yield { language, name, page: translated(page, readJson(join(folder, 'locales', language, file))) }
  }
}

/** The same with the words of a translation file, whose lists are objects by `id`. */
function translated(item: Item, words: Item): Item {
  return Object.fromEntries(
    Object.entries(item).map(([field, value]) => {
      const own = words[field]
      if (own === undefined) return [field, value]
      if (Array.isArray(value))
        return [field, value.map((one: Item) => translated(one, ((own as Item)[String(one.id)] ?? {}) as Item))]
      if (typeof value === 'object') return [field, translated(value as Item, own as Item)]
      return [field, own]
    }),
  )
}

/** A JSON file, parsed. */
export function readJson(file: string): Item {
  return JSON.parse(readFileSync(file, 'utf8'))
}
