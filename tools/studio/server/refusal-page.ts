import type { IncomingHttpHeaders } from 'node:http'
import { type Spoken, spokenFor, spokenLanguage, spokenLanguages } from '../../cli/spoken'
import { type Said, say, wordsOf } from '../../content/say/say.js'
import { escapeHtml } from '../../html/escape'
import type { LiveContent } from '../../site/live'
import type { Admission } from './gate'

/** Styles of the page, which has no other files. */
const styles =
  ':root{color-scheme:light dark}body{max-width:36em;margin:12vh auto;padding:0 1.5em;font:1.05em/1.6 system-ui,sans-serif}h1{font-size:1.4em}'

/**
 * HTML of the page that a browser shows instead of the Studio, with the way back in.
 * @param site the site being edited; undefined if it cannot be read
 */
export function refusalPage(
  { status, message }: Extract<Admission, { kind: 'refuse' }>,
  headers: IncomingHttpHeaders,
  site: LiveContent['site'],
): string {
  const { language, catalogue } = languageOf(headers)
  const words = (said: Said) => escapeHtml(wordsOf(said, language, catalogue))
  const name = site?.settings.brands[0]?.name
  const title = escapeHtml(name === undefined ? 'Studio' : `Studio – ${name}`)
  const advice =
    status === 401
      ? [
          say`Look at the terminal in which "npm run studio" runs: a new address is there. Open it in this browser.`,
          say`If the Studio does not run any more, start it with "npm run studio" in the folder of the site.`,
          say`Everything you wrote is kept.`,
        ]
      : [say`Open the address that the terminal of "npm run studio" shows.`]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>
<body><main><h1>${title}</h1>${[message, ...advice].map((said) => `<p>${words(said)}</p>`).join('')}</main></body></html>
`
}

/** The first language of the browser in which there are messages; otherwise the language of the terminal. */
function languageOf({ 'accept-language': accepted = '' }: IncomingHttpHeaders): Spoken {
  const codes = accepted.split(',').map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
  const available = spokenLanguages()
  return spokenFor(codes.find((code) => available.includes(code)) ?? spokenLanguage())
}
