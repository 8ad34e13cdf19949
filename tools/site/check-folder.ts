import type { Site } from '../content/read/site'
import { hashOf } from '../files/files'
import { listContent } from '../files/listing'
import { faceVersions } from '../files/site/faces'
import { ledgerFingerprints } from '../files/site/ledger-files'
import { listMedia } from '../files/site/media'
import { ownKey } from '../files/site/own-files'
import { keyOf } from '../files/trace'
import type { CheckResult } from './check-files'
import { siteMemo } from './memo'

/** The result of `checkFolder`, and a function for the work that remains after the result has been printed. */
export type Answer = {
  result: CheckResult
  /** Shared data of the site; undefined if the result was cached or the site cannot be read. */
  base?: Site
  /**
   * Writes new translations to the ledger on disk, and saves the cached results.
   * @param waiting called with the pid of another process that is changing the site
   * @returns number of new or changed translations; undefined if nothing was written
   */
  finish(waiting: (pid: number) => void): Promise<number | undefined>
}

/** A cached check result, and the versions of the fonts for the site's languages. */
type CachedResult = { result: CheckResult; fonts: string }

function fontsFor({ site }: CheckResult): string {
  return JSON.stringify(faceVersions(site?.languages.map(({ code }) => code) ?? []))
}

/**
 * Checks the site in the current folder without changing its files. Uses the result of the last check if neither the
 * site's files nor the code have changed since then.
 * @param isRelease whether to also apply the owner's checklist; the result is then not cached, because the checklist
 * covers more than the content
 */
export async function checkFolder(isRelease: boolean): Promise<Answer> {
  const listing = listContent()
  const mediaProblems: CheckResult['problems'] = []
  const media = listMedia(mediaProblems)
  const memo = siteMemo()
  const content = {
    files: hashOf(JSON.stringify([[...listing.fingerprints], listing.problems])),
    media: hashOf(JSON.stringify([media, mediaProblems])),
    blocks: ownKey(),
  }
  const keyNow = () => keyOf({ ...content, ledger: hashOf(JSON.stringify(ledgerFingerprints())) })
  const cached = isRelease ? undefined : memo.find<CachedResult>('result', '', keyNow())
  if (cached && cached.fonts === fontsFor(cached.result))
    return { result: cached.result, finish: async () => undefined }
  // Loaded on demand, because most of the code is needed only if the result is not cached.
  const [{ checkFiles }, { writeNoted }] = await Promise.all([import('./check-files'), import('./write')])
  const { result, site } = await checkFiles(listing, memo, isRelease)
  return {
    result,
    base: site?.parts.base,
    async finish(waiting) {
      const noted = site && (await writeNoted(site.parts.ledger, waiting))
      // Does not cache the result if unwritten ledger changes may alter it, or if there is no site: the cause may be a
      // missing npm package, whose installation would alter the result.
      if (!isRelease && site && !site.parts.ledger.changes().length) {
        const entry: CachedResult = { result, fonts: fontsFor(result) }
        memo.put('result', '', keyNow(), entry)
      }
      site?.parts.findings.keep()
      return noted
    },
  }
}
