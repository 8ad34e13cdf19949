import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { runNpm } from '../../cli/npm'
import { joined, say } from '../../content/say/say.js'
import { cacheFolder } from '../../files/cache'
import { projectFolder } from '../../files/project.js'
import { attempt, git, repositoryPrefix } from '../../files/site/git'

/** Folder in which the base commit is checked out. */
const checkout = join(cacheFolder, 'compare')

/**
 * Builds the site of the current folder as it was at a commit. If the engine is in the same repository, the engine of
 * that commit builds the site.
 * @param base a commit, branch or tag
 * @param sharedFolders cache folders of the site that both builds share; their keys are hashes of the content
 * @returns the output folder, which the next call deletes
 * @throws Refusal if there is no repository or no such commit
 */
export function buildBase(base: string, sharedFolders: string[]): string {
  const commit = base.startsWith('-') ? undefined : attempt('rev-parse', '--verify', '--quiet', `${base}^{commit}`)
  if (commit === undefined)
    throw new Refusal(say`There is no commit "${base}". Fetch it first ("git fetch"), or name another.`)
  removeBase()
  git('worktree', 'add', '--detach', '--force', checkout, commit.trim())
  const site = join(resolve(checkout), repositoryPrefix())
  // Shares the cache folders, so that files that are equal in both builds are made only once.
  mkdirSync(join(site, cacheFolder), { recursive: true })
  for (const folder of sharedFolders) {
    mkdirSync(folder, { recursive: true })
    symlinkSync(resolve(folder), join(site, folder), 'junction')
  }
  build(programOf(resolve(checkout)), site)
  return join(site, 'dist')
}

/** Builds the current state of the site in the current folder. @returns the output folder */
export function buildNow(): string {
  build(join(projectFolder, 'tools/run.js'), resolve())
  return resolve('dist')
}

/** Deletes the checkout that `buildBase` made. */
export function removeBase(): void {
  rmSync(checkout, { recursive: true, force: true })
  attempt('worktree', 'prune')
}

/**
 * Finds the program that runs commands in a checkout: the checkout's own engine, whose packages are installed first, or
 * this engine if the checkout has none.
 * @returns the path of the program
 */
function programOf(folder: string): string {
  const program = join(folder, 'tools/run.js')
  if (!existsSync(program)) return join(projectFolder, 'tools/run.js')
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf(projectFolder))
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else runNpm('npm', ['ci'], folder)
  return program
}

function build(program: string, site: string): void {
  try {
    execFileSync(process.execPath, [program, 'build'], { cwd: site, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Refusal(joined([say`${site} cannot be built, so nothing was compared.`, message.trim()], '\n'))
  }
}
