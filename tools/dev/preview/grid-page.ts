import { messageText, spokenLanguage } from '../../cli/message-language'
import type { BrandSettings } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { escapeHtml } from '../../html/escape'

/** Address prefix of the preview grid of a page, as in "/_preview/about". */
export const gridPrefix = '/_preview'

/** Options of the grid's filters. */
export type Choices = {
  /** Address of the page. */
  address: string
  /** Code of the language whose addresses have no prefix. */
  defaultLanguage: string
  /** Path of the site below the root of its host. */
  base: string
  languages: { code: string; name: string }[]
  /** Brands that show the page. */
  brands: { id: string; name: string; themes: ('light' | 'dark')[] }[]
}

/** Languages, brands and themes in which a page can be shown. @param has returns whether a brand has the page */
export function choicesFor({ settings }: Site, address: string, has: (brand: BrandSettings) => boolean): Choices {
  return {
    address,
    defaultLanguage: settings.defaultLanguage,
    base: settings.base,
    languages: settings.languages.map(({ code, name }) => ({ code, name })),
    brands: settings.brands
      .filter(has)
      .map(({ id, name, darkTheme }) => ({ id, name, themes: darkTheme ? ['light', 'dark'] : ['light'] })),
  }
}

/**
 * HTML of the grid, which shows a page in all its variants.
 * @param script address of `grid.ts`, which adds the frames
 */
export function gridPage(choices: Choices, script: string): string {
  const data = JSON.stringify(choices).replaceAll('<', '\\u003c')
  const title = `${messageText(say`Preview`)} ${choices.address}`
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico">
<style>${gridStyles}</style></head>
<body>
<header><h1>${escapeHtml(messageText(say`Preview`))} <a id="page" href="/">/</a></h1><form id="filters" aria-label="${escapeHtml(messageText(say`What is shown`))}"></form><p id="count" role="status"></p></header>
<main id="grid"></main>
<script type="application/json" id="choices">${data}</script>
<script type="module" src="${script}"></script>
</body>
</html>`
}

const gridStyles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #e9edf0; color: #14202a }
header { position: sticky; inset-block-start: 0; z-index: 2; background: #fff; padding: 8px 24px; border-block-end: 1px solid #b9c3ca }
h1 { font-size: 18px; margin: 0 }
a { color: #0b5468 }
form { display: flex; flex-wrap: wrap; gap: 4px 32px }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center }
legend { float: inline-start; font-weight: 600; margin-inline-end: 12px }
label { display: inline-flex; gap: 6px; align-items: center; min-block-size: 28px }
#count { margin: 0; color: #46545e; font-size: 14px }
main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px }
article { inline-size: calc(var(--width) * var(--scale) * 1px) }
h2 { font-size: 14px; line-height: 1.4; min-block-size: 2.8em; margin: 0 0 8px; overflow-wrap: anywhere }
.frame { block-size: calc(var(--height) * var(--scale) * 1px); overflow: hidden; background: #fff; border-radius: 8px; box-shadow: 0 1px 6px rgb(20 32 42 / .3) }
iframe { border: 0; inline-size: calc(var(--width) * 1px); block-size: calc(var(--height) * 1px); transform: scale(var(--scale)); transform-origin: 0 0; display: block }
:focus-visible { outline: 3px solid #0b5468; outline-offset: 2px }
`
