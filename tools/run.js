/**
 * Runs a command, from any folder: `node tools/run.js check --quiet`. Bundled code starts in a fraction of the time its
 * sources take, and where they changed the bundle is made first. Plain JavaScript, since nothing compiles it.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled, bundleFolder, renamed, unbundled } from './bundle/current.js'
import { fail, guard } from './cli/errors.js'
import { endWithReader } from './cli/output.js'
import { projectFolder } from './files/project.js'
import { wholeFolder } from './files/whole-folder.js'

const names = Object.keys({ ...bundled, ...unbundled }).sort()
const help = `Commands: ${names.join(', ')}.\n"node tools/run.js check --help" explains one of them.`

// Colours are for people: what goes into a file or another program has none, in CI neither.
if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR ??= '1'
endWithReader()
const [command = '--help'] = process.argv.splice(2, 1)
guard(command)
if (command === '--help' || command === '-h') {
  await importSources()
  console.log((await speaking())(help))
} else if (Object.hasOwn(bundled, command)) {
  await runBundled()
} else if (Object.hasOwn(unbundled, command)) {
  await runSource(unbundled[/** @type {keyof typeof unbundled} */ (command)])
} else {
  await refuse()
}

async function runBundled() {
  try {
    const folder = bundleFolder()
    if (!wholeFolder(folder)) {
      await importSources()
      await speaking()
      const { makeBundle } = await import('./bundle/bundle.ts')
      await makeBundle()
    }
    await import(pathToFileURL(join(folder, 'server', `${command}.js`)).href)
  } catch (error) {
    fail(error, command)
  }
}

/** @param {string} file */
async function runSource(file) {
  try {
    await importSources()
    await import(pathToFileURL(join(projectFolder, file)).href)
  } catch (error) {
    fail(error, command)
  }
}

/** Lets TypeScript be imported, by the settings of the project, wherever the command runs. */
async function importSources() {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(projectFolder, 'tsconfig.json') })
}

/** Says what follows in the language of the author. The sources can be imported. */
async function speaking() {
  const { say, speakAsAsked } = await import('./cli/language/say.ts')
  await speakAsAsked(process.argv.slice(2))
  return say
}

async function refuse() {
  await importSources()
  const say = await speaking()
  const { nearest } = await import('./content/nearest.ts')
  const near = nearest(command, names)
  const now = Object.entries(renamed).find(([name]) => name === command)?.[1]
  console.error(
    say(
      now
        ? `"npm run ${command}" is "${now}" now.`
        : `There is no command "${command}". ${near ? `Did you mean "${near}"?` : help}`,
    ),
  )
  process.exitCode = 1
}
