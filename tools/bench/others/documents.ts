import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

type Item = Record<string, unknown>

/** A complete page in one language, as a generator without translation files needs it. */
export type Document = { language: string; name: string; page: Item }

/** Reads each page of a content folder in each language, with translated words. Page names do not include folders. */
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

/** Merges the words of a translation file into a page. In that file, lists are objects with ids as keys. */
function translated(item: Item, words: Item): Item {
  return Object.fromEntries(
    Object.entries(item).map(([field, value]) => {
      const translation = words[field]
      if (translation === undefined) return [field, value]
      if (Array.isArray(value))
        return [
          field,
          value.map((listItem: Item) =>
            translated(listItem, ((translation as Item)[String(listItem.id)] ?? {}) as Item),
          ),
        ]
      if (typeof value === 'object') return [field, translated(value as Item, translation as Item)]
      return [field, translation]
    }),
  )
}

/** Reads a JSON file. */
export function readJson(file: string): Item {
  return JSON.parse(readFileSync(file, 'utf8'))
}
