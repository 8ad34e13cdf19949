import en from './en.json'
import { inLanguage } from './sentences'
import tr from './tr.json'

/** Keys of the words of the interface. */
export type WordKey = keyof typeof en

const all: Record<string, Partial<Record<string, string>>> = { en, tr }

/** The languages that the Studio itself speaks. */
export const spoken = Object.keys(all)

/** The language of the Studio: the one that was chosen, else one of the browser's. */
export function startLanguage(): string {
  const wanted = [localStorage.getItem('studio-language') ?? '', ...navigator.languages]
  return wanted.map((code) => code.split('-')[0] ?? '').find((code) => code in all) ?? 'en'
}

/** Finds the words of the interface: `{name}` in them is replaced by a value. */
export function wordsIn(language: string) {
  const find = (key: string): string | undefined => all[language]?.[key] ?? (en as Record<string, string>)[key]
  const t = (key: WordKey, values: Record<string, string | number> = {}) =>
    (find(key) ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
  /** What a field of the schema is called. */
  const fieldName = (name: string) => find(`field.${name}`) ?? name
  /** What the schema says of a block or field, in English. */
  const schema = (text: string) => inLanguage(text, language)
  return Object.assign(t, { fieldName, schema, language })
}

export type Say = ReturnType<typeof wordsIn>
