import { clearlyMeant } from '../../content/base/nearest'
import type { Check, Report } from '../../content/check/check'
import { isSharedKey } from '../../content/check/message'
import { valueAt } from '../../content/json/document'
import { renaming } from '../../content/json/edit'
import { pathOfSteps } from '../../content/json/steps'
import type { Page } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { type Said, say } from '../../content/say/say.js'
import { joinNames, shortFileList } from '../shared/agree'
import { driftOfPage, driftOfShared, type Findings, type Misshapen } from '../shared/drift'
import type { Drift } from '../shared/translated'

/** A locale file translates only words that its page has. */
export const unknownTranslation: Check = {
  code: 'unknown-translation',
  about: say`A locale file translates words that do not exist, or a page into its own language.`,
  why: say`A translation has the same shape as its page, with ids for places in lists. What the page does not have is never shown.`,
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { abuot: { text: 'Er bewegt Luft.' } } } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text: 'Er bewegt Luft.' } } } },
  needed: true,
  create(site, report) {
    const tell = ({ drifts, misshapen }: Findings) => {
      for (const one of misshapen) reportForm(one, report)
      for (const drift of drifts) {
        if (drift.documents.length > 1) reportAtSource(drift, report)
        else reportAtTranslation(drift, report)
      }
    }
    return {
      page(page) {
        tell(driftOfPage(page, site))
        reportOwnLanguage(page, site, report)
      },
      site() {
        tell(driftOfShared(site))
      },
    }
  },
}

function reportForm({ document, steps, wanted }: Misshapen, report: Report) {
  const name = steps.join('.')
  const message =
    wanted === 'text'
      ? say`"${name}" must be text in double quotes.`
      : say`"${name}" must be an object by id: { "about": { … } }.`
  report(document, steps, message)
}

/** Several translations have what their source has not: the source was changed. */
function reportAtSource({ source, gone, documents, renamed }: Drift, report: Report) {
  const { document } = source
  const [first = []] = gone
  const path = pathOfSteps(document.json, renamed ?? first)
  const files = shortFileList(documents)
  const keys = joinKeys(gone)
  const shared = valueAt(document.json, path)
  const isNowShared = typeof shared === 'string' && isSharedKey(shared) && path.length === first.length
  const message = isNowShared
    ? say`${keys} is the shared word "${shared}" now, but ${files} still translate it.`
    : say`${files} translate ${keys}, which this file does not have.`
  report(document, path, message, {
    hint: renamed
      ? say`Was "${first.at(-1)}" renamed to "${renamed.at(-1)}"? Rename it in ${files} too.`
      : say`Remove it there too.`,
  })
}

function reportAtTranslation({ source, gone, documents: [document], renamed }: Drift, report: Report) {
  const [first = []] = gone
  if (!document) return
  const { file } = source.document
  const meant = renamed?.join('.')
  report(
    document,
    first,
    gone.length > 1
      ? say`${joinKeys(gone)} are not in ${file}, so this translation is never shown.`
      : say`${joinKeys(gone)} is not in ${file}, so this translation is never shown.`,
    {
      hint: meant === undefined ? say`Remove it.` : say`Did you mean "${meant}"?`,
      at: 'key',
      fix: renamed && renaming(document, first, clearlyMeant(first.at(-1) ?? '', [renamed.at(-1) ?? ''])),
    },
  )
}

function joinKeys(gone: string[][]): Said {
  return joinNames(gone.map((steps) => `"${steps.join('.')}"`))
}

function reportOwnLanguage({ name, lang, file, valid }: Page, { locales }: Site, report: Report) {
  // The language of a page with mistakes is not known.
  const document = valid ? locales.get(lang)?.get(name) : undefined
  if (!document) return
  report(document, [], say`${file} is written in ${{ language: lang }}, so this file is never used.`, {
    hint: say`Edit the text in the page, and remove this file.`,
  })
}
