import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { pageOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
import { textOf } from '../files/change'
import { isContent } from '../files/listing'
import { watchContent } from '../files/watch'
import { LiveContent } from '../site/live'
import type { OpenSite } from '../site/open'

/** The path of a file of the content from the site's folder, to which an editor may come by a link; undefined for any other. */
export function fileOf(uri: string): string | undefined {
  const path = pathIn(uri)
  if (path === undefined) return undefined
  const file = relative('.', join(realFolder(dirname(path)), basename(path))).replaceAll('\\', '/')
  return isContent(file) ? file : undefined
}

/** The path that an address says; undefined where it says none of this machine. */
function pathIn(uri: string): string | undefined {
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

/** A folder without the links that lead to it. One that is gone has none. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** The site of the folder the command runs in, as an editor has it: the texts that are open there count in place of files. */
export class EditorSite {
  /** What is open, by its file. */
  readonly documents = new Map<string, TextDocument>()
  readonly #live: LiveContent
  readonly #changed: () => void
  readonly #dirty = new Set<string>()
  #settled: Promise<void> | undefined

  /** @param changed called when what is wrong may be another */
  constructor(changed: () => void) {
    this.#changed = changed
    const awaited = () => [...this.documents.keys()].map((file) => pageOfFile(file).name)
    this.#live = new LiveContent(changed, { pause: 0, withWarnings: true, awaited })
  }

  /** Reads the site, and again whenever something changes on the disk. @returns what ends that */
  async begin(): Promise<() => Promise<void>> {
    this.#dirty.clear()
    this.#settled = this.#read()
    await this.#settled
    const watch = watchContent((files) => this.#read(files), console.error)
    watch.begin()
    return watch.close
  }

  /** How the editor names a file. */
  uriOf(file: string): string {
    return this.documents.get(file)?.uri ?? pathToFileURL(resolve(file)).href
  }

  /** The text of a file as the editor has it, else as the disk has; undefined where there is none. */
  textOf(file: string): string | undefined {
    return this.documents.get(file)?.getText() ?? textOf(file)
  }

  /** Takes the text that is open of a file; none when it is closed. What is no content does not matter. */
  take(uri: string, document?: TextDocument): void {
    const file = fileOf(uri)
    if (file === undefined) return
    if (document) this.documents.set(file, document)
    else this.documents.delete(file)
    // What is typed meanwhile is read together, when this was.
    if (this.#dirty.size === 0)
      this.#settled = this.#settled?.then(() => {
        const files = [...this.#dirty]
        this.#dirty.clear()
        return this.#read(files)
      })
    this.#dirty.add(file)
  }

  /** Waits until all that was typed is read. */
  async settled(): Promise<OpenSite | undefined> {
    await this.#settled
    return this.#live.open
  }

  /** What is wrong with a file, as far as it is known; undefined while its text is another than was read. */
  problemsOf(file: string): Problem[] | undefined {
    return this.#dirty.has(file) ? undefined : this.#live.found.filter((problem) => problem.file === file)
  }

  async #read(files?: string[]): Promise<void> {
    const texts = [...this.documents].map(([file, document]): [string, string] => [file, document.getText()])
    await this.#live.update(files, Object.fromEntries(texts.filter(([file, text]) => textOf(file) !== text)))
    this.#changed()
  }
}
