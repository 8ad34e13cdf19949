import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../files/project.js'

/**
 * Runs npm, whose programs are scripts on Windows. What it prints goes to where errors go.
 * @throws when it fails, which it has said itself
 */
export function runNpm(program: 'npm' | 'npx', parameters: string[], folder: string): void {
  execFileSync(program, parameters, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

/**
 * Makes sure that the packages of a project within this one are there, as its lock file names them.
 * @param folder of the project, from this one, for example "tools/bench"
 * @throws when npm cannot install them, which has said why
 */
export function installProject(folder: string): void {
  const inside = join(projectFolder, folder)
  // npm notes here what it installed.
  const noted = join(inside, 'node_modules/.package-lock.json')
  if (existsSync(noted) && statSync(noted).mtimeMs >= statSync(join(inside, 'package-lock.json')).mtimeMs) return
  console.error(`Installing the packages of ${folder}, once …`)
  runNpm('npm', ['ci'], inside)
}
