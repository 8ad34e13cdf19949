import { guarded, internalError } from '../base/guard'
import type { Path, Problem } from '../base/problem'
import { type Document, isFaulty, place } from '../json/document'
import { meantHint } from '../read/glossary'
import type { Settings } from '../read/model'
import { pageInfosOf } from '../read/read-site'
import type { Site } from '../read/site'
import { isSaid, joined, type Said } from '../say/say.js'
import type { Kind } from './kind'
import { type Events, type Meet, visitPage, visitShared } from './visit'

/** The subject of a problem: a document, or any file, as a whole or at a line. */
type Target = Document | { file: string; line?: number }

/** Maximum length of a quotation in characters. Longer ones are cut, to keep messages readable. */
const longestQuotation = 80

/** Reports a problem found by a rule. `target` and `path` become file, line and column. */
export type Report = (
  target: Target,
  path: Path,
  message: Said,
  more?: Pick<Problem, 'hint' | 'fix' | 'guess' | 'meant'> & { severity?: Problem['severity']; at?: 'key' },
) => void

/** A rule's listeners for the events of the walk over a site. */
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void }

/** A rule. */
export type Check = Kind & {
  /** The default severity of reports, if it is not "error". */
  severity?: 'warning'
  /** Whether builds depend on the rule: its errors stay errors, whatever "rules" in the site file sets. */
  needed?: true
  /** Returns the rule's listeners for a site or a part of one. They call `report` for each problem. */
  create(site: Site, report: Report): Listeners
}

/**
 * Runs rules over a site in one walk, and returns their problems. Values that `readDocument` reported are skipped.
 */
export function runChecks(site: Site, checks: Check[]): Problem[] {
  const problems: Problem[] = []
  // Pages of a part without an entry in the index failed when their `PageInfo` was made: repeat this for the problems.
  if (site.isPart)
    pageInfosOf({ ...site, pages: site.pages.filter(({ name }) => !site.index.byName.has(name)) }, problems)
  if (checks.length === 0) return problems
  const meet = listenTo(site, checks, problems)
  for (const page of [...site.pages, ...site.printed])
    guarded(page.file, 'checking', problems, () => visitPage(page, site, meet))
  if (!site.isPart) guarded(siteFileOf(site), 'checking', problems, () => visitShared(site, meet))
  return problems
}

type Listener<Name extends keyof Events> = { check: Check; hear: (event: Events[Name]) => void }

/** Creates the rules' listeners. If a rule throws, this is reported for the current file, and the rule is skipped. */
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
    list.push({ check, hear })
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
  return (name, event, file) => {
    for (const { check, hear } of listeners[name] ?? []) {
      if (failed.has(check)) continue
      // `guarded` would create a closure each time, and this runs some thousand times a page.
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
  return (target, path, message, { hint, severity: own = usual ?? 'error', at, fix, guess, meant } = {}) => {
    const isDocument = 'json' in target
    if (isDocument && isFaulty(target, path)) return
    const isUnchanged = siteSeverity === undefined || (needed && own === 'error')
    const severity = isUnchanged ? own : siteSeverity
    if (severity === 'off') return
    const start = isDocument ? place(target, path, at) : { line: target.line ?? 1, column: 1 }
    const advice = meant ? joined([hint, meantHint(meant)]) : hint
    problems.push({
      file: target.file,
      ...start,
      code,
      severity,
      message: clip(message),
      hint: advice && clip(advice),
      ...(fix ? { fix } : guess && { guess }),
      ...(meant && { meant }),
    })
  }
}

/** A message with long quotations cut: values within quotes, and quoted text within values. */
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
