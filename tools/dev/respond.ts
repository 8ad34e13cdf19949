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
import { rootFilesOf } from '../content/read/root-files'
import type { Site } from '../content/read/site'
import { createTranslator } from '../content/read/words'
import { draftScript } from '../html/draft-mark'
import { brandFonts, uncutFonts } from '../html/fonts'
import { bootScript, type Shared, shareAcross, siteData } from '../html/shared'
import { manifestAddress, manifestFor } from '../html/web-manifest'
import { redirected } from '../serve/redirects'
import { pathOf } from '../serve/resolve'
import type { Text } from '../serve/send'
import { typeOf } from '../serve/table'
import type { LiveContent, OpenPage } from '../site/live'
import { ownFailure } from '../site/own-failure'
import { blocksAddress, blocksPage, exampleAt } from './block-examples'
import { choicesFor, gridPage, gridPrefix } from './preview/grid-page'
import { errorPage, liveTags, type StudioWay } from './words'

type Renderer = typeof import('../html')

/** Answer to a request: text, the path of a file, or a redirect. */
export type Answer = Text | { file: string } | { location: string }

/** Matches the address of the stylesheet with the colours of all brands, whatever hash it contains. */
const themes = /^\/assets\/themes\.[0-9a-f]+\.css$/

/**
 * Creates the function that answers requests in live editing with pages, their data, pictures and fonts, all from the
 * current content.
 * @param code bundled code that pages load
 * @param way how pages offer the Studio
 * @returns a function that returns the answer for an address; undefined if the address is unknown
 */
