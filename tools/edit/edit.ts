import { posix } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import { isTextFile, pageOfFile } from '../content/base/page-of-file'
import type { Path } from '../content/base/problem'
import { openText } from '../content/json/open-text'
import { isPicture, mediaFolder } from '../content/read/media'
import { glossaryFile, type Page, type Redirect, siteFile } from '../content/read/model'
import type { Site } from '../content/read/site'
import type { Change } from '../files/change'
import { type Reference, referencesIn, rewritten } from './references'

/** Planned changes. A new file has no `from`, a deleted file has no `to`. `copyOf` is the original of a copied file. */
export type Edit = {
  files: { from?: string; to?: string; text: string; copyOf?: string }[]
  /** Changes to files of the translation ledger. */
  ledger?: Change['files']
  /** Moved media folders or files. A deleted one has no `to`. */
  folders: { from: string; to?: string }[]
}

/** A file of a page. `as` returns the path that the file has under a different page name. */
export type PageFile = { file: string; as(name: string): string }

/**
 * Selects the files of one page: the page document and its translations.
 * @param name page name, like "ventilation/tunnel-fan"
 * @param files paths of content files, relative to the project
 */
export function filesOfPage(name: string, files: Iterable<string>): PageFile[] {
  return [...files]
    .filter((file) => pageOfFile(file).name === name)
    .map((file) => ({ file, as: (other) => file.replace(`/${name}.`, `/${other}.`) }))
}

/**
 * The media folder with the page's name, if the page shows a picture from that folder. Undefined if the folder contains
 * a document or film, whose public address must not change.
 */
export function ownFolder({ slug, annotations }: Page, { source }: Pick<Site, 'source'>): string | undefined {
  const files = Object.keys(source.media).filter((file) => file.startsWith(`${slug}/`))
  const isUsed = annotations.some(({ kind, value }) => kind === 'media' && files.includes(String(value)))
  return isUsed && files.every(isPicture) ? `${mediaFolder}/${slug}` : undefined
}

/** An edit of a site's texts in memory. Each step works on the result of the previous steps. */
export class Draft {
  readonly #texts: Record<string, string>
  readonly #before: Record<string, string>
  readonly #places = new Map<string, string | undefined>()
  readonly #added = new Map<string, { text: string; copyOf?: string }>()
  readonly folders: Edit['folders'] = []

  constructor(readonly site: Site) {
    this.#before = site.source.documents
    this.#texts = { ...this.#before }
  }

  text(file: string): string {
    return this.#texts[file] ?? ''
  }

  write(file: string, text: string): void {
    this.#texts[file] = text
  }

  /** Rewrites references (see `rewritten`). Must be the first step, because the offsets refer to the original texts. */
  rewrite(change: (reference: Reference) => string | undefined): void {
    for (const [file, splices] of rewritten(referencesIn(this.site), this.#before, change))
      this.write(file, openText(this.text(file)).splice(...splices).text)
  }

  /** Replaces a text or a number in a document. */
  writeValue(file: string, path: Path, value: string | number): void {
    this.write(file, openText(this.text(file)).replace(path, value).text)
  }

  /**
   * Updates redirects in the site file.
   * @param obsoleteAddresses old addresses ("from") of the redirects to remove
   * @param redirect redirect to add, if any
   */
  redirect(obsoleteAddresses: string[], redirect?: Redirect): void {
    const document = openText(this.text(siteFile))
    const list = () => document.node(['redirects'])?.children
    for (const address of obsoleteAddresses) {
      const index = list()?.findIndex((item) => findNodeAtLocation(item, ['from'])?.value === address) ?? -1
      if (index >= 0) document.removeWhole(['redirects', index])
    }
    const count = list()?.length
    if (redirect && count === undefined) document.set(['redirects'], [redirect])
    else if (redirect) document.insert(['redirects', count ?? 0], redirect)
    this.write(siteFile, document.text)
  }

  /** Moves a file to the path for a new page name. Updates its "$schema", and the file's path in the glossary. */
  move({ file, as }: PageFile, name: string): void {
    this.#places.set(file, as(name))
    if (isTextFile(file)) return
    this.write(file, withSchema(this.text(file), file, as(name)))
    // The text files of a page are renamed with the page, because they are named after it.
    const page = this.site.pages.find((other) => other.file === file)
    if (page) this.write(file, withFileNames(this.text(file), page, name))
    const meantEntries = openText(this.text(glossaryFile)).node(['meant'])?.children ?? []
    meantEntries.forEach((entry, i) => {
      if (findNodeAtLocation(entry, ['file'])?.value === file)
        this.writeValue(glossaryFile, ['meant', i, 'file'], as(name))
    })
  }

  remove(file: string): void {
    this.#places.set(file, undefined)
  }

  add(file: string, text: string, copyOf?: string): void {
    this.#added.set(file, { text, copyOf })
  }

  get edit(): Edit {
    const changed = Object.keys(this.#texts).filter(
      (file) => this.#places.has(file) || this.#texts[file] !== this.#before[file],
    )
    const files = changed.map((from) => ({
      from,
      to: this.#places.has(from) ? this.#places.get(from) : from,
      text: this.text(from),
    }))
    const addedFiles = [...this.#added].map(([to, file]) => ({ from: undefined, to, ...file }))
    return { files: [...files, ...addedFiles], folders: this.folders }
  }
}

/** Returns the text of a page's document, with the text files renamed to match a new name of the page. */
export function withFileNames(text: string, { document, slug }: Page, name: string): string {
  return (document.parts ?? []).reduce(
    (changed, { path, file }) =>
      openText(changed).replace(
        [...path.slice(0, -1), 'file'],
        posix.basename(file).replace(slug, posix.basename(name)),
      ).text,
    text,
  )
}

/** Base folder, nested so deeply that even a relative path to a schema far above the site does not reach the root. */
const deep = '/_'.repeat(30)

/** Text of a moved document, in which the path in "$schema" is adapted to the new folder. */
export function withSchema(text: string, from: string, to: string): string {
  const document = openText(text)
  const schema: unknown = document.node(['$schema'])?.value
  const [oldFolder, newFolder] = [posix.dirname(from), posix.dirname(to)]
  if (typeof schema !== 'string' || !/^\.{1,2}\//.test(schema) || oldFolder === newFolder) return text
  const path = posix.relative(posix.join(deep, newFolder), posix.join(deep, oldFolder, schema))
  return document.replace(['$schema'], path.startsWith('.') ? path : `./${path}`).text
}
