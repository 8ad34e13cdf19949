import type { Check } from '../../content/check/check'
import { baseOf } from '../../content/language/detect'
import { scriptOf } from '../../content/language/language'
import { meantWords } from '../../content/read/glossary'
import { type Said, say } from '../../content/say/say.js'
import { translationsOf } from '../../content/translation/translation-state'
import { isCut, paragraphsOf } from '../shared/agree'
import { german, source } from '../shared/examples'

/** Minimum length, in letters, of the sources to compare. The lengths of shorter texts vary too much. */
const shortest = 150

/** Minimum share of the usual length, for any translation and for one with fewer paragraphs than its source. */
const leastShare = { any: 0.7, fewerParagraphs: 0.85 }

/**
 * Usual lengths of translations, relative to English. For ar, de, es, fr, ru and tr, these are medians of 140 texts of
 * more than 150 letters on this repository's site; for he and pt, of texts on the fixture site. For ja, ko and zh,
 * these are cautious lower limits, so that a concise translation is not reported.
 */
const usualLengths: Record<string, number> = {
  ...{ ar: 0.84, de: 1.15, en: 1, es: 1.14, fr: 1.15, he: 0.81, pt: 1.06, ru: 1, tr: 0.93 },
  ...{ ja: 0.4, ko: 0.4, zh: 0.22 },
}

/** Usual length relative to English. For unlisted languages: 1 if their script is European, otherwise undefined. */
function usualLength(language: string): number | undefined {
  return usualLengths[baseOf(language)] ?? (/^(?:Latn|Cyrl|Grek)$/.test(scriptOf(language) ?? '') ? 1 : undefined)
}

const cutText = 'It moves the air of the house from one side to the other. '.repeat(3)

/**
 * No translation is so short, compared with the usual lengths in the two languages, that a part is probably missing.
 */
export const shortTranslation: Check = {
  code: 'short-translation',
  severity: 'warning',
  about: say`A translation is much shorter than its source.`,
  why: say`A sentence or paragraph was probably left out. Only sources of at least 150 letters are compared, by the usual lengths of the two languages.`,
  given: source(cutText),
  wrong: german('Er bewegt die Luft im Haus von einer Seite zur anderen.'),
  right: german('Er bewegt die Luft im Haus von einer Seite zur anderen. '.repeat(3)),
  create(site, report) {
    return {
      message(message) {
        const { document, path, key, lang, text, prose, page, source } = message
        if (!page || !source || source.prose.length < shortest) return
        const [here, there] = [usualLength(lang), usualLength(source.lang)]
        if (here === undefined || there === undefined || there < 0.5) return
        const usual = Math.round((source.prose.length * here) / there)
        const [paragraphs, wanted] = [paragraphsOf(prose), paragraphsOf(source.prose)]
        const isFewer = paragraphs < wanted
        // Skips translations that lack paragraphs and their links, which `translation-link` reports.
        if (isCut(message)) return
        if (prose.length >= usual * (isFewer ? leastShare.fewerParagraphs : leastShare.any)) return
        if (meantWords(site.glossary, document.file, key).some((words) => text.startsWith(words))) return
        // Skips outdated translations, which `outdated-translation` reports.
        const translations = translationsOf(site)?.get(page.name) ?? []
        if (translations.some((t) => t.lang === lang && t.word.key === key && t.state === 'outdated')) return
        const length: Said = say`${prose.length} letters, where ${source.prose.length} in ${{ language: source.lang }} usually need about ${usual}`
        report(
          document,
          path,
          isFewer
            ? say`The translation has ${paragraphs} of ${wanted} paragraphs: ${length}.`
            : say`The translation is much shorter than its source: ${length}.`,
          { hint: say`Add what is missing.`, meant: { key, words: text.split(/\s/).slice(0, 4).join(' ') } },
        )
      },
    }
  },
}
