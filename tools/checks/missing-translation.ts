import type { Check } from '../content/check'
import { type Document, valueAt } from '../content/document'
import { languagesOf } from '../content/lineage'
import { isOwn, leaves } from '../content/phrase'
import { notFoundPage, type Word } from '../content/site'
import { common, createTranslator, siteNamespace } from '../content/words'

/** Every page has its words in every language, or its policy says where they come from. */
export const missingTranslation: Check = {
  code: 'missing-translation',
  about:
    'A page, the site file or the shared words lack words in a language (an error where nothing can stand in for them).',
  run(site, report) {
    const { pages, settings, locales } = site
    const translator = createTranslator(site)
    for (const page of pages) {
      if (!page.valid) continue
      const exists = languagesOf(site, page, translator)
      for (const { code } of settings.languages) {
        if (code === page.lang || site.unreadable.has(`locales/${code}/${page.name}.json`)) continue
        const translation = locales.get(code)?.get(page.name)
        if (!exists.includes(code)) {
          const instead =
            page.fallback === 'none'
              ? 'a notice'
              : `it in ${nameOf([...page.fallback, page.lang].find((one) => exists.includes(one)) ?? page.lang)}`
          report(
            page.document,
            ['title'],
            `There is no ${nameOf(code)} (${code}) translation; its visitors see ${instead}.`,
            {
              severity: 'warning',
              hint: page.name === notFoundPage ? undefined : `Write locales/${code}/${page.name}.json.`,
            },
          )
        } else if (translation) {
          missingWords(
            translation,
            page.words.filter(isOwn).filter(isWanted),
            page.fallback === 'none' ? 'error' : 'warning',
          )
        }
      }
    }
    for (const { code } of settings.languages) {
      if (code === settings.defaultLanguage) continue
      const words = locales.get(code)
      const siteWords = words?.get(siteNamespace)
      if (site.unreadable.has(`locales/${code}/_site.json`) || site.unreadable.has(`locales/${code}/common.json`))
        continue
      if (siteWords) missingWords(siteWords, settings.words.filter(isOwn), 'warning')
      else
        report(settings.document, ['languages'], `There is no locales/${code}/_site.json.`, {
          severity: 'warning',
          hint: 'Menus and contacts fall back to another language.',
        })
      const source = locales.get(settings.defaultLanguage)?.get(common)
      const shared = words?.get(common)
      const wanted = (source ? leaves(source) : []).map((key) => ({
        key,
        path: key.split('.'),
        value: '',
        markdown: false,
      }))
      // Interface words have no place to say which language they are in, so nothing can stand in for them.
      if (shared) missingWords(shared, wanted, 'error')
      else
        report(settings.document, ['languages'], `There is no locales/${code}/common.json.`, {
          hint: 'Interface words have no fallback: write all of them.',
        })
    }

    function missingWords(translation: Document, words: Word[], severity: 'error' | 'warning') {
      const missing = words.filter(({ key }) => !valueAt(translation.json, key.split('.')))
      if (missing.length === 0) return
      const first = missing.slice(0, 3).map(({ key }) => `"${key}"`)
      const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
      report(translation, [], `The words ${first.join(', ')}${rest} are not translated.`, { severity })
    }
  },
}

/** A label is a convenience: a language may do without. */
function isWanted({ key }: Word): boolean {
  return key !== 'label'
}

/** Languages are named in English, as all messages are. */
const names = new Intl.DisplayNames('en', { type: 'language' })

function nameOf(code: string): string {
  return names.of(code) ?? code
}
