/**
 * `npm run types`: generates `schema/types.ts` and `schema/README.md` from the schema, and the words of numbers in all
 * languages from what Unicode knows of them.
 * With `--check` it writes nothing and fails when a committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { runCommand } from '../cli/command'
import { generateNumberWords } from '../contract/number-words'
import { generateReference } from '../contract/reference'
import { generateTypes } from '../contract/types'
import { projectFolder } from '../files/project.js'

await runCommand(
  {
    name: 'types',
    about: 'Regenerates what is generated from the schema, and the words of numbers.',
    options: { check: { about: 'writes nothing, and fails when a committed file is out of date' } },
    withoutSite: true,
  },
  async ({ has }) => {
    // What is generated belongs to the project, wherever the command runs.
    process.chdir(projectFolder)
    const generated = {
      'schema/types.ts': await generateTypes(),
      'schema/README.md': generateReference(),
      'tools/content/spelled-numbers.json': generateNumberWords(),
    }
    const outdated = Object.entries(generated).filter(([path, text]) => read(path) !== text)
    for (const [path, text] of outdated) {
      if (has('check')) console.error(`${path} is out of date. Run "npm run types" and commit the result.`)
      else {
        writeFileSync(path, text)
        console.log(`wrote ${path}`)
      }
    }
    process.exitCode = has('check') && outdated.length > 0 ? 1 : 0
  },
)

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
