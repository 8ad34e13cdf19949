import { groupBy } from '../../content/base/group'
import { isObject } from '../../content/json/json'
import type { PageRow } from '../protocol'
import { blockTypes } from './schemas'
import { startLanguage, wordsIn } from './words/words'

/** What a block or item is called in lists: its own words, else its kind or id. */
export function nameOf(value: unknown, find: (key: string) => string | undefined = () => undefined): string {
  if (!isObject(value)) return ''
  const words = ['title', 'label', 'name', 'question', 'text', 'alt'].map((field) => value[field])
  const own = words.find((one): one is string => typeof one === 'string' && one !== '')
  const shown = own?.startsWith('t:') ? (find(own) ?? own.slice(2)) : own
  return shown === undefined ? titleOf(value) : shown.length > 48 ? `${shown.slice(0, 47)}…` : shown
}

/** The title of a block's kind, else an id. */
export function titleOf(value: Record<string, unknown>): string {
  const title = blockTypes.find(({ type }) => type === value.type)?.title
  return title === undefined ? String(value.id ?? '') : wordsIn(startLanguage()).schema(title)
}

/** Pages as a menu names them: by their titles, with the address where others have the same one. */
export function menuOf(pages: PageRow[]): { page: PageRow; words: string }[] {
  const alike = groupBy(pages, ({ title }) => title)
  return pages.map((page) => ({
    page,
    words: alike.get(page.title)?.length === 1 ? page.title : `${page.title} (${page.address})`,
  }))
}

/** An address with another last part, or another one where that has several. */
export function renamedAddress(address: string, to: string): string {
  return to.includes('/') ? `/${to.replace(/^\//, '')}` : address.slice(0, address.lastIndexOf('/') + 1) + to
}

/** The last part of the name or the address of a page. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
