import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, hashOf } from '../host/files'

/** What a build changed in the folder it writes. */
export type Changes = { written: number; unchanged: number; removed: number }

/**
 * The folder a build writes, changed only by a complete build: everything new is kept aside until `commit`, which moves
 * it into place. Files whose content is that of the last build are not touched.
 */
export class Output {
  readonly #folder: string
  readonly #staging: string
  readonly #manifestFile: string
  /** Content hashes by path, of the last complete build. */
  readonly #before: Record<string, string>
  readonly #now: Record<string, string> = {}
  readonly #staged: string[] = []

  /** @param folder for example "dist" */
  constructor(folder: string) {
    this.#folder = folder
    const name = folder.replaceAll('/', '-')
    this.#staging = join(cacheFolder, `staging-${name}`)
    this.#manifestFile = join(cacheFolder, `output-${name}.json`)
    this.#before = existsSync(this.#manifestFile) ? JSON.parse(readFileSync(this.#manifestFile, 'utf8')) : {}
    rmSync(this.#staging, { recursive: true, force: true })
  }

  /** Takes one file of the build. @param path within the folder */
  write(path: string, content: string | Buffer): void {
    const hash = hashOf(content)
    this.#now[path] = hash
    if (this.#before[path] === hash && existsSync(join(this.#folder, path))) return
    const file = join(this.#staging, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    this.#staged.push(path)
  }

  /** Puts the build in place, and takes away what it no longer has. */
  commit(): Changes {
    // Without a manifest an interrupted commit is followed by a build that writes every file.
    rmSync(this.#manifestFile, { force: true })
    for (const path of this.#staged) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true })
      renameSync(join(this.#staging, path), join(this.#folder, path))
    }
    const removed = filesIn(this.#folder).filter((path) => !(path in this.#now))
    for (const path of removed) rmSync(join(this.#folder, path))
    removeEmptyFolders(this.#folder)
    rmSync(this.#staging, { recursive: true, force: true })
    writeFileSync(this.#manifestFile, JSON.stringify(this.#now))
    return {
      written: this.#staged.length,
      unchanged: Object.keys(this.#now).length - this.#staged.length,
      removed: removed.length,
    }
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

function removeEmptyFolders(folder: string): boolean {
  if (!existsSync(folder)) return false
  const kept = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)),
  )
  if (kept.length === 0) rmdirSync(folder)
  return kept.length === 0
}
