/** What is said where no command is named, or one that there is not. */
import { bundled, packaged, renamed, unbundled } from '../bundle/current.js'
import { exitCodes } from '../cli/errors.js'
import { say, speakAsAsked } from '../cli/language/say'
import { nearest } from '../content/nearest'
import { manifest, packed } from '../files/project.js'

const [asked = '', ...more] = process.argv.slice(2)
await speakAsAsked(more)
const names = Object.keys(packed ? packaged : { ...bundled, ...unbundled })
  .filter((name) => name !== 'help')
  .sort()
const list = `Commands: ${names.join(', ')}.\n"npm run check -- --help" explains one of them.`
if (asked === '--version') console.log(manifest().version)
else if (['--help', '-h', 'help'].includes(asked)) console.log(say(list))
else refuse()

function refuse(): void {
  const now = Object.entries(renamed).find(([name]) => name === asked)?.[1]
  const near = nearest(asked, names)
  console.error(
    say(
      now
        ? `"npm run ${asked}" is "${now}" now.`
        : `There is no command "${asked}". ${near ? `Did you mean "${near}"?` : list}`,
    ),
  )
  process.exitCode = exitCodes.usedWrongly
}
