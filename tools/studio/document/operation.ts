import type { Anchors } from '../../content/base/contract'
import type { Path } from '../../content/base/problem'

/** The texts of a page's files: its document and its translations, by their paths. A file that is not there has none. */
export type Texts = { readonly [path: string]: string | undefined }

/** What is edited: a page by its name, or `_site`, `common` or `glossary`, the language it is written in, and what its schema has as anchors. */
export type Edited = { name: string; lang: string; anchors: Anchors }

/**
 * What somebody does to a page, as data. Paths are those of the page's document, steps are those of keys of words: ids
 * stand for places in lists. `order` names the fields of an object as the schema has them, for one that is new.
 */
export type Operation =
  /** Sets a field; without a value it goes, and the translations of its words with it. */
  | { kind: 'set'; path: Path; value?: unknown; order?: string[] }
  /** Sets a translation. If it is empty, it goes: visitors then see what stands in for it again. */
  | { kind: 'word'; lang: string; steps: string[]; value: string }
  /** Adds a block or an item to a list, which need not be there. Ids that the page has already are made new. */
  | { kind: 'add'; list: Path; at: number; value: unknown }
  | { kind: 'duplicate'; path: Path }
  /** Puts a block or an item at a place in its list. The place is that in the list without it. */
  | { kind: 'move'; path: Path; at: number }
  | { kind: 'remove'; path: Path }
  | { kind: 'hide'; path: Path; hidden: boolean }
  /** Gives a block or an item another id: its translations and links within the page follow. */
  | { kind: 'rename'; path: Path; id: string }

/** Whether a name is that of something all pages share, and of no page. */
export function isShared(name: string): boolean {
  return ['_site', 'common', 'glossary'].includes(name) || name.startsWith('_documents/')
}

/** The file that something is written in. */
export function sourceFile({ name, lang }: Pick<Edited, 'name' | 'lang'>): string {
  if (name === 'glossary') return 'locales/glossary.json'
  return name === 'common' ? translationFile(name, lang) : `pages/${name}.json`
}

/** The file that its words are translated in. */
export function translationFile(name: string, lang: string): string {
  return `locales/${lang}/${name}.json`
}

/** The files of its translations among others. */
export function translationFiles(edited: Edited, texts: Texts): string[] {
  const source = sourceFile(edited)
  return Object.keys(texts).filter((path) => {
    const lang = /^locales\/([^/]+)\//.exec(path)?.[1] ?? ''
    return texts[path] !== undefined && path !== source && path === translationFile(edited.name, lang)
  })
}

/** Texts of which one is another. */
export function withText(texts: Texts, path: string, change: (text: string) => string | undefined): Texts {
  return { ...texts, [path]: change(texts[path] ?? '') }
}
