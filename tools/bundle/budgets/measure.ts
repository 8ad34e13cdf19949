import { readFileSync, statSync } from 'node:fs'
import type { LocalizedPage } from '../../../schema/localized'
import { localizePage } from '../../content/localize'
import { createTranslator } from '../../content/words'
import { brotliSize } from '../../files/brotli'
import type { PageFont } from '../../html/fonts'
import { pageFonts } from '../../html/language-fonts'
import { lettersOf } from '../../html/letters'
import { bootScript, shareAcross } from '../../html/shared'
import type { Bundle } from '../bundle'
import { readEngineContract } from '../contract/contract-file'
import { blockTypes, madeUpSite } from './site'
import type { Figures } from './table'

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
  const fonts = await pageFonts(lettersOf(site, translator))
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
