import { checks } from '../checks'
import { releaseChecks } from '../checks/release'
import type { ShownPage } from '../cli/print'
import { checkSite } from '../content/check'
import { coverLanguages, coverPages, type LanguageCoverage } from '../content/coverage'
import { type Dated, datedPages } from '../content/dates'
import { draftsOf } from '../content/draft'
import { type Problem, sortProblems } from '../content/problem'
import type { Site, Source } from '../content/site'
import { readContract } from '../contract/contract-file'
import { installedFaces } from '../files/faces'
import type { Fingerprints } from '../files/listing'
import { readTexts } from '../files/texts'
import { findDamaged } from '../pictures/damaged'
import { readLedgerFiles, recordInFiles } from '../translations/ledger-files'
import type { Changes } from './git-changes'
import { touchedFiles } from './touched'

/** What checking a site found. */
export type CheckResult = {
  problems: Problem[]
  /** What was checked; undefined when the site could not be read. */
  site?: {
    /** How many pages there are, drafts among them. */
    pages: number
    /** What visitors get of each page. */
    coverage: ShownPage[]
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages that come and go with days. */
    dated: Dated[]
    /** The files that link to pages which visitors do not have, or not always. */
    linking: Record<string, string[]>
  }
}

/**
 * Reads a site and checks all of it.
 * @param problems of files that cannot be read, or only look like documents
 * @param isRelease whether to add the owner's checklist
 * @param changes what changed, where only problems of what that touches count
 */
export async function checkFiles(
  fingerprints: Fingerprints,
  media: Source['media'],
  problems: Problem[],
  isRelease: boolean,
  changes?: Changes,
): Promise<CheckResult> {
  const documents = readTexts(fingerprints.keys(), problems)
  const fonts = installedFaces(documents['pages/_site.json'])
  const source: Source = { documents, media, fonts, problems, ledger: readLedgerFiles() }
  const { site, problems: found } = checkSite(
    source,
    await readContract(),
    isRelease ? [...checks.filter(({ code }) => !isReplaced(code)), ...releaseChecks] : checks,
  )
  if (!site) return { problems: found }
  recordInFiles(site)
  found.push(...(await findDamaged(site)))
  sortProblems(found)
  if (isRelease) {
    // They open files that nobody else needs.
    const { outdatedDocuments } = await import('../documents/outdated')
    const { uncommittedPictures } = await import('../pictures/uncommitted')
    found.push(...(await outdatedDocuments(site)), ...uncommittedPictures(site))
  }
  const touched = changes && touchedFiles(changes, site)
  return {
    problems: touched ? found.filter(({ file }) => touched.has(file)) : found,
    site: {
      pages: site.pages.length,
      coverage: coverPages(site).map(({ page, shown }) => ({ name: page.name, shown: [...shown] })),
      languages: coverLanguages(site),
      drafts: draftsOf(site),
      dated: datedPages(site),
      linking: Object.fromEntries(
        [...draftsOf(site), ...datedPages(site).map(({ address }) => address)].map((address) => [
          address,
          linkingTo(address, site),
        ]),
      ),
    },
  }
}

/** The files with a link to a page. */
function linkingTo(address: string, { index, settings }: Site): string[] {
  const leads = (link: unknown) => String(link).split('#')[0] === address
  const inSite = settings.annotations.some(
    ({ kind, value, argument }) => kind === 'link' && (argument === true || argument === 'place') && leads(value),
  )
  return [
    ...index.pages.filter(({ links }) => links.includes(address)).map(({ file }) => file),
    ...(inSite ? [settings.document.file] : []),
  ]
}

/** Whether the owner's checklist has a stricter rule of the same name. */
function isReplaced(code: string): boolean {
  return releaseChecks.some((check) => check.code === code)
}
