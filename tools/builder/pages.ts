import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { messageText } from '../cli/message-language'
import { endStages, Stage } from '../cli/stage'
import { listTexts } from '../content/localize/page-list'
import { fieldOf } from '../content/read/listed-pages'
import { builtAddress } from '../content/read/model'
import { contextOf, withoutNameOrder } from '../content/read/page-context'
import type { PageInfo } from '../content/read/page-info'
import type { Base, Source } from '../content/read/site'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import { byPage } from '../html/previews'
import type { Shared } from '../html/shared'
import { checkPages } from '../site/check-pages'
import type { OpenSite } from '../site/open'
import type { PageFiles, Scan } from '../site/pages'
import type { PageOutput } from '../site/part'
import { type Sheets, sheetsByPage } from './data-sheets'
import { type Output, pageOutputs } from './output'
import type { BuildContext, BuiltPages } from './page-builder'
import type { Prebuilt } from './shards'

/** Results of earlier builds. */
type Earlier = {
  memo: Memo
  output: Output
  /** Pages built on other machines. Those that are up to date are copied. */
  prebuilt: Prebuilt
}

/**
 * Checks a site, and builds the pages whose inputs have changed.
 * @param pages all pages, or those of a shard
 * @param media the site's media, with variants and colours
 * @param context data that all pages share
 * @param addTerms called with the search data of each built page, in any order
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
  const { pageKey } = createKeys(base, { media, day: content.source.day }, JSON.stringify(shared), drawn, sheets)
  // Unreadable pages are not built; the check reports them.
  const readable = pages.flatMap(({ name }) => scans.get(name) ?? [])
  const keys = new Map(readable.map((scan) => [scan.name, pageKey(scan)]))
  const files = new Map(readable.map((scan) => [scan.name, documentsOf(scan, shared)]))
  const madePages = new Map<string, PageOutput>()
  for (const [name, key] of keys) {
    const madePage = findMade(name, key, files.get(name) ?? [], earlier)
    if (madePage) madePages.set(name, madePage)
  }
  const names = new Set([...keys.keys()].filter((name) => !madePages.has(name)))
  const stage = new Stage(messageText(say`Building pages`), names.size)
  const knownResults = new Map(
    [...prebuilt].map(([name, { page }]) => [name, { key: page.checkKey, checked: page.checked }]),
  )
  const { problems, pages: checked } = await checkPages(site, {
    pages,
    known: knownResults,
    build: {
      ...{ names, media, context },
      // Loaded on demand, because the page builder loads React, which is not needed if nothing is built.
      load: async () => (await import('./page-builder')).pageBuilder(context),
      onMade(name, { terms = {}, ...facts }) {
        madePages.set(name, memo.put('page', name, keys.get(name) ?? '', facts))
        output.staged([...(files.get(name) ?? []), ...facts.files])
        addTerms(name, terms)
        stage.advance(1)
      },
    },
  })
  endStages()
  return { keys, made: madePages, checked, problems }
}

/** Finds an up-to-date page from an earlier build, here or on another machine, and keeps or copies the page's files. */
function findMade(
  name: string,
  key: string,
  files: string[],
  { memo, output, prebuilt }: Earlier,
): PageOutput | undefined {
  const cachedPage = memo.find<PageOutput>('page', name, key)
  const cachedFiles = [...files, ...(cachedPage?.files ?? [])]
  if (cachedPage && output.has(cachedFiles)) {
    output.keep(cachedFiles)
    return cachedPage
  }
  const prebuiltPage = prebuilt.get(name)
  const prebuiltFiles = [...files, ...(prebuiltPage?.page.made.files ?? [])]
  if (prebuiltPage?.page.key !== key || !areIn(prebuiltPage.folder, prebuiltFiles)) return undefined
  output.copyPages(prebuiltFiles, prebuiltPage.folder)
  return cachedPage ?? memo.put('page', name, key, prebuiltPage.page.made)
}

