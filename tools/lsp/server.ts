import {
  CodeActionKind,
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  ErrorCodes,
  type InitializeResult,
  type Position,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { Refusal } from '../cli/errors.js'
import { say, sayProblem } from '../cli/language/say'
import { isError, type Problem } from '../content/problem'
import type { OpenSite } from '../site/open'
import { actionsAt } from './actions'
import { choicesAt, schemaService } from './complete'
import { EditorSite } from './editor-site'
import { aboutSubject } from './hover'
import { lensesOf, openCommand } from './lens'
import { definitionsOf, linksIn, referencesTo } from './links'
import { outlineOf, pagesSaying } from './outline'
import { Text } from './ranges'
import { renamable, renaming } from './rename'
import { type Place, subjectAt } from './subjects'

/** What the server can do. */
const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  completionProvider: { triggerCharacters: ['"', '/', '#', ':', '('] },
  hoverProvider: true,
  documentLinkProvider: {},
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
}

/** A document that is asked about, and the site as it is now. */
type Asked = { file: string; text: Text; document: TextDocument; open: OpenSite }

/**
 * Serves an editor over a connection: the site of the folder the command runs in, with the texts that are open in it.
 * @param connection to the editor; nothing is read from it before it listens
 */
export function serveEditor(connection: Connection): void {
  const documents = new TextDocuments(TextDocument)
  const service = schemaService()
  const sent = new Map<string, string>()
  const site = new EditorSite(() => {
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
  })
  let end: (() => Promise<void>) | undefined
  let live: string | undefined

  /** Answers about a document of the site; nothing about any other. What cannot be done is said in a sentence. */
  const about =
    <Params extends { textDocument: { uri: string } }, Answer>(answer: (asked: Asked, params: Params) => Answer) =>
    async (params: Params) => {
      const open = await site.settled()
      const file = site.fileOf(params.textDocument.uri)
      const document = file === undefined ? undefined : site.documentOf(file)
      if (!open || file === undefined || !document) return null
      try {
        return (await answer({ file, text: new Text(document.getText()), document, open }, params)) ?? null
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return new ResponseError<void>(ErrorCodes.InvalidRequest, say(error.message))
      }
    }
  const at = ({ file, text, open }: Asked, position: Position): Place | undefined =>
    subjectAt(open.parts.base, file, text, text.document.offsetAt(position))
  const json = ({ document }: Asked) => service.parseJSONDocument(document)

  connection.onInitialize(({ initializationOptions: asked }): InitializeResult => {
    if (asked?.codeLens) live = asked.liveEditing ?? 'http://localhost:5173'
    const lenses = { codeLensProvider: {}, executeCommandProvider: { commands: [openCommand] } }
    return { serverInfo: { name: 'pages-of-json' }, capabilities: { ...capabilities, ...(live && lenses) } }
  })
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

  connection.onCodeAction(about(({ file }, { range }) => actionsAt(site, file, range)))
  connection.onCompletion(
    about(async (asked, { position }) => {
      const own = choicesAt(site, asked.open, asked.file, asked.text.text, asked.text.document.offsetAt(position))
      const bySchema = await service.doComplete(asked.document, position, json(asked))
      return [...own, ...(bySchema?.items ?? [])]
    }),
  )
  connection.onHover(
    about(async (asked, { position }) => {
      const place = at(asked, position)
      const own = place && aboutSubject(site, asked.open, asked.file, place.subject)
      const bySchema = await service.doHover(asked.document, position, json(asked))
      if (!own) return bySchema
      const said = [bySchema?.contents].flat().map((one) => (typeof one === 'object' ? one.value : one))
      return { contents: { kind: 'markdown', value: [own, ...said].filter(Boolean).join('\n\n---\n\n') } }
    }),
  )
  connection.onDocumentLinks(about(({ file, open }) => linksIn(site, open, file)))
  connection.onDefinition(
    about((asked, { position }) => {
      const place = at(asked, position)
      return place && definitionsOf(site, asked.open, asked.file, place.subject)
    }),
  )
  connection.onReferences(
    about((asked, { position }) => {
      const place = at(asked, position)
      return place && referencesTo(site, asked.open, asked.file, place.subject)
    }),
  )
  connection.onPrepareRename(
    about((asked, { position }) => {
      const place = at(asked, position)
      return place && renamable(asked.text, place)
    }),
  )
  connection.onRenameRequest(
    about((asked, { position, newName }) => {
      const place = at(asked, position)
      return place && renaming(site, asked.open, place.subject, newName)
    }),
  )
  connection.onDocumentSymbol(about(({ text, open }) => outlineOf(text, open.parts.base.contract.blocks)))
  connection.onWorkspaceSymbol(async ({ query }) => {
    const open = await site.settled()
    return open ? pagesSaying(site, open, query) : []
  })
  connection.onFoldingRanges(about(({ document }) => service.getFoldingRanges(document)))
  connection.onSelectionRanges(
    about((asked, { positions }) => service.getSelectionRanges(asked.document, positions, json(asked))),
  )
  connection.onCodeLens(about(({ file, text, open }) => (live ? lensesOf(open, file, text, live) : [])))
  connection.onExecuteCommand(async ({ command, arguments: [uri] = [] }) => {
    if (command === openCommand) await connection.window.showDocument({ uri, external: true })
  })
  documents.listen(connection)
  connection.listen()
}

function diagnosticOf(problem: Problem, text: Text): Diagnostic {
  const { code, message, hint } = sayProblem(problem)
  return {
    range: text.about(problem),
    severity: isError(problem) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'check',
    message: hint ? `${message} ${hint}` : message,
  }
}
