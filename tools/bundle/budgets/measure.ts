import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedPage } from '../../../schema/localized'
import type { Contract } from '../../content/base/contract'
import { localizePage } from '../../content/localize/localize'
import { notFoundPage } from '../../content/read/model'
import { namedMedia } from '../../content/read/named-media'
import { readSite } from '../../content/read/read-site'
import type { Site } from '../../content/read/site'
import { createTranslator } from '../../content/read/words'
import { wordsOf } from '../../content/say/say.js'
import { brotliSize } from '../../files/brotli'
import { hashOf, readSchemas } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { lettersOf, type PageFont, pageFonts } from '../../html/fonts'
import { bootScript, shareAcross } from '../../html/shared'
import type { Bundle } from '../bundle'
import { readEngineContract } from '../contract/contract-file'

/** The module that renders pages. */
type Renderer = typeof import('../../html')

/** How many blocks the heaviest document shows: as many as the longest pages of a site have of different types. */
const manyBlocks = 5

/**
 * Measures the made-up site, rendered by the bundle as every site is.
 * @returns bytes by name, in Brotli
 */
export async function measure(bundle: Bundle): Promise<Figures> {
  const site = madeUpSite(await readEngineContract())
  const translator = createTranslator(site)
  const boot = bootScript(site, bundle.boot, bundle.app)
  const fonts = pageFonts(lettersOf(site, translator))
  const shared = shareAcross(site, translator, boot, bundle.app, fonts)
  // The copyright line must not change a budget.
  shared.build.year = 2030
  const { createDocuments }: Renderer = await import(bundle.html)
  const documents = createDocuments(shared, [])
  const render = (page: LocalizedPage) => documents.render(page, 'tr', 'made-up')
  const showing = (type: string): LocalizedPage => {
    const page = site.pages.find(({ name }) => name === type)
    if (!page) throw new Error(`The made-up site has no page "${type}".`)
    return localizePage(site, page, 'tr', translator)
  }

  const weighed = blockTypes().map(async (type) => {
    const page = showing(type)
    return { type, page, size: await brotliSize(render(page)) }
  })
  const alone = (await Promise.all(weighed)).sort((a, b) => b.size - a.size)
  const [heaviest] = alone
  if (!heaviest) throw new Error('The schema has no blocks.')
  const empty = render({ ...heaviest.page, blocks: [] })
  const blocks = alone.slice(0, manyBlocks).flatMap(({ page }) => page.blocks)
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(empty) ?? []
  return {
    'Inline script': await brotliSize(boot),
    'Styles of every page': await brotliSize(styles),
    ...(await loadsOf(bundle, fonts)),
    'Heaviest document': await brotliSize(render({ ...heaviest.page, blocks })),
    'Document without blocks': await brotliSize(empty),
    ...Object.fromEntries(alone.map(({ type, size }) => [`Document with \`${type}\``, size])),
  }
}

/** Files that are fetched apart from documents. Fonts are compressed by themselves. */
async function loadsOf({ files, app, scripts }: Bundle, fonts: PageFont[]): Promise<Figures> {
  const sumOf = async (paths: string[]) => {
    const sizes = paths.map((path) => brotliSize(readFileSync(files[path] ?? '')))
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
  }
  const later = Object.keys(files).filter((path) => path.endsWith('.js') && !scripts.includes(path))
  return {
    'Scripts of the app': await sumOf(scripts),
    'Scripts loaded when needed': await sumOf(later),
    'Styles of the app': await sumOf(app.styles),
    'Styles of paper': await sumOf([app.print]),
    Fonts: (await Promise.all(fonts.map(({ file }) => file))).reduce((sum, file) => sum + statSync(file).size, 0),
  }
}

/** The types of all blocks. */
export function blockTypes(): string[] {
  return Object.keys(examplesByBlock()).sort()
}

/**
 * A site that only code can change by a byte: for each block it has a page that shows the schema's own examples of it,
 * with the engine's own words, and its pictures are names with a size.
 */
