import { extname, join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { type LocalizedPage, missingAddress } from '../../schema/localized'
import { makeBundle, readBundle } from '../bundle/bundle'
import { blockReference } from '../bundle/contract/reference'
import type { LiveCode } from '../bundle/live'
import { letterNotices, noticesAddress, noticesText } from '../bundle/notices'
import { ownScript } from '../bundle/own'
import { describeFailure, Refusal } from '../cli/errors.js'
import { memoize } from '../content/base/memoize'
import { localizePage } from '../content/localize/localize'
import { draftsOf } from '../content/read/draft'
import { iconFile, icons } from '../content/read/icons'
import { mediaAddress, mediaFolder } from '../content/read/media'
import type { BrandSettings } from '../content/read/model'
import type { Site } from '../content/read/site'
import { createTranslator } from '../content/read/words'
import { draftScript } from '../html/draft-mark'
import { uncutFonts } from '../html/fonts'
import { bootScript, type Shared, shareAcross, siteData } from '../html/shared'
import { manifestAddress, manifestFor } from '../html/web-manifest'
import { pathOf } from '../serve/resolve'
import type { Text } from '../serve/send'
import type { LiveContent, OpenPage } from '../site/live'
import { ownFailure } from '../site/own-failure'
import { blocksAddress, blocksPage, exampleAt } from './block-examples'
import { choicesFor, gridPage, gridPrefix } from './preview/grid-page'
import { errorPage, liveTags, type StudioWay } from './words'

/** The module that renders pages. */
type Renderer = typeof import('../html')

/** The answer to a request: text, a file, or where to go on. */
export type Answer = Text | { file: string } | { location: string }

/** The stylesheet of all brands, whatever they looked like when it was named. */
const themes = /^\/assets\/themes\.[0-9a-f]+\.css$/

/**
 * Answers requests from the content as it is at that moment: pages, their data, pictures and fonts.
 * @param code that pages load
 * @param way to the Studio, which pages offer
 * @returns a function from an address to its answer; undefined if nothing is there
 */
export async function createResponder(
  content: LiveContent,
  code: LiveCode,
  way: StudioWay,
): Promise<(url: URL) => Answer | undefined> {
  const { boot, html, notices, draftMark } = readBundle(await makeBundle())
  const renderer: Renderer = await import(html)
  const sharedOf = memoize((site: Site) =>
    shareAcross(
      site,
      createTranslator(site),
      bootScript(site, boot, code.app),
      code.app,
      uncutFonts(languagesOf(site)),
      draftsOf(site),
    ),
  )
  return (url) => {
    try {
      return answerTo(url)
    } catch (error) {
      return document(500, errorPage(content.problems, describeFailure(error, 'dev')))
    }
  }

  function answerTo({ pathname: written, search, searchParams }: URL): Answer | undefined {
    const pathname = pathOf(written).path ?? written
    const { site } = content
    const file = site && fileAt(site, pathname)
    if (file) return { file }
    const { blocks } = site?.source ?? {}
    if (blocks && pathname === blocks.address) return { status: 200, type: 'text/javascript', body: ownScript(blocks) }
    if (pathname === draftScript) return { status: 200, type: 'text/javascript', body: draftMark }
    if (site && pathname === noticesAddress)
      return {
        status: 200,
        type: 'text/plain',
        body: noticesText([...notices, ...(blocks?.notices ?? []), ...letterNotices(languagesOf(site))]),
      }
    const isMade = themes.test(pathname) || pathname.startsWith('/data/') || pathname.endsWith('/manifest.webmanifest')
    const [, prefix = '', looked = '/'] = /^(\/_(?:frame|preview))(\/.*)?$/.exec(pathname) ?? []
    if (extname(pathname) !== '' && !isMade && prefix === '') return undefined
    const withoutPage = () => document(500, errorPage(content.problems))
    if (!site) return withoutPage()

    const shared = sharedOf(site)
    const { brands } = site.settings
    const brand = brands.find(({ id }) => id === searchParams.get('brand')) ?? brands[0]
    if (!brand) return withoutPage()
    if (pathname === blocksAddress) return document(200, blocksPage(site, blockReference(), code.scripts.blocks))
    if (themes.test(pathname)) return { status: 200, type: 'text/css', body: shared.build.themeSheet.css }
    if (prefix === gridPrefix) {
      const { address } = renderer.splitAddress(looked, languagesOf(site))
      const choices = choicesFor(site, address, (brand) => !isExcluded(brand, address))
      return document(content.hasPage(address) ? 200 : 404, gridPage(choices, code.scripts.grid))
    }
    const brandPage = ({ site, page }: OpenPage, language: string) =>
      renderer.pageFor(localizePage(site, page, language, createTranslator(site), { brand }), brand)
    const exampleOf = (address: string, language: string) =>
      address.startsWith(`${blocksAddress}/`) ? exampleAt(site, blockReference(), address, language) : undefined
    const openAt = (address: string, language: string) => exampleOf(address, language) ?? content.pageAt(address)
    if (pathname.startsWith('/data/')) return dataAt(openAt, shared, brand, pathname, brandPage)
    if (isMade) return manifestAt(site, shared, pathname)

    const { language = shared.defaultLanguage, address } = renderer.splitAddress(
      prefix === '' ? pathname : looked,
      Object.keys(shared.sites),
    )
    const moved = prefix === '' && site.settings.redirects.find(({ from }) => from === address)
    if (moved && !isExcluded(brand, moved.to))
      return { location: renderer.addressIn(language, moved.to, shared.defaultLanguage) + search }
    const example = exampleOf(address, language)
    const isThere = example !== undefined || (content.hasPage(address) && !isExcluded(brand, address))
    const open = example ?? content.pageAt(isThere ? address : missingAddress)
    if (!open) return withoutPage()
    if (prefix === framePrefix) {
      const wanted = { language, brand, isDark: searchParams.get('theme') === 'dark' }
      const body = rendered(open, () => pageFrame(open, wanted, shared, renderer))
      return { status: isThere ? 200 : 404, type: 'text/html', body }
    }
    const whole = rendered(open, () =>
      renderer.createDocuments(shared, []).render(brandPage(open, language), language, brand.id),
    )
    const text = whole.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    return document(isThere ? 200 : 404, text, way)
  }

  function document(status: number, html: string, offered?: StudioWay): Text {
    return { status, type: 'text/html', body: html.replace('</body>', () => `${liveTags(code, offered)}</body>`) }
  }
}

/** Renders a page. @throws Refusal where a block of the site's own is the likely cause of a failure */
function rendered({ page, site }: OpenPage, render: () => string): string {
  try {
    return render()
  } catch (error) {
    const own = ownFailure(page, site, error)
    throw own ? new Refusal([own.message, own.hint]) : error
  }
}

/** The manifest of the first brand in the language of an address. */
function manifestAt({ source }: Site, { sites, build }: Shared, pathname: string): Answer | undefined {
  const found = Object.values(sites).find((one) => manifestAddress(one.language, one.defaultLanguage) === pathname)
  const [brand] = found?.brands ?? []
  if (!found || !brand) return undefined
  const palette = build.palettes[brand.id]
  if (!palette) return undefined
  const manifest = manifestFor(found, brand, source.media, palette)
  return { status: 200, type: 'application/manifest+json', body: JSON.stringify(manifest) }
}

/** Pictures, documents and fonts, under the addresses the build gives them, and the icons that browsers ask for. */
function fileAt(site: Site, pathname: string): string | undefined {
  const icon = (['favicon', 'touch'] as const).find((name) => pathname === `/${icons[name]}`)
  const [brand] = site.settings.brands
  const file = icon && brand && iconFile(brand.id, icon)
  if (file && site.source.media[file]?.fault === undefined && file in site.source.media) return join(mediaFolder, file)
  if (!pathname.startsWith('/assets/')) return undefined
  const media = Object.entries(site.source.media).find(
    ([file, one]) => !one.fault && mediaAddress(file, one) === pathname,
  )
  if (media) return join(mediaFolder, media[0])
  return uncutFonts(languagesOf(site)).find(({ address }) => address === pathname)?.file
}

function languagesOf({ settings }: Site): string[] {
  return settings.languages.map(({ code }) => code)
}

/**
 * @param openAt the page at an address
 * @param pageOf a page as the brand shows it in a language
 */
function dataAt(
  openAt: (address: string, language: string) => OpenPage | undefined,
  shared: Shared,
  brand: BrandSettings,
  pathname: string,
  pageOf: (open: OpenPage, language: string) => LocalizedPage,
): Answer {
  const [, language = '', name = ''] = /^\/data\/([^/]+)\/(.*)\.json$/.exec(pathname) ?? []
  const send = (data: object): Answer => ({
    status: 200,
    type: 'application/json',
    body: JSON.stringify(data),
  })
  const data = siteData(shared, language, brand.id)[name]
  if (data) return send(data)
  const address = name === 'index' ? '/' : `/${name}`
  const open = isExcluded(brand, address) ? undefined : openAt(address, language)
  return open && shared.sites[language]
    ? send({ page: pageOf(open, language) })
    : { status: 404, type: 'application/json', body: '{}' }
}

/** Where the frames of a grid are: "/_frame/en/about". No page has an address that begins with "_". */
const framePrefix = '/_frame'

/** What a frame shows. */
type Wanted = { language: string; brand: BrandSettings; isDark: boolean }

/**
 * A page as it is first painted, without scripts: so many of them are shown at once that the app in each would take
 * minutes to start. What scripts decide before the first paint is decided here.
 */
function pageFrame(
  { site, page }: OpenPage,
  { language, brand, isDark }: Wanted,
  shared: Shared,
  { createDocuments, pageFor }: Renderer,
): string {
  const localized = localizePage(site, page, language, createTranslator(site), { brand })
  const classes = isDark && brand.darkTheme ? 'js dark' : 'js'
  return (
    createDocuments(shared, [])
      .render(pageFor(localized, brand), language, brand.id)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script(?: [^>]*)?>[\s\S]*?<\/script>/g, '')
      .replace('<html ', `<html class="${classes}" `)
      // All letters are shown as they come: a font that is too late for one view would make it another.
      .replaceAll('font-display:fallback', 'font-display:swap')
      // As on a phone, where a scroll bar takes no room.
      .replace('</head>', '<style>html{scrollbar-width:none;scrollbar-gutter:auto}</style></head>')
  )
}