function areIn(folder: string, files: string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)))
}

/** Returns the paths of all output files of a page: HTML documents, their data files and their Markdown. */
function documentsOf({ name, info }: Scan, { sites, brands, defaultLanguage, build }: Shared): string[] {
  const address = builtAddress({ name, address: info.address })
  return brands
    .filter((brand) => !isExcluded(brand, address))
    .flatMap(({ id }) =>
      Object.keys(sites).flatMap((language) => pageOutputs(id, language, address, defaultLanguage, build.hasMarkdown)),
    )
}

/** Cache keys of pages. A key changes only if the inputs of the page's output change. */
export type Keys = {
  /** Key of a page. Covers the page's files, shared data, and data of other pages and media that the page shows. */
  pageKey(scan: Scan): string
}

/**
 * Prepares the cache keys of pages.
 * @param source the site's media, and the day for which the site is built, like "2027-03-01"
 * @param frame the data that all pages of a build share, as one string
 * @param drawn paths of the existing link previews
 */
export function createKeys(
  site: Pick<Base, 'index' | 'settings' | 'locales'>,
  { media, day = '' }: Pick<Source, 'media' | 'day'>,
  frame: string,
  drawn: string[],
  sheets: Sheets,
): Keys {
  const previewsOf = byPage(drawn)
  const sheetsOf = sheetsByPage(sheets)
  const mediaKeys = new Map(Object.entries(media).map(([file, facts]) => [file, JSON.stringify([file, facts])]))
  const mediaKey = (file: string) => mediaKeys.get(file) ?? file
  const frameKey = hashOf(frame)
  // Cached as hashes, because most pages are shown on several other pages, and lists can show thousands of them.
  const cards = new Map<PageInfo, string>()
  const cardOf = (info: PageInfo) => {
    const card = cards.get(info) ?? hashOf(JSON.stringify([info.address, info.names]) + mediaKey(info.picture ?? ''))
    cards.set(info, card)
    return card
  }
  const texts = hashOf(listTexts(site))
  /** Returns the data of a page that the lists on another page show or use. */
  const listedFacts = ({ lists = [] }: PageInfo, page: PageInfo) => {
    const figures = lists.flatMap((list) => list.figures ?? [])
    const isWhole = lists.some(({ figures, look }) => figures === undefined && look === 'table')
    const rows = (page.rows ?? []).filter(({ id }) => isWhole || figures.includes(id))
    const { for: kinds, does, tags, date, updated, author, about, languages, draft } = page
    return [kinds, does, tags, date, updated, author, about, languages, draft, rows, fieldOf(page, site)]
  }
  return {
    pageKey: ({ hash, info }) => {
      const { index } = site
      // The order of names follows from the names themselves, which are part of the key.
      const context = contextOf(info.lists ? withoutNameOrder(info) : info, site)
      const { ancestors, siblings, related, compared, listed, before, after, manual } = context
      const shownCards = [
        ancestors,
        siblings,
        related,
        before,
        after,
        manual,
        listed,
        listed.flatMap((page) => index.bySlug.get(page.parent ?? '') ?? []),
      ].map((infos) => infos.map(cardOf).join())
      const extraFiles = [...previewsOf(info.address), ...sheetsOf(info.address)]
      const tables = compared.map(({ address, names, rows }) => [address, names, rows])
      const listFacts = info.lists && [texts, listed.map((page) => listedFacts(info, page))]
      const endedEvents = info.days?.filter((last) => last < day).length ?? 0
      return keyOf({
        frame: frameKey,
        files: hash,
        pages: hashOf(
          [...shownCards, JSON.stringify([tables, listFacts, manual.map(({ parent }) => parent)])].join('\n'),
        ),
        media: hashOf([...info.media.map(mediaKey), extraFiles].join('\n')),
        passed: String(endedEvents),
      })
    },
  }
}
