import { createHash } from 'node:crypto'
import { isExcluded } from '../../../renderer/parts/brand'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { isError, type Problem } from '../../../tools/content/base/problem'
import { runChecks } from '../../../tools/content/check/check'
import { hasOwnPages, localizePage } from '../../../tools/content/localize/localize'
import { pageFillerOf } from '../../../tools/content/read/fill-pages'
import { isPicture, isVector } from '../../../tools/content/read/media'
import type { BrandSettings, Page } from '../../../tools/content/read/model'
import { contextOf } from '../../../tools/content/read/page-context'
import { placesOf } from '../../../tools/content/read/read-page'
import { pageInfosOf, readPart, readSite } from '../../../tools/content/read/read-site'
import type { Site, Source } from '../../../tools/content/read/site'
import { createSiteIndex } from '../../../tools/content/read/site-index'
import { createTranslator } from '../../../tools/content/read/words'
import { wordsOf } from '../../../tools/content/say/say.js'
import { createDocuments, type Documents } from '../../../tools/html/document'
import { bootScript, shareAcross } from '../../../tools/html/shared'
import { sortContent } from '../../../tools/site/pages'
import { isLong } from '../long-run'
import { readWithBlocks } from '../source'
import { createInspector } from './html'
import { inspectProblems } from './problems'

/** Texts of documents by file. */
export type Texts = Record<string, string>

/** Changed texts by file; undefined for a deleted file. */
export type Changes = Record<string, string | undefined>

/** Result of a change: new problems, findings in messages or pages, and whether the change was accepted. */
export type Outcome = { problems: Problem[]; findings: string[]; accepted: boolean }

/** A site on which changes are tried out, and the functions for trying them. */
export type Lab = {
  folder: string
  source: Source
  site: Site
  /** For each page without errors, the texts of the page and of its translations. */
  pages: Texts[]
  /** Checks and renders one page with changed texts. Content that all pages share stays the same. */
  tryPage(texts: Changes): Outcome
  /** Checks and renders the whole site with changed files. */
  trySite(changes: Changes): Outcome
}

/** The fixture site, which is small enough to check the whole site after each change. */
export const smallLab = await openLab('tests/fixture-site')

/** Sites on which changes to pages are tried. Nightly runs add the site of this repository. */
export const labs: Lab[] = [smallLab]
if (isLong) labs.push(await openLab('.'))

async function openLab(folder: string): Promise<Lab> {
  const contract = await readContract(folder)
  const source = await sourceOf(folder)
  const { site, problems } = checkSite(source, contract, checks)
  if (!site) throw new Error(`The site of ${folder} cannot be read.`)
  const knownProblems = new Set(problems.map(nameOf))
  const broken = new Set(problems.filter(isError).map(({ file }) => file))
  const { shared, pages } = sortContent(
    new Map(Object.keys(source.documents).map((file) => [file, ''])),
    site.settings.languages.map(({ code }) => code),
  )
  const base = readSite({ ...source, documents: pickTexts(source.documents, shared) }, contract, site.index).site
  if (!base) throw new Error(`What the pages of ${folder} share cannot be read.`)
  const render = rendererOf(base)
  const isNew = (problem: Problem) => !knownProblems.has(nameOf(problem))

  const tryPage = (changes: Changes): Outcome => {
    const texts = present(changes)
    const name = nameOfPage(texts)
    const filler = pageFillerOf(base)
    const changedPart = readPart(base, texts)
    const [info] = pageInfosOf(changedPart.site)
    const others = site.index.pages.filter((other) => other.name !== name)
    const index = createSiteIndex(info ? [...others, info] : others, info ? [] : placesOf([`pages/${name}.json`]))
    const part = { ...changedPart.site, index }
    // Also checks the other pages if the change affects data that they use from this page.
    const isSeen = JSON.stringify(info) !== JSON.stringify(site.index.byName.get(name))
    const elsewhere = isSeen ? runChecks({ ...base, index }, checks) : []
    const problems = [...changedPart.problems, ...runChecks(part, checks), ...elsewhere]
    const newProblems = (filler ? problems.map(filler.placed) : problems).filter(isNew)
    const findings = inspectProblems(newProblems, { ...source.documents, ...texts })
    if (newProblems.some(isError)) return { problems: newProblems, findings, accepted: false }
    return { problems: newProblems, findings: [...findings, ...render(part, part.pages)], accepted: true }
  }
  const trySite = (changes: Changes): Outcome => {
    const documents = present({ ...source.documents, ...changes })
    const changedSite = checkSite({ ...source, documents }, contract, checks)
    const newProblems = changedSite.problems.filter(isNew)
    const findings = inspectProblems(newProblems, documents)
    if (!changedSite.site || newProblems.some(isError)) return { problems: newProblems, findings, accepted: false }
    const sample = changedSite.site.pages.filter(
      ({ file, address }) => file in changes || address === '/' || file.includes('/_not-found'),
    )
    return {
      problems: newProblems,
      findings: [...findings, ...rendererOf(changedSite.site)(changedSite.site, sample)],
      accepted: true,
    }
  }
  const sound = pages
    .map(({ files }) => pickTexts(source.documents, files))
    .filter((texts) => !Object.keys(texts).some((file) => broken.has(file)))
  return { folder, source, site, pages: sound, tryPage, trySite }
}

