import { checks } from '../checks'
import { runChecks } from '../content/check'
import { guarded } from '../content/guard'
import { isError } from '../content/problem'
import type { Base } from '../content/site'
import { createSiteIndex } from '../content/site-index'
import type { PageBuilder } from './page-builder'
import { filesOf, type PageFiles } from './parts'
import type { BuildContext, Built, PageTask, Scanned } from './protocol'
import { createReader } from './reader'
import { scan } from './scan'
import { noTime, timed } from './timings'

/** What is done for pages, some at a time: by the main thread, and by worker threads. */
export type Work = {
  scan(pages: PageFiles[]): Scanned
  /** Says what all pages share. Without it nothing can be built. */
  prepare(context: BuildContext): Promise<void>
  /** Checks and builds. A page with an error is not built. */
  build(tasks: PageTask[]): Built
}

/** @param base what all pages have in common */
export function createWork(base: Base): Work {
  const { read, take } = createReader(base)
  let ready: { base: Base; builder: PageBuilder } | undefined
  return {
    scan(pages) {
      const timings = noTime()
      const part = read(pages, timings)
      return { scans: timed(timings, 'parse', () => scan(pages, part)), timings }
    },
    async prepare(context) {
      const index = createSiteIndex(context.pages, context.unreadable)
      const source = { ...base.source, documents: {}, media: context.media }
      // It loads React, which scanning does not need.
      const { createPageBuilder } = await import('./page-builder')
      ready = { base: { ...base, index, source }, builder: createPageBuilder(context) }
    },
    build(tasks) {
      if (!ready) throw new Error('Nothing was prepared.')
      const timings = noTime()
      const part = take(tasks, timings)
      const { index, source } = ready.base
      const site = { ...part.site, index, source }
      const problems = [...part.problems]
      if (tasks.some(({ check }) => check)) problems.push(...timed(timings, 'check', () => runChecks(site, checks)))
      const files = new Set(filesOf(tasks))
      const own = problems.filter(({ file }) => files.has(file))
      const made: Built['made'] = {}
      const terms: Built['terms'] = {}
      if (own.some(isError)) return { problems: own, made, terms, timings }
      const wanted = new Set(tasks.filter(({ build }) => build).map(({ name }) => name))
      for (const page of site.pages) {
        if (!wanted.has(page.name)) continue
        const { builder } = ready
        const built = guarded(page.file, 'building', own, () => builder.build(site, page, timings))
        if (!built) continue
        made[page.name] = built.made
        terms[page.name] = built.terms
      }
      return { problems: own, made, terms, timings }
    },
  }
}
