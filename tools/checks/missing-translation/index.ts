import { groupBy } from '../../content/base/group'
import type { Check, Report } from '../../content/check/check'
import { missingWords, wantedWords } from '../../content/check/coverage'
import { type Document, valueAt } from '../../content/json/document'
import { repeatedIds } from '../../content/json/ids'
import { isCellWord, type TableWords, tableWords } from '../../content/read/data-words'
import { fallbackLanguage, languagesOf } from '../../content/read/fallback'
import { isNotFound, isPrinted, type Page, type Word } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { createTranslator, siteNamespace } from '../../content/read/words'
import { say } from '../../content/say/say.js'
import { driftOfPage, driftOfShared, type Findings } from '../shared/drift'
import { orphansOf } from '../shared/moved'

/** Every page is translated into all its languages, or has a fallback language for the missing words. */
export const missingTranslation: Check = {
  code: 'missing-translation',
  about: say`A page or the site file lacks words in a language (an error if no other language may replace them).`,
  why: say`Words without a translation are shown in another language, marked as such. This is an error only if "fallback" is "none".`,
  given: { 'pages/fan.json': { languages: ['en', 'de'] } },
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  right: {
    'locales/de/fan.json': {
      title: 'Wandventilator',
      description: 'Ein leiser Ventilator für Wände aus Stein und aus Holz.',
      blocks: { about: { text: 'Er bewegt Luft.' } },
    },
  },
  needed: true,
  create(site, report) {
    return {
      page(page) {
        if (isClear(page, site)) checkPage(site, page, pageLanguages(site, page), report)
      },
      site({ settings, unreadable }) {
        for (const { code } of settings.languages) {
          const isUnreadable = unreadable.has(`locales/${code}/${siteNamespace}.json`)
          if (code !== settings.defaultLanguage && !isUnreadable) checkSiteWords(site, code, report)
        }
        for (const table of tableWords(site)) checkTable(site, table, report)
      },
    }
  },
}

/**
 * Languages in which a page exists. The site index does not contain documents for printing, so their languages are
 * computed here.
 */
function pageLanguages(site: Site, page: Page): string[] {
  if (isPrinted(page)) return languagesOf(site.settings.languages, page, createTranslator(site))
  return site.index.byName.get(page.name)?.languages ?? []
}

/** Whether the translations of a page can be checked. Drafts need no translations. */
function isClear({ valid, document }: Page, { contract }: Site): boolean {
  return valid && document.json.draft !== true && repeatedIds(document, contract).length === 0
}

/** Reports each table column with untranslated words, once for each language. */
function checkTable({ settings, locales }: Site, { name, document, words }: TableWords, report: Report) {
  for (const { code } of settings.languages) {
    if (code === settings.defaultLanguage) continue
    const translation = locales.get(code)?.get(name)
    for (const [column, cells] of groupBy(words, ({ steps }) => steps[1] ?? '')) {
      const missing = cells.filter(({ steps }) => !valueAt(translation?.json, steps))
      const [first] = missing
      const message = say`Column "${column}" has no ${{ language: code }} (${code}) words for ${missing.length} of ${cells.length} rows.`
      const file = translation?.file ?? `locales/${code}/${name}${document.file.endsWith('.csv') ? '.csv' : '.json'}`
      if (first)
        report(document, first.path, message, {
          severity: 'warning',
          hint: say`Write them in ${file}, with the same "id".`,
        })
    }
  }
}

function checkPage(site: Site, page: Page, existingLanguages: string[], report: Report) {
  const words = wantedWords(page).filter((word) => !isCellWord(site, page, word))
  const isTitleCell = page.words.some((word) => word.key === 'title' && isCellWord(site, page, word))
  const drift = driftOfPage(page, site)
  for (const { code } of site.settings.languages) {
    if (code === page.lang || site.unreadable.has(`locales/${code}/${page.name}.json`)) continue
    const translation = site.locales.get(code)?.get(page.name)
    if (!existingLanguages.includes(code)) {
      // Skips languages that are not in the page's "languages". A translation into them may be partial.
      if (!page.wanted.includes(code)) continue
      if (translation && !isTitleCell) reportMissingTitle(translation, drift, report)
      else if (!translation && !isTranslationMoved(site, page, code))
        reportMissingPage(page, code, existingLanguages, report)
    } else if (translation)
      reportMissingWords(translation, words, drift, page.fallback === 'none' ? 'error' : 'warning', report)
  }
}

/** Whether the page's translation is still at the page's previous path, which `orphan-translation` reports. */
function isTranslationMoved(site: Site, { name }: Page, code: string): boolean {
  return orphansOf(site).some(
    ({ now, documents }) => now === name && documents.some(({ file }) => file.startsWith(`locales/${code}/`)),
  )
}

function checkSiteWords(site: Site, code: string, report: Report) {
  const { settings, locales } = site
  const words = locales.get(code)?.get(siteNamespace)
  if (words) return reportMissingWords(words, wantedWords(settings), driftOfShared(site), 'warning', report)
  report(settings.document, ['languages'], say`There is no locales/${code}/_site.json.`, {
    severity: 'warning',
    hint: say`Menus and contacts fall back to another language.`,
  })
}

function reportMissingPage(page: Page, code: string, existingLanguages: string[], report: Report) {
  const { name, document } = page
  const fallback = fallbackLanguage(page, existingLanguages)
  const visitorsSee =
    fallback === undefined ? say`visitors see a notice` : say`visitors see it in ${{ language: fallback }}`
  const instead = isPrinted(page) ? say`it is not printed in that language` : visitorsSee
  report(document, ['title'], say`There is no ${{ language: code }} (${code}) translation; ${instead}.`, {
    severity: 'warning',
    hint: isNotFound(page) ? undefined : say`Write locales/${code}/${name}.json.`,
  })
}

/** Reports a missing title, because a page without a translated title does not exist in that language. */
function reportMissingTitle(translation: Document, drift: Findings, report: Report) {
  if (misplacedIn(translation, drift)(['title'])) return
  report(translation, ['title'], say`The title is not translated, so the page does not exist in this language.`, {
    severity: 'warning',
    hint: say`Write "title" first.`,
  })
}

function reportMissingWords(
  translation: Document,
  words: Pick<Word, 'key' | 'steps'>[],
  drift: Findings,
  severity: 'error' | 'warning',
  report: Report,
) {
  const isElsewhere = misplacedIn(translation, drift)
  const missing = missingWords(words, translation).filter(({ steps }) => !isElsewhere(steps))
  const [firstMissing] = missing
  if (!firstMissing) return
  const firstKeys = missing.slice(0, 3).map(({ key }) => `"${key}"`)
  const list = firstKeys.join(', ')
  const message =
    missing.length === 1
      ? say`${list} is not translated.`
      : say`${missing.length > 3 ? say`${list} and ${missing.length - 3} more` : list} are not translated.`
  report(translation, firstMissing.steps, message, { severity })
}

/** Creates a function that tests whether the translation of the word at `steps` has a wrong key or a wrong type. */
function misplacedIn(translation: Document, { drifts, misshapen }: Findings): (steps: string[]) => boolean {
  const elsewhere = [
    ...drifts.flatMap(({ renamed, possible, documents }) =>
      documents.includes(translation) ? (renamed ? [renamed] : possible) : [],
    ),
    ...misshapen.flatMap(({ document, steps }) => (document === translation ? [steps] : [])),
  ]
  return (steps) => elsewhere.some((other) => other.every((step, i) => steps[i] === step))
}
