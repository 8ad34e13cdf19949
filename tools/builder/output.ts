import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keep, keepList, readKept, readKeptList, unfinished } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import { encodings } from '../serve/accept'
import { commit } from './commit'
import type { Manifest } from './manifest'
import { manifestFile, stagingOf, writtenFile } from './places'

/** What a build changed in the folder it writes. */
export type Changes = { written: number; unchanged: number; removed: number }

/** What builds write, for where it is not known any more which files a build wrote. */
const ours =
  /^[^/]+\/((assets|data|previews|search)\/.*|(.*\/)?[^/]+\.html|sitemap[^/]*\.xml|robots\.txt|sw\.js|(.*\/)?manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png)$/

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
  readonly #existing: Set<string>
  readonly #expected = new Set<string>()
  readonly #staged = new Set<string>()
  readonly #hashes: Record<string, string> = {}

  /**
   * @param folder for example "dist"
   * @param code the key of the code: what other code left is written again
   */
  constructor(folder: string, code: string) {
    this.folder = folder
    this.#code = code
    this.staging = stagingOf(folder)
    const before = readKept<Manifest>(manifestFile(folder))
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

  /** Says that files of the last build that belong to no page stay. */
  keepWritten(paths: string[]): void {
    for (const path of paths) this.#hashes[path] = this.before.files[path] ?? ''
    this.keep(paths)
  }

  /** Says that files were put into the staging folder. */
  staged(paths: string[]): void {
    this.keep(paths)
    for (const path of paths) this.#staged.add(path)
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

  /** Puts the build in place, and removes what an earlier one wrote and this one has not. */
  commit({ pages, searches, sharedCheck }: Pick<Manifest, 'pages' | 'searches' | 'sharedCheck'>): Changes {
    const leftOver = this.#leftOver()
    const removed = [...leftOver, ...this.#compressedFrom([...leftOver, ...this.#staged])]
    const isOther = removed.length > 0 || [...this.#staged].some((path) => !this.#existing.has(path))
    if (isOther) keepList(writtenFile(this.folder), null, [...this.#expected, ...removed])
    const manifest = { code: this.#code, files: this.#hashes, pages, searches, sharedCheck }
    if (removed.length + this.#staged.size === 0) keep(manifestFile(this.folder), manifest)
    else commit(this.folder, removed, manifest)
    return {
      written: this.#staged.size,
      unchanged: this.#expected.size - this.#staged.size,
      removed: leftOver.length,
    }
  }

  /** What was compressed ("npm run release") from files that go, or are others now. */
  #compressedFrom(paths: string[]): string[] {
    const endings = Object.values(encodings)
    return paths.flatMap((path) => endings.map((ending) => path + ending)).filter((path) => this.#existing.has(path))
  }

  /** What an earlier build wrote and this one has not. Files of others stay, for example a CNAME. */
  #leftOver(): string[] {
    const unexpected = [...this.#existing].filter((path) => !this.#expected.has(path))
    if (unexpected.length === 0) return []
    const written = readKeptList<null, string>(writtenFile(this.folder))?.items
    const known = written && new Set(written)
    return unexpected.filter((path) => path.endsWith(unfinished) || (known ? known.has(path) : ours.test(path)))
  }
}
