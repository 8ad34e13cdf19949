import type { Anchors } from '../../content/base/contract'
import type { Path } from '../../content/base/problem'

/** The texts of a page's document and translations, by path. Undefined for a file that does not exist. */
export type Texts = { readonly [path: string]: string | undefined }

/** The edited document: name (a page's, `_site`, `common` or `glossary`), source language, and the schema's anchors. */
export type Edited = { name: string; lang: string; anchors: Anchors }

/**
 * An edit of a page, as data. Paths are those of the page's document; steps are those of translation keys, in which ids
 * replace the indexes of lists. `order` is the schema's order of the fields, to place a new field.
 */
export type Operation =
  /** Sets a field. Without a value, removes the field and the translations of its words. */
  | { kind: 'set'; path: Path; value?: unknown; order?: string[] }
  /** Sets a translation. An empty one is removed, so that visitors see the fallback again. */
  | { kind: 'word'; lang: string; steps: string[]; value: string }
  /** Adds a block or an item to a list, which is created if it is missing. Ids that are in use are replaced. */
  | { kind: 'add'; list: Path; at: number; value: unknown }
  | { kind: 'duplicate'; path: Path }
  /** Moves a block or an item within its list. `at` is its new index. */
  | { kind: 'move'; path: Path; at: number }
  | { kind: 'remove'; path: Path }
  | { kind: 'hide'; path: Path; hidden: boolean }
  /** Changes the id of a block or an item, also in its translations and in links within the page. */
  | { kind: 'rename'; path: Path; id: string }

/** Whether a name is that of a shared document, not of a page. */
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

/** The texts with one of them changed. */
export function withText(texts: Texts, path: string, change: (text: string) => string | undefined): Texts {
  return { ...texts, [path]: change(texts[path] ?? '') }
}
