import { say } from '../../language/say.js'
import type { Explanation } from './explanation'
import { brandWith } from './site'

/** Files that cannot be read as documents, and addresses that files give. */
export const files: Record<string, Explanation> = {
  'byte-order-mark': {
    why: say`Some editors put an invisible mark before the first letter. Programs that read JSON stumble over it. Save the file as "UTF-8" without "BOM".`,
    wrong: { 'locales/de/fan.json': '\uFEFF{ "title": "Wandventilator" }' },
    right: { 'locales/de/fan.json': '{ "title": "Wandventilator" }' },
  },
  'duplicate-key': {
    why: say`If a field is there twice, programs use only the last one, and the words of the first are lost.`,
    wrong: { 'locales/de/fan.json': '{\n  "title": "Wandventilator",\n  "title": "Ventilator"\n}' },
    right: { 'locales/de/fan.json': '{\n  "title": "Wandventilator"\n}' },
  },
  'empty-file': {
    why: say`A document must be a JSON object, if only an empty one. Perhaps the editor lost its content.`,
    wrong: { 'locales/de/fan.json': '' },
    right: { 'locales/de/fan.json': '{}' },
  },
  'file-name': {
    why: say`Only files that end in ".json", in small letters, are read, and some names cannot exist on every computer. A page under another name would be missing.`,
    wrong: { 'pages/heater.JSON': '{}' },
    right: { 'pages/heater.json': null },
  },
  'internal-error': {
    why: say`This is no mistake of yours. Please report the message and the file to the maintainers.`,
  },
  'invalid-json': {
    why: say`The file is not valid JSON, so nothing in it can be read. The place shown is where reading stopped; what is missing is often just before it.`,
    wrong: { 'locales/de/fan.json': '{\n  "title": "Wandventilator"\n  "description": "Für Wände aus Holz."\n}' },
    right: { 'locales/de/fan.json': '{\n  "title": "Wandventilator",\n  "description": "Für Wände aus Holz."\n}' },
  },
  'misplaced-page': {
    why: say`Only what is in the folder "pages" becomes a page of the site; a page next to it, or in a folder called "page", would be missing.`,
  },
  'missing-site': {
    why: say`pages/_site.json lists the languages, brands and menus that every page shares. Without it nothing else can be checked.`,
    wrong: { 'pages/_site.json': null },
    right: {},
  },
  'old-form': {
    why: say`The schema changed after this was written. "npm run migrate" updates every document and changes nothing else.`,
    wrong: brandWith({ themeClass: 'theme-main' }),
    right: brandWith({}),
  },
  'own-block': {
    why: say`A block of the site's own is a folder in "blocks", named by its type, with a schema and a component, and styles where it has some. Nothing is checked or built before these can be used, since no page that has the block could be.`,
  },
  'too-large': {
    why: say`A phone could not load such a large page. Split it.`,
    wrong: { 'locales/de/fan.json': `{ "title": ${'['.repeat(60)}${']'.repeat(60)} }` },
    right: { 'locales/de/fan.json': '{ "title": "Wandventilator" }' },
  },
  'unreadable-file': {
    why: say`The file was saved in another encoding than UTF-8, is no regular file, or you may not read it.`,
    wrong: { 'locales/de/fan.json': '{ "title": "L\uFFFDfter" }' },
    right: { 'locales/de/fan.json': '{ "title": "Lüfter" }' },
  },
}
