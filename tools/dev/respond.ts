import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { bundleBoot } from '../build/bundle'
import { readFonts } from '../build/fonts'
import { bootScript, type Shared, shareAcross } from '../build/shared'
import { manifestAddress, manifestFor } from '../build/web-manifest'
import { localizePage } from '../content/localize'
import { mediaAddress } from '../content/media'
import { notFoundPage, type Site } from '../content/site'
import { readColours } from '../host/colours'
import type { Content } from './content'

/** What is sent for a request: text, or a file. */
export type Answer = { status: number; type: string } & ({ body: string } | { file: string })

/** The app and the overlay in development: sources that Vite serves one by one. */
const app = { script: 'renderer/client.tsx', styles: [], print: 'renderer/styles/print.css' }
const overlay = '/tools/dev/overlay.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Answers requests from the content as it is at that moment: pages, their data, pictures and fonts. */
export async function createResponder(
  server: ViteDevServer,
): Promise<(content: Content, url: URL) => Promise<Answer | undefined>> {
  const boot = await bundleBoot()
  return async ({ site, translator }, url) => {
    const { pathname } = url
    const file = site && fileAt(site, pathname)
    if (file) return { status: 200, type: types[extname(file)] ?? 'application/octet-stream', file }
    const isMade = pathname.startsWith('/data/') || pathname.endsWith('/manifest.webmanifest')
    if (extname(pathname) !== '' && !isMade) return undefined
    if (!site || !translator)
      return {
        status: 500,
        type: 'text/html',
        body: await server.transformIndexHtml(pathname, page('<title>…</title>', '')),
      }

    const shared = shareAcross(site, translator, bootScript(site, boot, app), app)
    if (pathname.startsWith('/data/')) return dataAt(site, shared, pathname, translator)
    if (isMade) return manifestAt(site, shared, pathname)

    const bundle = (await server.ssrLoadModule('/tools/build/worker.ts')) as typeof import('../build/worker')
    const { language = site.settings.defaultLanguage, address } = bundle.splitAddress(
      pathname,
      Object.keys(shared.sites),
    )
    const found = site.pages.find((one) => one.address === address && one.name !== notFoundPage)
    const shown = found ?? site.pages.find(({ name }) => name === notFoundPage)
    const brandId = url.searchParams.get('brand') ?? 'default'
    if (!shown) return undefined
    const localized = localizePage(site, shown, language, translator)
    // Vite's own inline scripts are not in the policy of the finished site.
    const html = bundle
      .createDocuments(shared, [])
      .render(localized, language, brandId)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    return {
      status: found ? 200 : 404,
      type: 'text/html',
      body: await server.transformIndexHtml(pathname, html.replace('</body>', `${overlayTag}</body>`)),
    }
  }
}

/** The manifest of the first brand in the language of an address. */
function manifestAt({ source }: Site, { sites }: Shared, pathname: string): Answer | undefined {
  const found = Object.values(sites).find((one) => manifestAddress(one.language, one.defaultLanguage) === pathname)
  const [brand] = found?.brands ?? []
  if (!found || !brand) return undefined
  const manifest = manifestFor(found, brand, source.media, readColours(brand.themeClass))
  return { status: 200, type: 'application/manifest+json', body: JSON.stringify(manifest) }
}

const overlayTag = `<script type="module" src="${overlay}"></script>`

function page(head: string, body: string): string {
  return `<!doctype html><html><head>${head}</head><body>${body}${overlayTag}</body></html>`
}

/** Pictures, documents and fonts, under the addresses the build gives them. */
function fileAt(site: Site, pathname: string): string | undefined {
  if (!pathname.startsWith('/assets/')) return undefined
  const media = Object.entries(site.source.media).find(([file, one]) => mediaAddress(file, one) === pathname)
  return media ? join('pages/_media', media[0]) : readFonts().find(({ address }) => address === pathname)?.file
}

function dataAt(site: Site, shared: Shared, pathname: string, translator: NonNullable<Content['translator']>): Answer {
  const [, language = '', name = ''] = /^\/data\/([^/]+)\/(.*)\.json$/.exec(pathname) ?? []
  const send = (data: unknown): Answer => ({
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ app: app.script, ...Object(data) }),
  })
  if (name === '_site') return send({ site: shared.sites[language], words: shared.words[language] })
  const address = name === 'index' ? '/' : `/${name}`
  const found = site.pages.find((one) => (name === '404' ? one.name === notFoundPage : one.address === address))
  return found && shared.sites[language]
    ? send({ page: localizePage(site, found, language, translator) })
    : { status: 404, type: 'application/json', body: '{}' }
}
