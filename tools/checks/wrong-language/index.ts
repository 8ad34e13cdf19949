import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { isUntranslated, translatableWords } from '../../content/check/names'
import { scriptOf } from '../../content/language/language'
import { type Said, say } from '../../content/say/say.js'

/** Every word is written in the letters of its language. */
export const wrongLanguage: Check = {
  code: 'wrong-language',
  severity: 'warning',
  about: say`Words have letters of another language.`,
  why: say`A word has letters that its language does not have, so it may be in another language. Names belong in "names" of locales/glossary.json.`,
  wrong: { 'locales/de/fan.json': { title: 'Вентилятор für Wände' } },
  right: { 'locales/de/fan.json': { title: 'Ventilator für Wände' } },
  create(site, report) {
    const words = translatableWords(site)
    return {
      message(message) {
        const isOther = lettersOutsideScript(message.lang)
        const isSource = sourceLetters(message)
        if (!isOther.test(message.prose) && !isSource?.test(message.prose)) return
        if (isUntranslated(message, words)) return
        const other = words(message).find((word) => isOther.test(word))
        const borrowed = words(message).find((word) => isSource?.test(word))
        if (other) warn(message, other, say`has letters that are not ${{ script: scriptOf(message.lang) }}`)
        else if (borrowed) warn(message, borrowed, say`has ${{ language: message.source?.lang ?? '' }} letters`)
      },
    }

    function warn({ document, path, lang }: Message, word: string, what: Said) {
      report(document, path, say`The ${{ language: lang }} text has "${word}", which ${what}.`, {
        hint: say`Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json.`,
      })
    }
  },
}

/** Finds letters of a translation's source that its own language does not have. */
function sourceLetters({ lang, source }: Message): RegExp | undefined {
  return !source || source.lang === lang ? undefined : lettersOnlyIn(`${source.lang} ${lang}`)
}

const lettersOnlyIn = memoize((languages: string) => {
  const [source = '', lang = ''] = languages.split(' ')
  const [other = '', own = ''] = [source, lang].map((tag) => tellingLetters[tag.split('-')[0] ?? ''] ?? '')
  const letters = [...other].filter((letter) => !own.includes(letter))
  const capitals = letters
    .map((letter) => letter.toLocaleUpperCase(source))
    .filter((letter) => !/[A-Za-z]/.test(letter))
  const dotted = letters.includes('ı') ? 'İ' : ''
  return letters.length > 0 ? new RegExp(`[${letters.join('')}${capitals.join('')}${dotted}]`, 'u') : /(?!)/
})

/** Finds letters outside a language's script; nothing in languages that mix several scripts, as Japanese does. */
export function lettersOutsideScript(language: string): RegExp {
  return patternOutside(scriptOf(language))
}

const patternOutside = memoize((script: string) => {
  try {
    return new RegExp(`[\\p{L}--[\\p{scx=${script}}\\p{sc=Zyyy}]]`, 'v')
  } catch {
    return /(?!)/
  }
})

/**
 * Letters of Latin alphabets that tell a language: those that its neighbours lack and that foreign names rarely bring
 * with them, in small letters. Languages without such letters are not listed.
 */
const tellingLetters: Record<string, string> = {
  az: 'əğış',
  cs: 'ěřů',
  da: 'æø',
  de: 'ß',
  es: 'ñ¿¡',
  hu: 'őű',
  is: 'ðþ',
  lt: 'ėįų',
  lv: 'āēģķļņ',
  nb: 'æø',
  no: 'æø',
  pl: 'ąęłśźż',
  pt: 'ãõ',
  ro: 'ățș',
  sk: 'ľĺŕ',
  tr: 'ğış',
  vi: 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơưđ',
}
