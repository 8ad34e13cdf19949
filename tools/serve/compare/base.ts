import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { runNpm } from '../../cli/npm'
import { joined, say } from '../../content/say/say.js'
import { cacheFolder } from '../../files/cache'
import { projectFolder } from '../../files/project.js'
import { attempt, git, repositoryPrefix } from '../../files/site/git'

/** Where the site of another commit is while it is compared. */
const place = join(cacheFolder, 'compare')

/**
 * Builds the site of the current folder as it was at a commit, with the engine of that commit where that is in the same repository.
 * @param base a commit, branch or tag
 * @param made folders of the site where what takes long is kept under the name of what it is made from
 * @returns the folder of what was built; it is gone with the next call
 * @throws Refusal where there is no repository or no such commit
 */
export function buildBase(base: string, made: string[]): string {
  const commit = base.startsWith('-') ? undefined : attempt('rev-parse', '--verify', '--quiet', `${base}^{commit}`)
  if (commit === undefined)
    throw new Refusal(say`There is no commit "${base}". Fetch it first ("git fetch"), or name another.`)
  removeBase()
  git('worktree', 'add', '--detach', '--force', place, commit.trim())
  const site = join(resolve(place), repositoryPrefix())
  // What is the same in both is made once.
  mkdirSync(join(site, cacheFolder), { recursive: true })
  for (const folder of made) {
    mkdirSync(folder, { recursive: true })
    symlinkSync(resolve(folder), join(site, folder), 'junction')
  }
  build(programOf(resolve(place)), site)
  return join(site, 'dist')
}

/** Builds the site of the current folder as it is now. @returns the folder of what was built */
export function buildNow(): string {
  build(join(projectFolder, 'tools/run.js'), resolve())
  return resolve('dist')
}

/** Removes what `buildBase` made. */
export function removeBase(): void {
  rmSync(place, { recursive: true, force: true })
  attempt('worktree', 'prune')
}

/** What starts the commands of another checkout. Where it has no engine, or cannot have its packages without npm, it is ours. */
function programOf(folder: string): string {
  const own = join(folder, 'tools/run.js')
  if (!existsSync(own)) return join(projectFolder, 'tools/run.js')
  const lockOf = (around: string) => readFileSync(join(around, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf(projectFolder))
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else runNpm('npm', ['ci'], folder)
  return own
}

function build(program: string, site: string): void {
  try {
    execFileSync(process.execPath, [program, 'build'], { cwd: site, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Refusal(joined([say`${site} cannot be built, so nothing was compared.`, said.trim()], '\n'))
  }
}
