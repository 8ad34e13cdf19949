import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { spoken } from '../cli/spoken'
import { endStages, Stage } from '../cli/stage'
import { builtAddress } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import { contextOf, type SiteIndex } from '../content/read/site-index'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import { byPage } from '../html/previews'
import type { Shared } from '../html/shared'
import { checkPages } from '../site/check-pages'
import type { OpenSite } from '../site/open'
import type { PageFiles, Scan } from '../site/pages'
import type { Made } from '../site/part'
import { type Sheets, sheetsByPage } from './data-sheets'
import { type Output, pageOutputs } from './output'
import type { BuildContext, BuiltPages } from './page-builder'
import type { Prebuilt } from './shards'

/** Where a build finds earlier results. */
type Earlier = {
  memo: Memo
  output: Output
  /** Pages that were built elsewhere: they are taken where they are as they should be. */
  prebuilt: Prebuilt
}

/**
 * Checks a site, and has those of its pages built that are not as they should be, since what they depend on changed.
 * @param pages all, or those of a shard
 * @param media of the site, as it is shown
 * @param context what all pages share
 * @param addTerms called with what the search knows of a page that was built now, in any order
 */
export async function buildPages(
  site: OpenSite,
  pages: PageFiles[],
  earlier: Earlier,
  media: Source['media'],
  context: BuildContext,
  addTerms: (page: string, terms: Record<string, string>) => void,
): Promise<BuiltPages> {
  const { memo, output, prebuilt } = earlier
  const { base, content, scans } = site.parts
  const { shared, drawn, sheets } = context
  const { pageKey } = createKeys(base.index, { media, day: content.source.day }, JSON.stringify(shared), drawn, sheets)
  // A page that cannot be read is checked to say why.
  const readable = pages.flatMap(({ name }) => scans.get(name) ?? [])
  const keys = new Map(readable.map((scan) => [scan.name, pageKey(scan)]))
  const files = new Map(readable.map((scan) => [scan.name, documentsOf(scan, shared)]))
  const made = new Map<string, Made>()
  for (const [name, key] of keys) {
    const one = findMade(name, key, files.get(name) ?? [], earlier)
    if (one) made.set(name, one)
  }
  const names = new Set([...keys.keys()].filter((name) => !made.has(name)))
  const stage = new Stage(spoken(say`Building pages`), names.size)
  const known = new Map([...prebuilt].map(([name, { page }]) => [name, { key: page.checkKey, checked: page.checked }]))
  const { problems, pages: checked } = await checkPages(site, {
    pages,
    known,
    build: {
      ...{ names, media, context },
      // It loads React, which checking does not need.
      load: async () => (await import('./page-builder')).pageBuilder(context),
      onMade(name, { terms = {}, ...one }) {
        made.set(name, memo.put('page', name, keys.get(name) ?? '', one))
        output.staged(files.get(name) ?? [])
        addTerms(name, terms)
        stage.advance(1)
      },
    },
  })
  endStages()
  return { keys, made, checked, problems }
}

/** Finds a page that was made before, here or elsewhere, and keeps its files. */
function findMade(name: string, key: string, files: string[], { memo, output, prebuilt }: Earlier): Made | undefined {
  const made = memo.find<Made>('page', name, key)
  if (made && output.has(files)) {
    output.keep(files)
    return made
  }
  const other = prebuilt.get(name)
  if (other?.page.key !== key || !areIn(other.folder, files)) return undefined
  output.copyPages(files, other.folder)
  return made ?? memo.put('page', name, key, other.page.made)
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
