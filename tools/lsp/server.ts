import {
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { spoken } from '../cli/spoken'
import { isError, type Problem } from '../content/problem'
import { joined } from '../language/say.js'
import { EditorSite } from './editor-site'
import { Text } from './ranges'

/**
 * Serves an editor over a connection: the site of the folder the command runs in, with the texts that are open in it.
 * @param connection to the editor; nothing is read from it before it listens
 */
export function serveEditor(connection: Connection): void {
  const documents = new TextDocuments(TextDocument)
  const sent = new Map<string, string>()
  const publish = () => {
    const { problems } = site
    for (const file of site.openFiles) {
      const document = site.documentOf(file)
      if (!document || !site.isRead(file)) continue
      const text = new Text(document.getText())
      const diagnostics = problems.filter((one) => one.file === file).map((one) => diagnosticOf(one, text))
      const all = JSON.stringify(diagnostics)
      if (sent.get(file) === all) continue
      sent.set(file, all)
      connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics })
    }
  }
  const site = new EditorSite(publish)
  let end: (() => Promise<void>) | undefined

  connection.onInitialize(
    (): InitializeResult => ({
      serverInfo: { name: 'pages-of-json' },
      capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental },
    }),
  )
  connection.onInitialized(async () => {
    end = await site.begin()
  })
  connection.onShutdown(async () => end?.())

  documents.onDidChangeContent(({ document }) => {
    const file = site.fileOf(document.uri)
    if (file !== undefined) site.take(file, document)
  })
  documents.onDidClose(({ document }) => {
    const file = site.fileOf(document.uri)
    if (file === undefined) return
    site.take(file, undefined)
    sent.delete(file)
    connection.sendDiagnostics({ uri: document.uri, diagnostics: [] })
  })
  documents.listen(connection)
  connection.listen()
}

function diagnosticOf(problem: Problem, text: Text): Diagnostic {
  const { code, message, hint } = problem
  return {
    range: text.about(problem),
    severity: isError(problem) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'check',
    message: spoken(joined([message, hint])),
  }
}
