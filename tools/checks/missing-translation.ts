import type { Check, Report } from '../content/check'
import { missingWords, wantedWords } from '../content/coverage'
import type { Document } from '../content/document'
import { nameOf } from '../content/language'
import { languagesOf, shownIn } from '../content/lineage'
import { notFoundPage, type Page, type Site, type Word } from '../content/site'
import { createTranslator, siteNamespace } from '../content/words'

/** Every page has its words in every language, or its policy says where they come from. */
export const missingTranslation: Check = {
  code: 'missing-translation',
  about: 'A page or the site file lacks words in a language (an error where nothing can stand in for them).',
  run(site, report) {
    for (const page of site.pages) {
      if (page.valid) checkPage(site, page, site.catalogue.byName.get(page.name)?.languages ?? [], report)
    }
    const translator = createTranslator(site)
    for (const page of site.printed) {
      if (page.valid) checkPage(site, page, languagesOf(site.settings.languages, page, translator), report)
    }
    if (site.isPart) return
    for (const { code } of site.settings.languages) {
      const isUnreadable = site.unreadable.has(`locales/${code}/${siteNamespace}.json`)
      if (code !== site.settings.defaultLanguage && !isUnreadable) checkSiteWords(site, code, report)
    }
  },
}

function checkPage(site: Site, page: Page, exists: string[], report: Report) {
  const words = wantedWords(page)
  for (const { code } of site.settings.languages) {
    if (code === page.lang || site.unreadable.has(`locales/${code}/${page.name}.json`)) continue
    const translation = site.locales.get(code)?.get(page.name)
    if (!exists.includes(code)) {
      if (page.wanted.includes(code)) tellOfMissingPage(site, page, code, exists, report)
    } else if (translation)
      tellOfMissingWords(translation, words, page.fallback === 'none' ? 'error' : 'warning', report)
  }
}

function checkSiteWords({ settings, locales }: Site, code: string, report: Report) {
  const words = locales.get(code)?.get(siteNamespace)
  if (words) return tellOfMissingWords(words, wantedWords(settings), 'warning', report)
  report(settings.document, ['languages'], `There is no locales/${code}/_site.json.`, {
    severity: 'warning',
    hint: 'Menus and contacts fall back to another language.',
  })
}

function tellOfMissingPage({ printed }: Site, page: Page, code: string, exists: string[], report: Report) {
  const { name, document } = page
  const shown = shownIn(page, exists)
  const seen = `its visitors see ${shown === undefined ? 'a notice' : `it in ${nameOf(shown)}`}`
  const instead = printed.includes(page) ? 'it is not printed in that language' : seen
  report(document, ['title'], `There is no ${nameOf(code)} (${code}) translation; ${instead}.`, {
    severity: 'warning',
    hint: name === notFoundPage ? undefined : `Write locales/${code}/${name}.json.`,
  })
}

function tellOfMissingWords(
  translation: Document,
  words: Pick<Word, 'key' | 'steps'>[],
  severity: 'error' | 'warning',
  report: Report,
) {
  const missing = missingWords(words, translation)
  if (missing.length === 0) return
  const first = missing.slice(0, 3).map(({ key }) => `"${key}"`)
  const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  report(translation, [], `The words ${first.join(', ')}${rest} are not translated.`, { severity })
}
