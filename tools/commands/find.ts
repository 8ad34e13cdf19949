/** `npm run find -- "words"`: lists every place of the content that says something, in all languages. */

import colors from 'picocolors'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { spoken } from '../cli/spoken'
import { excerptOf, type Found } from '../content/check/find-words'
import { say } from '../content/say/say.js'
import { openToRead } from '../site/all'
import { findIn } from '../site/find'

/** How many letters are shown around what was found. */
const around = 40

await runCommand(
  {
    name: 'find',
    about: say`Lists every place in pages and translations where the words occur. Capitals and accents make no difference.`,
    operands: ['[WORD…]'],
  },
  async ({ operands }) => {
    const wanted = operands.join(' ')
    if (wanted.trim() === '') throw new Refusal(say`Give words: npm run find -- "tunnel fan"`)
    const found = findIn(await openToRead(), wanted)
    for (const one of found) console.log(`${colors.cyan(`${one.file}:${one.line}:${one.column}`)}  ${shown(one)}`)
    const files = new Set(found.map(({ file }) => file)).size
    console.error(
      spoken(
        found.length === 0
          ? say`"${wanted}" was not found.`
          : say`${plural(found.length, 'place')} in ${plural(files, 'file')}.`,
      ),
    )
  },
)

function shown(found: Found): string {
  const [before, words, after] = excerptOf(found, around)
  return before + colors.bold(words) + after
}
