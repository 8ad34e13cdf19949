import type { Contract } from './contract'
import { type Document, isFaulty, place } from './document'
import { guarded, internalError } from './guard'
import type { Settings } from './model'
import { type Edit, type Path, type Problem, sortProblems } from './problem'
import { pageInfosOf, readSite } from './read-site'
import type { Site, Source } from './site'
import type { SiteIndex } from './site-index'
import { type Events, type Meet, visitPage, visitShared } from './visit'

/** What a problem is about: a document, or another file as a whole. */
type Target = Document | { file: string }

/** Quotations longer than this are cut short: a message is read, not searched. */
const longestQuotation = 80

/** What a rule says of one place; the target and path become file, line and column. */
export type Report = (
  target: Target,
  path: Path,
  message: string,
  more?: { hint?: string; severity?: Problem['severity']; at?: 'key'; fix?: Edit[] },
) => void

/** What a rule does with what the walk over a site meets, see `Events`. */
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void }

/** One rule. */
export type Check = {
  /** Its stable name, shown with every problem it finds. */
  code: string
  /** What it looks for, in one sentence, for the list of checks. */
  about: string
  /** Whether no build can do without it: what it finds wrong stays an error, whatever the "rules" of a site say. */
  needed?: true
  /** Makes it ready for a site, or for a part of one: what it says of what it hears, it hands to `report`. */
  create(site: Site, report: Report): Listeners
}

/**
 * Says all that is wrong with a site, and never throws. Knows no disk: the command, the live editing server and the tests call it alike.
 * @param checks the rules to apply beyond reading the documents and the schema
 * @param whole all pages, where the source is only a part of the site
 * @returns the site where it could be read, and the problems in the order of files and lines
 */
export function checkSite(
  source: Source,
  contract: Contract,
  checks: Check[],
  whole?: SiteIndex,
): { site?: Site; problems: Problem[] } {
  const { site, problems } = readSite(source, contract, whole)
  if (site) problems.push(...runChecks(site, checks))
  return { site, problems: sortProblems(problems) }
}

/** What rules find wrong with a site that could be read, in one walk over it. Of values that are reported already they say nothing. */
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
  const attempt = (check: Check, file: string, run: () => void) => {
    try {
      run()
    } catch (error) {
      failed.add(check)
      problems.push(internalError(file, check.code, error))
    }
  }
  const add = <Name extends keyof Events>(name: Name, check: Check, hear: Listeners[Name]) => {
    if (!hear) return
    const list: Listener<Name>[] = listeners[name] ?? []
    list.push({ check, hear })
    listeners[name] = list as (typeof listeners)[Name]
  }
  for (const check of checks)
    attempt(check, siteFileOf(site), () => {
      const heard = check.create(site, reportTo(problems, check, site.settings))
      for (const name of Object.keys(heard) as (keyof Events)[]) add(name, check, heard[name])
    })
  return (name, event, file) => {
    for (const { check, hear } of listeners[name] ?? []) {
      if (!failed.has(check)) attempt(check, file, () => hear(event))
    }
  }
}

function siteFileOf({ settings }: Site): string {
  return settings.document.file
}

function reportTo(problems: Problem[], { code, needed }: Check, { rules }: Settings): Report {
  const wanted = rules[code]?.severity
  return (target, path, message, { hint, severity: own = 'error', at, fix } = {}) => {
    const isDocument = 'json' in target
    if (isDocument && isFaulty(target, path)) return
    const severity = wanted === undefined || (needed && own === 'error') ? own : wanted
    if (severity === 'off') return
    const where = isDocument ? place(target, path, at) : { line: 1, column: 1 }
    problems.push({
      file: target.file,
      ...where,
      code,
      severity,
      message: clip(message),
      hint: hint && clip(hint),
      ...(fix && { fix }),
    })
  }
}

/** A message with its quotations cut short. */
function clip(message: string): string {
  return message.replace(/"([^"]*)"/g, (quotation, text: string) =>
    text.length > longestQuotation ? `"${text.slice(0, longestQuotation - 1)}…"` : quotation,
  )
}
