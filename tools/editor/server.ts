import {
  CodeActionKind,
  type Connection,
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
import { messageText } from '../cli/message-language'
import { isTextFile } from '../content/base/page-of-file'
import { isError } from '../content/base/problem'
import { joined } from '../content/say/say.js'
import type { NamePlace } from '../edit/named'
import type { OpenSite } from '../site/open'
import { actionsAt } from './actions'
import { columnDefinition, columnsAt } from './columns'
import { choicesAt, schemaService } from './completion'
import { definitionsOf, referencesTo } from './definitions'
import { EditorSite, fileOf } from './editor-site'
import { aboutSubject } from './hover'
import { placeAt, Text } from './positions'
import { renamable, renaming } from './rename'
import { symbolsOf } from './symbols'

/** Features that the server announces to the editor. */
const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  completionProvider: { triggerCharacters: ['"', '/', '#', ':', '(', '{'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
}

/** The document of a request, and the current site. */
type Asked = { file: string; text: Text; open: OpenSite }

/**
 * Runs the language server for the site in the current folder. Texts open in the editor override the files on disk.
 * @param connection connection to the editor; this function starts listening to it
 */
export function serveEditor(connection: Connection): void {
  const documents = new TextDocuments(TextDocument)
  const service = schemaService()
  const site = new EditorSite(() => {
    for (const [file, { uri, version }] of site.documents) {
      const text = new Text(site.textOf(file) ?? '', uri)
      const diagnostics = site.problemsOf(file)?.map((problem) => {
        const { code, message: what, hint } = problem
        const severity = isError(problem) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning
        const message = messageText(joined([what, hint]))
        return { range: text.about(problem), severity, code, source: 'check', message }
      })
      if (diagnostics) connection.sendDiagnostics({ uri, version, diagnostics })
    }
  })
  let end: (() => Promise<void>) | undefined

  /** Creates a handler for document requests that returns null for unknown documents, and an error for a `Refusal`. */
  const about =
    <Params extends { textDocument: { uri: string } }, Answer>(answer: (asked: Asked, params: Params) => Answer) =>
    async (params: Params) => {
      const open = await site.settled()
      const file = fileOf(params.textDocument.uri) ?? ''
      const document = site.documents.get(file)
      if (!open || !document) return null
      try {
        return (await answer({ file, text: new Text(document.getText(), document.uri), open }, params)) ?? null
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return new ResponseError<void>(ErrorCodes.InvalidRequest, messageText(error.said))
      }
    }
  type At = { textDocument: { uri: string }; position: Position }
  /** Creates a handler for requests about the reference at a position in a document. */
  const aboutPlace = <Params extends At, Answer>(answer: (place: NamePlace, asked: Asked, params: Params) => Answer) =>
    about((asked: Asked, params: Params) => {
      const { open, file, text } = asked
      const place = placeAt(open.parts.base, file, text, text.document.offsetAt(params.position))
      return place && answer(place, asked, params)
    })
  const json = ({ text }: Asked) => service.parseJSONDocument(text.document)

  connection.onInitialize((): InitializeResult => ({ serverInfo: { name: 'pages-of-json' }, capabilities }))
  connection.onInitialized(async () => {
    end = await site.begin()
  })
  connection.onShutdown(async () => end?.())
  documents.onDidChangeContent(({ document }) => site.take(document.uri, document))
  documents.onDidClose(({ document: { uri } }) => {
    site.take(uri)
    connection.sendDiagnostics({ uri, diagnostics: [] })
  })

  connection.onCodeAction(about(({ file }, { range }) => actionsAt(site, file, range)))
  connection.onCompletion(
    about(async (asked, { position }) => {
      const { open, file, text } = asked
      const offset = text.document.offsetAt(position)
      const columns = columnsAt(open, file, text, offset)
      if (columns.length > 0) return columns
      const siteChoices = choicesAt(site, open, file, text, offset)
      if (isTextFile(file)) return siteChoices
      return [...siteChoices, ...((await service.doComplete(text.document, position, json(asked)))?.items ?? [])]
    }),
  )
  connection.onHover(
    about(async (asked, { position }) => {
      const { open, file, text } = asked
      const place = placeAt(open.parts.base, file, text, text.document.offsetAt(position))
      const bySite = place && aboutSubject(site, open, file, place.subject)
      const bySchema = isTextFile(file) ? null : await service.doHover(text.document, position, json(asked))
      if (!bySite) return bySchema
      const schemaTexts = [bySchema?.contents]
        .flat()
        .map((content) => (typeof content === 'object' ? content.value : content))
      return { contents: { kind: 'markdown', value: [bySite, ...schemaTexts].filter(Boolean).join('\n\n---\n\n') } }
    }),
  )
  connection.onDefinition(
    about(({ open, file, text }, { position }) => {
      const offset = text.document.offsetAt(position)
      const place = placeAt(open.parts.base, file, text, offset)
      const column = columnDefinition(site, open, file, text, offset)
      return column ?? (place && definitionsOf(site, open, file, place.subject))
    }),
  )
  connection.onReferences(aboutPlace(({ subject }, { open, file }) => referencesTo(site, open, file, subject)))
  connection.onPrepareRename(aboutPlace((place, { text }) => renamable(text, place)))
  connection.onRenameRequest(aboutPlace(({ subject }, { open }, { newName }) => renaming(site, open, subject, newName)))
  connection.onDocumentSymbol(about(({ text, open }) => symbolsOf(text, open.parts.base.contract.blocks)))
  documents.listen(connection)
  connection.listen()
}
