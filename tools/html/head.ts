import { addressIn, documentTitle, type Parts, plainWords } from '../../renderer/server'
import { missingAddress } from '../../schema/localized'
import { memoize } from '../content/base/memoize'
import { icons } from '../content/read/icons'
import { escapeHtml } from './escape'
import { pagePolicy } from './policy'
import { previewSize } from './previews'
import type { BuildInfo, HeadContext, LanguageFonts } from './shared'
import { structuredData } from './structured-data'
import { manifestAddress } from './web-manifest'

/** Content of `<head>`. Among the referenced files, only fonts delay the first paint. */
export function renderHead(context: HeadContext): Parts {
  const { site, page, brand, build, styles, preview } = context
  const addressOf = (language: string) => brand.origin + addressIn(language, page.address, site)
  const { base = '' } = site
  const isPublic = build.drafts === undefined
  const isIndexed = isPublic && page.state !== 'missing' && page.address !== missingAddress && !page.noindex
  const title = escapeHtml(documentTitle(page, brand.name))
  const description = escapeHtml(plainWords(page.description))
  const canonical = addressOf(page.state === 'fallback' ? page.lang : site.language)
  const alternates = [
    ...page.languages.map((language) => [language, addressOf(language)]),
    ['x-default', addressOf(site.defaultLanguage)],
  ]
  // If the page is shown in a fallback language, also preloads the fonts of that language.
  const fontsOf = build.fonts[brand.id] ?? {}
  const fonts = fontsOf[site.language] ?? { css: '', hash: '' }
  const preloads = new Set([site.language, page.lang].flatMap((code) => fontsOf[code]?.preload ?? []))
  const tags = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(build.bootHash, [styles.hash, fonts.hash], [...build.services.uses, ...(page.uses ?? [])])}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(isIndexed
      ? [
          `<link rel="canonical" href="${canonical}">`,
          ...(page.state === 'translated'
            ? alternates.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
            : []),
          ...(page.relations ?? []).map(({ rel, href, title }) => {
            const feed = title && ` type="application/atom+xml" title="${escapeHtml(plainWords(title))}"`
            return `<link rel="${rel}"${feed ?? ''} href="${brand.origin + addressIn(site.language, href, site)}">`
          }),
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:type" content="${page.kind === 'page' ? 'website' : page.kind}">`,
          `<meta property="og:url" content="${canonical}">`,
          `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
          ...(preview === undefined ? [] : previewTags(brand.origin + base + preview, title)),
        ]
      : ['<meta name="robots" content="noindex">']),
    ...(page.address === '/' ? [build.verification[brand.id] ?? ''] : []),
    ...Array.from(preloads, (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    // No links are needed for /favicon.ico and /apple-touch-icon.png, which some browsers and phones request anyway.
    `<link rel="icon" href="${brand.logo.src}">`,
    `<link rel="manifest" href="${base}${manifestAddress(site.language, site.defaultLanguage)}">`,
    ...(base === '' ? [] : [`<link rel="apple-touch-icon" href="${base}/${icons.touch}">`]),
    `<meta name="theme-color" content="${build.palettes[brand.id]?.surface ?? ''}">`,
    '<style>',
  ]
  const data = isIndexed ? structuredData({ site, page, brand, addressOf }) : []
  const script = data.length > 0 ? `<script type="application/ld+json">${json(data)}</script>` : ''
  return [tags.join(''), ...styles.parts, '</style>', fontBytes(fonts, build), script]
}

/**
 * HTML of the font styles and the link to the print stylesheet. Fonts have a separate `<style>`, because browsers look
 * up all fonts in a `<style>` again when a script adds rules to that `<style>`.
 */
function stylesAfter({ css }: Pick<LanguageFonts, 'css'>, { print }: BuildInfo): string {
  // The print stylesheet must follow the styles that declare the layer order, or its own layers would come first.
  return `<style>${css}</style><link rel="stylesheet" href="${print}" media="print">`
}

/** The part of `<head>` that is the same in all documents of a language, as bytes. */
const fontBytes = memoize((fonts: Pick<LanguageFonts, 'css'>, build: BuildInfo) =>
  Buffer.from(stylesAfter(fonts, build)),
)

/** `<meta>` tags of a link preview. @param words alternative text of the picture, escaped for an attribute */
function previewTags(address: string, words: string): string[] {
  return [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:width" content="${previewSize.width}">`,
    `<meta property="og:image:height" content="${previewSize.height}">`,
    `<meta property="og:image:alt" content="${words}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Converts data to JSON that cannot contain `</script>`. */
function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
