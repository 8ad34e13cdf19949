import { readBundle } from '../bundle/bundle'
import { makePublished } from '../bundle/published'
import { messageText } from '../cli/message-language'
import { countProblems, printProblem } from '../cli/print'
import { endStages } from '../cli/stage'
import { isError, type Problem, sortProblems } from '../content/base/problem'
import { datedContent, publishedOn } from '../content/read/dates'
import { draftsOf } from '../content/read/draft'
import { createTranslator } from '../content/read/words'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { textFor } from '../files/site/texts'
import { brandFonts, lettersOf, pageFonts, sharedLetters } from '../html/fonts'
import { bootScript, shareAcross } from '../html/shared'
import { problemsOfAll } from '../site/all'
import { openSite } from '../site/open'
import { beginPictures } from '../site/pictures/make'
import type { Content } from '../site/source'
import { type Sheets, writeSheets } from './data-sheets'
import { writeIdentity } from './identity'
import type { Output } from './output'
import type { BuildContext } from './page-builder'
import { buildPages } from './pages'
import type { Report, Steps, StoredReport } from './report'
import { createSearches } from './search'
import { describeShard, type Prebuilt, pagesOf, type Shard, shardFile } from './shards'
import { writeSiteFiles } from './site-files'

/** Options of a build. */
export type Options = {
  /** Path of the output folder. The default depends on the other options. */
  folder?: string
  /** Whether drafts are included, for a preview of the site. */
  drafts?: boolean
  /** Minimum number of documents for which threads are used. By default, the number from which threads save time. */
  forThreads?: number
  /** Shard to build: only its pages, without the site's other files. By default, the whole site is built. */
  shard?: Shard
  /** Pages that shards have built. */
  prebuilt?: Prebuilt
}

/** Everything that `runBuild` prepares for a build. */
type Begun = {
  /** Path of the bundled code's folder. */
  bundle: string
  content: Content
  /** Paths of the existing link previews, in the form that `previewFile` returns. */
  drawn: string[]
  sheets: Sheets
  /** Cache key of all inputs. */
  inputs: string
  /** The day for which the site is built, like "2027-03-01". */
  day: string
  memo: Memo
  output: Output
  steps: Steps
}

/**
 * Builds a site: scans and checks all pages, builds the pages whose inputs changed since the last build, and puts
 * everything in place if there are no errors.
 * @returns undefined if the content has errors; they are printed, and nothing is written
 */
export async function buildSite(
  begun: Begun,
  { shard, drafts: hasDrafts = false, prebuilt = new Map(), forThreads }: Options,
): Promise<Report | undefined> {
  const { content, drawn, sheets, day, memo, output, steps } = begun
  const bundle = readBundle(begun.bundle)
  // Scripts are minified in the background, while pages are made.
  const published = makePublished()
  // If it fails, the error surfaces where the result is needed.
  published.catch(() => {})
  const { site: open, problems } = await openSite(content, { forThreads })
  if (!open) return reportErrors(await problemsOfAll(content))
  try {
    const { base, timings } = open.parts
    steps.done('scan')

    // The cache key need not cover page names in menus, because `lettersOf` adds the letters of all pages anyway.
    const { documents, fonts: letterRanges } = base.source
    const words = hashOf(JSON.stringify([documents, letterRanges]))
    const translator = createTranslator(base)
    const letters = lettersOf(
      base,
      translator,
      (code) =>
        memo.find<string>('letters', code, words) ??
        memo.put('letters', code, words, sharedLetters(base, translator, code)),
    )
    // Fonts are subset, and pictures decoded, in the background while pages are made.
    const fonts = [...pageFonts(letters), ...brandFonts(base, letters)]
    const { site, problems: damaged } = await beginPictures(base)
    damaged.catch(() => {})
    const { media } = site.source
    steps.done('pictures')
    const boot = bootScript(site, bundle, bundle.app)
    const drafts = hasDrafts ? draftsOf(site) : undefined
    const publishedSite = hasDrafts ? site : publishedOn(site, day)
    const shared = shareAcross(publishedSite, translator, boot, bundle.app, fonts, drafts)
    steps.done('share')

    const app = bundle.app.scripts.at(-1) ?? ''
    const context: BuildContext = { shared, app, folder: output.staging, drawn, sheets }
    const searches = createSearches(output, memo, shared, site, prebuilt.size === 0)
    const built = await buildPages(
      open,
      shard ? pagesOf(content.pages, shard) : content.pages,
      { memo, output, prebuilt },
      media,
      context,
      searches.add,
    )
    open.parts.findings.keep()
    problems.push(...built.problems, ...(await damaged))
    if (problems.some(isError)) return reportErrors(problems)
    steps.done('check and build')
    await open.close()

    if (shard)
      output.write(
        shardFile,
        describeShard(shard, built, (name) => open.parts.findings.key(name)),
      )
    else {
      await writeSiteFiles(output, shared, { ...bundle, ...(await published) }, site, fonts, built.made)
      writeIdentity(output, shared, media, drawn)
      writeSheets(
        output,
        shared,
        sheets,
        site.index.pages.map(({ address }) => address),
      )
      steps.done('site files')
      await searches.write(built.made)
      steps.done('search')
    }
    const report = {
      folder: output.folder,
      pages: [...built.made.values()],
      warnings: problems.length,
      scriptBytes: (await published).scriptBytes,
      timings,
      day,
      dated: datedContent(site),
      lastDays: site.index.pages.flatMap(({ days = [] }) => days),
    }
    const facts: StoredReport = { inputs: begun.inputs, report }
    const changes = output.commit((file) => memo.save(file), facts)
    steps.done('put in place')
    return { ...report, changes, steps: steps.steps }
  } finally {
    endStages()
    await open.close()
  }
}

/** Prints the errors, and a message that nothing was built. */
function reportErrors(problems: Problem[]): undefined {
  endStages()
  for (const problem of sortProblems(problems.filter(isError))) {
    console.error(`${printProblem(problem, textFor(problem))}\n`)
  }
  console.error(messageText(say`Nothing was built: ${countProblems(problems)}.`))
  return undefined
}
