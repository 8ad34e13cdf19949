/** Runs if no known command is given: prints help or the version, or refuses an unknown command. */

import { packaged } from '../bundle/current.js'
import { exitCodes } from '../cli/errors.js'
import { messageText, speakAsAsked } from '../cli/message-language'
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
  const [command = '', ...more] = process.argv.slice(2)
  speakAsAsked(more)
  if (command === '--version') console.log(manifest().version)
  else if (['--help', '-h', 'help'].includes(command)) console.log(messageText(commandList))
  else {
    console.error(
      messageText(joined([say`There is no command "${command}".`, didYouMean(command, commandNames) ?? commandList])),
    )
    process.exitCode = exitCodes.usedWrongly
  }
}
