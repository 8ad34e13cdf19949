import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocalizedPage, LocalizedSite } from '../../schema/localized'
import { type Bundle, bundleRenderer } from '../build/bundle'
import { drawWorld } from '../build/continents'
import type { ServerBundle, Shared } from '../build/render'
import { shareAcross } from '../build/shared'
import type { Check } from '../content/check'
import { checkSite } from '../content/check'
import { mediaAddress } from '../content/media'
import type { Site } from '../content/site'
import { createTranslator, type Translator } from '../content/words'
import { measure, mediaFolder, readContract, readSource } from '../host/files'
import { countProblems, printProblem } from '../host/print'
import { paperFonts } from './fonts'
import type { Sheet } from './press'

/** All that is needed to make sheets for paper out of the site of the folder the command runs in. */
export type Workshop = {
  site: Site
  translator: Translator
  bundle: Bundle
  shared: Shared
  /** What sheets ask for, by address. */
  files: Map<string, string>
  render: ServerBundle['renderBatch']
  /** Puts a language into an address. */
  addressIn(language: string, address: string): string
}

/**
 * Reads and checks the site, and makes ready what renders it.
 * @param rules the checks that must find no error
 * @returns undefined when there are errors, which are printed
 */
export async function openWorkshop(rules: Check[]): Promise<Workshop | undefined> {
  const source = readSource()
  const { site, problems } = checkSite(source, readContract(), rules)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!site || errors.length > 0) {
    for (const problem of errors) console.error(`${printProblem(problem, source.documents[problem.file])}\n`)
    console.error(`Nothing was printed: ${countProblems(problems)}.`)
    return undefined
  }
  site.source.media = await measure(source.media)
  site.source.drawing = drawWorld()
  const translator = createTranslator(site)
  const bundle = await bundleRenderer()
  const fonts = paperFonts()
  const media = Object.entries(site.source.media).map(([file, one]): [string, string] => [
    mediaAddress(file, one),
    join(mediaFolder, file),
  ])
  const bundled = Object.entries(bundle.files).map(([address, file]): [string, string] => [`/${address}`, file])
  const { renderBatch, addressIn }: ServerBundle = await import(pathToFileURL(resolve(bundle.server)).href)
  return {
    site,
    translator,
    bundle,
    shared: forPaper(shareAcross(site, translator, '', bundle.app), fonts.css),
    files: new Map([...media, ...bundled, ...fonts.files]),
    render: renderBatch,
    addressIn: (language, address) => addressIn(language, address, site.settings.defaultLanguage),
  }
}

/** Without scripts, in the fonts of paper, and the same every year: the copyright line is not printed. */
function forPaper(shared: Shared, css: string): Shared {
  return { ...shared, build: { ...shared.build, fonts: { css, preload: {} }, year: 0 } }
}

/** The company stands at the foot of every sheet: the site's footer is there only for what more it says on paper. */
const withoutEnd = '@media print{.footer:not(:has(.paper-end)){display:none}}'

/**
 * A page of the site as a sheet for paper, with the company at its foot.
 * @param address where it is on the web, without the host
 */
export function sheetOf(
  { shared, render }: Workshop,
  page: LocalizedPage,
  { language, brand, address }: { language: string; brand: LocalizedSite['brands'][number]; address: string },
): Sheet {
  const [rendered] = render({ batch: { language, brandId: brand.id, pages: [page] }, shared })
  const { legalName } = shared.sites[language] ?? {}
  const foot = JSON.stringify(typeof legalName === 'object' ? legalName.text : legalName)
  const html = (rendered?.html ?? '').replace('</head>', `<style>:root{--foot:${foot}}${withoutEnd}</style></head>`)
  return { html, address: brand.origin + address }
}
