import type { Anchors } from '../../content/base/contract'
import type { Path } from '../../content/base/problem'

/** The texts of a page's document and of its translations, by path. Undefined for a file that does not exist. */
export type Texts = { readonly [path: string]: string | undefined }

/**
 * The edited document: its name (for example "_site"), its source language, and, for each block type, the list fields
 * whose items can be the targets of links.
 */
export type Edited = { name: string; lang: string; anchors: Anchors }

/**
 * An edit of a page, as data. `path` and `list` are paths in the page's document. `steps` are the parts of a
 * translation key, in which ids replace list indexes. `order` lists the fields in the schema's order, which determines
 * the position of a new field.
 */
export type Operation =
  /** Sets a field. Without `value`, removes the field and the translations of its texts. */
  | { kind: 'set'; path: Path; value?: unknown; order?: string[] }
  /** Sets a translation. If `value` is empty, removes the translation, so that visitors see the fallback again. */
  | { kind: 'word'; lang: string; steps: string[]; value: string }
  /** Adds a block or an item to a list at index `at`. Creates a missing list, and replaces ids that are in use. */
  | { kind: 'add'; list: Path; at: number; value: unknown }
  | { kind: 'duplicate'; path: Path }
  /** Moves a block or an item within its list. `at` is the new index. */
  | { kind: 'move'; path: Path; at: number }
  | { kind: 'remove'; path: Path }
  | { kind: 'hide'; path: Path; hidden: boolean }
  /** Changes the id of a block or an item, and updates its translations and the links to it within the page. */
  | { kind: 'rename'; path: Path; id: string }

/** Whether a name belongs to a shared document, not to a page. */
export function isShared(name: string): boolean {
  return ['_site', 'common', 'glossary'].includes(name) || name.startsWith('_documents/')
}

export function sourceFile({ name, lang }: Pick<Edited, 'name' | 'lang'>): string {
  if (name === 'glossary') return 'locales/glossary.json'
  return name === 'common' ? translationFile(name, lang) : `pages/${name}.json`
}

/** Path of a document's translation into a language. */
export function translationFile(name: string, lang: string): string {
  return `locales/${lang}/${name}.json`
}

/** Paths of a document's existing translations. */
export function translationFiles(edited: Edited, texts: Texts): string[] {
  const source = sourceFile(edited)
  return Object.keys(texts).filter((path) => {
    const lang = /^locales\/([^/]+)\//.exec(path)?.[1] ?? ''
    return texts[path] !== undefined && path !== source && path === translationFile(edited.name, lang)
  })
}

/** A copy of the texts in which the text of one file is changed. */
export function withText(texts: Texts, path: string, change: (text: string) => string | undefined): Texts {
  return { ...texts, [path]: change(texts[path] ?? '') }
}
