import { clearlyMeant } from '../../content/base/nearest'
import type { Check, Report } from '../../content/check/check'
import { isSharedKey } from '../../content/check/message'
import { valueAt } from '../../content/json/document'
import { renaming } from '../../content/json/edit'
import { pathOfSteps } from '../../content/json/steps'
import type { Page } from '../../content/read/model'
import { heads } from '../../content/read/page-info'
import type { Site } from '../../content/read/site'
import { either, type Said, say } from '../../content/say/say.js'
import { joinNames, shortFileList } from '../shared/agree'
import { driftOfPage, driftOfShared, type Findings, type Misshapen } from '../shared/drift'
import { type Drift, sharedKeys } from '../shared/translated'

/** A locale file translates only words that exist in its page. */
export const unknownTranslation: Check = {
  code: 'unknown-translation',
  about: say`A locale file translates words that do not exist, or a page into its own language.`,
  why: say`A translation has the same shape as its page, but with an object by id in place of each list. Words that the page does not have are never shown.`,
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { abuot: { text: 'Er bewegt Luft.' } } } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text: 'Er bewegt Luft.' } } } },
  needed: true,
  create(site, report) {
    // Computed only when needed, because the translations of most pages match the source.
    let knownKeys: ReadonlySet<string> | undefined
    const tell = ({ drifts, misshapen }: Findings) => {
      for (const form of misshapen) reportForm(form, report)
      for (const drift of drifts) {
        knownKeys ??= sharedKeys(site)
        if (isReportedElsewhere(drift, knownKeys)) continue
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
      : say`"${name}" must be an object whose keys are ids: { "about": { … } }.`
  report(document, steps, message)
}

/**
 * Reports keys that several translations have but the source lacks. They are reported at the source, because the source
 * was probably changed.
 */
function reportAtSource({ source, gone, documents, renamed, possible }: Drift, report: Report) {
  const { document } = source
  const [first = []] = gone
  const path = pathOfSteps(document.json, renamed ?? first)
  const files = shortFileList(documents)
  const keys = joinKeys(gone)
  const sourceValue = valueAt(document.json, path)
  const isNowShared = typeof sourceValue === 'string' && isSharedKey(sourceValue) && path.length === first.length
  const message = isNowShared
    ? say`${keys} is now the shared word "${sourceValue}", but ${files} still translate it.`
    : say`${files} translate ${keys}, which this file does not have.`
  report(document, path, message, {
    hint: renamed ? renameHint(first, renamed, files) : (possibleHint(possible) ?? say`Remove it there too.`),
  })
}

function reportAtTranslation({ source, gone, documents: [document], renamed, possible }: Drift, report: Report) {
  const [first = []] = gone
  if (!document) return
  const { file } = source.document
  const newKey = renamed?.join('.')
  report(
    document,
    first,
    gone.length > 1
      ? say`${joinKeys(gone)} are not in ${file}, so this translation is never shown.`
      : say`${joinKeys(gone)} is not in ${file}, so this translation is never shown.`,
    {
      hint: newKey === undefined ? (possibleHint(possible) ?? say`Remove it.`) : say`Did you mean "${newKey}"?`,
      at: 'key',
      fix: renamed && renaming(document, first, newName(first, renamed)),
    },
  )
}

/** Hint that lists untranslated keys, one of which is probably meant; undefined if there are none. */
function possibleHint(possible: string[][]): Said | undefined {
  if (possible.length === 0) return undefined
  const names = possible.slice(0, mostPossible).map((steps) => `"${steps.at(-1)}"`)
  return say`If it is now called ${either(names)}, rename it; otherwise, remove it.`
}

/** Maximum number of names that `possibleHint` lists. */
const mostPossible = 6

/** The new name of a renamed field, if the name is similar and the field is still in the same object. */
function newName(from: string[], to: string[]): string | undefined {
  const [oldName = '', newName = ''] = [from.at(-1), to.at(-1)]
  const isSibling = from.slice(0, -1).join('.') === to.slice(0, -1).join('.')
  return isSibling ? clearlyMeant(oldName, [newName]) : undefined
}

/** Whether a different rule (for tables, tabs or shared words) already reports the change in the source. */
function isReportedElsewhere(
  { source: { document }, gone: [first = []] }: Drift,
  shared: ReadonlySet<string>,
): boolean {
  const path = pathOfSteps(document.json, first)
  const word = valueAt(document.json, path)
  if (path.length === first.length && typeof word === 'string' && isSharedKey(word))
    return heads.some((head) => path.length === 1 && path[0] === head) || !shared.has(word.slice(2))
  const partAt = (steps: string[]) => valueAt(document.json, pathOfSteps(document.json, steps))
  const [block, tab] = [partAt(first.slice(0, -3)), partAt(first.slice(0, -1))]
  if (valueAt(block, ['type']) === 'tabs' && first.at(-1) === 'blocks') return valueAt(tab, ['href']) === undefined
  const place = first.lastIndexOf('columns')
  const table = partAt(first.slice(0, place < 0 ? -1 : place))
  if (valueAt(table, ['type']) !== 'spec-table') return false
  if (first.at(-1) === 'rowHeading') return valueAt(table, ['columns']) !== undefined
  const rows = valueAt(table, ['rows'])
  const cells = place < 0 || !Array.isArray(rows) ? [] : rows.map((row) => valueAt(row, ['cells']))
  const column = first[place + 1]
  return cells.some((cell) => (column === undefined ? cell : valueAt(cell, [column])) !== undefined)
}

function joinKeys(gone: string[][]): Said {
  return joinNames(gone.map((steps) => `"${steps.join('.')}"`))
}

function renameHint(from: string[], to: string[], files: string): Said {
  const [oldStep, newStep] = [from.at(-1), to.at(-1)]
  return oldStep === newStep
    ? say`Was "${oldStep}" moved? Move it in ${files} to "${to.slice(0, -1).join('.')}" too.`
    : say`Was "${oldStep}" renamed to "${newStep}"? Rename it in ${files} too.`
}

function reportOwnLanguage({ name, lang, file, valid }: Page, { locales }: Site, report: Report) {
  // No file is reported for an invalid page, because the language of that page is unknown.
  const document = valid ? locales.get(lang)?.get(name) : undefined
  if (!document) return
  report(document, [], say`${file} is written in ${{ language: lang }}, so this file is never used.`, {
    hint: say`Edit the text in the page, and remove this file.`,
  })
}
