import { internalError, runGuarded } from '../base/guard'
import { advice, type Path, type Problem } from '../base/problem'
import { type Document, isFaulty, partAt, placeOf, valueAt } from '../json/document'
import { meantHint } from '../read/glossary'
import type { Settings } from '../read/model'
import { pageInfosOf } from '../read/read-site'
import type { Site } from '../read/site'
import { isSaid, joined, type Said, wordsOf } from '../say/say.js'
import type { Kind } from './kind'
import { bitOf, type Sign } from './signs'
import { type Events, type Meet, visitPage, visitShared } from './visit'

/** The subject of a problem: a document, or a file with an optional line. */
type Target = Document | { file: string; line?: number }

/** Maximum length in characters of a quotation in a message. Longer quotations are cut. */
const longestQuotation = 80

/** Reports a problem found by a rule. The problem's file, line and column are derived from `target` and `path`. */
export type Report = (
  target: Target,
  path: Path,
  message: Said,
  more?: Pick<Problem, 'hint' | 'fix' | 'guess' | 'meant'> & { severity?: Problem['severity']; at?: 'key' | number },
) => void

/** The listeners of a rule, by event name. */
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void }

/** A rule that checks the content of a site. */
export type Check = Kind & {
  /** Set if the rule only warns. The site can still make its warnings errors. Otherwise, problems are errors by default. */
  severity?: 'warning'
  /** Whether builds depend on the rule. If so, the site file's "rules" cannot change the severity of its errors. */
  needed?: true
  /** Kind of characters that the rule looks for. Its text listeners are called only for texts with such characters. */
  needs?: Sign
  /** Creates the rule's listeners for a site or some of its pages. Listeners call `report` for each problem. */
  create(site: Site, report: Report): Listeners
}

/** Whether a rule can report errors: it does more than warn, or the site makes its warnings errors. */
export function canReportErrors({ code, severity }: Check, { rules }: Settings): boolean {
  return severity !== 'warning' || rules[code]?.severity === 'error'
}

/** Runs rules over a site in one walk, and returns their problems. Values that `readDocument` reported are skipped. */
export function runChecks(site: Site, checks: Check[]): Problem[] {
  const problems: Problem[] = []
  // A page is missing from the index if creating its `PageInfo` failed. Creates it again to report the problem.
  if (site.isPart)
    pageInfosOf({ ...site, pages: site.pages.filter(({ name }) => !site.index.byName.has(name)) }, problems)
  if (checks.length === 0) return problems
  const meet = listenTo(site, checks, problems)
  for (const page of [...site.pages, ...site.printed])
    runGuarded(page.file, 'checking', problems, () => visitPage(page, site, meet))
  if (!site.isPart) runGuarded(siteFileOf(site), 'checking', problems, () => visitShared(site, meet))
  return problems
}

type Listener<Name extends keyof Events> = { check: Check; bit: number; hear: (event: Events[Name]) => void }

/** Creates a function that sends events to all rules. A rule that throws is reported and then skipped. */
function listenTo(site: Site, checks: Check[], problems: Problem[]): Meet {
  const listeners: { [Name in keyof Events]?: Listener<Name>[] } = {}
  const failed = new Set<Check>()
  const fail = (check: Check, file: string, error: unknown) => {
    failed.add(check)
    problems.push(internalError(file, check.code, error))
  }
  const add = <Name extends keyof Events>(name: Name, check: Check, hear: Listeners[Name]) => {
    if (!hear) return
    const list: Listener<Name>[] = listeners[name] ?? []
    list.push({ check, bit: bitOf(check.needs), hear })
    listeners[name] = list as (typeof listeners)[Name]
  }
  for (const check of checks) {
    try {
      const created = check.create(site, reportTo(problems, check, site.settings))
      for (const name of Object.keys(created) as (keyof Events)[]) add(name, check, created[name])
    } catch (error) {
      fail(check, siteFileOf(site), error)
    }
  }
  return (name, event, file, signs = -1) => {
    for (const { check, bit, hear } of listeners[name] ?? []) {
      if ((signs & bit) === 0 || (failed.size > 0 && failed.has(check))) continue
      // Does not use `runGuarded`, which would create a closure for each of the thousands of events on a page.
      try {
        hear(event)
      } catch (error) {
        fail(check, file, error)
      }
    }
  }
}

function siteFileOf({ settings }: Site): string {
  return settings.document.file
}

function reportTo(problems: Problem[], { code, needed, severity: usual }: Check, { rules }: Settings): Report {
  const siteSeverity = rules[code]?.severity
  return (target, path, message, { hint, severity: wanted, at, fix, guess, meant } = {}) => {
    const isDocument = 'json' in target
    if (isDocument && isFaulty(target, path)) return
    const own = usual ?? wanted ?? 'error'
    const isUnchanged = siteSeverity === undefined || (needed && own === 'error')
    const severity = isUnchanged ? own : siteSeverity
    if (severity === 'off') return
    const start = isDocument
      ? placeOf(target, path, at ?? placeIn(valueAt(target.json, path), message))
      : { file: target.file, line: target.line ?? 1, column: 1 }
    // Problems of texts in separate Markdown files have no corrections, because corrections can only edit JSON.
    const isWritten = isDocument && partAt(target, path) !== undefined
    const fullHint = advice(message, meant ? joined([hint, meantHint({ file: target.file, ...meant })]) : hint)
    problems.push({
      ...start,
      code,
      severity,
      message: clip(message),
      hint: fullHint && clip(fullHint),
      ...(isWritten ? {} : fix ? { fix } : guess && { guess }),
      ...(meant && { meant }),
    })
  }
}

/** The offset, in a text, of the first words that a message quotes from it. Undefined for the start of the text. */
function placeIn(text: unknown, message: Said): number | undefined {
  if (typeof text !== 'string') return undefined
  const offsets = [...wordsOf(message).matchAll(/"([^"]+)"/g)].map(([, words = '']) => text.indexOf(words))
  return offsets.find((offset) => offset > 0)
}

/** Cuts long quotations in a message: values that are in quotes, and quoted text inside values. */
function clip({ key, values }: Said): Said {
  return {
    key,
    values: values.map((value, i) => {
      if (isSaid(value)) return clip(value)
      if (typeof value !== 'string') return value
      return key.includes(`"{${i}}"`)
        ? shortQuotation(value)
        : value.replace(/"([^"]*)"/g, (_, text) => `"${shortQuotation(text)}"`)
    }),
  }
}

function shortQuotation(text: string): string {
  return text.length > longestQuotation ? `${text.slice(0, longestQuotation - 1)}…` : text
}
