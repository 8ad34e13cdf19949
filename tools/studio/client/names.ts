import { groupBy } from '../../content/base/group'
import { isObject } from '../../content/json/json'
import type { PageRow } from '../protocol'
import { blockTypes } from './schemas'
import { startLanguage, wordsIn } from './words/words'

/**
 * Name of a value in lists: its title or a similar text (at most 48 characters), else its type or id.
 * @param find function that returns the shared word for a reference such as "t:buy"
 */
export function nameOf(value: unknown, find: (key: string) => string | undefined = () => undefined): string {
  if (!isObject(value)) return ''
  const words = ['title', 'label', 'name', 'question', 'text', 'alt'].map((field) => value[field])
  const ownText = words.find((text): text is string => typeof text === 'string' && text !== '')
  const shownText = ownText?.startsWith('t:') ? (find(ownText) ?? ownText.slice(2)) : ownText
  return shownText === undefined ? titleOf(value) : shownText.length > 48 ? `${shownText.slice(0, 47)}…` : shownText
}

/** Title of a block's type. For other values, the id. */
export function titleOf(value: Record<string, unknown>): string {
  const title = blockTypes.find(({ type }) => type === value.type)?.title
  return title === undefined ? String(value.id ?? '') : wordsIn(startLanguage()).schema(title)
}

/** Pages with their labels in a menu: the title, and also the address if several pages have the same title. */
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
