import type { Kind } from '../../content/check/kind'
import { say } from '../../content/say/say.js'
import { about, exampleTable, front, languageEntry } from './examples'

/**
 * Kinds of problems found while documents are read, before any rule runs: files that are not documents, and values that
 * the schema rejects. A site cannot turn these kinds off, because a document with such a problem has no defined
 * meaning.
 */
export const readingKinds: Kind[] = [
  {
    code: 'byte-order-mark',
    about: say`A file starts with a byte order mark.`,
    why: say`Some editors put an invisible mark before the first letter. Programs that read JSON stumble over it. Save the file as "UTF-8" without "BOM".`,
    wrong: { 'locales/de/fan.json': '\uFEFF{ "title": "Wandventilator" }' },
    right: { 'locales/de/fan.json': '{ "title": "Wandventilator" }' },
  },
  {
    code: 'duplicate-key',
    about: say`A field appears twice in an object, so only the last one is used.`,
    why: say`If a field appears twice, programs use only the last one, and the words of the first are lost.`,
    wrong: { 'locales/de/fan.json': '{\n  "title": "Wandventilator",\n  "title": "Ventilator"\n}' },
    right: { 'locales/de/fan.json': '{\n  "title": "Wandventilator"\n}' },
  },
  {
    code: 'duplicate-value',
    about: say`A value appears twice in a list where each may appear once.`,
    why: say`Each can be named once. The second one has no effect; perhaps you meant another.`,
    wrong: { 'pages/fan.json': { fallback: ['en', 'en'] } },
    right: { 'pages/fan.json': { fallback: ['en'] } },
  },
  {
    code: 'empty-file',
    about: say`A document has nothing in it.`,
    why: say`A document must be a JSON object, if only an empty one. Perhaps the editor lost its content.`,
    wrong: { 'locales/de/fan.json': '' },
    right: { 'locales/de/fan.json': '{}' },
  },
  {
    code: 'file-name',
    about: say`A file or folder has a name that cannot be read, or that some systems do not allow.`,
    why: say`Only files that end in ".json", in lowercase letters, are read, and some names cannot exist on every computer. A page with a wrong name would be missing.`,
    wrong: { 'pages/heater.JSON': '{}' },
    right: { 'pages/heater.json': null },
  },
  {
    code: 'internal-error',
    about: say`The checker failed on a file, which is a bug in the program.`,
    why: say`This is not your mistake. Please report the message and the file to the maintainers.`,
  },
  {
    code: 'invalid-json',
    about: say`A document is not JSON.`,
    why: say`The file is not valid JSON, so nothing in it can be read. The place shown is where reading stopped; what is missing is often just before it.`,
    wrong: { 'locales/de/fan.json': '{\n  "title": "Wandventilator"\n  "description": "Für Wände aus Holz."\n}' },
    right: { 'locales/de/fan.json': '{\n  "title": "Wandventilator",\n  "description": "Für Wände aus Holz."\n}' },
  },
  {
    code: 'invisible-character',
    about: say`A text or name has invisible characters, or no visible ones.`,
    why: say`Pasted text often contains invisible characters. They disturb search and hyphenation, and some change the direction of writing.`,
    wrong: { 'pages/fan.json': { title: 'Wall\u200b fan' } },
    right: { 'pages/fan.json': { title: 'Wall fan' } },
  },
  {
    code: 'language',
    about: say`A language of the site has a wrong code or direction, or the default language is not one of the languages.`,
    why: say`Addresses and translations depend on the codes of the languages, so use the standard codes (BCP 47).`,
    wrong: languageEntry('xx'),
    right: languageEntry('de'),
  },
  {
    code: 'misplaced-page',
    about: say`A page is not in the folder "pages", so it is not read.`,
    why: say`Only what is in the folder "pages" becomes a page of the site; a page next to it, or in a folder called "page", would be missing.`,
  },
  {
    code: 'missing-alt',
    about: say`A picture has no text for people who cannot see it.`,
    why: say`Screen readers and search engines read the "alt" of a picture. Say in one sentence what it shows.`,
    wrong: {
      'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg' }] }] },
    },
    right: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [front] }] } },
  },
  {
    code: 'missing-field',
    about: say`An object lacks a field that it needs.`,
    why: say`Without this field there is nothing to show, or nothing to name it by. The block reference (schema/README.md) lists what each block needs.`,
    wrong: { 'pages/fan.json': { blocks: [{ type: 'text', text: 'It moves air.' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  {
    code: 'missing-site',
    about: say`There is no pages/_site.json.`,
    why: say`pages/_site.json lists the languages, brands and menus that every page shares. Without it nothing else can be checked.`,
    wrong: { 'pages/_site.json': null },
    right: {},
  },
  {
    code: 'old-form',
    about: say`A document is written for an older version of the schema.`,
    why: say`The schema changed after this was written. "npm run migrate" updates every document and changes nothing else.`,
    wrong: { 'pages/_site.json': { offline: false } },
    right: { 'pages/_site.json': {} },
  },
  {
    code: 'own-block',
    about: say`A custom block has a schema, component or styles that cannot be used.`,
    why: say`A custom block is a folder in "blocks", named by its type, with a schema, a component and, if it needs them, styles. As long as these cannot be used, nothing is checked or built, because no page with the block could be.`,
  },
  {
    code: 'too-large',
    about: say`A document, text or list is larger than a page can be.`,
    why: say`A phone could not load such a large page. Split it.`,
    wrong: { 'locales/de/fan.json': `{ "title": ${'['.repeat(60)}${']'.repeat(60)} }` },
    right: { 'locales/de/fan.json': '{ "title": "Wandventilator" }' },
  },
  {
    code: 'too-long',
    about: say`A text or list is longer than its place allows.`,
    why: say`The place where it is shown has no room for more.`,
    wrong: { 'pages/fan.json': { related: ['/', '/fan-1', '/fan-2', '/fan-3'] } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  {
    code: 'too-short',
    about: say`A text, list or object is empty, or shorter than its place needs.`,
    why: say`A field must not be empty. Leave it out if you do not need it.`,
    wrong: { 'pages/fan.json': { label: '' } },
    right: { 'pages/fan.json': { label: 'Fan' } },
  },
  {
    code: 'unknown-block',
    about: say`A block has a type that does not exist, or none.`,
    why: say`The "type" is the kind of a block. schema/README.md lists all types.`,
    wrong: { 'pages/fan.json': { blocks: [{ ...about, type: 'txt' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  {
    code: 'unknown-field',
    about: say`An object has a field that does not belong there.`,
    why: say`A field that the schema does not allow here is never shown. Usually its name is misspelt, or it belongs to another block.`,
    wrong: { 'pages/fan.json': { blocks: [{ ...about, tittle: 'How it works' }] } },
    right: { 'pages/fan.json': { blocks: [{ ...about, title: 'How it works' }] } },
  },
  {
    code: 'unreadable-file',
    about: say`A file cannot be read, or is not text.`,
    why: say`The file was saved in an encoding other than UTF-8, is not a regular file, or you have no permission to read it.`,
    wrong: { 'locales/de/fan.json': '{ "title": "L\uFFFDfter" }' },
    right: { 'locales/de/fan.json': '{ "title": "Lüfter" }' },
  },
  {
    code: 'unused-column',
    about: say`No pattern uses a column of a table.`,
    why: say`The content of the column appears on no page. Perhaps its name is misspelt in the pattern.`,
  },
  {
    code: 'wrong-pattern',
    about: say`A page that is a pattern for the rows of a table names no table, or a column that the table lacks.`,
    why: say`Each row of the table becomes a page, in which "{name}" stands for the cell in the column "name".`,
  },
  {
    code: 'wrong-table',
    about: say`A table of pages/_data cannot be read, or a row has a wrong id or a wrong number of cells.`,
    why: say`Each row of a table becomes a page, which has the "id" of the row as its name. A row that cannot be read would be a missing page.`,
  },
  {
    code: 'wrong-number',
    about: say`A number has more digits than can be shown.`,
    why: say`Computers cannot store more than 15 digits of a number exactly, so visitors would read a different number.`,
    wrong: { 'pages/fan.json': { blocks: [exampleTable({ value: 0.12345678901 })] } },
    right: { 'pages/fan.json': { blocks: [exampleTable({ value: 0.12 })] } },
  },
  {
    code: 'wrong-type',
    about: say`A value has the wrong type for its field, such as text instead of a number.`,
    why: say`Text is in double quotes, numbers and true or false are not, lists are in [ ].`,
    wrong: { 'pages/fan.json': { related: '/' } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  {
    code: 'wrong-value',
    about: say`A value is not one of those that its field allows.`,
    why: say`The field allows only certain values; its description in the editor and in schema/README.md lists them.`,
    wrong: { 'pages/fan.json': { kind: 'prodcut' } },
    right: { 'pages/fan.json': { kind: 'product' } },
  },
]
