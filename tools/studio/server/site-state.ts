import { inParts, type PageFiles } from '../../builder/parts'
import { readPages } from '../../builder/reader'
import { noTime } from '../../builder/timings'
import { ledgerFolder } from '../../content/ledger'
import type { PageInfo } from '../../content/page-info'
import type { Problem } from '../../content/problem'
import type { Site } from '../../content/site'
import { countBy } from '../../content/translation-count'
import { translationsOf } from '../../content/translation-state'
import { knownUnits } from '../../content/units'
import { isInRepository } from '../../files/repository'
import { readTexts } from '../../files/texts'
import { kindNames } from '../../new/kinds'
import { readLedgerFiles } from '../../translations/ledger-files'
import type { PageRow, PageState, SiteState, WordStates } from '../protocol'
import { draftsOf, dropSaved, pagesWithDrafts } from './drafts'
import { filesOfName, readState } from './page-files'

/** What the Studio needs to begin. @param site without its pages */
export function siteState({ settings, source, index, locales }: Site, problems: Problem[]): SiteState {
  const errors = new Map<string, number>()
  for (const { file } of problems) {
    const name = nameOf(file)
    errors.set(name, (errors.get(name) ?? 0) + 1)
  }
  const unsaved = pagesWithDrafts()
  const rowOf = ({ name, file, names, address, parent, draft = false, lang, languages }: PageInfo): PageRow => ({
    ...{ name, file, address, parent, draft, lang, languages },
    title: names[lang]?.text ?? name,
    errors: errors.get(name) ?? 0,
    unsaved: unsaved.has(name),
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
  return {
    languages: settings.languages,
    defaultLanguage: settings.defaultLanguage,
    brands: settings.brands.map(({ id, name, darkTheme }) => ({ id, name, darkTheme: darkTheme === true })),
    source: { documents: source.documents, media: source.media, fonts: source.fonts },
    index: { pages: index.pages, unreadable: index.unreadable },
    pages: [...index.pages.map(rowOf), ...unread],
    units: [...knownUnits(locales)],
    kinds: kindNames.map((id) => ({ id })),
    repository: isInRepository(),
  }
}

/** The name of the page that a file belongs to. */
function nameOf(file: string): string {
  return /^(?:pages|locales\/[^/]+)\/(.*)\.json$/.exec(file)?.[1] ?? ''
}

/** A page with its translations, as they are on the disk. @throws Refusal for what is no name of a page */
export function pageState(name: string): PageState {
  const files = filesOfName(name)
    .map(readState)
    .filter(({ text }) => text !== undefined)
  dropSaved(name, files)
  const ledger = readTexts([`${ledgerFolder}/${name}.jsonl`, `${ledgerFolder}/pages.txt`], [])
  return { name, files, ledger, drafts: draftsOf(name) }
}

/**
 * How many words of each page are in each state. All pages are read, some at a time, so that other requests are answered
 * meanwhile.
 */
export async function wordStates(site: Site, pages: PageFiles[]): Promise<WordStates> {
  const ledger = readLedgerFiles()
  const states: WordStates = {}
  for (const part of inParts(pages)) {
    await new Promise((done) => setImmediate(done))
    const read = readPages({ ...site, source: { ...site.source, ledger: ledgerOf(ledger, part) } }, part, noTime()).site
    const own = new Set(part.map(({ name }) => name))
    const words = (translationsOf(read) ?? []).filter(({ of }) => own.has(of.name))
    for (const name of own) states[name] = {}
    for (const [key, count] of countBy(words, ({ of, lang }) => `${of.name} ${lang}`)) {
      const [name = '', lang = ''] = key.split(' ')
      states[name] = { ...states[name], [lang]: count }
    }
  }
  return states
}

/** What the ledger says of some pages: nothing is gone from another page then, which is looked for else. */
function ledgerOf(ledger: Record<string, string>, pages: PageFiles[]): Record<string, string> {
  const names = new Set(pages.map(({ name }) => `${ledgerFolder}/${name}.jsonl`))
  const isOwn = (path: string) => names.has(path) || !path.endsWith('.jsonl')
  return Object.fromEntries(Object.entries(ledger).filter(([path]) => isOwn(path)))
}
