import { valueAt } from '../../content/document'
import type { Path } from '../../content/problem'
import type { Studio } from './context'
import { keyOf, stepsOf } from './paths'

/**
 * Writes words at a place: into the page in the language it is written in, else into the translation that the canvas
 * shows. Words that nobody touched are never written.
 * @param language where it is not that of the canvas
 */
export function writeWord({ store }: Studio, path: Path, text: string, language = store.state.look.language): void {
  const { open } = store.state
  if (!open) return
  const own = open.read.page?.lang ?? store.state.site.defaultLanguage
  const merge = `${language}:${keyOf(path)}`
  if (language === own) store.change({ kind: 'set', path, value: text }, merge)
  else
    store.change(
      { kind: 'word', language, steps: stepsOf(open.json, path), value: text === '' ? undefined : text },
      merge,
    )
}

/** The words of a place in a language, as far as they are its own. */
export function wordIn({ store }: Studio, path: Path, language: string): string | undefined {
  const { open } = store.state
  const own = open?.read.page?.lang
  const value =
    language === own
      ? valueAt(open?.json, path)
      : valueAt(open?.read.site.locales.get(language)?.get(open.name)?.json, stepsOf(open?.json, path))
  return typeof value === 'string' ? value : undefined
}