export function madeUpSite(contract: Contract): Site {
  const { text = [], ...others } = examplesByBlock()
  const product = { kind: 'product', parent: 'family' }
  const pages = {
    ...Object.fromEntries(['index', 'family', notFoundPage].map((name) => [name, measuredPage(text)])),
    // Every page that is measured has the parts that pages show of each other.
    ...Object.fromEntries(
      Object.entries({ text, ...others }).map(([type, blocks]) => [type, measuredPage(blocks, product)]),
    ),
  }
  const documents = {
    'pages/_site.json': readFileSync(join(projectFolder, 'tools/bundle/budgets/site.json'), 'utf8'),
    ...Object.fromEntries(Object.entries(pages).map(([name, json]) => [`pages/${name}.json`, JSON.stringify(json)])),
  }
  const { site, problems } = readSite({ documents, media: {} }, contract)
  if (!site || problems.length > 0)
    throw new Error(
      `The made-up site is not valid: ${problems.map(({ file, message }) => `${file}: ${wordsOf(message)}`)}`,
    )
  for (const file of namedMedia(site)) site.source.media[file] = mediaFor(file)
  return site
}

function measuredPage(blocks: object[], more: object = {}): object {
  return {
    title: 'Model A',
    description: 'A small and light model, made of steel, which is easy to clean and ready in one day.',
    ...more,
    blocks,
  }
}

function examplesByBlock(): Record<string, object[]> {
  return Object.fromEntries(
    Object.entries(readSchemas()).flatMap(([file, { examples }]) => {
      const [, type] = /^blocks\/(.*)\.json$/.exec(file) ?? []
      return type ? [[type, examples]] : []
    }),
  )
}

/** A file as the build knows it: pictures exist in four widths at addresses made from a hash. */
function mediaFor(file: string) {
  const isPicture = /\.avif$/.test(file)
  return {
    bytes: 90_000,
    width: 1280,
    height: 960,
    ...(/\.(avif|svg)$/.test(file) ? { hash: hashOf(file) } : {}),
    ...(isPicture ? { widths: [320, 480, 960, 1280], colour: '#e9ebea' } : {}),
  }
}

/** Measured bytes, or allowed ones, by name. */
export type Figures = Record<string, number>

const tableMarks = ['<!-- table -->', '<!-- /table -->'] as const

/** Puts the table of all figures between its marks in a Markdown text. */
export function withTable(markdown: string, measured: Figures, limits: Figures): string {
  const [before = '', after = ''] = [markdown.split(tableMarks[0])[0], markdown.split(tableMarks[1])[1]]
  return `${before}${tableMarks[0]}\n\n${figuresTable(measured, limits)}\n\n${tableMarks[1]}${after}`
}

function figuresTable(measured: Figures, limits: Figures): string {
  const rows = Object.entries(measured).map(([name, now]) => {
    const limit = limits[name]
    return `| ${name} | ${bytes(now)} | ${limit === undefined ? '' : bytes(limit)} |`
  })
  return ['| What | now | at most |', '| --- | ---: | ---: |', ...rows].join('\n')
}

/** A number of bytes as people read it: "12,345". */
function bytes(count: number): string {
  return count.toLocaleString('en')
}

/** Rises and falls of up to this share are no news. */
const newsShare = 0.03

/** Failures of the test, and changes that are only to be recorded: each in a sentence. */
type Comparison = { failures: string[]; falls: string[] }

/**
 * @param limits what may never be exceeded, by the names of figures
 * @param recorded the figures of the last time that somebody accepted them
 */
export function compareFigures(limits: Figures, recorded: Figures, measured: Figures): Comparison {
  const failures = Object.entries(limits).flatMap(([name, limit]) => {
    const now = measured[name]
    if (now === undefined) return [`${name}: there is a limit, but nothing is measured under this name.`]
    return now > limit ? [`${name}: ${bytes(now)} bytes, and ${bytes(limit)} are allowed.`] : []
  })
  const falls: string[] = []
  for (const [name, now] of Object.entries(measured)) {
    const before = recorded[name]
    if (before === undefined) failures.push(`${name}: ${bytes(now)} bytes, not recorded yet.`)
    else if (now > before * (1 + newsShare)) failures.push(`${name}: ${change(before, now)}.`)
    else if (now < before * (1 - newsShare)) falls.push(`${name}: ${change(before, now)}.`)
  }
  for (const name of Object.keys(recorded)) if (!(name in measured)) falls.push(`${name}: recorded, but gone.`)
  return { failures, falls }
}

function change(before: number, now: number): string {
  const percent = before === 0 ? '' : `${((100 * Math.abs(now - before)) / before).toFixed(1)} % `
  return `${bytes(now)} bytes, ${percent}${now > before ? 'more' : 'less'} than the ${bytes(before)} recorded`
}
