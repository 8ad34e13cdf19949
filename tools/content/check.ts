import type { Catalogue } from './catalogue'
import type { Contract } from './contract'
import { type Document, isFaulty, place } from './document'
import { guarded, internalError } from './guard'
import type { Page } from './model'
import { type Path, type Problem, sortProblems } from './problem'
import { entriesOf, readSite } from './read-site'
import type { Site, Source } from './site'

/** What a rule speaks of: a document, or another file as a whole. */
type Subject = Document | { file: string }

/** Quotations longer than this are cut short: a message is read, not searched. */
const longestQuotation = 80

/** What a rule says of one place; the subject and path become file, line and column. */
export type Report = (
  subject: Subject,
  path: Path,
  message: string,
  more?: { hint?: string; severity?: Problem['severity']; at?: 'key' },
) => void

/** One rule about a whole site. */
export type Check = {
  /** Its stable name, shown with every problem it finds. */
  code: string
  /** What it looks for, in one sentence, for the list of checks. */
  about: string
  /** "site" for a rule about the whole, which no part of a site is asked for. */
  scope?: 'site'
  run(site: Site, report: Report): void
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
  whole?: Catalogue,
): { site?: Site; problems: Problem[] } {
  const { site, problems } = readSite(source, contract, whole)
  if (site) problems.push(...runChecks(site, checks))
  return { site, problems: sortProblems(problems) }
}

/** What rules find wrong with a site that could be read. Of values that are reported already they say nothing. */
export function runChecks(site: Site, checks: Check[]): Problem[] {
  const problems: Problem[] = []
  // Of a part, entries were made elsewhere; where that failed, it fails again.
  if (site.isPart)
    entriesOf({ ...site, pages: site.pages.filter(({ name }) => !site.catalogue.byName.has(name)) }, problems)
  for (const check of checks) {
    if (site.isPart && check.scope === 'site') continue
    try {
      check.run(site, reportTo(problems, check.code))
    } catch (error) {
      problems.push(internalError(fileOfFailure(site, check), check.code, error))
    }
  }
  return problems
}

function reportTo(problems: Problem[], code: string): Report {
  return (subject, path, message, { hint, severity = 'error', at } = {}) => {
    const isDocument = 'json' in subject
    if (isDocument && isFaulty(subject, path)) return
    const where = isDocument ? place(subject, path, at) : { line: 1, column: 1 }
    problems.push({ file: subject.file, ...where, code, severity, message: clip(message), hint: hint && clip(hint) })
  }
}

/** The page at which a rule fails: it is asked for each alone. Without one, it fails at what all pages share. */
function fileOfFailure(site: Site, { run }: Check): string {
  const fails = (page: Page) => {
    const problems: Problem[] = []
    const part = { ...site, isPart: true, pages: [page], printed: [], marked: [page] }
    guarded(page.file, '', problems, () => run(part, () => undefined))
    return problems.length > 0
  }
  return [...site.pages, ...site.printed].find(fails)?.file ?? site.settings.document.file
}

/** A message with its quotations cut short. */
function clip(message: string): string {
  return message.replace(/"([^"]*)"/g, (quotation, text: string) =>
    text.length > longestQuotation ? `"${text.slice(0, longestQuotation - 1)}…"` : quotation,
  )
}