/** Prepares rendering for all languages and brands. @returns a function that renders pages and returns findings */
function rendererOf(base: Site): (site: Site, pages: Page[]) => string[] {
  const app = { scripts: ['app.js'], styles: ['app.css'], print: 'print.css' }
  const boot = bootScript(base, { boot: '__CONFIG__', bootWhole: '__CONFIG__', notice: '' }, app)
  const shared = shareAcross(base, createTranslator(base), boot, app, [])
  const documents: Documents = createDocuments(shared, [])
  const inspector = createInspector(keysIn(base))
  // Cache of findings, because a change leaves most documents of a page unchanged.
  const inspected = new Map<string, string[]>()
  const inspect = (html: string, address: string) => {
    const hash = createHash('sha1').update(address).update(html).digest('base64')
    const findings = inspected.get(hash) ?? inspector(html, address)
    inspected.set(hash, findings)
    return findings
  }
  return (site, pages) => {
    const translator = createTranslator(site)
    const findings = new Set<string>()
    for (const page of pages) {
      const info = site.index.byName.get(page.name)
      for (const language of Object.keys(shared.sites)) {
        const localize = (brand?: BrandSettings) =>
          localizePage(site, page, language, translator, { around: info && contextOf(info, site), brand })
        const common = localize()
        for (const brand of site.settings.brands) {
          if (isExcluded(brand, page.address)) continue
          const html = documents.render(hasOwnPages(brand) ? localize(brand) : common, language, brand.id)
          for (const finding of inspect(html, page.address)) findings.add(finding)
        }
      }
    }
    return [...findings]
  }
}

/** Keys of interface texts, except keys that also occur as texts. */
function keysIn({ locales }: Site): ReadonlySet<string> {
  const keys = new Set<string>()
  const words = new Set<string>()
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      words.add(value)
      keys.add(key)
    } else for (const [name, inner] of Object.entries(value ?? {})) walk(inner, key === '' ? name : `${key}.${name}`)
  }
  for (const names of locales.values()) walk(names.get('common')?.json, '')
  for (const word of words) keys.delete(word)
  return new Set([...keys].filter((key) => /[.-]/.test(key)))
}

async function sourceOf(folder: string): Promise<Source> {
  const source = await readWithBlocks(folder)
  // Simulates the step that prepares pictures (tools/site/pictures/make.ts).
  for (const [file, medium] of Object.entries(source.media))
    if (isPicture(file) && !isVector(file) && medium.width)
      Object.assign(medium, { widths: [320, medium.width], colour: '#888888' })
  return source
}

function present(changes: Changes): Texts {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  )
}

function pickTexts(documents: Texts, files: string[]): Texts {
  return Object.fromEntries(files.map((file) => [file, documents[file] ?? '']))
}

function nameOfPage(texts: Texts): string {
  return Object.keys(texts).flatMap((file) => /^pages\/(.*)\.json$/.exec(file)?.[1] ?? [])[0] ?? ''
}

/** Identifies a problem by everything except its position, which changes if lines are added above it. */
function nameOf({ file, code, message }: Problem): string {
  return `${file} ${code} ${wordsOf(message)}`
}
