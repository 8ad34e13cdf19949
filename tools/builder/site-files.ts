import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addressIn, pathIn } from '../../renderer/parts/address'
import { isExcluded } from '../../renderer/parts/brand'
import { partAddress } from '../../renderer/parts/list-parts'
import type { Brand } from '../../schema/localized'
import type { Bundle } from '../bundle/bundle'
import { letterNotices, noticesAddress, noticesText } from '../bundle/notices'
import { ownScript } from '../bundle/own'
import type { Published } from '../bundle/published'
import { isVector } from '../content/read/media'
import { isNotFound, type Settings } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import { rootFilesOf } from '../content/read/root-files'
import type { Notice, Site } from '../content/read/site'
import type { SiteIndex } from '../content/read/site-index'
import type { LanguageText } from '../content/read/words'
import { hashOf } from '../files/files'
import { fingerprintOf } from '../files/listing'
import { readLastChanges } from '../files/site/history'
import { publishedContent } from '../files/site/inspect'
import { readMedia } from '../files/site/media'
import { draftScript } from '../html/draft-mark'
import { escapeHtml } from '../html/escape'
import type { PageFont } from '../html/fonts'
import { servicesScript } from '../html/services'
import { type Shared, siteData } from '../html/shared'
import { mediaFiles, mediaOf } from './media'
import { type Output, pageOutputs } from './output'
import type { BuiltPages } from './page-builder'
import { sitemapsFor } from './sitemap'

/** Writes the files that belong to no page: scripts, fonts, media, shared data, redirects, sitemaps and robots.txt. */
export async function writeSiteFiles(
  output: Output,
  shared: Shared,
  bundle: Bundle & Published,
  site: Site,
  fonts: PageFont[],
  made: BuiltPages['made'],
): Promise<void> {
  const { sites, brands, defaultLanguage, build } = shared
  const { index, settings } = site
  const allRoutes = index.pages.filter((page) => !isNotFound(page))
  const notices = [...bundle.notices, ...(build.blocks?.notices ?? []), ...letterNotices(Object.keys(sites))]
  const lastChange = build.drafts ? () => undefined : readLastChanges()
  for (const brand of brands) {
    const { id, origin } = brand
    const routes = allRoutes
      .filter(({ address }) => !isExcluded(brand, address))
      .flatMap((page) => {
        const count = made.get(page.name)?.partCounts?.[id] ?? 1
        return Array.from({ length: count }, (_, i) => ({ ...page, address: partAddress(page.address, i + 1) }))
      })
    const places = routes.flatMap(({ name, address, languages, noindex }) =>
      noindex ? [] : [[address, languages, languages.map((language) => lastChange(name, language))]],
    )
    output.write(id + build.themeSheet.address, build.themeSheet.css)
    if (build.blocks) output.write(id + build.blocks.address, ownScript(build.blocks))
    writeRedirects(output, brand, settings, index, Object.keys(sites))
    for (const language of Object.keys(sites)) {
      for (const [name, data] of Object.entries(siteData(shared, language, id)))
        output.write(`${id}/data/${language}/${name}.json`, JSON.stringify({ app: bundle.app.scripts.at(-1), ...data }))
    }
    output.write(id + noticesAddress, noticesText([...notices, ...fontNotices(settings, id)]))
    const rootFiles = rootFilesOf(site.source.documents, brand)
    for (const [address, text] of Object.entries(rootFiles)) output.write(id + address, text)
    for (const [path, file] of Object.entries(bundle.files)) output.copy(`${id}/${path}`, file)
    for (const { address, file, brand: of = id } of fonts) if (of === id) output.copy(id + address, await file)
    for (const [address, file] of mediaFiles(mediaOf(brand, site))) {
      const from = isVector(file) ? () => publishedContent(file, readFileSync(file)) : file
      output.copy(id + address, from, `${file} ${fingerprintOf(file)}`)
    }
    if (build.services.scripts.length > 0) output.write(id + servicesScript, bundle.services)
    if (build.drafts) {
      output.write(id + draftScript, bundle.draftMark)
      output.write(`${id}/robots.txt`, 'User-agent: *\nDisallow: /\n')
      continue
    }
    // Sitemaps are made only if their inputs changed, because they take longer than the rest of a small build.
    const key = hashOf(JSON.stringify([origin, defaultLanguage, settings.base, places]))
    await output.writeMade(`${id} sitemaps`, key, async () => {
      const sitemaps = Object.entries(sitemapsFor(routes, origin, settings, lastChange))
      return Object.fromEntries(sitemaps.map(([name, sitemap]) => [`${id}/${name}`, sitemap]))
    })
    if (build.hasMarkdown) await writeLists(output, brand, routes, shared)
    if (!Object.hasOwn(rootFiles, '/robots.txt'))
      output.write(`${id}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${origin}${settings.base}/sitemap.xml\n`)
  }
}

