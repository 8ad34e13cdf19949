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
import type { Published } from '../published'
import { fixedPart } from './fixed-part'

type Renderer = typeof import('../../html')

/**
 * Number of block types in two measured documents, as many as on the longest pages of a site. The heaviest document
 * contains all examples of these types. The document whose fixed part is measured contains only the first example of
 * each.
 */
const manyBlocks = 5

/** Renders the made-up site with the bundle, and measures the result. @returns sizes in bytes after Brotli, by name */
export async function measure(bundle: Bundle & Published): Promise<Figures> {
  const site = madeUpSite(await readEngineContract())
  const translator = createTranslator(site)
  const boot = bootScript(site, bundle, bundle.app)
  const fonts = pageFonts(lettersOf(site, translator))
  const shared = shareAcross(site, translator, boot, bundle.app, fonts)
  // Uses a constant year in the copyright line, so that the measured sizes do not change with the year.
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
  const documentsBySize = (await Promise.all(weighed)).sort((a, b) => b.size - a.size)
  const [heaviest] = documentsBySize
  if (!heaviest) throw new Error('The schema has no blocks.')
  const empty = render({ ...heaviest.page, blocks: [] })
  // Sorted by type, because the order of blocks affects how well a document is compressed.
  const largest = documentsBySize.slice(0, manyBlocks).sort((a, b) => (a.type < b.type ? -1 : 1))
  const blocks = largest.flatMap(({ page }) => page.blocks)
  const typical = largest.flatMap(({ page }) => page.blocks.slice(0, 1))
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(empty) ?? []
  return {
    'Inline script': await brotliSize(boot),
    'Styles of every page': await brotliSize(styles),
    ...(await loadsOf(bundle, fonts)),
    'Heaviest document': await brotliSize(render({ ...heaviest.page, blocks })),
    'Fixed part of a document': await fixedPart(render({ ...heaviest.page, blocks: typical })),
    'Document without blocks': await brotliSize(empty),
    ...Object.fromEntries(documentsBySize.map(({ type, size }) => [`Document with \`${type}\``, size])),
  }
}

/**
 * Sizes of files that load separately from documents. For fonts, these are file sizes, because font files are already
 * compressed.
 */
async function loadsOf({ files, app, scripts }: Bundle & Published, fonts: PageFont[]): Promise<Figures> {
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

/** All block types, sorted. */
export function blockTypes(): string[] {
  return Object.keys(examplesByBlock()).sort()
}

/**
 * Creates a site whose size depends only on the code. It has one page for each block type with the schema's examples,
 * the engine's interface words, and pictures that have a name and a size but no file.
 */
export function madeUpSite(contract: Contract): Site {
  const { text = [], ...others } = examplesByBlock()
  const product = { kind: 'product', parent: 'family' }
  const pages = {
    ...Object.fromEntries(['index', 'family', notFoundPage].map((name) => [name, measuredPage(text)])),
    // Each measured page has a parent page, so that it also shows parts such as breadcrumbs.
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

/** Media data of a file, as a build would create it: pictures have four widths, and addresses contain a hash. */
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

/** Measured or allowed sizes in bytes, by name. */
export type Figures = Record<string, number>

const tableMarks = ['<!-- table -->', '<!-- /table -->'] as const

/** Replaces the table of sizes between the two `tableMarks` in a Markdown text. */
export function withTable(markdown: string, measured: Figures, limits: Figures): string {
  const [head = '', tail = ''] = [markdown.split(tableMarks[0])[0], markdown.split(tableMarks[1])[1]]
  return `${head}${tableMarks[0]}\n\n${figuresTable(measured, limits)}\n\n${tableMarks[1]}${tail}`
}

function figuresTable(measured: Figures, limits: Figures): string {
  const rows = Object.entries(measured).map(([name, now]) => {
    const limit = limits[name]
    return `| ${name} | ${bytes(now)} | ${limit === undefined ? '' : bytes(limit)} |`
  })
  return ['| What | now | at most |', '| --- | ---: | ---: |', ...rows].join('\n')
}

/** Formats a number of bytes: `bytes(12345) // '12,345'` */
function bytes(count: number): string {
  return count.toLocaleString('en')
}

/** Relative change up to which an increase or decrease is ignored (0.03 is 3 %). */
const newsShare = 0.03

/** Failures of the test, and decreases that only have to be recorded, each as a sentence. */
type Comparison = { failures: string[]; falls: string[] }

/**
 * Compares measured figures with limits and recorded figures.
 * @param limits maximum sizes in bytes, by name
 * @param recorded the figures that were last accepted
 */
export function compareFigures(limits: Figures, recorded: Figures, measured: Figures): Comparison {
  const failures = Object.entries(limits).flatMap(([name, limit]) => {
    const now = measured[name]
    if (now === undefined) return [`${name}: there is a limit, but nothing is measured under this name.`]
    return now > limit ? [`${name}: ${bytes(now)} bytes, and ${bytes(limit)} are allowed.`] : []
  })
  const falls: string[] = []
  for (const [name, now] of Object.entries(measured)) {
    const recordedBytes = recorded[name]
    if (recordedBytes === undefined) failures.push(`${name}: ${bytes(now)} bytes, not recorded yet.`)
    else if (now > recordedBytes * (1 + newsShare)) failures.push(`${name}: ${change(recordedBytes, now)}.`)
    else if (now < recordedBytes * (1 - newsShare)) falls.push(`${name}: ${change(recordedBytes, now)}.`)
  }
  for (const name of Object.keys(recorded)) if (!(name in measured)) falls.push(`${name}: recorded, but gone.`)
  return { failures, falls }
}

function change(recordedBytes: number, measuredBytes: number): string {
  const percent =
    recordedBytes === 0 ? '' : `${((100 * Math.abs(measuredBytes - recordedBytes)) / recordedBytes).toFixed(1)} % `
  return `${bytes(measuredBytes)} bytes, ${percent}${measuredBytes > recordedBytes ? 'more' : 'less'} than the ${bytes(recordedBytes)} recorded`
}
