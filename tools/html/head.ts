import { addressIn, documentTitle, offlineAddress, plain } from '../../renderer/server'
import { missingAddress } from '../../schema/localized'
import type { HeadContext } from './context'
import { escapeHtml } from './escape'
import type { Parts } from './joiner'
import { pagePolicy } from './policy'
import { previewSize } from './previews'
import { structuredData } from './structured-data'
import { manifestAddress } from './web-manifest'

/** The inside of `<head>`: nothing in it needs another request before the first paint, fonts apart. */
export function renderHead(context: HeadContext): Parts {
  const { site, page, brand, build, styles, preview } = context
  const addressOf = (language: string) => brand.origin + addressIn(language, page.address, site.defaultLanguage)
  const isPublic = build.drafts === undefined
  const isIndexed = isPublic && page.state !== 'missing' && ![missingAddress, offlineAddress].includes(page.address)
  const title = escapeHtml(documentTitle(page, brand.name))
  const description = escapeHtml(plain(page.description))
  const canonical = addressOf(page.state === 'fallback' ? page.lang : site.language)
  const alternates = [
    ...page.languages.map((language) => [language, addressOf(language)]),
    ['x-default', addressOf(site.defaultLanguage)],
  ]
  const before = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(build.bootHash, styles.hash)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(isIndexed
      ? [
          `<link rel="canonical" href="${canonical}">`,
          ...(page.state === 'translated'
            ? alternates.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
            : []),
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:type" content="${page.kind === 'product' ? 'product' : 'website'}">`,
          `<meta property="og:url" content="${canonical}">`,
          `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
          ...(preview === undefined ? [] : previewTags(brand.origin + preview, title)),
        ]
      : ['<meta name="robots" content="noindex">']),
    ...(build.fonts.preload[site.language] ?? []).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Browsers that show no such icon, and telephones, ask for /favicon.ico and /apple-touch-icon.png by themselves.
    `<link rel="icon" href="${brand.logo.src}"${brand.logo.src.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="manifest" href="${manifestAddress(site.language, site.defaultLanguage)}">`,
    `<meta name="theme-color" content="${build.palettes[brand.id]?.surface ?? ''}">`,
    '<style>',
  ]
  const data = isIndexed ? structuredData({ site, page, brand, addressOf }) : []
  const scripts = data.map((data) => `<script type="application/ld+json">${json(data)}</script>`)
  // The sheet comes after the styles that declare the order of the layers: met first, its own would come before all others.
  const print = `</style><link rel="stylesheet" href="${build.print}" media="print">`
  return [before.join(''), ...styles.parts, print + scripts.join('')]
}

/** The picture shown next to a link to the page. @param words what it says, ready for an attribute */
function previewTags(address: string, words: string): string[] {
  return [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:width" content="${previewSize.width}">`,
    `<meta property="og:image:height" content="${previewSize.height}">`,
    `<meta property="og:image:alt" content="${words}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** JSON that cannot end the script around it. */
function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