export async function createResponder(
  content: LiveContent,
  code: LiveCode,
  way: StudioWay,
): Promise<(url: URL) => Answer | undefined> {
  const bundle = readBundle(await makeBundle())
  const { html, notices, draftMark } = bundle
  const renderer: Renderer = await import(html)
  const sharedOf = memoize((site: Site) =>
    shareAcross(
      site,
      createTranslator(site),
      bootScript(site, bundle, code.app),
      code.app,
      // Fonts with all their letters, because an author can type any letter.
      [...uncutFonts(languagesOf(site)), ...brandFonts(site)],
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

  function answerTo({ pathname: encodedPath, search, searchParams }: URL): Answer | undefined {
    const pathname = pathOf(encodedPath).path ?? encodedPath
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
    const rootFile = site && rootFilesOf(site.source.documents, site.settings.brands[0] ?? { domains: [] })[pathname]
    if (rootFile !== undefined) return { status: 200, type: typeOf(pathname), body: rootFile }
    const isMade =
      themes.test(pathname) || pathname.startsWith('/data/') || /\/(manifest\.webmanifest|feed\.xml)$/.test(pathname)
    const [, prefix = '', pagePath = '/'] = /^(\/_(?:frame|preview))(\/.*)?$/.exec(pathname) ?? []
    const brand = site?.settings.brands.find(({ id }) => id === searchParams.get('brand')) ?? site?.settings.brands[0]
    const location = site && brand && redirected(pathname, search, site.settings, brand.id)
    if (location !== undefined) return { location }
    if (extname(pathname) !== '' && !isMade && prefix === '') return undefined
    const withoutPage = () => document(500, errorPage(content.problems))
    if (!site) return withoutPage()

    const shared = sharedOf(site)
    if (!brand) return withoutPage()
    if (pathname === blocksAddress) return document(200, blocksPage(site, blockReference(), code.scripts.blocks))
    if (themes.test(pathname)) return { status: 200, type: 'text/css', body: shared.build.themeSheet.css }
    if (prefix === gridPrefix) {
      const { address } = renderer.splitAddress(pagePath, languagesOf(site))
      const choices = choicesFor(site, address, (brand) => !isExcluded(brand, address))
      return document(content.hasPage(address) ? 200 : 404, gridPage(choices, code.scripts.grid))
    }
    const partAt = (address: string): Part => {
      const part = renderer.splitPart(address)
      return part && !content.hasPage(address) && content.hasPage(part.address) ? part : { address, number: 1 }
    }
    const brandPage = ({ site, page }: OpenPage, language: string, number = 1) => {
      const localized = localizePage(site, page, language, createTranslator(site), { brand })
      return renderer.partsOf(renderer.pageFor(localized, brand))[number - 1]
    }
    const exampleOf = (address: string, language: string) =>
      address.startsWith(`${blocksAddress}/`) ? exampleAt(site, blockReference(), address, language) : undefined
    const openAt = (address: string, language: string) => exampleOf(address, language) ?? content.pageAt(address)
    if (pathname.startsWith('/data/')) return dataAt(openAt, shared, brand, pathname, brandPage, partAt, renderer)
    if (pathname.endsWith('/feed.xml')) return feedAt(pathname, shared, brand, openAt, renderer)
    if (isMade) return manifestAt(site, shared, pathname)

    const { language = shared.defaultLanguage, address } = renderer.splitAddress(
      prefix === '' ? pathname : pagePath,
      Object.keys(shared.sites),
    )
    const example = exampleOf(address, language)
    const part = partAt(address)
    const pageExists = example !== undefined || (content.hasPage(part.address) && !isExcluded(brand, part.address))
    const open = example ?? content.pageAt(pageExists ? part.address : missingAddress)
    if (!open) return withoutPage()
    if (prefix === framePrefix) {
      const variant = { language, brand, isDark: searchParams.get('theme') === 'dark' }
      const body = rendered(open, () => pageFrame(open, variant, shared, renderer))
      return { status: pageExists ? 200 : 404, type: 'text/html', body }
    }
    const shownPage = brandPage(open, language, pageExists ? part.number : 1)
    if (!shownPage) return { location: renderer.addressIn(language, part.address, site.settings) + search }
    const renderedDocument = rendered(open, () =>
      renderer.createDocuments(shared, []).render(shownPage, language, brand.id),
    )
    const text = renderedDocument.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    return document(pageExists ? 200 : 404, text, way)
  }

  function document(status: number, html: string, offered?: StudioWay): Text {
    return { status, type: 'text/html', body: html.replace('</body>', () => `${liveTags(code, offered)}</body>`) }
  }
}

/** Renders a page. @throws Refusal if rendering fails, probably because of a custom block */
function rendered({ page, site }: OpenPage, render: () => string): string {
  try {
    return render()
  } catch (error) {
    const blockFailure = ownFailure(page, site, error)
    throw blockFailure ? new Refusal([blockFailure.message, blockFailure.hint]) : error
  }
}

/**
 * Creates the web app manifest of the first brand, in the language whose manifest has this address. Undefined if no
 * manifest has this address.
 */
function manifestAt({ source }: Site, { sites, build }: Shared, pathname: string): Answer | undefined {
  const site = Object.values(sites).find(
    (candidate) => manifestAddress(candidate.language, candidate.defaultLanguage) === pathname,
  )
  const [brand] = site?.brands ?? []
  if (!site || !brand) return undefined
  const palette = build.palettes[brand.id]
  if (!palette) return undefined
  const manifest = manifestFor(site, brand, source.media, palette)
  return { status: 200, type: 'application/manifest+json', body: JSON.stringify(manifest) }
}

/** Path of the picture, document, font or browser icon that a build publishes at an address, if there is one. */
function fileAt(site: Site, pathname: string): string | undefined {
  const icon = (['favicon', 'touch'] as const).find((name) => pathname === `/${icons[name]}`)
  const [brand] = site.settings.brands
  const file = icon && brand && iconFile(brand.id, icon)
  if (file && site.source.media[file]?.fault === undefined && file in site.source.media) return join(mediaFolder, file)
  if (!pathname.startsWith('/assets/')) return undefined
  const media = Object.entries(site.source.media).find(
    ([file, info]) => !info.fault && mediaAddress(file, info) === pathname,
  )
  if (media) return join(mediaFolder, media[0])
  return uncutFonts(languagesOf(site)).find(({ address }) => address === pathname)?.file
}

function languagesOf({ settings }: Site): string[] {
  return settings.languages.map(({ code }) => code)
}

/** The address of a page, and the number of a part of its list. */
type Part = { address: string; number: number }

/** Answers a request for the feed of a page. */
function feedAt(
  pathname: string,
  { sites, defaultLanguage }: Shared,
  brand: BrandSettings,
  openAt: (address: string, language: string) => OpenPage | undefined,
  { feedOf, pageFor, splitAddress }: Renderer,
): Answer | undefined {
  const { language = defaultLanguage, address } = splitAddress(pathname, Object.keys(sites))
  const open = openAt(address.slice(0, -'/feed.xml'.length) || '/', language)
  const site = sites[language]
  if (!open || !site) return undefined
  const localized = localizePage(open.site, open.page, language, createTranslator(open.site), { brand })
  const body = feedOf(pageFor(localized, brand), site, brand)
  return body === undefined ? undefined : { status: 200, type: 'application/atom+xml', body }
}

/** Answers a request for the data of a page, or for data that all pages share. */
function dataAt(
  openAt: (address: string, language: string) => OpenPage | undefined,
  shared: Shared,
  brand: BrandSettings,
  pathname: string,
  pageOf: (open: OpenPage, language: string, number: number) => LocalizedPage | undefined,
  partAt: (address: string) => Part,
  { calendarsOf }: Renderer,
): Answer {
  const [, language = '', name = '', rest = ''] = /^\/data\/([^/]+)\/([^.]*)(\..*)$/.exec(pathname) ?? []
  const send = (data: object): Answer => ({
    status: 200,
    type: 'application/json',
    body: JSON.stringify(data),
  })
  const data = siteData(shared, language, brand.id)[name]
  if (data) return send(data)
  const { address, number } = partAt(name === 'index' ? '/' : `/${name}`)
  const open = isExcluded(brand, address) ? undefined : openAt(address, language)
  const page = open && shared.sites[language] && pageOf(open, language, number)
  const calendar = page && calendarsOf(page, brand.origin)[name + rest]
  if (calendar !== undefined) return { status: 200, type: 'text/calendar', body: calendar }
  return page && rest === '.json' ? send({ page }) : { status: 404, type: 'application/json', body: '{}' }
}

/** Address prefix of frames in the preview grid, as in "/_frame/en/about". Addresses of pages never begin with "/_". */
const framePrefix = '/_frame'

/** Variant of a page to show in a frame. */
type Wanted = { language: string; brand: BrandSettings; isDark: boolean }

/**
 * Renders the HTML of a page for a frame. Scripts are removed, because starting the app in so many frames would take
 * minutes; this function makes the changes that scripts would make before the first paint.
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
      // Shows fonts even if they load late, so that all frames use the same fonts.
      .replaceAll('font-display:fallback', 'font-display:swap')
      // Hides scroll bars, because on a phone they take up no space.
      .replace('</head>', '<style>html{scrollbar-width:none;scrollbar-gutter:auto}</style></head>')
  )
}
