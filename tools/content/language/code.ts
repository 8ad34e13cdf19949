import type { ElementContent, RootContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import type { RichNode } from '../../../schema/parts'
import { memoize } from '../base/memoize'

/** Kinds of words in program code, by the names that the highlighter gives them. Each kind has one colour. */
const kinds: [kind: string, names: RegExp][] = [
  ['comment', /^hljs-(comment|quote|meta|doctag)/],
  ['keyword', /^hljs-(keyword|built_in|name|tag|selector)/],
  ['string', /^hljs-(string|regexp|char|link|addition)/],
  ['number', /^hljs-(number|literal|symbol|bullet|deletion)/],
  ['title', /^hljs-(title|attr|variable|type|section|property)/],
]

/** Made when the first code is shown, because most sites have none. */
const highlighter = memoize((_: 'common') => createLowlight(common))

/** Program code, its words marked by kind. @param language name such as "js"; code in others stays plain */
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
