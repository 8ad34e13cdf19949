import type { LiveCode } from '../bundle/live'
import { messageText, spokenLanguage } from '../cli/message-language'
import { joined, type Said, say } from '../content/say/say.js'
import { escapeHtml } from '../html/escape'
import type { ShownProblem } from '../site/live'

/** Texts for the scripts of live editing, in the author's language. Pages contain these texts as JSON. */
function liveWords() {
  return {
    problems: messageText(say`Problems to fix`),
    behind: messageText(
      say`The page behind this message shows the last valid version. The message goes away when you fix and save the file.`,
    ),
    editing: messageText(say`Editing`),
    studio: messageText(say`End this command (Ctrl+C), run the one below, and open the address that it prints:`),
    copy: messageText(say`Copy`),
    copied: messageText(say`Copied`),
    language: messageText(say`Language`),
    brand: messageText(say`Brand`),
    theme: messageText(say`Theme`),
    light: messageText(say`Light`),
    dark: messageText(say`Dark`),
    width: messageText(say`Width`),
    phone: messageText(say`Phone`),
    desktop: messageText(say`Desktop`),
    views: messageText(say`Views`),
  }
}

export type LiveWords = ReturnType<typeof liveWords>

/** HTML element with the texts for a page's scripts, which `words-client.ts` reads. */
function wordsTag(): string {
  const words = JSON.stringify(liveWords()).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="live-words" lang="${spokenLanguage()}">${words}</script>`
}

/** A problem as pages show it: position, sentence, and the affected lines. */
export type SpokenProblem = { place: string; words: string; frame: string }

/** Puts a problem into words, in the author's language. */
export function spokenProblem({ file, line, column, message, hint, frame }: ShownProblem): SpokenProblem {
  return { place: `${file}:${line}:${column}`, words: messageText(joined([message, hint])), frame }
}

/**
 * Ways in which pages offer the Studio: "here" with a link to this server, "command" by showing the command that starts
 * it.
 */
export type StudioWay = 'here' | 'command'

/**
 * Returns the HTML to add at the end of every page in live editing: the scripts for the server connection and the
 * overlay, and their texts. Error pages also contain it, so that they reload when the problem is fixed.
 * @param way how the page offers the Studio; omitted if the page does not offer it
 */
export function liveTags({ link, scripts }: LiveCode, way?: StudioWay): string {
  return `${wordsTag()}
<script>${link}</script>
<script type="module" src="${scripts.overlay}"${way ? ` data-studio="${way}"` : ''}></script>`
}

/** Error page with a list of problems. @param reason a sentence about an error that is not among the problems */
export function errorPage(problems: ShownProblem[], reason?: Said): string {
  const listed = problems.map(spokenProblem)
  const items = listed.map(
    ({ place, words, frame }) =>
      `<h2>${escapeHtml(place)}</h2><p>${escapeHtml(words)}</p><pre>${escapeHtml(frame)}</pre>`,
  )
  const title = escapeHtml(messageText(say`This page cannot be shown`))
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:880px;margin:48px auto;padding:0 16px}h2{font:600 14px/1.4 monospace}pre{background:#eee;padding:12px;overflow:auto}</style></head>
<body data-problems="${escapeHtml(JSON.stringify(listed))}">
<h1>${title}</h1>
${reason === undefined ? '' : `<p>${escapeHtml(messageText(reason))}</p>`}
${items.join('\n')}
<p>${escapeHtml(messageText(say`It appears here when the mistake is fixed and saved.`))}</p>
</body>
</html>`
}
