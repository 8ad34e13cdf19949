import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { keySteps } from '../../content/read/read-page'
import type { Studio } from './context'
import { keyOf } from './paths'
import { editedOf, textFileOf } from './state'

/**
 * Writes a text at a path: into the page's document if `language` is the page's source language, otherwise into the
 * translation, or into the separate file that contains the text. Fallback texts are written only if the author edits
 * them.
 * @param language language code; by default, the language of the canvas
 */
export function writeWord({ store }: Studio, path: Path, text: string, language = store.state.look.language): void {
  const { open } = store.state
  if (!open) return
  const merge = `${language}:${keyOf(path)}`
  const file = textFileOf(open, path, language)
  const isSource = language === editedOf(open).lang
  if (file !== undefined) {
    // Browsers return the text of a field with "\n" as line ends.
    const written = open.texts[file]?.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text
    store.replace({ [file]: written === '' && !isSource ? undefined : written }, merge)
    return
  }
  // An empty source text stays in the document, where a check reports it; an empty translation is removed.
  if (isSource) store.change({ kind: 'set', path, value: text }, merge)
  else store.change({ kind: 'word', lang: language, steps: keySteps(open.json, path), value: text }, merge)
}

/** The text at a path in a language, without fallbacks. Undefined if there is none. */
export function wordIn({ store }: Studio, path: Path, language: string): string | undefined {
  const { open } = store.state
  const file = open && textFileOf(open, path, language)
  if (file !== undefined) return open?.texts[file]
  const sourceLanguage = open && editedOf(open).lang
  const value =
    language === sourceLanguage
      ? valueAt(open?.json, path)
      : valueAt(open?.read.site.locales.get(language)?.get(open.name)?.json, keySteps(open?.json, path))
  return typeof value === 'string' ? value : undefined
}
