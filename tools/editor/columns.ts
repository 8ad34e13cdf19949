import { type CompletionItem, CompletionItemKind, type Location } from 'vscode-languageserver/node'
import { pageOfFile } from '../content/base/page-of-file'
import { rowPagesOf } from '../content/read/row-pages'
import { placeOfCell, type Table } from '../content/read/table'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'
import type { Text } from './positions'

/** Returns the table of a pattern or of its translation. Undefined for other files. */
function tableOf({ parts }: OpenSite, file: string): Table | undefined {
  const { tables } = parts.base.source
  const { name } = pageOfFile(file)
  return tables && rowPagesOf(tables).patterns.find((pattern) => pattern.name === name)?.table
}

/** Completes a placeholder that begins before an offset: offers the columns of the table, each with its first cell. */
export function columnsAt(open: OpenSite, file: string, doc: Text, offset: number): CompletionItem[] {
  const { text } = doc
  const typedName = /\{([^{}"\n]*)$/.exec(text.slice(0, offset))?.[1]
  const table = typedName === undefined ? undefined : tableOf(open, file)
  if (!table || typedName === undefined) return []
  const end = offset + (/^[^{}"\n]*\}/.exec(text.slice(offset))?.[0].length ?? 0)
  return table.columns.map((column) => ({
    label: column,
    kind: CompletionItemKind.Field,
    detail: String(table.rows[0]?.cells[column] ?? ''),
    textEdit: { range: doc.range(offset - typedName.length, end), newText: `${column}}` },
    filterText: `${column}}`,
  }))
}

/** Location of the column heading named by the placeholder at an offset. Undefined if there is no such column. */
export function columnDefinition(
  site: EditorSite,
  open: OpenSite,
  file: string,
  { text }: Text,
  offset: number,
): Location[] | undefined {
  const before = /\{([^{}"\n]*)$/.exec(text.slice(0, offset))?.[1]
  const after = /^([^{}"\n]*)\}/.exec(text.slice(offset))?.[1]
  const table = before === undefined || after === undefined ? undefined : tableOf(open, file)
  const column = `${before}${after}`.trim()
  if (!table?.columns.includes(column)) return undefined
  const { line, column: character } = placeOfCell(table, undefined, column)
  const start = { line: line - 1, character: character - 1 }
  return [
    { uri: site.uriOf(table.file), range: { start, end: { ...start, character: start.character + column.length } } },
  ]
}
