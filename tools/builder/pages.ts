import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { say } from '../cli/language/say'
import { endStages, Stage } from '../cli/stage'
import { groupBy } from '../content/group'
import { builtAddress } from '../content/model'
import type { Problem } from '../content/problem'
import type { Memo } from '../files/memo'
import type { Shared } from '../html/shared'
import type { Keys } from './keys'
import type { BuiltPage } from './manifest'
import type { Output } from './output'
import type { PageFiles } from './parts'
import { filesIn } from './paths'
import type { Built, PageTask } from './protocol'
import type { Scan } from './scan'
import type { Prebuilt } from './shards'

/** What there is to do for a page, and what of it is known. */
type Plan = { page: PageFiles; files: string[]; keys: { page: string; check: string } } & Partial<BuiltPage>

/** What a build is to do, and where it finds what was done. */
type Around = {
  keys: Keys
  shared: Shared
  memo: Memo
  output: Output
  /** Pages that were built elsewhere: they are taken where they are as they should be. */
  prebuilt: Prebuilt
}

/**
 * Has those pages checked or built that are not as they should be, since what they depend on changed.
 * @param scans by name; a page without one cannot be read, and is checked to say why
 * @param build does it
 * @returns what is known of each page now, by its name
 */
export async function buildPages(
  pages: PageFiles[],
  scans: Map<string, Scan>,
  around: Around,
  build: (tasks: PageTask[], use: (built: Built) => void) => Promise<void>,
): Promise<Record<string, BuiltPage>> {
  const { memo, output } = around
  const plans = pages.map((page) => planOf(page, scans.get(page.name), around))
  const tasks = plans.flatMap(({ page, keys, made, problems }) =>
    made && problems ? [] : [{ ...page, build: !made && keys.page !== '', check: !problems }],
  )
  const problems: Problem[] = []
  const made: Built['made'] = {}
  const stage = new Stage(say('Building pages'), tasks.filter(({ build }) => build).length)
  await build(tasks, (built) => {
    problems.push(...built.problems)
    Object.assign(made, built.made)
    stage.advance(Object.keys(built.made).length)
  })
  // A page with a mistake is not built.
  endStages()
  const found = groupBy(problems, ({ file }) => file)
  const built = plans.map(({ page, files, keys, ...known }): [name: string, BuiltPage] => {
    const { name } = page
    const own = known.problems ?? page.files.flatMap((file) => found.get(file) ?? [])
    const one = known.made ?? made[name]
    // A page that cannot be read has no keys: nothing is known of it.
    if (keys.check) memo.put('check', name, keys.check, own)
    if (keys.page && one) memo.put('page', name, keys.page, one)
    if (!known.made && one) output.staged(files)
    return [name, { key: keys.page, made: one ?? nothing, checkKey: keys.check, problems: own }]
  })
  return Object.fromEntries(built)
}

/** A page that no brand has, or that cannot be built. */
const nothing: BuiltPage['made'] = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {} }

function planOf(page: PageFiles, scan: Scan | undefined, { keys, shared, memo, output, prebuilt }: Around): Plan {
  if (!scan) return { page, files: [], keys: { page: '', check: '' } }
  const own = { page: keys.pageKey(scan), check: keys.checkKey(scan) }
  const files = documentsOf(scan, shared)
  const other = prebuilt.get(page.name)
  const elsewhere = other?.page.key === own.page && areIn(other.folder, files) ? other : undefined
  const made = memo.find<BuiltPage['made']>('page', page.name, own.page)
  const isThere = made !== undefined && output.has(files)
  if (isThere) output.keep(files)
  else if (elsewhere) output.take(files, elsewhere.folder)
  return {
    page,
    files,
    keys: own,
    made: isThere ? made : elsewhere?.page.made,
    problems:
      memo.find<Problem[]>('check', page.name, own.check) ??
      (other?.page.checkKey === own.check ? other.page.problems : undefined),
  }
}

/** Whether all files are in a folder. */
function areIn(folder: string, files: string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)))
}

/** All files of a page: its documents, each with its data next to it. */
function documentsOf({ name, info }: Scan, { sites, brands, defaultLanguage }: Shared): string[] {
  const address = builtAddress({ name, address: info.address })
  return brands
    .filter((brand) => !isExcluded(brand, address))
    .flatMap(({ id }) => Object.keys(sites).flatMap((language) => filesIn(id, language, address, defaultLanguage)))
}
