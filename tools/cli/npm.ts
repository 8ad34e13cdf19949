import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../files/project.js'

/** Runs npm or npx, with all output on standard error. @throws if the program fails, after printing the reason */
export function runNpm(program: 'npm' | 'npx', parameters: string[], folder: string): void {
  execFileSync(program, parameters, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

/**
 * Installs the packages of a nested project, unless they are up to date with its lock file.
 * @param folder path in this project, such as "tools/bench"
 * @throws if npm fails, after npm has printed the reason
 */
export function installProject(folder: string): void {
  const inside = join(projectFolder, folder)
  // npm writes this file at the end of every installation.
  const installed = join(inside, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(inside, 'package-lock.json')).mtimeMs)
    return
  console.error(`Installing the packages of ${folder}, once …`)
  runNpm('npm', ['ci'], inside)
}
