import type { AnnotationKind } from '../../../tools/content/base/contract'
import type { Lab } from './lab'

/** What a site's own documents say, to say something else with it. */
export type Vocabulary = {
  /** Values of the places that the schema marks, by the keyword and its argument. */
  marked(kind: AnnotationKind, argument: unknown): unknown[]
  /** Plain words in a language, without figures, links or placeholders. */
  words(language: string): string[]
  languages: string[]
  lang: string
}

export function vocabularyOf({ site }: Lab): Vocabulary {
  const values = new Map<string, Set<unknown>>()
  const words = new Map<string, Set<string>>()
  const plain = (language: string, text: string) => {
    if (text.length < 4 || /[\d*_[\]{}<>`#\\\n]|^t:/.test(text)) return
    words.set(language, (words.get(language) ?? new Set()).add(text))
  }
  for (const { document, annotations, lang } of site.pages) {
    for (const { kind, argument, value } of annotations) {
      const key = `${kind} ${JSON.stringify(argument)}`
      values.set(key, (values.get(key) ?? new Set()).add(value))
    }
    plain(lang, String(document.json.title))
    plain(lang, String(document.json.description))
  }
  for (const { words: own, lang } of site.pages) for (const { value } of own) plain(lang, value)
  for (const [language, names] of site.locales)
    for (const [name, { json }] of names) if (name !== 'common') each(json, (text) => plain(language, text))
  return {
    marked: (kind, argument) => [...(values.get(`${kind} ${JSON.stringify(argument)}`) ?? [])],
    words: (language) => [...(words.get(language) ?? ['Words'])],
    languages: site.settings.languages.map(({ code }) => code),
    lang: site.settings.defaultLanguage,
  }
}

function each(json: unknown, take: (text: string) => void): void {
  if (typeof json === 'string') take(json)
  else for (const value of Object.values(json ?? {})) each(value, take)
}
