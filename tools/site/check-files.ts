import type { CheckReport } from '../cli/formats/report'
import { type Problem, sortProblems } from '../content/base/problem'
import { coverLanguages } from '../content/check/coverage'
import { datedContent, datedPages } from '../content/read/dates'
import { draftsOf, unledRedirects } from '../content/read/draft'
import type { Base } from '../content/read/site'
import type { Listing } from '../files/listing'
import type { Memo } from '../files/memo'
import { checkAll } from './all'
import type { OpenSite } from './open'
import { findDamaged } from './pictures/damaged'
import { openContent } from './source'

/** Problems of a site, and data about the site that the report shows. */
export type CheckResult = {
  problems: Problem[]
  /** Undefined if the site could not be read. */
  site?: CheckReport['site']
}

/**
 * Checks the site of the current folder.
 * @param memo cache of earlier results
 * @param isRelease whether to also apply the owner's checklist
 * @returns the result, and the site, whose worker threads have ended
 */
export async function checkFiles(
  listing: Listing,
  memo: Memo,
  isRelease: boolean,
): Promise<{ result: CheckResult; site?: OpenSite }> {
  const { problems, site: open, checked } = await checkAll(openContent(listing), { memo, isRelease })
  if (!checked) return { result: { problems } }
  const { site: base, pages } = checked
  problems.push(...(await findDamaged(base)))
  const hidden = [...draftsOf(base), ...datedPages(base).map(({ address }) => address)]
  const missing = new Map([...pages].map(([name, result]) => [name, result.missing]))
  const site = {
    pages: base.index.pages.length,
    languages: coverLanguages(base, missing),
    drafts: draftsOf(base),
    dated: datedContent(base),
    linking: Object.fromEntries(hidden.map((address) => [address, linkingTo(address, base)])),
    unled: unledRedirects(base.settings),
  }
  return { result: { problems: sortProblems(problems), site }, site: open }
}

/** Paths of the files that link to a page. */
function linkingTo(address: string, { index, settings }: Base): string[] {
  const leads = (link: unknown) => String(link).split('#')[0] === address
  const inSite = settings.annotations.some(
    ({ kind, value, argument }) => kind === 'link' && (argument === true || argument === 'place') && leads(value),
  )
  return [
    ...index.pages.filter(({ links }) => links.includes(address)).map(({ file }) => file),
    ...(inSite ? [settings.document.file] : []),
  ]
}
