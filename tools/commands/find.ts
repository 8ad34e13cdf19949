/** `npm run find -- "words"`: lists every place in the content that contains the words, in all languages. */

import colors from 'picocolors'
import { createCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { plural } from '../cli/print'
import { excerptOf, type FoundPlace } from '../content/check/find-words'
import { say } from '../content/say/say.js'
import { openToRead } from '../site/all'
import { findInAllFormats } from '../site/find'

/** Number of characters shown before and after a match. */
const contextLength = 40

export default createCommand(
  {
    name: 'find',
    about: say`Lists every place in pages and translations where the words occur. Capitals and accents make no difference.`,
    operands: ['[WORD…]'],
  },
  async ({ operands }) => {
    const words = operands.join(' ')
    if (words.trim() === '') throw new Refusal(say`Give words: npm run find -- "tunnel fan"`)
    const places = findInAllFormats(await openToRead(), words)
    for (const place of places)
      console.log(`${colors.cyan(`${place.file}:${place.line}:${place.column}`)}  ${excerptLine(place)}`)
    const files = new Set(places.map(({ file }) => file)).size
    console.error(
      messageText(
        places.length === 0
          ? say`"${words}" was not found.`
          : say`${plural(places.length, 'place')} in ${plural(files, 'file')}.`,
      ),
    )
  },
)

function excerptLine(place: FoundPlace): string {
  const [before, match, after] = excerptOf(place, contextLength)
  return before + colors.bold(match) + after
}
