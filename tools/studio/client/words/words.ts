import { type Catalogue, ofSchema, type Said, say, wordsOf } from '../../../content/say/say.js'
import fieldNames from './field-names.json'

/** The catalogues of the languages that the Studio speaks apart from English, by their files; one is loaded when it is needed. */
const files = import.meta.glob<Catalogue>('../../../content/say/*.json', { import: 'default' })

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]))

/** The languages that the Studio itself speaks. */
export const languages = ['en', ...loaders.keys()]

const loaded = new Map<string, Catalogue>()

/** Loads the words of a language, before the Studio speaks it. */
export async function loadWords(language: string): Promise<void> {
  const load = loaders.get(language)
  if (load && !loaded.has(language)) loaded.set(language, await load())
}

/** The language of the Studio: the one that was chosen, else one of the browser's. */
export function startLanguage(): string {
  const wanted = [localStorage.getItem('studio-language') ?? '', ...navigator.languages]
  return wanted.map((code) => code.split('-')[0] ?? '').find((code) => languages.includes(code)) ?? 'en'
}

/** What is said in a language that is loaded: its own sentences as t`Recorded as ${commit}.` */
export function wordsIn(language: string) {
  const catalogue = loaded.get(language) ?? {}
  const said = (sentence: Said) => wordsOf(sentence, language, catalogue)
  /** What the schema says of a block or field. */
  const schema = (text: string) => said(ofSchema(text))
  const t = (...sentence: Parameters<typeof say>) => said(say(...sentence))
  /** What a field of the schema is called. */
  const fieldName = (name: string) => {
    const words = (fieldNames as Partial<Record<string, string>>)[name]
    return words === undefined ? name : schema(words)
  }
  return Object.assign(t, { fieldName, schema, said, language })
}

export type Say = ReturnType<typeof wordsIn>
