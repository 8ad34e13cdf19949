import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { isEnglishInterface, isUntranslated, translatableWords } from '../../content/check/names'
import { characterClass } from '../../content/language/character-class'
import { scriptOf } from '../../content/language/language'
import { flatWords } from '../../content/read/flat-words'
import { type Said, say } from '../../content/say/say.js'

/** Every word contains only letters of its language. */
export const wrongLanguage: Check = {
  code: 'wrong-language',
  severity: 'warning',
  about: say`Words have letters of another language.`,
  why: say`A word has letters that its language does not have, so it may be in another language. Names belong in "names" of locales/glossary.json.`,
  wrong: { 'locales/de/fan.json': { title: 'Вентилятор für Wände' } },
  right: { 'locales/de/fan.json': { title: 'Ventilator für Wände' } },
  create(site, report) {
    const words = translatableWords(site)
    const copies = new Set<Message['document']>()
    return {
      message(message) {
        if (copies.has(message.document)) return
        const isOther = lettersOutsideScript(message.lang)
        const isSource = sourceLetters(message)
        const hasSourceLetters = isSource !== undefined && characterClass(isSource).isIn(message.prose)
        if (!hasSourceLetters && !characterClass(isOther).isIn(message.prose)) return
        if (isUntranslated(message, words) || isEnglishInterface(message)) return
        if (message.source && isCopy(message.document, isOther)) {
          copies.add(message.document)
          report(
            message.document,
            [],
            say`Nearly all of the file is in letters that are not ${{ script: scriptOf(message.lang) }}.`,
            {
              hint: say`Was the translation into another language copied here? It must be in ${{ language: message.lang }}.`,
            },
          )
          return
        }
        const foreignWord = words(message).find((word) => isOther.test(word))
        const sourceWord = words(message).find((word) => isSource?.test(word))
        if (foreignWord) warn(message, foreignWord, say`has letters that are not ${{ script: scriptOf(message.lang) }}`)
        else if (sourceWord) warn(message, sourceWord, say`has ${{ language: message.source?.lang ?? '' }} letters`)
      },
    }

    function warn({ document, path, lang }: Message, word: string, what: Said) {
      report(document, path, say`The ${{ language: lang }} text has "${word}", which ${what}.`, {
        hint: say`Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json.`,
      })
    }
  },
}

/**
 * Whether nearly all texts of a translation have letters of another script. False for files with fewer than five texts,
 * because these texts may be names.
 */
function isCopy({ json }: Message['document'], isOther: RegExp): boolean {
  const texts = Object.values(flatWords(json))
  return texts.length > 4 && texts.filter((text) => characterClass(isOther).isIn(text)).length > 0.8 * texts.length
}

/** Pattern for letters of the source language that the language of a translation does not have. */
function sourceLetters({ lang, source }: Message): RegExp | undefined {
  return !source || source.lang === lang ? undefined : lettersOnlyIn(`${source.lang} ${lang}`)
}

const lettersOnlyIn = memoize((languages: string) => {
  const [source = '', lang = ''] = languages.split(' ')
  const [sourceOnly = '', targetOnly = ''] = [source, lang].map((tag) => tellingLetters[tag.split('-')[0] ?? ''] ?? '')
  const letters = [...sourceOnly].filter((letter) => !targetOnly.includes(letter))
  const capitals = letters
    .map((letter) => letter.toLocaleUpperCase(source))
    .filter((letter) => !/[A-Za-z]/.test(letter))
  const dotted = letters.includes('ı') ? 'İ' : ''
  return letters.length > 0 ? new RegExp(`[${letters.join('')}${capitals.join('')}${dotted}]`, 'u') : /(?!)/
})

/** Pattern for letters outside a language's script. Matches nothing for mixed scripts, such as Japanese. */
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
 * Lowercase letters that identify a language with a Latin alphabet, by language code. Other languages lack these
 * letters, and foreign names rarely contain them. Languages without such letters are not listed.
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
