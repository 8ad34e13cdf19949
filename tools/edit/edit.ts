import { posix } from 'node:path'
import { openText } from '../content/open-text'
import type { Path } from '../content/problem'
import type { Site } from '../content/site'
import type { PageFile } from './page-files'
import { type Reference, referencesIn, rewritten } from './references'

/** Files as they will be: by the path they have now, where they go and their text. New ones have no path now, and none later those that go. */
export type Edit = {
  files: { from?: string; to?: string; text: string }[]
  /** Folders of media: where they go, or that they go for good. */
  folders: { from: string; to?: string }[]
}

/** An edit of the texts of a site. Each step sees what the one before wrote; nothing is written to the disk. */
export class Draft {
  readonly #texts: Record<string, string>
  readonly #before: Record<string, string>
  readonly #places = new Map<string, string | undefined>()
  readonly #added = new Map<string, string>()
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

  /** Moves a file, so that the contract it names is still found. */
  move({ file, as }: PageFile, name: string): void {
    this.#places.set(file, as(name))
    this.write(file, withSchema(this.text(file), file, as(name)))
  }

  remove(file: string): void {
    this.#places.set(file, undefined)
  }

  add(file: string, text: string): void {
    this.#added.set(file, text)
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
    const added = [...this.#added].map(([to, text]) => ({ from: undefined, to, text }))
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
