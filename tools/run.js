#!/usr/bin/env node
/**
 * Runs a command from any folder: `node tools/run.js check --quiet`. Commands run as bundled code, which starts much
 * faster than the sources. If the sources changed, they are bundled first. This file is JavaScript, because it is not
 * compiled.
 */

import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled, bundleFolder, packaged, unbundled } from './bundle/current.js'
import { fail, guard } from './cli/errors.js'
import { endWithReader } from './cli/output.js'
import { packed, projectFolder } from './files/project.js'
import { wholeFolder } from './files/whole-folder.js'

// Disables colours unless the output goes to a terminal. Files, other programs and CI logs get plain text.
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
      // Vite is imported first, because the TypeScript loader would double the time that its many modules take.
      await import('vite')
      const endImport = await importSources()
      await speaking()
      const { makeBundle } = await import('./bundle/bundle.ts')
      await makeBundle()
      // The bundle loads faster without the TypeScript loader.
      await endImport()
    }
    // Node 22 can cache compiled code. The cache detects changed code, and is not used if the folder is read-only.
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

/**
 * Enables the import of TypeScript, with the project's settings even if the current folder is outside the project.
 * @returns a function that disables it again
 */
async function importSources() {
  const { register } = await import('tsx/esm/api')
  return register({ tsconfig: join(projectFolder, 'tsconfig.json') })
}

/** Sets the language of messages. Must be called after `importSources`. */
async function speaking() {
  const { speakAsAsked } = await import('./cli/message-language.ts')
  speakAsAsked(process.argv.slice(2))
}
