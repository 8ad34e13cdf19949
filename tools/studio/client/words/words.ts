import { type Catalogue, ofSchema, type Said, say, wordsOf } from '../../../content/say/say.js'
import { firstSentence } from '../../fields'
import fieldNames from './field-names.json'

/** Functions that load the Studio's sentences in a language, by file. English needs no file. */
const files = import.meta.glob<Catalogue>('../../../content/say/*.json', { import: 'default' })

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]))

/** Codes of the languages of the Studio. */
export const languages = ['en', ...loaders.keys()]

const loaded = new Map<string, Catalogue>()

/** Loads the translations for a language. Must finish before `wordsIn` is called with that language. */
export async function loadWords(language: string): Promise<void> {
  const load = loaders.get(language)
  if (load && !loaded.has(language)) loaded.set(language, await load())
}

/** The language to start with: the user's last choice, else the browser's first supported language, else English. */
export function startLanguage(): string {
  const candidates = [localStorage.getItem('studio-language') ?? '', ...navigator.languages]
  return candidates.map((code) => code.split('-')[0] ?? '').find((code) => languages.includes(code)) ?? 'en'
}

/** Translation functions for a loaded language. The result itself translates sentences: t`Recorded as ${commit}.` */
export function wordsIn(language: string) {
  const catalogue = loaded.get(language) ?? {}
  const said = (sentence: Said) => wordsOf(sentence, language, catalogue)
  /** Translates a title or description from the schema. */
  const schema = (text: string) => said(ofSchema(text))
  /** The first sentence of a translated description. The other sentences are for authors who write JSON. */
  const help = (text: string) => firstSentence(schema(text))
  const t = (...sentence: Parameters<typeof say>) => said(say(...sentence))
  /** Label of a schema field, by the field's name. */
  const fieldName = (name: string) => {
    const words = (fieldNames as Partial<Record<string, string>>)[name]
    return words === undefined ? name : schema(words)
  }
  /**
   * Label of a value that a field of the schema can have. Returns the value itself for a custom block, whose values
   * have no labels.
   */
  const choiceName = (field: string, value: string) => {
    const name = `${field}: ${value}`
    return name in fieldNames ? fieldName(name) : value
  }
  return Object.assign(t, { fieldName, choiceName, schema, help, said, language })
}

export type Say = ReturnType<typeof wordsIn>
