import { memoize } from '../base/memoize'
import { type Said, say } from '../say/say.js'
import { canonicalTag } from './language'

/** The facts about a language that rules about words need. A language that is not here, or lacks a field, is not asked for it. */
export type Usage = {
  /** Little words that are written together with the next one, as a pattern: "and", "the". */
  attached?: string
  /** Ways to speak to visitors that a business does not use: as to a friend, or, in Arabic, as to many. */
  address?: { name: Said; pattern: string }
  /** The signs that stand off from the word before them by a space which does not break, and quotes that do so inside. */
  spaced?: boolean
}

const usages: Record<string, Usage> = {
  tr: {
    address: { name: say`familiar`, pattern: 'sen|sana|seni|senin|sende|senden' },
  },
  es: {
    address: { name: say`familiar`, pattern: 'tú|tu|tus|ti|contigo|vosotros|vuestr[oa]s?' },
  },
  ar: {
    attached: '[وف]?[بك]?(?:ال|لل|ل)?',
    address: {
      name: say`plural`,
      pattern: 'راسلونا|اكتبوا|اتصلوا|أرسلوا|عنبركم|عنابركم|منطقتكم|مزرعتكم|مزارعكم|رسالتكم|لكم',
    },
  },
  de: {
    address: { name: say`familiar`, pattern: 'du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?' },
  },
  fr: {
    address: { name: say`familiar`, pattern: 'tu|toi|tes|ton' },
    spaced: true,
  },
  ru: {
    address: { name: say`familiar`, pattern: 'ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоего' },
  },
  he: {
    attached: '[והבכלמש]{0,3}',
  },
  // In Canada only the colon and the quotes have a space.
  'fr-CA': { spaced: false },
}

/** The facts about a language: for "de-AT" its own, else those of "de". */
export const usageOf = memoize(
  (language: string): Usage => ({
    ...usages[language.split('-')[0] ?? ''],
    ...usages[canonicalTag(language) ?? ''],
  }),
)
