import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { Catalogue } from '../content/catalogue'
import { notFoundPage } from '../content/model'
import type { Problem } from '../content/problem'
import type { Source } from '../content/site'
import type { Shared } from '../html/shared'
import { createKeys } from './keys'
import type { BuiltPage, Made, Reading } from './manifest'
import type { Output } from './output'
import type { PageFiles } from './parts'
import { filesIn } from './paths'
import type { Frame, Task } from './protocol'
import type { Prebuilt } from './shards'

/** What there is to do for the pages of a site, and what then is known of them. */
export type Plan = {
  tasks: Task['pages']
  /** How many HTML documents the pages have. */
  documents: number
  /** Of all that checking what pages share looks at. */
  sharedCheckKey: string
  /**
   * Says that the tasks were done.
   * @param problems of all pages that were checked
   * @param made what is known of the pages that were built, by their names
   */
  done(problems: Problem[], made: Record<string, Made>): Record<string, BuiltPage>
}

/** What decides whether a page is as it should be, besides its own files. */
type Around = Frame & {
  /** What all pages share, as it was read. */
  documents: Source['documents']
  catalogue: Catalogue
  /** The key of the code. */
  code: string
}

/** What is to be done for a page: `known` is what an earlier build of it knew. */
type PagePlan = {
  page: PageFiles
  files: string[]
  build: boolean
  check: boolean
  now: Pick<BuiltPage, 'key' | 'checkKey'>
  known?: BuiltPage
}

/**
 * Finds the pages that must be built or checked again, since what they depend on is not what it was.
 * @param readings by name; a page without one cannot be read, and is checked to say why
 * @param prebuilt pages that are taken from elsewhere where they are as they should be
 */
export function planPages(
  pages: PageFiles[],
  readings: Map<string, Reading>,
  { documents, catalogue, code, shared, media, drawn, sheets }: Around,
  output: Output,
  prebuilt: Prebuilt,
): Plan {
  const [all, rules] = [JSON.stringify([shared, code]), JSON.stringify([documents, code])]
  const keys = createKeys(catalogue, media, all, rules, drawn, sheets)
  const plans = pages.map((page): PagePlan => {
    const reading = readings.get(page.name)
    if (!reading) return { page, files: [], build: false, check: true, now: { key: '', checkKey: '' } }
    const now = { key: keys.pageKey(reading), checkKey: keys.checkKey(reading) }
    const files = filesOf(reading, shared)
    const before = output.before.pages[page.name]
    const other = prebuilt.get(page.name)
    const isThere = before?.key === now.key && output.has(files)
    const isElsewhere = !isThere && other?.page.key === now.key && areIn(other.folder, files)
    if (isThere) output.keep(files)
    if (isElsewhere) output.take(files, other.folder)
    const known = isElsewhere ? other.page : before
    return { page, files, build: !isThere && !isElsewhere, check: known?.checkKey !== now.checkKey, now, known }
  })
  const tasks = plans.filter(({ build, check }) => build || check)
  return {
    sharedCheckKey: keys.sharedCheckKey,
    // Each has its data next to it.
    documents: plans.reduce((sum, { files }) => sum + files.length / 2, 0),
    tasks: tasks.map(({ page, build, check }) => ({ ...page, build, check })),
    done(problems, made) {
      output.staged(plans.flatMap(({ build, files }) => (build ? files : [])))
      const warnings = countByFile(problems)
      return Object.fromEntries(plans.map((plan) => [plan.page.name, builtPage(plan, warnings, made[plan.page.name])]))
    },
  }
}

/** Whether all files are in a folder. */
function areIn(folder: string, files: string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)))
}

function builtPage(
  { page: { files }, now, known, check }: PagePlan,
  warnings: Map<string, number>,
  made: Made | undefined,
): BuiltPage {
  const found = files.reduce((sum, file) => sum + (warnings.get(file) ?? 0), 0)
  return {
    ...now,
    warnings: check ? found : (known?.warnings ?? 0),
    heaviest: made?.heaviest ?? known?.heaviest ?? { path: '', bytes: 0 },
    searchKeys: made?.searchKeys ?? known?.searchKeys ?? {},
  }
}

function countByFile(problems: Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/** All files of a page. */
function filesOf({ name, entry }: Reading, { sites, brands, defaultLanguage }: Shared): string[] {
  const address = name === notFoundPage ? '/404' : entry.address
  return brands
    .filter((brand) => !isExcluded(brand, address))
    .flatMap(({ id }) => Object.keys(sites).flatMap((language) => filesIn(id, language, address, defaultLanguage)))
}
