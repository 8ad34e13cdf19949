/** The answer where no command is named, or an unknown one. */

import { packaged } from '../bundle/current.js'
import { exitCodes } from '../cli/errors.js'
import { speakAsAsked, spoken } from '../cli/spoken'
import { didYouMean } from '../content/base/nearest'
import { joined, say } from '../content/say/say.js'
import { manifest } from '../files/project.js'

const commandNames = Object.keys(packaged).filter((name) => name !== 'help')
const commandList = joined(
  [say`Commands: ${commandNames.join(', ')}.`, say`"npm run check -- --help" explains one of them.`],
  '\n',
)

/** Prints the version or the list of commands, or refuses an unknown command. */
export default function help(): void {
  const [asked = '', ...more] = process.argv.slice(2)
  speakAsAsked(more)
  if (asked === '--version') console.log(manifest().version)
  else if (['--help', '-h', 'help'].includes(asked)) console.log(spoken(commandList))
  else {
    console.error(
      spoken(joined([say`There is no command "${asked}".`, didYouMean(asked, commandNames) ?? commandList])),
    )
    process.exitCode = exitCodes.usedWrongly
  }
}
