import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeBundle } from '../bundle/bundle'
import { messageText } from '../cli/message-language'
import { isThereOn } from '../content/read/dates'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import { withLock } from '../files/lock'
import { Memo } from '../files/memo'
import { ledgerFingerprints } from '../files/site/ledger-files'
import { ownKey } from '../files/site/own-files'
import { keyOf, trace } from '../files/trace'
import { drawnPreviews } from '../html/previews'
import { contentKey, openContent } from '../site/source'
import type { Options } from './build'
import { discardUnfinished, readFacts } from './commit'
import { printedSheets } from './data-sheets'
import { Output } from './output'
import { draftsFolder, lockFile, memoFile } from './places'
import { type Report, Steps, type StoredReport } from './report'
import { shardFolder } from './shards'

/** Exports of the bundled `build.ts`, which is loaded only if there is something to build. */
type Builder = typeof import('./build')

/**
 * Builds the site in the current folder with the bundled code, which starts faster than the sources and uses the
 * production version of React. If nothing changed since the last build, the report of that build is returned.
 * @returns undefined if the content has errors; they are printed, and nothing is written
 */
export async function runBuild(options: Options = {}): Promise<Report | undefined> {
  const bundle = await makeBundle()
  const folder = options.folder ?? (options.shard ? shardFolder(options.shard) : options.drafts ? draftsFolder : 'dist')
  const waiting = (pid: number) => console.log(messageText(say`Another build is running (pid ${pid}); waiting.`))
  return withLock(lockFile(folder), waiting, async () => {
    discardUnfinished(folder)
    const steps = new Steps()
    const content = openContent()
    const [drawn, sheets] = [drawnPreviews(), printedSheets()]
    const { day = '' } = content.source
    const inputs = keyOf({
      code: basename(bundle),
      content: contentKey(content),
      ledger: hashOf(JSON.stringify(ledgerFingerprints())),
      previews: hashOf(drawn.join()),
      sheets: hashOf(JSON.stringify(sheets)),
      year: day.slice(0, 4),
      blocks: ownKey(),
    })
    const memo = new Memo(memoFile(folder), basename(bundle))
    const output = new Output(folder, memo)
    steps.done('open')
    const previous = options.prebuilt ? undefined : readFacts<StoredReport>(folder)
    trace('build', folder, previous?.inputs, inputs)
    // Even if no input changed, a new day may require a new build: a page may have to appear or disappear, or an event
    // may be over.
    const isSame =
      previous?.inputs === inputs &&
      previous.report.dated.every((page) => isThereOn(page, previous.report.day) === isThereOn(page, day)) &&
      previous.report.lastDays.every((last) => last < previous.report.day === last < day)
    const changes = isSame ? output.unchanged() : undefined
    if (previous && changes) return { ...previous.report, day, changes, steps: steps.steps }
    const { buildSite }: Builder = await import(pathToFileURL(join(bundle, 'server', 'builder.js')).href)
    return buildSite({ bundle, content, drawn, sheets, inputs, day, memo, output, steps }, options)
  })
}
