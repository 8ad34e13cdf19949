import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataName, pathIn } from '../../renderer/parts/address'
import { missingAddress } from '../../schema/localized'
import { rootFiles } from '../content/base/root-files'
import { readStored, storeValue, unfinished } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import type { Memo } from '../files/memo'
import { encodings } from '../serve/accept'
import { commit } from './commit'
import { stagingOf, writtenFile } from './places'

/** Numbers of files that a build wrote, left unchanged, and removed in its output folder. */
export type Changes = { written: number; unchanged: number; removed: number }

/** Paths of the files that belong to a build, and of outdated files that it deleted. */
type Written = { expected: string[]; removed: string[] }

/** Matches the paths of files that builds write. Used if the list of a build's files is lost. */
const outputPaths = new RegExp(
  String.raw`^[^/]+/((assets|data|previews|search)/.*|(.*/)?[^/]+\.(html|md)|${rootFiles})$`,
)

/**
 * The output folder of a build. Only a complete build changes this folder: new files are staged until `commit` moves
 * them into place. Files that the memo (the cached results) lists as up to date are not touched.
 */
export class Output {
  readonly folder: string
  /** Folder for new files, at the same relative paths as in the output folder. */
  readonly staging: string
  readonly #memo: Pick<Memo, 'find' | 'put'>
  readonly #existing: Set<string>
  readonly #expected = new Set<string>()
  readonly #staged = new Set<string>()

  /**
   * @param folder path of the output folder, for example "dist"
   * @param memo cache that records the files of earlier builds; files without a record are written again
   */
  constructor(folder: string, memo: Pick<Memo, 'find' | 'put'>) {
    this.folder = folder
    this.#memo = memo
    this.staging = stagingOf(folder)
    this.#existing = new Set(listFiles(folder))
    rmSync(this.staging, { recursive: true, force: true })
  }

  /** Whether all these files are in the output folder. */
  has(paths: string[]): boolean {
    return paths.every((path) => this.#existing.has(path))
  }

  /** Marks files of the last build as still needed. */
  keep(paths: string[]): void {
    for (const path of paths) this.#expected.add(path)
  }

  /** Registers files that the caller has written to the staging folder. */
  staged(paths: string[]): void {
    this.keep(paths)
    for (const path of paths) this.#staged.add(path)
  }

  /** Copies files of pages from another output folder, at the same relative paths. */
  copyPages(paths: string[], folder: string): void {
    for (const path of paths) this.#put(path, (file) => copyFileSync(join(folder, path), file))
  }

  /** Writes a file that belongs to no page, unless the output folder has an up-to-date copy. */
  write(path: string, content: string | Buffer): void {
    if (this.#isThere(path, hashOf(content))) return
    this.#put(path, (file) => writeFileSync(file, content))
  }

  /**
   * Copies a file, unless the output folder already has an up-to-date copy; `from` is then not read.
   * @param from path of the file, or a function that returns its content
   * @param key cache key that changes with the content; by default the path, for file names that contain a content hash
   */
  copy(path: string, from: string | (() => Buffer), key = path): void {
    if (this.#isThere(path, key)) return
    this.#put(path, (file) => (typeof from === 'string' ? copyFileSync(from, file) : writeFileSync(file, from())))
  }

  /**
   * Writes a group of files that take a long time to make, unless the group is up to date.
   * @param name name of the group
   * @param key cache key that changes with the inputs of the group
   * @param make returns contents by path; undefined for files that are unchanged in the output folder
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

  /** @param put writes the file to a path in the staging folder */
  #put(path: string, put: (file: string) => void): void {
    const file = join(this.staging, path)
    mkdirSync(dirname(file), { recursive: true })
    put(file)
    this.staged([path])
  }

  /** Whether a file in the output folder already has this content, as most files of a group do after an edit. */
  #hasContent(path: string, content: string | Buffer): boolean {
    return this.has([path]) && readFileSync(join(this.folder, path)).equals(Buffer.from(content))
  }

  #isThere(path: string, key: string): boolean {
    const isThere = this.#memo.find<true>('file', path, key) === true && this.has([path])
    if (isThere) this.keep([path])
    else this.#memo.put('file', path, key, true)
    return isThere
  }

  /** Folders to search for an output file of this build, in this order. */
  get places(): string[] {
    return [this.staging, this.folder]
  }

  /**
   * Puts the build in place, and deletes files of earlier builds that are not part of this build.
   * @param remember writes the memo to a file, which replaces the previous memo when everything is in place
   * @param facts data for the next build, see `readFacts`
   */
  commit(remember: (file: string) => void, facts: unknown): Changes {
    const leftOver = this.#leftOver()
    const removed = [...leftOver, ...this.#compressedFrom([...leftOver, ...this.#staged])]
    const previous = this.#written()
    const isSame =
      previous?.expected.length === this.#expected.size && previous.expected.every((path) => this.#expected.has(path))
    if (!isSame || removed.length > 0 || previous.removed.length > 0)
      storeValue(writtenFile(this.folder), { expected: [...this.#expected], removed } satisfies Written)
    const changes = {
      written: this.#staged.size,
      unchanged: this.#expected.size - this.#staged.size,
      removed: leftOver.length,
    }
    commit(this.folder, removed, remember, facts)
    return changes
  }

  /** Result of a build without changed inputs; undefined if a file of the last complete build is missing. */
  unchanged(): Changes | undefined {
    const expected = this.#written()?.expected
    return expected && this.has(expected) ? { written: 0, unchanged: expected.length, removed: 0 } : undefined
  }

  #written(): Written | undefined {
    return readStored<Written>(writtenFile(this.folder))
  }

  /** Existing compressed copies (from "npm run release") of these files. @param paths deleted or changed files */
  #compressedFrom(paths: string[]): string[] {
    const endings = Object.values(encodings)
    return paths.flatMap((path) => endings.map((ending) => path + ending)).filter((path) => this.#existing.has(path))
  }

  /**
   * Paths of files that earlier builds wrote and that are not part of this build. Other files, such as a CNAME, are
   * kept.
   */
  #leftOver(): string[] {
    const unexpected = [...this.#existing].filter((path) => !this.#expected.has(path))
    if (unexpected.length === 0) return []
    const written = this.#written()
    const writtenPaths = written && new Set([...written.expected, ...written.removed])
    return unexpected.filter(
      (path) => path.endsWith(unfinished) || (writtenPaths ? writtenPaths.has(path) : outputPaths.test(path)),
    )
  }
}

/**
 * Returns the output paths of a page for a brand in a language: its document, which any static host can serve without a
 * redirect ("en/about.html" for "/en/about"), its data file and, for other programs, its Markdown.
 */
export function pageOutputs(
  brandId: string,
  language: string,
  address: string,
  defaultLanguage: string,
  hasMarkdown: boolean,
): [html: string, data: string] | [html: string, data: string, markdown: string] {
  const localizedAddress = pathIn(language, address, defaultLanguage)
  const path = `${brandId}${localizedAddress === '/' ? '/index' : localizedAddress}`
  const data = `${brandId}/data/${language}/${dataName(address)}.json`
  return hasMarkdown && address !== missingAddress ? [`${path}.html`, data, `${path}.md`] : [`${path}.html`, data]
}
