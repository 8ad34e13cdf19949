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

/** Path of a content file, relative to the site's folder; undefined for other files. Resolves symbolic links. */
export function fileOf(uri: string): string | undefined {
  const path = pathIn(uri)
  if (path === undefined) return undefined
  const file = relative('.', join(realFolder(dirname(path)), basename(path))).replaceAll('\\', '/')
  return isContent(file) ? file : undefined
}

/** Path of a "file:" URI; undefined for other URIs. */
function pathIn(uri: string): string | undefined {
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

/** Path of a folder with symbolic links resolved; unchanged if the folder does not exist. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** The site in the current folder, in which the texts of open documents replace the files on disk. */
export class EditorSite {
  /** Documents that are open in the editor, by file path. */
  readonly documents = new Map<string, TextDocument>()
  readonly #live: LiveContent
  readonly #changed: () => void
  readonly #dirty = new Set<string>()
  #settled: Promise<void> | undefined

  /** @param changed called when the problems may have changed */
  constructor(changed: () => void) {
    this.#changed = changed
    const awaited = () => [...this.documents.keys()].map((file) => pageOfFile(file).name)
    this.#live = new LiveContent(changed, { pause: 0, withWarnings: true, awaited })
  }

  /** Reads the site now, and again after every change on disk. @returns a function that stops watching the disk */
  async begin(): Promise<() => Promise<void>> {
    this.#dirty.clear()
    this.#settled = this.#read()
    await this.#settled
    const watch = watchContent((files) => this.#read(files), console.error)
    watch.begin()
    return watch.close
  }

  /** URI of a file. For an open file, the URI is spelled as in the editor. */
  uriOf(file: string): string {
    return this.documents.get(file)?.uri ?? pathToFileURL(resolve(file)).href
  }

  /**
   * Returns the text of a file: from the editor if the file is open, otherwise from disk. Undefined if the file does
   * not exist.
   */
  textOf(file: string): string | undefined {
    return this.documents.get(file)?.getText() ?? textOf(file)
  }

  /** Records that a document was opened, changed or (without `document`) closed. Ignores files that are not content. */
  take(uri: string, document?: TextDocument): void {
    const file = fileOf(uri)
    if (file === undefined) return
    if (document) this.documents.set(file, document)
    else this.documents.delete(file)
    // Changes that arrive while the site is being read are collected, and then read together.
    if (this.#dirty.size === 0)
      this.#settled = this.#settled?.then(() => {
        const files = [...this.#dirty]
        this.#dirty.clear()
        return this.#read(files)
      })
    this.#dirty.add(file)
  }

  /** Waits until all changes are read. @returns the site with these changes */
  async settled(): Promise<OpenSite | undefined> {
    await this.#settled
    return this.#live.open
  }

  /** Known problems in a file; undefined while the file has changes that have not been read yet. */
  problemsOf(file: string): Problem[] | undefined {
    return this.#dirty.has(file) ? undefined : this.#live.found.filter((problem) => problem.file === file)
  }

  async #read(files?: string[]): Promise<void> {
    const texts = [...this.documents].map(([file, document]): [string, string] => [file, document.getText()])
    await this.#live.update(files, Object.fromEntries(texts.filter(([file, text]) => textOf(file) !== text)))
    this.#changed()
  }
}
