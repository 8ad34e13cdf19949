import { guarded, internalError } from '../content/guard'
import { isError } from '../content/problem'
import { ownFailure } from '../site/own-failure'
import type { PageTask, Unsettled, Work } from '../site/work'
import type { BuildContext, Built } from './protocol'

/**
 * Makes ready to build, on the main thread or on another.
 * @param work checks the pages
 * @returns a function that checks and builds some pages at a time: when one of them has an error, none is built
 */
export async function createBuild(
  work: Work,
  context: BuildContext,
): Promise<(tasks: PageTask[], unsettled: Unsettled) => Built> {
  // It loads React, which checking does not need.
  const { createPageBuilder } = await import('./page-builder')
  const builder = createPageBuilder(context)
  return (tasks, unsettled) => {
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
        () => builder.build(opened.site, page, answer.timings),
        (error) => ownFailure(page, opened.site, error) ?? internalError(file, 'building', error),
      )
      if (!one) continue
      built.made[name] = one.made
      built.terms[name] = one.terms
    }
    return built
  }
}
