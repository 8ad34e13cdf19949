import { getNodeValue, type Node } from 'jsonc-parser'
import type { Path } from '../base/problem'
import { isObject } from './json'
import { endOf, rawOf } from './json-text'

/** A placeholder in a document: the name of a column in braces, such as "{weight}". */
export type Placeholder = {
  column: string
  /** The offset in the text of the document. */
  offset: number
  /** The path of the text that contains the placeholder. */
  path: Path
  /** Whether the placeholder is the whole text. The cell may then become a number, a list or an object. */
  isWhole: boolean
  /** The cell, if the placeholder is in a list that a table fills. */
  cell?: ListCell
}

/** A cell of a list that a table fills. `place` returns the position of the cell in the table. */
export type ListCell = { column: string; value: unknown; place(): { file: string; line: number; column: number } }

/** Matches a placeholder or a doubled brace. */
const brace = /\{\{|\}\}|\{([^{}"\\]+)\}/g

/** Splits a text at its placeholders: the even parts are plain text, and the odd parts are names of columns. */
export function splitAtPlaceholders(text: string): string[] {
  const parts = ['']
  let end = 0
  const add = (words: string) => parts.push(`${parts.pop()}${words}`)
  for (const { 0: match, 1: column, index } of text.matchAll(brace)) {
    add(text.slice(end, index))
    if (column === undefined) add(match[0] ?? '')
    else parts.push(column.trim(), '')
    end = index + match.length
  }
  add(text.slice(end))
  return parts
}

/** Returns the column of a text that is one placeholder and nothing else; undefined for other texts. */
export function wholePlaceholder(text: unknown): string | undefined {
  const [before, column, after, more] = typeof text === 'string' ? splitAtPlaceholders(text) : []
  return before === '' && after === '' && more === undefined ? column : undefined
}

/** Returns the JSON of a cell: a whole value, or a part of a text. If undefined, the field or item is left out. */
export type CellWriter = (placeholder: Placeholder) => string | undefined

/**
 * The origin of a part of a filled template: the text from offset `at` on is from `offset` in the template or, if
 * `column` is set, from that column. For added fields, `offset` is that of the field.
 */
export type Origin = { at: number; offset: number; column?: string; isAdded?: boolean; cell?: ListCell }

/** A filled template: its text, and the origins of its parts in the order of the text. */
export type Filled = { text: string; origins: Origin[] }

/** A part of a template: text, a placeholder, or members. A member is left out if the cell of `only` is empty. */
type Part =
  | { text: string; offset: number; isAdded?: boolean }
  | { placeholder: Placeholder }
  | { members: { separator: string; parts: Part[]; only?: string }[] }

/** A field that a template adds: the steps to the field from the root, and the text with placeholders. */
type AddedField = { steps: string[]; text: string; path: Path; offset: number; cell?: ListCell }

/** Returns the table in `{ "data": "prices.csv" }`, which may replace a list; undefined for other values. */
function listTable(value: unknown): string | undefined {
  const isList = isObject(value) && Object.keys(value).length === 1 && typeof value.data === 'string'
  return isList && /\.(csv|json)$/.test(String(value.data)) ? String(value.data) : undefined
}

/** A document with placeholders, prepared for filling. */
export type Template = { parts: Part[]; placeholders: Placeholder[] }

/** Options of `createTemplate`. */
type TemplateOptions = {
  /** Names of fields at the root that are left out of filled texts. */
  dropped?: string[]
  /** Returns the column on which the field at these steps depends: if the cell is empty, the field is left out. */
  conditionAt?(steps: string[]): string | undefined
  added?: AddedField[]
  /** Whether braces in texts are plain text. */
  isPlain?: boolean
  /** Returns the items of the list that a table fills: for each item, its cells with the steps to their fields. */
  itemsOf?(table: string, path: Path): [steps: string[], cell: ListCell][][] | undefined
}

/** Prepares a document for filling. An object with a placeholder in "if" is left out if that cell is empty. */
export function createTemplate(text: string, tree: Node, options: TemplateOptions = {}): Template {
  const { dropped = [], conditionAt = () => undefined, added = [], isPlain, itemsOf } = options
  const placeholders: Placeholder[] = []
  const inText = (raw: string, offset: number, path: Path): Part[] => {
    const parts: Part[] = []
    const isWhole = wholePlaceholder(raw.slice(1, -1)) !== undefined
    const put = (words: string, at: number) => {
      if (words !== '') parts.push({ text: words, offset: at })
    }
    let end = 0
    for (const { 0: match, 1: column, index } of raw.matchAll(brace)) {
      put(raw.slice(isWhole ? index : end, index), offset + end)
      end = index + match.length
      if (column === undefined) put(match[0] ?? '', offset + index)
      else {
        const placeholder = { column: column.trim(), offset: offset + (isWhole ? 0 : index), path, isWhole }
        placeholders.push(placeholder)
        parts.push({ placeholder })
      }
    }
    if (!isWhole) put(raw.slice(end), offset + end)
    return parts
  }
  const addedAt = (steps: string[], names: Set<string>): { separator: string; parts: Part[] }[] => {
    const below = added.filter((field) => steps.every((step, i) => field.steps[i] === step))
    const next = new Set(below.flatMap((field) => field.steps[steps.length] ?? []))
    return [...next].flatMap((name) => {
      if (names.has(name)) return []
      const inner = [...steps, name]
      const field = below.find((one) => one.steps.length === inner.length && one.steps.at(-1) === name)
      const asAdded = (text: string): Part => ({ text, offset: field?.offset ?? 0, isAdded: true })
      const value: Part[] = field?.cell
        ? [{ placeholder: { ...field, column: field.cell.column, isWhole: true } }]
        : field
          ? inText(JSON.stringify(field.text), field.offset, field.path).map((part) =>
              'text' in part ? asAdded(part.text) : part,
            )
          : [asAdded('{'), { members: addedAt(inner, new Set()) }, asAdded('}')]
      return [{ separator: ', ', parts: [asAdded(`${JSON.stringify(name)}: `), ...value] }]
    })
  }
  const inList = (items: [string[], ListCell][][], offset: number, path: Path): Part[] => {
    const text = (words: string): Part => ({ text: words, offset, isAdded: true })
    const inItem = (cells: [string[], ListCell][], itemPath: Path): Part[] => {
      const names = [...new Set(cells.map(([[name = '']]) => name))]
      const fields = names.map((name, i) => {
        const within = cells.flatMap(([[first, ...rest], cell]): [string[], ListCell][] =>
          first === name ? [[rest, cell]] : [],
        )
        const [[steps, cell] = []] = within
        const fieldPath = [...itemPath, name]
        const value: Part[] =
          cell && steps?.length === 0
            ? [{ placeholder: { column: cell.column, offset, path: fieldPath, isWhole: true, cell } }]
            : inItem(within, fieldPath)
        return [text(`${i > 0 ? ', ' : ''}${JSON.stringify(name)}: `), ...value]
      })
      return [text('{ '), ...fields.flat(), text(' }')]
    }
    const parts = items.map((cells, i) => [text(i > 0 ? ',\n' : ''), ...inItem(cells, [...path, i])])
    return [text('['), ...parts.flat(), text(']')]
  }
  const inValue = (node: Node, path: Path, steps: string[]): Part[] => {
    if (node.type === 'string' && !isPlain) return inText(rawOf(text, node), node.offset, path)
    const children = node.children ?? []
    const table = itemsOf && listTable(getNodeValue(node))
    const items = table === undefined ? undefined : itemsOf?.(table, path)
    if (items) return inList(items, node.offset, path)
    if (node.type !== 'object' && node.type !== 'array') return [{ text: rawOf(text, node), offset: node.offset }]
    let end = node.offset + 1
    const members: Extract<Part, { members: unknown }>['members'] = []
    const names = new Set<string>()
    children.forEach((child, i) => {
      const name = node.type === 'object' ? String(child.children?.[0]?.value) : i
      const value = node.type === 'object' ? child.children?.[1] : child
      const separator = text.slice(end, child.offset)
      end = endOf(child)
      const isCondition = name === 'if' && conditionOf(node) !== undefined
      if (!value || isCondition || (path.length === 0 && dropped.includes(String(name)))) return
      names.add(String(name))
      const id =
        node.type === 'array' ? child.children?.find(({ children: [key] = [] }) => key?.value === 'id') : undefined
      const inner = [...steps, String(id?.children?.[1]?.value ?? name)]
      const head: Part[] =
        value === child ? [] : [{ text: text.slice(child.offset, value.offset), offset: child.offset }]
      const parts = [...head, ...inValue(value, [...path, name], inner)]
      members.push({ separator, parts, only: conditionOf(value) ?? conditionAt(inner) })
    })
    if (node.type === 'object') members.push(...addedAt(steps, names))
    const [opening, closing] = [text.slice(node.offset, node.offset + 1), text.slice(end, endOf(node))]
    return [{ text: opening, offset: node.offset }, { members }, { text: closing, offset: end }]
  }
  return { parts: merged(inValue(tree, [], [])), placeholders }
}

/** Returns the column that the "if" of an object names. Undefined if there is none. */
function conditionOf(node: Node): string | undefined {
  const field =
    node.type === 'object' ? node.children?.find(({ children: [key] = [] }) => key?.value === 'if') : undefined
  return wholePlaceholder(field?.children?.[1]?.value)
}

/** Joins neighbouring parts without placeholders, so that filling takes time only for parts that can differ. */
function merged(parts: Part[]): Part[] {
  const result: Part[] = []
  const add = (part: Part) => {
    const last = result.at(-1)
    const isNext =
      'text' in part && last && 'text' in last && !part.isAdded && last.offset + last.text.length === part.offset
    if (isNext) result[result.length - 1] = { ...last, text: last.text + part.text }
    else result.push(part)
  }
  for (const part of parts) {
    if (!('members' in part)) add(part)
    else if (part.members.some(({ only, parts: inner }) => only !== undefined || inner.some(isPlaceholder)))
      result.push({ members: part.members.map((member) => ({ ...member, parts: merged(member.parts) })) })
    else
      for (const [i, { separator, parts: inner }] of part.members.entries()) {
        const first = inner[0]
        const offset = first && 'text' in first ? first.offset - separator.length : 0
        add({ text: i === 0 ? separator.replace(',', ' ') : separator, offset })
        for (const one of merged(inner)) add(one)
      }
  }
  return result
}

function isPlaceholder(part: Part): boolean {
  return 'placeholder' in part
}

/**
 * Fills a template.
 * @param isEmpty returns whether the cell of a column is empty
 */
export function fillTemplate({ parts }: Template, write: CellWriter, isEmpty: (column: string) => boolean): Filled {
  const origins: Origin[] = []
  const fillAll = (list: Part[], start: number): string | undefined => {
    let text = ''
    for (const part of list) {
      const at = start + text.length
      if ('text' in part) {
        origins.push({ at, offset: part.offset, ...(part.isAdded && { isAdded: true }) })
        text += part.text
      } else if ('placeholder' in part) {
        const { column, offset, cell: listCell } = part.placeholder
        origins.push({ at, offset, column, ...(listCell && { cell: listCell }) })
        const cell = write(part.placeholder)
        if (cell === undefined) return undefined
        text += cell
      } else
        for (const { separator, parts: inner, only } of part.members) {
          if (only !== undefined && isEmpty(only)) continue
          const isFirst = /[{[]\s*$/.test(text)
          const between = isFirst ? separator.replace(',', '') : separator
          const known = origins.length
          const member = fillAll(inner, start + text.length + between.length)
          if (member === undefined) origins.length = known
          else text += between + member
        }
    }
    return text
  }
  return { text: fillAll(parts, 0) ?? '{}', origins }
}

/** Returns the origin of the text at an offset in a filled template. */
export function originAt({ origins }: Filled, offset: number): Origin | undefined {
  return origins.findLast(({ at }) => at <= offset)
}

/** Whether a cell is empty: missing, blank, or a list or object without content. */
export function isEmptyCell(cell: unknown): boolean {
  return (
    cell === undefined ||
    cell === null ||
    (typeof cell === 'string' && cell.trim() === '') ||
    (Array.isArray(cell) && cell.length === 0) ||
    (isObject(cell) && Object.keys(cell).length === 0)
  )
}
