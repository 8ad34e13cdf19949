import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { plainEnglish, program } from './small-site'

/** A simulated editor that talks to a site's language server through the Language Server Protocol. */
export class Editor {
  readonly #published = new Map<string, PublishDiagnosticsParams>()
  readonly #waiting = new Set<() => void>()
  readonly #versions = new Map<string, number>()
  readonly #texts = new Map<string, string>()

  constructor(
    readonly folder: string,
    readonly process: ChildProcess,
    readonly connection: ProtocolConnection,
    readonly initialized: InitializeResult,
  ) {
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#published.set(params.uri, params)
      for (const look of this.#waiting) look()
    })
  }

  /** Sends a notification. Ignores errors, because the server may have been killed. */
  #tell(method: string, params: object): void {
    this.connection.sendNotification(method, params).catch(() => {})
  }

  uri(file: string): string {
    return pathToFileURL(join(this.folder, file)).href
  }

  onDisk(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  text(file: string): string {
    return this.#texts.get(file) ?? this.onDisk(file)
  }

  open(file: string, text = this.onDisk(file)): void {
    this.#versions.set(file, 1)
    this.#texts.set(file, text)
    const textDocument = { uri: this.uri(file), languageId: 'json', version: 1, text }
    this.#tell('textDocument/didOpen', { textDocument })
  }

  /** Replaces the text of an open document. */
  type(file: string, text: string): void {
    const version = (this.#versions.get(file) ?? 0) + 1
    this.#versions.set(file, version)
    this.#texts.set(file, text)
    const textDocument = { uri: this.uri(file), version }
    this.#tell('textDocument/didChange', { textDocument, contentChanges: [{ text }] })
  }

  close(file: string): void {
    this.#texts.delete(file)
    this.#published.delete(this.uri(file))
    this.#tell('textDocument/didClose', { textDocument: { uri: this.uri(file) } })
  }

  /** Waits until the diagnostics of a file satisfy a condition. */
  until(file: string, isSo: (problems: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    return new Promise((done) => {
      const look = () => {
        const published = this.#published.get(this.uri(file))
        if (!published || !isSo(published.diagnostics)) return
        this.#waiting.delete(look)
        done(published.diagnostics)
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Waits until a rule reports a problem in any file. @returns path of the file */
  fileWith(code: string): Promise<string> {
    return new Promise((done) => {
      const look = () => {
        const isIt = ({ diagnostics }: PublishDiagnosticsParams) =>
          diagnostics.some((diagnostic) => diagnostic.code === code)
        const publishedParams = [...this.#published.values()].find(isIt)
        if (!publishedParams) return
        this.#waiting.delete(look)
        done(publishedParams.uri.slice(this.uri('').length + 1))
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Waits until a rule reports a problem in a file. @returns the diagnostic */
  async sentence(file: string, code: string): Promise<Diagnostic> {
    const isIt = (diagnostic: Diagnostic) => diagnostic.code === code
    const foundDiagnostic = (await this.until(file, (diagnostics) => diagnostics.some(isIt))).find(isIt)
    if (!foundDiagnostic) throw new Error(`Nothing is said of ${file} by ${code}.`)
    return foundDiagnostic
  }

  /**
   * Sends a request about a position in a document.
   * @param at a text in the document, and the number of characters from its beginning to the position
   */
  ask<Answer>(method: string, file: string, at?: [text: string, letters?: number], more: object = {}): Promise<Answer> {
    const position = at && this.position(file, ...at)
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(file) }, position, ...more })
  }

  position(file: string, text: string, letters = 0): { line: number; character: number } {
    const before = this.text(file).split(text)[0] ?? ''
    if (before === this.text(file)) throw new Error(`${file} does not say ${text}.`)
    const lines = (before + text.slice(0, letters)).split('\n')
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
  }

  /** The text of a file on disk with one part replaced. @throws if the file does not contain the part */
  changed(file: string, before: string, after: string): string {
    const text = this.onDisk(file)
    if (!text.includes(before)) throw new Error(`${file} does not say ${before}.`)
    return text.replace(before, after)
  }

  /** Text of a range in a document. */
  within(file: string, range: Range): string {
    return TextDocument.create('', 'json', 0, this.text(file)).getText(range)
  }

  /** New texts of the documents that an edit changes, by file. */
  applied(edit: WorkspaceEdit | undefined): Record<string, string> {
    const texts: Record<string, string> = {}
    for (const change of edit?.documentChanges ?? []) {
      if (!('edits' in change)) continue
      const file = fileURLToPath(change.textDocument.uri).slice(this.folder.length + 1)
      const document = TextDocument.create('', 'json', 0, texts[file] ?? this.text(file))
      texts[file] = TextDocument.applyEdits(document, change.edits as TextEdit[])
    }
    return texts
  }

  async stop(): Promise<void> {
    await this.connection.sendRequest('shutdown')
    const ended = once(this.process, 'exit')
    await this.connection.sendNotification('exit')
    await ended
    this.connection.dispose()
  }
}

/** Starts the language server of a site, and initializes it as an editor does. */
export async function startEditor(folder: string, ...words: string[]): Promise<Editor> {
  const child = spawn('node', [program, 'lsp', ...words], { cwd: folder, env: plainEnglish() })
  child.stderr.resume()
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  connection.listen()
  const rootUri = pathToFileURL(folder).href
  const initialized = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri,
    capabilities: {
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] } },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  })
  const editor = new Editor(folder, child, connection, initialized)
  await connection.sendNotification('initialized', {})
  return editor
}

/** A range as "line:column–line:column". Lines and columns count from 1. */
export function placeOf({ range: { start, end } }: Pick<Diagnostic, 'range'>): string {
  return `${start.line + 1}:${start.character + 1}–${end.line + 1}:${end.character + 1}`
}
