import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { messageText } from '../cli/message-language'
import { Stage } from '../cli/stage'
import { builtAddress } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import type { Shared } from '../html/shared'
import { checkPages } from '../site/check-pages'
import type { OpenSite } from '../site/open'
import type { PageFiles, Scan } from '../site/pages'
import type { PageOutput } from '../site/part'
import { type Output, pageOutputs } from './output'
import type { BuildContext, BuiltPages } from './page-builder'
import { createKeys, type LanguageKeys, languageKeysOf } from './page-keys'
import type { Prebuilt } from './shards'

/** Results of earlier builds. */
type Earlier = {
  memo: Memo
  output: Output
  /** Pages built on other machines. Those that are up to date are copied. */
  prebuilt: Prebuilt
}

/** A page of the last build that has changed in only some languages, and these languages. */
type Outdated = { page: PageOutput; languages: string[] }

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
  const { pageKey } = createKeys(base, { media, day: content.source.day }, drawn, sheets)
  const languageKeys = languageKeysOf(shared, base)
  const earlierLanguageKeys = memo.find<LanguageKeys>('languages', '', '')
  memo.put('languages', '', '', languageKeys)
  const [sharedKey, earlierSharedKey] = [languageKeys, earlierLanguageKeys ?? {}].map((all) =>
    keyOf({ shared: hashOf(JSON.stringify(all)) }),
  )
  // Unreadable pages are not built; the check reports them.
  const readable = pages.flatMap(({ name }) => scans.get(name) ?? [])
  const keys = new Map<string, string>()
  const files = new Map(readable.map((scan) => [scan.name, documentsOf(scan, shared)]))
  const madePages = new Map<string, PageOutput>()
  const outdatedPages = new Map<string, Outdated>()
  for (const scan of readable) {
    const { name } = scan
    const ownKey = pageKey(scan)
    const key = `${sharedKey} ${ownKey}`
    const pageFiles = files.get(name) ?? []
    keys.set(name, key)
    const madePage = findMade(name, key, pageFiles, earlier)
    if (madePage) madePages.set(name, madePage)
    else if (earlierLanguageKeys) {
      const page = memo.find<PageOutput>('page', name, `${earlierSharedKey} ${ownKey}`)
      const languages = outdatedLanguages(scan.info, languageKeys, earlierLanguageKeys)
      if (page && languages && output.has([...pageFiles, ...page.files])) outdatedPages.set(name, { page, languages })
    }
  }
  const names = new Set([...keys.keys()].filter((name) => !madePages.has(name)))
  const stage = new Stage(messageText(say`Building pages`), names.size)
  const buildContext: BuildContext = {
    ...context,
    languages: new Map([...outdatedPages].map(([name, { languages }]) => [name, languages])),
  }
  const knownResults = new Map(
    [...prebuilt].map(([name, { page }]) => [name, { key: page.checkKey, checked: page.checked }]),
  )
  const { problems, pages: checked } = await checkPages(site, {
    pages,
    known: knownResults,
    build: {
      ...{ names, media, context: buildContext },
      // Loaded on demand, because the page builder loads React, which is not needed if nothing is built.
      load: async () => (await import('./page-builder')).pageBuilder(buildContext),
      onMade(name, { terms = {}, ...facts }) {
        const [scan, pageFiles = [], outdated] = [scans.get(name), files.get(name), outdatedPages.get(name)]
        const writtenFiles = scan && outdated ? documentsOf(scan, shared, outdated.languages) : pageFiles
        const otherFiles = pageFiles.filter((file) => !writtenFiles.includes(file))
        const page = outdated ? updated(outdated.page, facts, otherFiles, output.folder) : facts
        madePages.set(name, memo.put('page', name, keys.get(name) ?? '', page))
        output.keep([...otherFiles, ...page.files])
        output.staged([...writtenFiles, ...facts.files])
        addTerms(name, terms)
        stage.advance(1)
      },
    },
  })
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

/**
 * Finds the languages in which a page must be built again after a change of the words that pages share.
 * @returns undefined if all languages are outdated, or if the page has a list, whose parts depend on all languages
 */
function outdatedLanguages(
  info: PageInfo,
  languageKeys: LanguageKeys,
  earlierLanguageKeys: LanguageKeys,
): string[] | undefined {
  const languages = Object.keys(languageKeys)
  // A page that is not translated into a language shows words of another language.
  const changed = languages.filter(
    (language) => languageKeys[language] !== earlierLanguageKeys[language] || !info.languages.includes(language),
  )
  return info.lists || changed.length === languages.length ? undefined : changed
}

/**
 * Combines the earlier data about a page's output with that of the languages that were built again.
 * @param otherFiles paths of the page's files that did not change, in `folder`
 */
function updated(page: PageOutput, changes: PageOutput, otherFiles: string[], folder: string): PageOutput {
  const isUnchanged = otherFiles.includes(page.heaviest.path)
  const candidates = isUnchanged ? [page.heaviest.path] : otherFiles.filter((file) => file.endsWith('.html'))
  const weights = candidates.map((path) => ({ path, bytes: statSync(join(folder, path)).size }))
  return {
    ...page,
    files: [...new Set([...page.files, ...changes.files])],
    heaviest: [...weights, changes.heaviest].reduce((most, other) => (other.bytes > most.bytes ? other : most)),
    searchKeys: { ...page.searchKeys, ...changes.searchKeys },
  }
}

function areIn(folder: string, files: string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)))
}

/**
 * Returns the paths of a page's output files: HTML documents, their data files and their Markdown.
 * @param languages by default all
 */
function documentsOf(
  { name, info }: Scan,
  { sites, brands, defaultLanguage, build }: Shared,
  languages = Object.keys(sites),
): string[] {
  const address = builtAddress({ name, address: info.address })
  return brands
    .filter((brand) => !isExcluded(brand, address))
    .flatMap(({ id }) =>
      languages.flatMap((language) => pageOutputs(id, language, address, defaultLanguage, build.hasMarkdown)),
    )
}
