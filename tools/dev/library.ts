import { basename } from 'node:path'
import type { Reading } from '../builder/manifest'
import { inParts, type PageFiles } from '../builder/parts'
import { createReader, filesOf, type Reader } from '../builder/reader'
import { readAll } from '../builder/readings'
import { openContent } from '../builder/source'
import { noTime } from '../builder/split'
import { bundleFolder } from '../bundle/current.js'
import { createCatalogue } from '../content/catalogue'
import type { Problem } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { contractFile } from '../contract/contract-file'
import { openContract } from '../contract/open'
import { listContent, stampOf } from '../files/listing'

/** The content at one moment: what all pages share (a site without pages), and the files of each page. */
export type State = { site: Site; reader: Reader; pages: Map<string, PageFiles> }

/** What reading again brought. */
export type News = {
  /** Undefined when what all pages share cannot be used; `problems` say why. */
  state?: State
  problems: Problem[]
  /** Pages whose own files changed. */
  changed: PageFiles[]
  /** Whether pages may show or mean something else though their own files did not change. */
  isWide: boolean
}

/** Reads the content of the folder the command runs in, and after a change only what changed. */
export class Library {
  #listing = listContent()
  readonly #readings = new Map<string, Reading & { stamp: string }>()
  readonly #keys = new Map<string, string>()
  #isFirst = true

  /** Says that files changed, came or went; all may have when none are named. */
  touch(files?: string[]): void {
    for (const file of files ?? []) this.#listing.stamps.set(file, stampOf(file) ?? '')
    // What is no file any more may be gone, or a folder of this name.
    if (!files || files.some((file) => this.#listing.stamps.get(file) === '')) this.#listing = listContent()
  }

  async read(): Promise<News> {
    const { source, pages } = openContent(this.#listing)
    const file = await contractFile()
    const { site: base, problems } = readSite(source, openContract(file))
    const settings = source.documents['pages/_site.json']
    // What is learnt of a page depends on the site's languages, and on the schema.
    if (this.#isNew('readings', file, settings)) this.#readings.clear()
    const changed = pages.filter(({ name, stamp }) => this.#readings.get(name)?.stamp !== stamp)
    if (!base) return { problems, changed, isWide: this.#isNew('whole', file, source) }
    // At the start it counts what an earlier command kept.
    await this.#learn(
      createReader(base),
      pages,
      changed,
      this.#isFirst ? basename(bundleFolder()) + settings : undefined,
    )
    this.#isFirst = false

    const entries = pages.flatMap(({ name }) => this.#readings.get(name)?.entry ?? [])
    const unreadable = placesOf([...base.unreadable, ...filesOf(pages.filter(({ name }) => !this.#readings.has(name)))])
    const catalogue = createCatalogue(entries, unreadable)
    const site = { ...base, catalogue, source }
    return {
      state: { site, reader: createReader(site), pages: new Map(pages.map((page) => [page.name, page])) },
      problems,
      changed,
      isWide: this.#isNew('whole', file, source, entries, unreadable),
    }
  }

  /** Whether something is not what it was when this was last asked. */
  #isNew(name: string, ...what: unknown[]): boolean {
    const key = JSON.stringify(what)
    const isNew = this.#keys.get(name) !== key
    this.#keys.set(name, key)
    return isNew
  }

  /** @param code of what reads, for what an earlier command kept; without it what changed is read */
  async #learn(reader: Reader, pages: PageFiles[], changed: PageFiles[], code?: string): Promise<void> {
    const read = async (some: PageFiles[]) => inParts(some).flatMap((part) => reader.learn(part, noTime()))
    const found = code === undefined ? await read(changed) : [...(await readAll(read, pages, code)).values()]
    for (const { name } of changed) this.#readings.delete(name)
    const stamps = new Map(pages.map(({ name, stamp }) => [name, stamp]))
    for (const reading of found) this.#readings.set(reading.name, { ...reading, stamp: stamps.get(reading.name) ?? '' })
  }
}
