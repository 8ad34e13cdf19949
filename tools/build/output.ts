import { copyFileSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, keep, readKept } from '../host/cache'
import { hashOf } from '../host/files'
import { listFiles } from '../host/listing'
import { type Manifest, manifestFile } from './manifest'

/** What a build changed in the folder it writes. */
export type Changes = { written: number; unchanged: number; removed: number }

/**
 * The folder a build writes, changed only by a complete build: everything new is put aside until `commit`, which moves
 * it into place. Files of which the last build's manifest says that they are as they should be are not touched.
 */
export class Output {
  readonly folder: string
  /** Where new files are put, at their paths within the output. */
  readonly staging: string
  /** What the last complete build left; nothing when the folder may hold something else. */
  readonly before: Manifest
  readonly #code: string
  readonly #manifestFile: string
  readonly #existing: Set<string>
  readonly #expected = new Set<string>()
  readonly #staged: string[] = []
  readonly #hashes: Record<string, string> = {}

  /**
   * @param folder for example "dist"
   * @param code the key of the code: what other code left is written anew
   */
  constructor(folder: string, code: string) {
    this.folder = folder
    this.#code = code
    this.staging = join(cacheFolder, `staging-${folder.replaceAll(/[/\\]/g, '-')}`)
    this.#manifestFile = manifestFile(folder)
    const before = readKept<Manifest>(this.#manifestFile)
    this.before =
      before?.code === code
        ? before
        : { code, sharedCheck: { key: '', warnings: 0 }, pages: {}, files: {}, searches: {} }
    this.#existing = new Set(listFiles(folder))
    rmSync(this.staging, { recursive: true, force: true })
  }

  /** Whether files are in the folder. */
  has(paths: string[]): boolean {
    return paths.every((path) => this.#existing.has(path))
  }

  /** Says that files of the last build stay. */
  keep(paths: string[]): void {
    for (const path of paths) this.#expected.add(path)
  }

  /** Says that files were put into the staging folder. */
  staged(paths: string[]): void {
    this.keep(paths)
    // One by one: as parameters of one call they would be too many on a large site.
    for (const path of paths) this.#staged.push(path)
  }

  /** Takes files of pages from another folder, where they have the same paths. */
  take(paths: string[], folder: string): void {
    for (const path of paths) {
      mkdirSync(dirname(join(this.staging, path)), { recursive: true })
      copyFileSync(join(folder, path), join(this.staging, path))
    }
    this.staged(paths)
  }

  /** Takes a file that belongs to no page, unless it is there already. @param hash another for other content */
  write(path: string, content: string | Buffer, hash = hashOf(content)): void {
    this.#hashes[path] = hash
    if (this.before.files[path] === hash && this.has([path])) {
      this.keep([path])
      return
    }
    const file = join(this.staging, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    this.staged([path])
  }

  /**
   * Takes a file that lies elsewhere: where it is in place, nothing is read.
   * @param key another for other content; by itself the path, for a name made from the content
   */
  copy(path: string, from: string, key = path): void {
    this.#hashes[path] = key
    if (this.before.files[path] === key && this.has([path])) {
      this.keep([path])
      return
    }
    mkdirSync(dirname(join(this.staging, path)), { recursive: true })
    copyFileSync(from, join(this.staging, path))
    this.staged([path])
  }

  /**
   * Keeps the files that the last build wrote under a key (the `hash` of `write`), so that they need not be made again.
   * @returns false when there is none, or not all are there any more
   */
  keepMade(key: string): boolean {
    const paths = Object.keys(this.before.files).filter((path) => this.before.files[path] === key)
    if (paths.length === 0 || !this.has(paths)) return false
    for (const path of paths) this.#hashes[path] = key
    this.keep(paths)
    return true
  }

  /** Where files are as they will be: in the first of these folders that has them. */
  get places(): string[] {
    return [this.staging, this.folder]
  }

  /** Puts the build in place, and takes away what it no longer has. */
  commit({ pages, searches, sharedCheck }: Pick<Manifest, 'pages' | 'searches' | 'sharedCheck'>): Changes {
    // Without a manifest an interrupted commit is followed by a build that writes every file.
    rmSync(this.#manifestFile, { force: true })
    if (this.#existing.size === 0) this.#moveAll()
    else this.#moveStaged()
    const removed = [...this.#existing].filter((path) => !this.#expected.has(path))
    for (const path of removed) this.#remove(path)
    rmSync(this.staging, { recursive: true, force: true })
    const known: Manifest = { code: this.#code, files: this.#hashes, pages, searches, sharedCheck }
    keep(this.#manifestFile, known)
    return {
      written: this.#staged.length,
      unchanged: this.#expected.size - this.#staged.length,
      removed: removed.length,
    }
  }

  #moveAll(): void {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(dirname(this.folder), { recursive: true })
    renameSync(this.staging, this.folder)
  }

  #moveStaged(): void {
    const known = new Set<string>()
    for (const path of this.#staged) {
      const parent = dirname(join(this.folder, path))
      if (!known.has(parent)) mkdirSync(parent, { recursive: true })
      known.add(parent)
      renameSync(join(this.staging, path), join(this.folder, path))
    }
  }

  /** Removes a file, and the folders that are empty without it. */
  #remove(path: string): void {
    rmSync(join(this.folder, path))
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      try {
        rmdirSync(join(this.folder, parent))
      } catch {
        return // There is something else in it.
      }
    }
  }
}
