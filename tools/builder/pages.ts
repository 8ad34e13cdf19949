import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { spoken } from '../cli/spoken'
import { endStages, Stage } from '../cli/stage'
import { builtAddress } from '../content/model'
import type { PageInfo } from '../content/page-info'
import type { Problem } from '../content/problem'
import { say } from '../content/say/say.js'
import type { Source } from '../content/site'
import { contextOf, type SiteIndex } from '../content/site-index'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import { byPage } from '../html/previews'
import type { Shared } from '../html/shared'
import type { OpenSite } from '../site/open'
import type { PageFiles } from '../site/pages'
import type { Scan } from '../site/scan'
import type { Checked } from '../site/work'
import { type Sheets, sheetsByPage } from './data-sheets'
import { type Output, pageOutputs } from './output'
import type { BuildContext, Built, BuiltPage, createBuild, Made } from './page-builder'
import type { Prebuilt } from './shards'

/** The work for a page, and the parts of it that are known. */
type Plan = { name: string; files: string[]; key: string; made?: Made }

/** Where a build finds earlier results. */
type Around = {
  memo: Memo
  output: Output
  /** Pages that were built elsewhere: they are taken where they are as they should be. */
  prebuilt: Prebuilt
}

/**
 * Checks a site, and has those of its pages built that are not as they should be, since what they depend on changed.
 * @param pages all, or those of a shard
 * @param context what all pages share
 * @param use is called with what came of some pages, in any order
 * @returns what is known of each page now, by its name, and all problems
 */
export async function buildPages(
  site: OpenSite,
  pages: PageFiles[],
  around: Around,
  context: BuildContext,
  use: (built: Built) => void,
): Promise<{ built: Record<string, BuiltPage>; problems: Problem[] }> {
  const { memo, output, prebuilt } = around
  const { base, content, scans } = site.parts
  const { media, shared, drawn, sheets } = context
  const source = { media, day: content.source.day }
  const keys = createKeys(base.index, source, JSON.stringify(shared), drawn, sheets)
  const plans = pages.map(({ name }) => planOf(name, scans.get(name), keys, shared, around))
  const names = new Set(plans.flatMap(({ name, key, made }) => (made || key === '' ? [] : [name])))
  const failures: Problem[] = []
  const made: Built['made'] = {}
  const stage = new Stage(spoken(say`Building pages`), names.size)
  let build: ReturnType<typeof createBuild> | undefined
  const known = new Map([...prebuilt].map(([name, { page }]) => [name, { key: page.checkKey, checked: page.checked }]))
  const { problems, pages: checked } = await site.check({
    pages,
    known,
    pass: {
      names,
      job: { kind: 'build' },
      context,
      async own(tasks, unsettled) {
        // It loads React, which checking does not need.
        build ??= (await import('./page-builder')).createBuild(site.parts.work, context)
        return build(tasks, unsettled)
      },
      use(part) {
        failures.push(...part.failures)
        Object.assign(made, part.made)
        stage.advance(Object.keys(part.made).length)
        use(part)
      },
    },
  })
  // A page with a mistake is not built.
  endStages()
  const built = plans.map(({ name, files, key, ...known }): [name: string, BuiltPage] => {
    const one = known.made ?? made[name]
    // A page that cannot be read has no keys: nothing is known of it.
    if (key && one && !memo.find('page', name, key)) memo.put('page', name, key, one)
    if (!known.made && one) output.staged(files)
    return [name, { key, made: one ?? nothingMade, checked: checked.get(name) ?? notChecked }]
  })
  return { built: Object.fromEntries(built), problems: [...problems, ...failures] }
}

/** A page that no brand has, or that cannot be built. */
const nothingMade: Made = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {} }

const notChecked: Checked = { problems: [], notes: {}, notesKey: '', missing: {}, unreadable: [] }

/** Finds out what there is to do for a page. @param scan without one it cannot be read, and is checked to say why */
function planOf(
  name: string,
  scan: Scan | undefined,
  keys: Keys,
  shared: Shared,
  { memo, output, prebuilt }: Around,
): Plan {
  if (!scan) return { name, files: [], key: '' }
  const key = keys.pageKey(scan)
  const files = documentsOf(scan, shared)
  const other = prebuilt.get(name)
  const elsewhere = other?.page.key === key && areIn(other.folder, files) ? other : undefined
  const made = memo.find<Made>('page', name, key)
  const isThere = made !== undefined && output.has(files)
  if (isThere) output.keep(files)
  else if (elsewhere) output.take(files, elsewhere.folder)
  return { name, files, key, made: isThere ? made : elsewhere?.page.made }
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
    .flatMap(({ id }) => Object.keys(sites).flatMap((language) => pageOutputs(id, language, address, defaultLanguage)))
}

/** Keys of pages: equal where nothing changed that they depend on. */
export type Keys = {
  /** Of all that the files of a page are made from: its documents, what all pages share, pages it shows or finds, tables it compares, media, its previews and data sheets. */
  pageKey(scan: Scan): string
}

/**
 * @param source its media, and the day whose site it is
 * @param frame what all pages share when they are built, as one text
 * @param drawn the link previews that are drawn
 */
export function createKeys(
  index: SiteIndex,
  { media, day = '' }: Pick<Source, 'media' | 'day'>,
  frame: string,
  drawn: string[],
  sheets: Sheets,
): Keys {
  const previewsOf = byPage(drawn)
  const sheetsOf = sheetsByPage(sheets)
  const mediaKeys = new Map(Object.entries(media).map(([file, one]) => [file, JSON.stringify([file, one])]))
  const mediaKey = (file: string) => mediaKeys.get(file) ?? file
  const frameKey = hashOf(frame)
  // Most pages are shown by others; each is written out once.
  const faces = new Map<PageInfo, string>()
  const faceOf = (info: PageInfo) => {
    const face = faces.get(info) ?? JSON.stringify([info.address, info.names]) + mediaKey(info.picture ?? '')
    faces.set(info, face)
    return face
  }
  const tree = [...index.children].map(([slug, pages]) => [slug, pages.map(({ address }) => address)])
  return {
    pageKey: ({ hash, info }) => {
      const { ancestors, siblings, related, compared, found } = contextOf(info, index)
      const faces = [
        ancestors,
        siblings,
        related,
        found,
        found.flatMap((one) => index.bySlug.get(one.parent ?? '') ?? []),
      ].map((shown) => shown.map(faceOf).join())
      const own = [...previewsOf(info.address), ...sheetsOf(info.address)]
      const tables = compared.map(({ address, names, rows }) => [address, names, rows])
      // What finders show, and in which order.
      const answers = found.length > 0 && [found.map((one) => [one.for, one.does]), tree]
      const passed = info.days?.filter((last) => last < day).length ?? 0
      return keyOf({
        frame: frameKey,
        files: hash,
        pages: hashOf([...faces, JSON.stringify([tables, answers])].join('\n')),
        media: hashOf([...info.media.map(mediaKey), own].join('\n')),
        passed: String(passed),
      })
    },
  }
}
