import { openContent } from '../builder/source'
import { coverLanguages, coverPages, type LanguageCoverage, type PageCoverage } from '../content/coverage'
import { type Dated, datedPages } from '../content/dates'
import { draftsOf } from '../content/draft'
import { type Problem, sortProblems } from '../content/problem'
import { readSite } from '../content/read-site'
import type { Base, Site } from '../content/site'
import { contractFile } from '../contract/contract-file'
import { openContract } from '../contract/open'
import type { Listing } from '../files/listing'
import type { Memo } from '../files/memo'
import { readSource } from '../files/source'
import { findDamaged } from '../pictures/damaged'
import { checkPages } from './check-pages'
import type { Changes } from './git-changes'

/** What checking a site found. */
export type CheckResult = {
  problems: Problem[]
  /** What was checked; undefined when the site could not be read. */
  site?: {
    /** How many pages there are, drafts among them. */
    pages: number
    /** What visitors get of each page. */
    coverage: PageCoverage[]
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages that come and go with days. */
    dated: Dated[]
    /** The files that link to pages which visitors do not have, or not always. */
    linking: Record<string, string[]>
  }
}

/**
 * Checks a site, in the folder the command runs in.
 * @param memo what is known from before
 * @param isRelease whether to add the owner's checklist
 * @param changes what changed, where only problems of what that touches count
 */
export async function checkFiles(
  listing: Listing,
  memo: Memo,
  isRelease: boolean,
  changes?: Changes,
): Promise<CheckResult> {
  const contract = await contractFile()
  const { base, problems, missing } = await checkPages(openContent(listing), { contract, isRelease, memo })
  if (!base) return { problems: sortProblems(problems) }
  problems.push(...(await findDamaged(base)))
  sortProblems(problems)
  if (isRelease) {
    // They open files that nobody else needs.
    const { outdatedDocuments } = await import('../documents/outdated')
    const { uncommittedPictures } = await import('../pictures/uncommitted')
    problems.push(...(await outdatedDocuments(base)), ...uncommittedPictures(base))
  }
  const hidden = [...draftsOf(base), ...datedPages(base).map(({ address }) => address)]
  return {
    problems: changes
      ? await onlyTouched(problems, changes, readSite(readSource(), openContract(contract)).site)
      : problems,
    site: {
      pages: base.index.pages.length,
      coverage: coverPages(base),
      languages: coverLanguages(base, missing),
      drafts: draftsOf(base),
      dated: datedPages(base),
      linking: Object.fromEntries(hidden.map((address) => [address, linkingTo(address, base)])),
    },
  }
}

/** The problems of what changes touch. */
async function onlyTouched(problems: Problem[], changes: Changes, site: Site | undefined): Promise<Problem[]> {
  const { touchedFiles } = await import('./touched')
  const touched = site && touchedFiles(changes, site)
  return touched ? problems.filter(({ file }) => touched.has(file)) : problems
}

/** The files with a link to a page. */
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
