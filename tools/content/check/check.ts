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

/** The subject of a problem: a document, or another file, as a whole or at a line. */
type Target = Document | { file: string; line?: number }

/** Quotations longer than this are cut short: a message is read, not searched. */
const longestQuotation = 80

/** What a rule says of one place; the target and path become file, line and column. */
export type Report = (
  target: Target,
  path: Path,
  message: Said,
  more?: Pick<Problem, 'hint' | 'fix' | 'guess' | 'meant'> & { severity?: Problem['severity']; at?: 'key' },
) => void

/** The listeners of a rule on the walk over a site, see `Events`. */
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void }

/** One rule. */
export type Check = Kind & {
  /** For a rule that only warns. What the others report is an error, unless a report says otherwise. */
  severity?: 'warning'
  /** Whether no build can do without it: what it finds wrong stays an error, whatever the "rules" of a site say. */
  needed?: true
  /** Makes it ready for a site, or for a part of one: what it says of what it hears, it hands to `report`. */
  create(site: Site, report: Report): Listeners
}

/**
 * The problems that rules find in a site that could be read, in one walk over it. Of values that are reported already
 * they say nothing.
 */
export function runChecks(site: Site, checks: Check[]): Problem[] {
  const problems: Problem[] = []
  // Of a part, entries were made elsewhere; where that failed, it fails again.
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

/** Makes the rules ready. A rule that fails hears no more: it is a problem of the file at which it failed. */
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
      const heard = check.create(site, reportTo(problems, check, site.settings))
      for (const name of Object.keys(heard) as (keyof Events)[]) add(name, check, heard[name])
    } catch (error) {
      fail(check, siteFileOf(site), error)
    }
  }
  return (name, event, file) => {
    for (const { check, hear } of listeners[name] ?? []) {
      if (failed.has(check)) continue
      // No function is made for it: this runs some thousand times a page.
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
  const wanted = rules[code]?.severity
  return (target, path, message, { hint, severity: own = usual ?? 'error', at, fix, guess, meant } = {}) => {
    const isDocument = 'json' in target
    if (isDocument && isFaulty(target, path)) return
    const severity = wanted === undefined || (needed && own === 'error') ? own : wanted
    if (severity === 'off') return
    const where = isDocument ? place(target, path, at) : { line: target.line ?? 1, column: 1 }
    const advice = meant ? joined([hint, meantHint(meant)]) : hint
    problems.push({
      file: target.file,
      ...where,
      code,
      severity,
      message: clip(message),
      hint: advice && clip(advice),
      ...(fix ? { fix } : guess && { guess }),
      ...(meant && { meant }),
    })
  }
}

/** A message with its quotations cut short: values in quotes, and what is in quotes in a value. */
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
