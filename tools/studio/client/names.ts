import { isObject } from '../../content/json'
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
