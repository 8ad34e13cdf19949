import { guarded, internalError } from '../content/guard'
import { isError } from '../content/problem'
import { ownFailure } from '../site/own-failure'
import type { Unsettled, Work } from '../site/work'
import type { PageBuilder } from './page-builder'
import type { BuildContext, BuildTask, Built } from './protocol'

/** The work of a build on pages, some at a time: on the main thread, and on others. */
export type BuildWork = {
  /** Says what all pages share, after the same was done for checking. Without it nothing can be built. */
  prepare(context: BuildContext): Promise<void>
  /** Checks and builds. When one of the pages has an error, none is built. */
  build(tasks: BuildTask[], unsettled: Unsettled): Built
}

/** @param work checks the pages */
export function createBuildWork(work: Work): BuildWork {
  let builder: PageBuilder | undefined
  return {
    async prepare(context) {
      // It loads React, which checking does not need.
      const { createPageBuilder } = await import('./page-builder')
      builder = createPageBuilder(context)
    },
    build(tasks, unsettled) {
      if (!builder) throw new Error('Nothing was prepared.')
      const { answer, opened } = work.check(tasks, unsettled)
      const built: Built = { ...answer, made: {}, terms: {}, failures: [] }
      const found = [...(opened?.problems ?? []), ...answer.checked.flatMap(([, { problems }]) => problems)]
      if (!opened || found.some(isError)) return built
      const wanted = new Set(tasks.filter(({ build }) => build).map(({ name }) => name))
      for (const page of opened.site.pages) {
        if (!wanted.has(page.name)) continue
        const { file, name } = page
        const one = guarded(
          file,
          'building',
          built.failures,
          () => builder?.build(opened.site, page, answer.timings),
          (error) => ownFailure(page, opened.site, error) ?? internalError(file, 'building', error),
        )
        if (!one) continue
        built.made[name] = one.made
        built.terms[name] = one.terms
      }
      return built
    },
  }
}
