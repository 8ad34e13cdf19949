import { posix } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import { pageOfFile } from '../content/base/page-of-file'
import type { Path } from '../content/base/problem'
import { openText } from '../content/json/open-text'
import { isPicture, mediaFolder } from '../content/read/media'
import { type Page, type Redirect, siteFile } from '../content/read/model'
import type { Site } from '../content/read/site'
import type { Change } from '../files/change'
import { type Reference, referencesIn, rewritten } from './references'

/** Files as they will be: by the path they have now, where they go and their text. New ones have no path now, and none later those that go. */
export type Edit = {
  files: { from?: string; to?: string; text: string; copyOf?: string }[]
  /** Files of the ledger that change with them. */
  ledger?: Change['files']
  /** Folders of media: where they go, or that they go for good. */
  folders: { from: string; to?: string }[]
}

/** A file of a page, and where it is when the page has another name. */
export type PageFile = { file: string; as(name: string): string }

/**
 * All files that belong to one page and go where it goes: its document and its translations.
 * @param name of the page: "ventilation/tunnel-fan"
 * @param files of the content, from the project's root
 */
export function filesOfPage(name: string, files: Iterable<string>): PageFile[] {
  return [...files]
    .filter((file) => pageOfFile(file).name === name)
    .map((file) => ({ file, as: (other) => `${file.slice(0, -`${name}.json`.length)}${other}.json` }))
}

/**
 * The folder of pictures that is a page's own, since it has the page's name and the page shows one of them. One with a
 * document or film in it belongs to no page: their addresses are public, and must stay.
 */
export function ownFolder({ slug, annotations }: Page, { source }: Pick<Site, 'source'>): string | undefined {
  const files = Object.keys(source.media).filter((file) => file.startsWith(`${slug}/`))
  const isUsed = annotations.some(({ kind, value }) => kind === 'media' && files.includes(String(value)))
  return isUsed && files.every(isPicture) ? `${mediaFolder}/${slug}` : undefined
}

/** An edit of the texts of a site. Each step sees what the one before wrote; nothing is written to the disk. */
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

  /** Writes references in another way, see `rewritten`. They must be as the site was read: this comes first. */
  rewrite(change: (reference: Reference) => string | undefined): void {
    for (const [file, splices] of rewritten(referencesIn(this.site), this.#before, change))
      this.write(file, openText(this.text(file)).splice(...splices).text)
  }

  /** Writes a text value in another way. */
  writeValue(file: string, path: Path, value: string): void {
    this.write(file, openText(this.text(file)).replace(path, value).text)
  }

  /**
   * Adds a redirect to the site file, and takes those away that are from the same address, or from where it leads to: a page
   * has that address now.
   * @param redirect undefined to only take some away
   */
  redirect(gone: string[], redirect?: Redirect): void {
    const document = openText(this.text(siteFile))
    const list = () => document.node(['redirects'])?.children
    for (const address of gone) {
      const index = list()?.findIndex((item) => findNodeAtLocation(item, ['from'])?.value === address) ?? -1
      if (index >= 0) document.removeWhole(['redirects', index])
    }
    const count = list()?.length
    if (redirect && count === undefined) document.set(['redirects'], [redirect])
    else if (redirect) document.insert(['redirects', count ?? 0], redirect)
    this.write(siteFile, document.text)
  }

  /** Moves a file, so that the contract it names is still found. */
  move({ file, as }: PageFile, name: string): void {
    this.#places.set(file, as(name))
    this.write(file, withSchema(this.text(file), file, as(name)))
  }

  remove(file: string): void {
    this.#places.set(file, undefined)
  }

  add(file: string, text: string, copyOf?: string): void {
    this.#added.set(file, { text, copyOf })
  }

  /** The whole edit. */
  get edit(): Edit {
    const changed = Object.keys(this.#texts).filter(
      (file) => this.#places.has(file) || this.#texts[file] !== this.#before[file],
    )
    const files = changed.map((from) => ({
      from,
      to: this.#places.has(from) ? this.#places.get(from) : from,
      text: this.text(from),
    }))
    const added = [...this.#added].map(([to, one]) => ({ from: undefined, to, ...one }))
    return { files: [...files, ...added], folders: this.folders }
  }
}

/** A folder so deep that the way to a schema above the site does not leave it. */
const deep = '/_'.repeat(30)

/** The text of a document that moves, with the way to its schema from where it will be. */
export function withSchema(text: string, from: string, to: string): string {
  const document = openText(text)
  const schema: unknown = document.node(['$schema'])?.value
  const [before, after] = [posix.dirname(from), posix.dirname(to)]
  if (typeof schema !== 'string' || !/^\.{1,2}\//.test(schema) || before === after) return text
  const way = posix.relative(posix.join(deep, after), posix.join(deep, before, schema))
  return document.replace(['$schema'], way.startsWith('.') ? way : `./${way}`).text
}
