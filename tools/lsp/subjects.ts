import { getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import { endOf, spliceIn } from '../content/json-text'
import type { PageInfo } from '../content/page-info'
import { linkPlaces } from '../content/rich-text'
import type { Site } from '../content/site'
import { common } from '../content/words'
import { splitLink } from '../edit/references'
import { isAnchor } from '../studio/document/ids'
import { stepsOf } from '../studio/document/translations'
import { nameOf } from './editor-site'
import type { Text } from './ranges'

/** What a part of a document is about. */
export type Subject =
  | { kind: 'page'; info: PageInfo; anchor?: string }
  | { kind: 'media'; file: string }
  /** A shared word, by its key. */
  | { kind: 'key'; key: string }
  /** Words of a page or of what all pages share, by the steps of their key. */
  | { kind: 'words'; steps: string[] }
  | { kind: 'rule'; code: string }

/** Where what a document is about is said. */
export type Place = { subject: Subject; start: number; end: number }

/** What the value or name at an offset is about; of several links in a text the one that is there. */
export function subjectAt(site: Site, file: string, text: Text, offset: number): Place | undefined {
  const at = text.nodeAt(offset)
  return at && placesIn(site, file, text, at.node).find(({ start, end }) => start <= offset && offset <= end)
}

/** All that the values and names of a document are about. */
export function subjectsIn(site: Site, file: string, text: Text): Place[] {
  const walk = (node: Node): Place[] => [...placesIn(site, file, text, node), ...(node.children ?? []).flatMap(walk)]
  return text.tree ? walk(text.tree) : []
}

function placesIn(site: Site, file: string, text: Text, node: Node): Place[] {
  if (node.type !== 'string') return []
  const { name, language } = nameOf(file)
  const path = getNodePath(node)
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const value = String(node.value)
  const [start, end] = [node.offset + 1, endOf(node) - 1]
  const whole = (subject: Subject | undefined): Place[] => (subject ? [{ subject, start, end }] : [])
  const steps = path.map(String)
  if (name === common && language !== undefined) return whole({ kind: 'key', key: steps.join('.') })
  if (name === '_site' && path[0] === 'rules' && path.length === 2 && isName)
    return whole({ kind: 'rule', code: value })
  const own = site.index.byName.get(name)
  if (language !== undefined) return [...linksOf(site, own, text, node), ...whole({ kind: 'words', steps })]
  if (isName) return path.length === 1 ? whole(own && { kind: 'page', info: own }) : []
  if (value.startsWith('t:')) return whole({ kind: 'key', key: value.slice(2) })
  if (Object.hasOwn(site.source.media, value)) return whole({ kind: 'media', file: value })
  const json: unknown = text.tree && getNodeValue(text.tree)
  if (own && path.at(-1) === 'id' && isAnchor(json, path.slice(0, -1)))
    return whole({ kind: 'page', info: own, anchor: value })
  if (path.length === 1 && path[0] === 'parent') {
    const info = site.index.bySlug.get(value)
    return whole(info && { kind: 'page', info })
  }
  if (/^[/#]\S*$/.test(value)) return linkAt(site, own, text, node, { link: value, start: 0, end: value.length })
  return [...linksOf(site, own, text, node), ...whole({ kind: 'words', steps: stepsOf(json, path) })]
}

type Link = { link: string; start: number; end: number }

/** The links of rich text. */
function linksOf(site: Site, own: PageInfo | undefined, text: Text, node: Node): Place[] {
  const value = String(node.value)
  return value.includes('](') ? linkPlaces(value).flatMap((link) => linkAt(site, own, text, node, link)) : []
}

/** A link says the address of a page and, after "#", the id of a place on it. */
function linkAt(site: Site, own: PageInfo | undefined, text: Text, node: Node, { link, start, end }: Link): Place[] {
  const { address, rest } = splitLink(link)
  const info = address === '' ? own : site.index.byAddress.get(address)
  if (!info) return []
  const part = (from: number, to: number) => spliceIn(text.text, node, from, to, '')
  const hash = start + address.length
  const places: Place[] = address === '' ? [] : [{ subject: { kind: 'page', info }, ...part(start, hash) }]
  if (rest.startsWith('#') && rest.length > 1)
    places.push({ subject: { kind: 'page', info, anchor: rest.slice(1) }, ...part(hash + 1, end) })
  return places
}
