import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { keySteps } from '../../content/read/read-page'
import type { Studio } from './context'
import { keyOf } from './paths'
import { editedOf } from './state'

/**
 * Writes words at a place: into the page in the language it is written in, else into the translation that the canvas
 * shows. Words that nobody touched are never written.
 * @param language where it is not that of the canvas
 */
export function writeWord({ store }: Studio, path: Path, text: string, language = store.state.look.language): void {
  const { open } = store.state
  if (!open) return
  const merge = `${language}:${keyOf(path)}`
  // Of the page's own words an empty one stays where it is until it is written again, and is reported.
  if (language === editedOf(open).lang) store.change({ kind: 'set', path, value: text }, merge)
  else store.change({ kind: 'word', lang: language, steps: keySteps(open.json, path), value: text }, merge)
}

/** The words of a place in a language, as far as they are its own. */
export function wordIn({ store }: Studio, path: Path, language: string): string | undefined {
  const { open } = store.state
  const own = open && editedOf(open).lang
  const value =
    language === own
      ? valueAt(open?.json, path)
      : valueAt(open?.read.site.locales.get(language)?.get(open.name)?.json, keySteps(open?.json, path))
  return typeof value === 'string' ? value : undefined
}
