import type { IncomingHttpHeaders } from 'node:http'
import { type MessageLanguage, spokenFor, spokenLanguage, spokenLanguages } from '../../cli/message-language'
import { say, wordsOf } from '../../content/say/say.js'
import { pageOfWords } from '../../serve/gate'
import type { LiveContent } from '../../site/live'
import type { Admission } from './gate'

/**
 * Creates the HTML of the page that a browser shows if access to the Studio is refused. The page explains how to open
 * the Studio again.
 * @param site the site being edited; undefined if it cannot be read
 */
export function refusalPage(
  { status, message }: Extract<Admission, { kind: 'refuse' }>,
  headers: IncomingHttpHeaders,
  site: LiveContent['site'],
): string {
  const { language, catalogue } = languageOf(headers)
  const name = site?.settings.brands[0]?.name
  const title = name === undefined ? 'Studio' : `Studio – ${name}`
  const advice =
    status === 401
      ? [
          say`Look at the terminal in which "npm run studio" runs: a new address is there. Open it in this browser.`,
          say`If the Studio does not run any more, start it with "npm run studio" in the folder of the site.`,
          say`Everything you wrote is kept.`,
        ]
      : [say`Open the address that the terminal of "npm run studio" shows.`]
  return pageOfWords(
    language,
    title,
    [message, ...advice].map((said) => wordsOf(said, language, catalogue)),
  )
}

/** The first of the browser's languages in which messages are available; if there is none, the terminal's language. */
function languageOf({ 'accept-language': accepted = '' }: IncomingHttpHeaders): MessageLanguage {
  const codes = accepted.split(',').map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
  const available = spokenLanguages()
  return spokenFor(codes.find((code) => available.includes(code)) ?? spokenLanguage())
}
