import { groupBy } from '../../content/base/group'
import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import type { PageRow } from '../protocol'
import { blockTypes } from './schemas'
import { type Say, startLanguage, wordsIn } from './words/words'

/**
 * Returns a name for a value in a list: its title or a similar text (at most 48 characters), otherwise its type or id.
 * @param find function that returns the shared word for a reference such as "t:buy"
 */
export function nameOf(value: unknown, find: (key: string) => string | undefined = () => undefined): string {
  if (!isObject(value)) return ''
  const words = ['title', 'label', 'name', 'question', 'text', 'alt'].map((field) => value[field])
  const ownText = words.find((text): text is string => typeof text === 'string' && text !== '')
  const shownText = ownText?.startsWith('t:') ? (find(ownText) ?? ownText.slice(2)) : ownText
  return shownText === undefined ? titleOf(value) : shownText.length > 48 ? `${shownText.slice(0, 47)}…` : shownText
}

/** Names of the first items of a value, such as the cards of a grid, to distinguish blocks that have no title. */
export function itemNames(value: Record<string, unknown>, find?: (key: string) => string | undefined): string {
  const lists = Object.values(value).filter((list): list is unknown[] => Array.isArray(list))
  const items = lists.find((list) => list.some(isObject)) ?? []
  return items
    .slice(0, 3)
    .map((item) => nameOf(item, find))
    .join(', ')
}

/** Title of a block's type; for other values, the id. */
export function titleOf(value: Record<string, unknown>): string {
  const title = blockTypes.find(({ type }) => type === value.type)?.title
  return title === undefined ? String(value.id ?? '') : wordsIn(startLanguage()).schema(title)
}

/**
 * Describes the place of a value for authors: the names of the blocks and items that contain the value, and of its
 * field.
 * @param path path in the document, which may contain ids instead of list indexes
 */
export function placeName(json: unknown, path: Path, t: Say, find?: (key: string) => string | undefined): string {
  const names: string[] = []
  let value = json
  for (const [i, step] of path.entries()) {
    const list = Array.isArray(value) ? value : undefined
    value = list && typeof step === 'string' ? list.find((item) => item?.id === step) : valueAt(value, [step])
    if (list && isObject(value)) names.push(nameOf(value, find))
    else if (i === path.length - 1) names.push(t.fieldName(String(step)))
  }
  return names.join(' › ')
}

/** Pairs each page with its label in a menu: its title, and also its address if several pages have the same title. */
export function menuOf(pages: PageRow[]): { page: PageRow; words: string }[] {
  const pagesByTitle = groupBy(pages, ({ title }) => title)
  return pages.map((page) => ({
    page,
    words: pagesByTitle.get(page.title)?.length === 1 ? page.title : `${page.title} (${page.address})`,
  }))
}

/** Replaces the last part of an address, or the whole address if `to` has several parts. */
export function renamedAddress(address: string, to: string): string {
  return to.includes('/') ? `/${to.replace(/^\//, '')}` : address.slice(0, address.lastIndexOf('/') + 1) + to
}

/** The last part of a page's name or address. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
