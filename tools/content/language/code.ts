import type { ElementContent, RootContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import type { RichNode } from '../../../schema/parts'
import { memoize } from '../base/memoize'

/** Kinds of words in program code, with patterns of the highlighter's class names. Each kind has its own colour. */
const kinds: [kind: string, names: RegExp][] = [
  ['comment', /^hljs-(comment|quote|meta|doctag)/],
  ['keyword', /^hljs-(keyword|built_in|name|tag|selector)/],
  ['string', /^hljs-(string|regexp|char|link|addition)/],
  ['number', /^hljs-(number|literal|symbol|bullet|deletion)/],
  ['title', /^hljs-(title|attr|variable|type|section|property)/],
]

/** Creates the highlighter only when it is needed, because most sites have no program code. */
const highlighter = memoize((_: 'common') => createLowlight(common))

/** Marks the words of program code by kind. @param language name such as "js"; if unknown, code stays plain */
export function highlighted(code: string, language: string | null | undefined): RichNode[] {
  const { registered, highlight } = highlighter('common')
  if (!language || !registered(language)) return [code]
  return highlight(language, code).children.flatMap(nodes)
}

function nodes(node: RootContent | ElementContent): RichNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const children = node.children.flatMap(nodes)
  const [name = ''] = [node.properties.className].flat()
  const [kind] = kinds.find(([, names]) => names.test(String(name))) ?? []
  return kind ? [{ tag: 'span', kind, children }] : children
}
