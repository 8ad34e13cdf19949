import { spoken, spokenLanguage } from '../cli/spoken'
import { type Said, say } from '../content/say/say.js'
import { escapeHtml } from '../html/escape'
import type { ShownProblem } from './content'
import type { StudioWay } from './studio-button'
import { spokenProblem, wordsTag } from './words'

/** The script of the overlay, which a page that cannot be shown loads too: it comes when the mistake is gone. */
const overlay = '/tools/dev/overlay.ts'

/** The elements that load the overlay and its words. @param way to the Studio, which a page of the site offers */
export function overlayTag(way?: StudioWay): string {
  return `${wordsTag()}
<script type="module" src="${overlay}"${way ? ` data-studio="${way}"` : ''}></script>`
}

/**
 * The page shown in place of one that cannot be: it says what is wrong.
 * @param reason a sentence, where there is more to say than the problems do
 */
export function errorPage(problems: ShownProblem[], reason?: Said): string {
  const items = problems
    .map(spokenProblem)
    .map(
      ({ place, words, frame }) =>
        `<h2>${escapeHtml(place)}</h2><p>${escapeHtml(words)}</p><pre>${escapeHtml(frame)}</pre>`,
    )
  const title = escapeHtml(spoken(say`This page cannot be shown`))
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:880px;margin:48px auto;padding:0 16px}h2{font:600 14px/1.4 monospace}pre{background:#eee;padding:12px;overflow:auto}</style></head>
<body data-reload>
<h1>${title}</h1>
${reason === undefined ? '' : `<p>${escapeHtml(spoken(reason))}</p>`}
${items.join('\n')}
<p>${escapeHtml(spoken(say`It appears here when the mistake is fixed and saved.`))}</p>
${overlayTag()}</body>
</html>`
}
