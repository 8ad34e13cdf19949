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

/** An answer, and what is to be done after it. */
export type Answer = {
  result: CheckResult
  /** What all pages share, where it was looked for again and can be read. */
  base?: Site
  /**
   * Writes what was translated since into the ledger, and keeps what was found out.
   * @param waiting called when another process is changing the site, with its number
   * @returns how many translations are new or changed; undefined where nothing was written
   */
  finish(waiting: (pid: number) => void): Promise<number | undefined>
}

/** What was found, and with which fonts for the languages of the site. */
type Known = { result: CheckResult; fonts: string }

function fontsFor({ site }: CheckResult): string {
  return JSON.stringify(faceVersions(site?.languages.map(({ code }) => code) ?? []))
}

/**
 * Checks the site of the folder the command runs in, and only reads. Where no file changed since it was checked last, and
 * neither did the code, what was found then is true now.
 * @param isRelease whether by the owner's checklist, which looks at more than the content: it is checked each time
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
  const before = isRelease ? undefined : memo.find<Known>('result', '', keyNow())
  if (before && before.fonts === fontsFor(before.result))
    return { result: before.result, finish: async () => undefined }
  // Most of the code is for finding out.
  const [{ checkFiles }, { writeNoted }] = await Promise.all([import('./check-files'), import('./write')])
  const { result, site } = await checkFiles(listing, memo, isRelease)
  return {
    result,
    base: site?.parts.base,
    async finish(waiting) {
      const noted = site && (await writeNoted(site.parts.ledger, waiting))
      // What is noted later may change what is found; where there is no site, what is installed may, too.
      if (!isRelease && site && !site.parts.ledger.changes().length) {
        const known: Known = { result, fonts: fontsFor(result) }
        memo.put('result', '', keyNow(), known)
      }
      site?.parts.findings.keep()
      return noted
    },
  }
}
