import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { findNodeAtLocation, getLocation, getNodeValue, type Location, parseTree } from 'jsonc-parser'
import { type Field, fieldsIn } from '../../fields'
import { blockTypes, pageFields } from '../schemas'

/** Completes names of fields, and values of those that have only some. */
export function complete(context: CompletionContext): CompletionResult | null {
  const text = context.state.doc.toString()
  const location = getLocation(text, context.pos)
  const word = context.matchBefore(/"?[\w$-]*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const options = location.isAtPropertyKey ? names(text, location) : values(text, location)
  return options.length > 0 ? { from: word.from, options, validFor: /^"?[\w$-]*$/ } : null
}

function names(text: string, { path }: Location): Completion[] {
  return fieldsAt(text, path.slice(0, -1)).map(({ name, about }) => ({
    label: `"${name}"`,
    apply: `"${name}": `,
    detail: about.slice(0, 60),
    type: 'property',
  }))
}

function values(text: string, { path }: Location): Completion[] {
  const name = path.at(-1)
  if (name === 'type') return blockTypes.map(({ type, title }) => ({ label: `"${type}"`, detail: title, type: 'enum' }))
  const field = fieldsAt(text, path.slice(0, -1)).find((one) => one.name === name)
  if (field?.kind === 'choice') return field.options.map((option) => ({ label: `"${option}"`, type: 'enum' }))
  if (field?.kind === 'boolean') return ['true', 'false'].map((label) => ({ label, type: 'keyword' }))
  return []
}

/** The fields of the object at a path. */
function fieldsAt(text: string, path: (string | number)[]): Field[] {
  const tree = parseTree(text)
  return fieldsIn(pageFields, blockTypes, path, (at) => {
    const node = tree && findNodeAtLocation(tree, at)
    return node && getNodeValue(node)
  })
}
