/**
 * Sentences for authors that know their parts. The rules and commands say them in English; what is shown is found by the
 * English, in the catalogue of the author's language. Plain JavaScript: the starter of commands refuses before anything is
 * compiled.
 */

/**
 * A sentence, or a part of one. JSON can carry it. A plain string is none: the compiler refuses it.
 * @typedef {object} Said
 * @property {string} key its English, with a place for each value: {0}, {1}
 * @property {readonly Value[]} values
 */

/**
 * What a sentence has in one of its places: words of an author, a number, another sentence, or a language or script by its
 * code.
 * @typedef {string | number | Said | { language: string } | { script: string }} Value
 */

/** @typedef {Record<string, string>} Catalogue Sentences of a language by their English, with the same places. */

/**
 * A sentence with its values: say`There is no page "${name}".`
 * @param {TemplateStringsArray} parts
 * @param {(Value | undefined)[]} values
 * @returns {Said}
 */
export function say(parts, ...values) {
  return { key: parts.reduce((key, part, i) => `${key}{${i - 1}}${part}`), values: values.map((value) => value ?? '') }
}

/**
 * Words that the folder "schema" has, which are their own key.
 * @param {string} text
 * @returns {Said}
 */
export function ofSchema(text) {
  return { key: text, values: [] }
}

/**
 * Several sentences, or words, after each other.
 * @param {readonly (Value | undefined)[]} list those that are there
 * @param {string} between what separates them
 * @returns {Said}
 */
export function joined(list, between = ' ') {
  const values = list.filter((one) => one !== undefined)
  const [only] = values
  if (values.length === 1 && isSaid(only)) return only
  return { key: values.map((_, i) => `{${i}}`).join(between), values }
}

/**
 * Several things of which one is meant: "text or a number".
 * @param {readonly Value[]} list at least one
 * @returns {Said}
 */
export function either(list) {
  return joined([list.reduce((some, one) => say`${some} or ${one}`)])
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
 * The words of a sentence in a language.
 * @param {Said} said
 * @param {string} language its code
 * @param {Catalogue} catalogue what is not in it stays English
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
 * @param {string} language
 * @param {'language' | 'script'} type
 * @param {string} code
 * @returns {string} the code itself where it means nothing
 */
function nameIn(language, type, code) {
  const known = names.get(`${language} ${type}`) ?? new Intl.DisplayNames([language, 'en'], { type })
  names.set(`${language} ${type}`, known)
  try {
    return known.of(code) ?? code
  } catch {
    return code
  }
}