/** Licence notices of a brand's fonts. */
function fontNotices({ brands }: Settings, id: string): Notice[] {
  const fonts = Object.values(brands.find((brand) => brand.id === id)?.fonts ?? {})
  return fonts.map(({ file, licence }) => ({
    name: basename(file),
    version: '',
    licence: basename(licence),
    text: readMedia(licence).toString().trim(),
  }))
}

/**
 * Writes llms.txt for a brand in each language: a list of its pages, for programs that visit the site. The titles and
 * descriptions are read from the Markdown of the pages.
 */
async function writeLists(output: Output, brand: Brand, routes: PageInfo[], shared: Shared): Promise<void> {
  const { id, origin, name } = brand
  for (const [language, { inBrief = '', base = '' }] of Object.entries(shared.sites)) {
    const pages = routes.filter(({ languages, noindex }) => languages.includes(language) && !noindex)
    const list = pathIn(language, '/llms.txt', shared.defaultLanguage)
    const key = hashOf(JSON.stringify([origin, name, inBrief, pages.map(({ address, heads }) => [address, heads])]))
    await output.writeMade(`${id}${list}`, key, async () => {
      const lines = pages.map(({ address }) => {
        const [, , file = ''] = pageOutputs(id, language, address, shared.defaultLanguage, true)
        const place = output.places.find((folder) => existsSync(join(folder, file))) ?? ''
        const [title = '', , description = ''] = readFileSync(join(place, file), 'utf8').split('\n', 3)
        return `- [${title.slice(2)}](${origin}${base}${file.slice(id.length)}): ${description}`
      })
      const head = [
        `# ${name}`,
        ...(inBrief === '' ? [] : [`> ${typeof inBrief === 'string' ? inBrief : inBrief.text}`]),
      ]
      return { [`${id}${list}`]: `${[...head, lines.join('\n')].join('\n\n')}\n` }
    })
  }
}

/**
 * Writes an HTML page for each redirect in each language, for hosts that do not support redirects, such as GitHub
 * Pages. The page is at the old address and forwards to the new one. Redirects to pages that the brand excludes are
 * skipped.
 */
function writeRedirects(
  output: Output,
  brand: Brand,
  settings: Settings,
  { byAddress }: SiteIndex,
  languages: string[],
): void {
  for (const { from, to, away } of settings.redirects) {
    const [page = '', anchor] = to.split('#')
    // Skips redirects from several addresses ("*") or with certain parameters ("?"), which a file cannot replace.
    if (isExcluded(brand, page) || /[?*]/.test(from)) continue
    for (const language of languages) {
      const name = byAddress.get(page)?.names[language] ?? { text: to, lang: language }
      const address = addressIn(language, page, settings) + (anchor === undefined ? '' : `#${anchor}`)
      const target = away ? to : address
      const file = `${brand.id}${pathIn(language, from, settings.defaultLanguage)}.html`
      output.write(file, redirectPage(target, away ? '' : brand.origin, name))
    }
  }
}

/** HTML of a redirect: a refresh for browsers, a link for other clients, and a canonical URL for search engines. */
function redirectPage(address: string, origin: string, { text, lang }: LanguageText): string {
  const words = escapeHtml(text)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${words}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${origin}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
    `<body><a href="${address}">${words}</a></body></html>\n`,
  ].join('')
}
