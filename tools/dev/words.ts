import type { LiveCode } from '../bundle/live'
import { spoken, spokenLanguage } from '../cli/spoken'
import { joined, type Said, say } from '../content/say/say.js'
import { escapeHtml } from '../html/escape'
import type { ShownProblem } from '../site/live'

/**
 * The words of the scripts of live editing, in the language that the command speaks. They are on each of its pages
 * as JSON, since only the command knows that language.
 */
function liveWords() {
  return {
    problems: spoken(say`Problems to fix`),
    behind: spoken(
      say`The page behind this message shows the last valid version. The message goes away when you fix and save the file.`,
    ),
    editing: spoken(say`Editing`),
    studio: spoken(say`End this command (Ctrl+C), run the one below, and open the address that it prints:`),
    copy: spoken(say`Copy`),
    copied: spoken(say`Copied`),
    language: spoken(say`Language`),
    brand: spoken(say`Brand`),
    theme: spoken(say`Theme`),
    light: spoken(say`Light`),
    dark: spoken(say`Dark`),
    width: spoken(say`Width`),
    phone: spoken(say`Phone`),
    desktop: spoken(say`Desktop`),
    views: spoken(say`Views`),
  }
}

export type LiveWords = ReturnType<typeof liveWords>

/** The element that carries them to the scripts of a page (`words-client.ts`). */
function wordsTag(): string {
  const words = JSON.stringify(liveWords()).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="live-words" lang="${spokenLanguage()}">${words}</script>`
}

/** A problem as pages show it: where it is, what is wrong, and the lines it speaks of. */
export type SpokenProblem = { place: string; words: string; frame: string }

/** A problem in the language that the command speaks. */
export function spokenProblem({ file, line, column, message, hint, frame }: ShownProblem): SpokenProblem {
  return { place: `${file}:${line}:${column}`, words: spoken(joined([message, hint])), frame }
}

/** Whether the server has the Studio, or which command starts one. */
export type StudioWay = 'here' | 'command'

/**
 * The elements at the end of every page of live editing: the link with the server, the overlay and its words. A page that
 * cannot be shown has them too: it comes when the mistake is gone.
 * @param way to the Studio, which a page of the site offers
 */
export function liveTags({ link, scripts }: LiveCode, way?: StudioWay): string {
  return `${wordsTag()}
<script>${link}</script>
<script type="module" src="${scripts.overlay}"${way ? ` data-studio="${way}"` : ''}></script>`
}

/**
 * The page shown in place of one that cannot be: it says what is wrong.
 * @param reason a sentence, where there is more to say than the problems do
 */
export function errorPage(problems: ShownProblem[], reason?: Said): string {
  const listed = problems.map(spokenProblem)
  const items = listed.map(
    ({ place, words, frame }) =>
      `<h2>${escapeHtml(place)}</h2><p>${escapeHtml(words)}</p><pre>${escapeHtml(frame)}</pre>`,
  )
  const title = escapeHtml(spoken(say`This page cannot be shown`))
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:880px;margin:48px auto;padding:0 16px}h2{font:600 14px/1.4 monospace}pre{background:#eee;padding:12px;overflow:auto}</style></head>
<body data-problems="${escapeHtml(JSON.stringify(listed))}">
<h1>${title}</h1>
${reason === undefined ? '' : `<p>${escapeHtml(spoken(reason))}</p>`}
${items.join('\n')}
<p>${escapeHtml(spoken(say`It appears here when the mistake is fixed and saved.`))}</p>
</body>
</html>`
}
