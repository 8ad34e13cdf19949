import { inParts } from '../../content/base/group'
import { pageOfFile } from '../../content/base/page-of-file'
import type { Problem } from '../../content/base/problem'
import type { PageInfo } from '../../content/read/page-info'
import { rowPagesOf } from '../../content/read/row-pages'
import type { Site } from '../../content/read/site'
import { countBy } from '../../content/translation/translation-count'
import { translationsOf } from '../../content/translation/translation-state'
import { hashOf } from '../../files/files'
import { LedgerOnDisk } from '../../files/site/ledger-on-disk'
import type { OpenSite } from '../../site/open'
import { type PageFiles, readPages } from '../../site/pages'
import type { PageRow, PageState, SiteState, WordStates } from '../protocol'
import { draftsOf, dropSaved, pagesWithDrafts } from './drafts'
import { filesOfName, readState } from './page-files'

/** Initial data of the Studio. @param site the site without its pages */
export function siteState({ settings, source, index }: Site, problems: Problem[]): SiteState {
  const errors = new Map<string, number>()
  for (const { file } of problems) {
    const { name } = pageOfFile(file)
    errors.set(name, (errors.get(name) ?? 0) + 1)
  }
  const unsaved = pagesWithDrafts()
  const rowPages = source.tables && rowPagesOf(source.tables).pages
  /** Name of the document in which a page is edited. */
  const edited = (name: string) => rowPages?.get(name)?.pattern.name ?? name
  const rowOf = ({ name, file, names, address, parent, draft = false, lang, languages }: PageInfo): PageRow => ({
    ...{ name, file, address, parent, draft, lang, languages },
    title: names[lang]?.text ?? name,
    errors: errors.get(edited(name)) ?? 0,
    unsaved: unsaved.has(edited(name)),
  })
  const unread = index.unreadable
    .filter(({ name }) => !index.byName.has(name))
    .map(
      ({ name, address }): PageRow => ({
        ...{ name, address, file: `pages/${name}.json`, title: name, draft: false, languages: [] },
        lang: settings.defaultLanguage,
        errors: errors.get(name) ?? 1,
        unsaved: unsaved.has(name),
      }),
    )
  const { documents, media, fonts, day, tables } = source
  return {
    id: hashOf(process.cwd()),
    source: { documents, media, fonts, day, tables },
    index: { pages: index.pages, unreadable: index.unreadable },
    pages: [...index.pages.map(rowOf), ...unread],
  }
}

/** Reads a page and its translations from the disk. @throws Refusal for an invalid name */
export function pageState(name: string): PageState {
  const files = filesOfName(name)
    .map(readState)
    .filter(({ text }) => text !== undefined)
  dropSaved(name, files)
  const ledger = new LedgerOnDisk().texts([name])
  return { name, files, ledger, drafts: draftsOf(name) }
}

/** Number of pages to read in one batch. Other requests are answered between batches. */
const atOnce = 4

/**
 * Promise of the latest count. A request that arrives during a count waits until it ends, and then reads only the pages
 * that have changed since.
 */
let counting: Promise<unknown> = Promise.resolve()

/**
 * Number of texts in each translation state, for every page. Pages are read a few at a time, while no other request is
 * open. A page is read again only if it has changed.
 * @param idle returns a promise that resolves when no other request is open
 */
export function wordStates(
  content: () => { open: OpenSite; pages: PageFiles[] },
  idle: () => Promise<void>,
): Promise<WordStates> {
  const count = async () => {
    const { open, pages } = content()
    return countStates(open, pages, idle)
  }
  const next = counting.then(count, count)
  counting = next
  return next
}

async function countStates({ parts }: OpenSite, pages: PageFiles[], idle: () => Promise<void>): Promise<WordStates> {
  const { base: site, memo } = parts
  const disk = new LedgerOnDisk()
  const sharedHash = hashOf(JSON.stringify(site.source.documents))
  const keys = new Map(
    pages.map(({ name, fingerprint }) => [name, `${sharedHash} ${fingerprint} ${disk.fingerprint(name)}`]),
  )
  const states = new Map<string, WordStates[string]>()
  for (const [name, key] of keys) {
    const cachedCounts = memo.find<WordStates[string]>('states', name, key)
    if (cachedCounts) states.set(name, cachedCounts)
  }
  const isNew = ({ name }: PageFiles) => !states.has(name)
  for (const part of inParts(pages.filter(isNew), atOnce)) {
    await idle()
    const source = { ...site.source, ledger: disk.texts(part.map(({ name }) => name)) }
    const words = translationsOf(readPages({ ...site, source }, part).site)
    for (const { name } of part) {
      const counts = Object.fromEntries(countBy(words?.get(name) ?? [], ({ lang }) => lang))
      states.set(name, memo.put('states', name, keys.get(name) ?? '', counts))
    }
  }
  return Object.fromEntries(states)
}
