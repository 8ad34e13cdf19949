import { type Said, say } from '../language/say.js'

/** A kind of problem: its stable name, and what it looks for in one sentence. */
export type Kind = { code: string; about: Said }

/**
 * Problems that reading finds, before any rule is asked: files that are no documents, and what the schema refuses. The
 * meaning of a document with one of these is not known, so no site can turn them off.
 */
export const readingKinds: Kind[] = [
  { code: 'byte-order-mark', about: say`A file starts with a byte order mark.` },
  { code: 'duplicate-key', about: say`A field appears twice in an object, so only the last one is used.` },
  { code: 'duplicate-value', about: say`A value appears twice in a list where each may appear once.` },
  { code: 'empty-file', about: say`A document has nothing in it.` },
  { code: 'file-name', about: say`The name of a file or folder keeps it from being read, or cannot exist everywhere.` },
  { code: 'internal-error', about: say`The checker failed on a file, which is a bug in the program.` },
  { code: 'invalid-json', about: say`A document is not JSON.` },
  {
    code: 'invisible-character',
    about: say`A text or name has invisible characters, or no visible ones.`,
  },
  {
    code: 'language',
    about: say`A language of the site has a wrong code or direction, or the default language is none.`,
  },
  { code: 'misplaced-page', about: say`A page is not in the folder "pages", so it is not read.` },
  { code: 'missing-alt', about: say`A picture has no text for people who cannot see it.` },
  { code: 'missing-field', about: say`An object lacks a field that it needs.` },
  { code: 'missing-site', about: say`There is no pages/_site.json.` },
  { code: 'old-form', about: say`A document is written for an older version of the schema.` },
  {
    code: 'swapped-translations',
    about: say`Two translations of a page have changed places: each is in the language of the other.`,
  },
  { code: 'own-block', about: say`A block of the site's own has a schema, component or styles that cannot be used.` },
  { code: 'too-large', about: say`A document, text or list is larger than a page can be.` },
  { code: 'too-long', about: say`A text or list is longer than its place allows.` },
  { code: 'too-short', about: say`A text, list or object is empty, or shorter than its place needs.` },
  { code: 'unknown-block', about: say`A block has a type that does not exist, or none.` },
  { code: 'unknown-field', about: say`An object has a field that means nothing there.` },
  { code: 'unreadable-file', about: say`A file cannot be read, or is not text.` },
  { code: 'wrong-number', about: say`A number has more digits than can be shown.` },
  {
    code: 'wrong-type',
    about: say`A value is of another kind than its field needs, such as text in place of a number.`,
  },
  { code: 'wrong-value', about: say`A value is not one of those that its field can have.` },
]
