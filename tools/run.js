#!/usr/bin/env node
/**
 * Runs a command, from any folder: `node tools/run.js check --quiet`. Bundled code starts in a fraction of the time its
 * sources take, and where they changed the bundle is made first. Plain JavaScript, since nothing compiles it.
 */

import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled, bundleFolder, packaged, unbundled } from './bundle/current.js'
import { fail, guard } from './cli/errors.js'
import { endWithReader } from './cli/output.js'
import { packed, projectFolder } from './files/project.js'
import { wholeFolder } from './files/whole-folder.js'

// Colours are for people: what goes into a file or another program has none, in CI neither.
if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR ??= '1'
endWithReader()
const [command = '--help'] = process.argv.splice(2, 1)
guard(command)
if (!packed && Object.hasOwn(unbundled, command)) {
  await runSource(unbundled[/** @type {keyof typeof unbundled} */ (command)])
} else if (command !== 'help' && Object.hasOwn(packed ? packaged : bundled, command)) {
  await runBundled(command)
} else {
  process.argv.splice(2, 0, command)
  await runBundled('help')
}

/** @param {string} name */
async function runBundled(name) {
  try {
    const folder = bundleFolder()
    if (!packed && !wholeFolder(folder)) {
      await importSources()
      await speaking()
      const { makeBundle } = await import('./bundle/bundle.ts')
      await makeBundle()
    }
    // Node 22 keeps what V8 makes of the code. It compares the code itself, and a folder it may not write to does no harm.
    Reflect.get(module, 'enableCompileCache')?.(join(folder, 'compiled'))
    await (await import(pathToFileURL(join(folder, 'server', `${name}.js`)).href)).default()
  } catch (error) {
    fail(error, command)
  }
}

/** @param {string} file */
async function runSource(file) {
  try {
    await importSources()
    await (await import(pathToFileURL(join(projectFolder, file)).href)).default()
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
  const { speakAsAsked } = await import('./cli/spoken.ts')
  speakAsAsked(process.argv.slice(2))
}
