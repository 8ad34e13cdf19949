import type { Catalogue } from '../content/catalogue'
import type { Problem } from '../content/problem'
import { notFoundPage, type Source } from '../content/site'
import { createKeys } from './keys'
import type { BuiltPage } from './manifest'
import type { Output } from './output'
import { filesIn, type Heaviest } from './page-builder'
import type { PageFiles } from './parts'
import type { Shared } from './shared'
import type { Reading, Task } from './worker'

/** What there is to do for the pages of a site, and what then is known of them. */
export type Plan = {
  tasks: Task['pages']
  /**
   * Says that the tasks were done.
   * @param problems of all pages that were checked
   * @param heaviest documents of the pages that were built, by their names
   */
  done(problems: Problem[], heaviest: Record<string, Heaviest>): Record<string, BuiltPage>
}

/** What a build is made of besides pages. */
export type Frame = {
  source: Source
  shared: Shared
  catalogue: Catalogue
  /** The key of the code. */
  code: string
}

/**
 * Finds the pages that must be built or checked again, since what they depend on is not what it was.
 * @param readings by name; a page without one cannot be read, and is checked to say why
 */
export function planPages(pages: PageFiles[], readings: Map<string, Reading>, frame: Frame, output: Output): Plan {
  const { source, shared, catalogue, code } = frame
  const keys = createKeys(
    catalogue,
    source.media,
    JSON.stringify([shared, code]),
    JSON.stringify([source.documents, code]),
  )
  const plans = pages.map((page) => {
    const reading = readings.get(page.name)
    if (!reading) return { page, files: [], key: '', checkKey: '', before: undefined, build: false, check: true }
    const before = output.before.pages[page.name]
    const [key, checkKey] = [keys.pageKey(reading), keys.checkKey(reading)]
    const files = filesOf(reading, shared)
    const build = before?.key !== key || !output.has(files)
    if (!build) output.keep(files)
    return { page, files, key, checkKey, before, build, check: before?.checkKey !== checkKey }
  })
  return {
    tasks: plans
      .filter(({ build, check }) => build || check)
      .map(({ page, build, check }) => ({ ...page, build, check })),
    done(problems, heaviest) {
      const warnings = new Map<string, number>()
      for (const { file } of problems) warnings.set(file, (warnings.get(file) ?? 0) + 1)
      const built = plans.map(
        ({ page: { name, files: documents }, files, key, checkKey, before, build, check }): [string, BuiltPage] => {
          if (build) output.staged(files)
          const found = documents.reduce((sum, file) => sum + (warnings.get(file) ?? 0), 0)
          return [
            name,
            {
              key,
              checkKey,
              warnings: check ? found : (before?.warnings ?? 0),
              heaviest: heaviest[name] ?? before?.heaviest ?? { path: '', length: 0 },
            },
          ]
        },
      )
      return Object.fromEntries(built)
    },
  }
}

/** All files of a page. */
function filesOf({ name, entry }: Reading, { sites }: Shared): string[] {
  const { brands = [], defaultLanguage = '' } = Object.values(sites)[0] ?? {}
  const address = name === notFoundPage ? '/404' : entry.address
  return brands.flatMap(({ id }) =>
    Object.keys(sites).flatMap((language) => filesIn(id, language, address, defaultLanguage)),
  )
}
