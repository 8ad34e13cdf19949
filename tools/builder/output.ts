import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressIn, dataName } from '../../renderer/parts/address'
import { rootFiles } from '../content/base/root-files'
import { keep, readKept, unfinished } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import type { Memo } from '../files/memo'
import { encodings } from '../serve/accept'
import { commit } from './commit'
import { stagingOf, writtenFile } from './places'

/** What a build changed in the folder it writes. */
export type Changes = { written: number; unchanged: number; removed: number }

/** The files that a build wrote, and those it was to remove. */
type Written = { expected: string[]; removed: string[] }

/** The files that builds write, for when the list of a build's files is lost. */
const ours = new RegExp(String.raw`^[^/]+/((assets|data|previews|search)/.*|(.*/)?[^/]+\.html|${rootFiles})$`)

/**
 * The folder a build writes, changed only by a complete build: everything new is put aside until `commit`, which moves
 * it into place. Files that are right by the memo are not touched.
 */
export class Output {
  readonly folder: string
  /** Where new files are put, at their paths within the output. */
  readonly staging: string
  readonly #memo: Pick<Memo, 'find' | 'put'>
  readonly #existing: Set<string>
  readonly #expected = new Set<string>()
  readonly #staged = new Set<string>()

  /**
   * @param folder for example "dist"
   * @param memo what was made for it before; what it does not know of is written again
   */
  constructor(folder: string, memo: Pick<Memo, 'find' | 'put'>) {
    this.folder = folder
    this.#memo = memo
    this.staging = stagingOf(folder)
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
    for (const path of paths) this.#staged.add(path)
  }

  /** Copies files of pages from another folder, where they have the same paths. */
  copyPages(paths: string[], folder: string): void {
    for (const path of paths) this.#put(path, (file) => copyFileSync(join(folder, path), file))
  }

  /** Takes a file that belongs to no page, unless it is there already. */
  write(path: string, content: string | Buffer): void {
    if (this.#isThere(path, hashOf(content))) return
    this.#put(path, (file) => writeFileSync(file, content))
  }

  /**
   * Takes a file that lies elsewhere: where it is in place, nothing is read.
   * @param key another for other content; by itself the path, for a name made from the content
   */
  copy(path: string, from: string, key = path): void {
    if (this.#isThere(path, key)) return
    this.#put(path, (file) => copyFileSync(from, file))
  }

  /**
   * Takes files that are dear to make, unless they are there already.
   * @param name of what they are together
   * @param key another where they are made from something else
   * @param make makes them, by their paths; undefined for those that are there as they will be
   */
  async writeMade(
    name: string,
    key: string,
    make: () => Promise<Record<string, string | Buffer | undefined>>,
  ): Promise<void> {
    const paths = this.#memo.find<string[]>('files', name, key)
    if (paths && this.has(paths)) return this.keep(paths)
    const files = await make()
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined || this.#hasContent(path, content)) continue
      this.#put(path, (file) => writeFileSync(file, content))
    }
    this.keep(this.#memo.put('files', name, key, Object.keys(files)))
  }

  /** @param put puts a file into the staging folder */
  #put(path: string, put: (file: string) => void): void {
    const file = join(this.staging, path)
    mkdirSync(dirname(file), { recursive: true })
    put(file)
    this.staged([path])
  }

  /** Whether a file is there as it will be: of many that are made together, an edit changes a few. */
  #hasContent(path: string, content: string | Buffer): boolean {
    return this.has([path]) && readFileSync(join(this.folder, path)).equals(Buffer.from(content))
  }

  #isThere(path: string, key: string): boolean {
    const isThere = this.#memo.find<true>('file', path, key) === true && this.has([path])
    if (isThere) this.keep([path])
    else this.#memo.put('file', path, key, true)
    return isThere
  }

  /** Where files are as they will be: in the first of these folders that has them. */
  get places(): string[] {
    return [this.staging, this.folder]
  }

  /**
   * Puts the build in place, and removes what an earlier one wrote and this one has not.
   * @param remember writes the memo down, in a file that becomes the memo when all is in place
   * @param facts what the next build is to know, see `readFacts`
   */
  commit(remember: (file: string) => void, facts: unknown): Changes {
    const leftOver = this.#leftOver()
    const removed = [...leftOver, ...this.#compressedFrom([...leftOver, ...this.#staged])]
    const before = this.#written()
    const isSame =
      before?.expected.length === this.#expected.size && before.expected.every((path) => this.#expected.has(path))
    if (!isSame || removed.length > 0 || before.removed.length > 0)
      keep(writtenFile(this.folder), { expected: [...this.#expected], removed } satisfies Written)
    const changes = {
      written: this.#staged.size,
      unchanged: this.#expected.size - this.#staged.size,
      removed: leftOver.length,
    }
    commit(this.folder, removed, remember, facts)
    return changes
  }

  /** The changes of a build that has nothing to do; undefined where a file of the last complete one is missing. */
  unchanged(): Changes | undefined {
    const expected = this.#written()?.expected
    return expected && this.has(expected) ? { written: 0, unchanged: expected.length, removed: 0 } : undefined
  }

  #written(): Written | undefined {
    return readKept<Written>(writtenFile(this.folder))
  }

  /** Compressed copies ("npm run release") of files that go, or have changed. */
  #compressedFrom(paths: string[]): string[] {
    const endings = Object.values(encodings)
    return paths.flatMap((path) => endings.map((ending) => path + ending)).filter((path) => this.#existing.has(path))
  }

  /** Files of an earlier build that this one does not have. Files of others stay, for example a CNAME. */
  #leftOver(): string[] {
    const unexpected = [...this.#existing].filter((path) => !this.#expected.has(path))
    if (unexpected.length === 0) return []
    const written = this.#written()
    const known = written && new Set([...written.expected, ...written.removed])
    return unexpected.filter((path) => path.endsWith(unfinished) || (known ? known.has(path) : ours.test(path)))
  }
}

/**
 * The files of a page for a brand in a language: its document, as any static host serves it for the address without a
 * redirect ("/en/about" is "en/about.html"), and its data.
 */
export function pageOutputs(
  brandId: string,
  language: string,
  address: string,
  defaultLanguage: string,
): [html: string, data: string] {
  const pinned = addressIn(language, address, defaultLanguage)
  return [
    `${brandId}${pinned === '/' ? '/index' : pinned}.html`,
    `${brandId}/data/${language}/${dataName(address)}.json`,
  ]
}
