/**
 * Sentences for authors, stored separately from their values. The code contains English sentences, which are also the
 * keys of their translations in the catalogue of each language. This file is plain JavaScript because commands may
 * print sentences before anything is compiled.
 */

/**
 * A sentence, or a part of one, as plain JSON. The type keeps plain strings from being used as sentences.
 * @typedef {object} Said
 * @property {string} key the English text, with a placeholder for each value: {0}, {1}
 * @property {readonly Value[]} values
 */

/**
 * The value of a placeholder: an author's words, a number, another sentence, or the code of a language or script.
 * @typedef {string | number | Said | { language: string } | { script: string }} Value
 */

/** @typedef {Record<string, string>} Catalogue Translations by English sentence; both have the same placeholders. */

/**
 * Creates a sentence with its values: say`There is no page "${name}".`
 * @param {TemplateStringsArray} parts
 * @param {(Value | undefined)[]} values
 * @returns {Said}
 */
export function say(parts, ...values) {
  return { key: parts.reduce((key, part, i) => `${key}{${i - 1}}${part}`), values: values.map((value) => value ?? '') }
}

/**
 * Makes a sentence from a text of the `schema` folder, such as a description. The text is its own key.
 * @param {string} text
 * @returns {Said}
 */
export function ofSchema(text) {
  return { key: text, values: [] }
}

/**
 * Joins sentences or words. Undefined entries are skipped.
 * @param {readonly (Value | undefined)[]} list
 * @param {string} between the separator
 * @returns {Said}
 */
export function joined(list, between = ' ') {
  const values = list.filter((value) => value !== undefined)
  const [only] = values
  if (values.length === 1 && isSaid(only)) return only
  return { key: values.map((_, i) => `{${i}}`).join(between), values }
}

/**
 * Joins alternatives with "or": "text or a number".
 * @param {readonly Value[]} list at least one value
 * @returns {Said}
 */
export function either(list) {
  return joined([list.reduce((left, right) => say`${left} or ${right}`)])
}

/**
 * Whether a value of unknown origin is a sentence.
 * @param {unknown} value
 * @returns {value is Said}
 */
export function isSaid(value) {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value
}

/**
 * Returns the text of a sentence in a language, with the sentence's values filled in.
 * @param {Said} said
 * @param {string} language the code of the language
 * @param {Catalogue} catalogue translations; sentences without a translation stay English
 * @returns {string}
 */
export function wordsOf({ key, values }, language = 'en', catalogue = {}) {
  const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : key
  return (sentence ?? key).replace(/\{(\w+)\}/g, (place, name) => {
    /** @type {Value | undefined} */
    const value = Reflect.get(values, name)
    if (value === undefined) return place
    if (typeof value !== 'object') return String(value)
    if (isSaid(value)) return wordsOf(value, language, catalogue)
    return 'language' in value ? nameIn(language, 'language', value.language) : nameIn(language, 'script', value.script)
  })
}

/** @type {Map<string, Intl.DisplayNames>} */
const names = new Map()

/**
 * Returns the name of a language or script.
 * @param {string} language the language in which the name is written
 * @param {'language' | 'script'} type
 * @param {string} code
 * @returns {string} the code itself if it has no name
 */
function nameIn(language, type, code) {
  const displayNames = names.get(`${language} ${type}`) ?? new Intl.DisplayNames([language, 'en'], { type })
  names.set(`${language} ${type}`, displayNames)
  try {
    return displayNames.of(code) ?? code
  } catch {
    return code
  }
}
