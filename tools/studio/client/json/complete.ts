import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { findNodeAtLocation, getLocation, getNodeValue, type Location, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../../../content/problem'
import type { Base } from '../../../content/site'
import { choicesFor } from '../../choices'
import { type Field, fieldsIn } from '../../fields'
import { blockTypes, pageFields } from '../schemas'

/** Completes names of fields, and values of those that have only some or name what the site has. @param base what all pages share */
export function complete(context: CompletionContext, base: Base, page: string): CompletionResult | null {
  const text = context.state.doc.toString()
  const location = getLocation(text, context.pos)
  const word = context.matchBefore(/"?[\w$/#.:-]*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const written = word.text.replace(/^"/, '')
  const options = location.isAtPropertyKey ? names(text, location) : values(text, location, base, page, written)
  // The quotation mark at the end may be there already.
  const to = text[context.pos] === '"' ? context.pos + 1 : context.pos
  return options.length > 0 ? { from: word.from, to, options, filter: true } : null
}

function names(text: string, { path }: Location): Completion[] {
  return fieldsAt(text, path.slice(0, -1)).map(({ name, about }) => ({
    label: `"${name}"`,
    apply: `"${name}": `,
    detail: about.slice(0, 60),
    type: 'property',
  }))
}

function values(text: string, { path }: Location, base: Base, page: string, written: string): Completion[] {
  const name = path.at(-1)
  if (name === 'type') return blockTypes.map(({ type, title }) => ({ label: `"${type}"`, detail: title, type: 'enum' }))
  const field = fieldsAt(text, path.slice(0, -1)).find((one) => one.name === name)
  if (field?.kind === 'choice') return field.options.map((option) => ({ label: `"${option}"`, type: 'enum' }))
  if (field?.kind === 'boolean') return ['true', 'false'].map((label) => ({ label, type: 'keyword' }))
  const tree = parseTree(text)
  return choicesFor(base, field, { page, path, written, valueAt: (at) => valueIn(tree, at) }).map(
    ({ value, detail }) => ({
      label: JSON.stringify(value),
      detail: detail?.slice(0, 60),
      type: 'enum',
    }),
  )
}

/** The fields of the object at a path. */
function fieldsAt(text: string, path: Path): Field[] {
  const tree = parseTree(text)
  return fieldsIn(pageFields, blockTypes, path, (at) => valueIn(tree, at))
}

function valueIn(tree: Node | undefined, path: Path): unknown {
  const node = tree && findNodeAtLocation(tree, path)
  return node && getNodeValue(node)
}
