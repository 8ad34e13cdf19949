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
  address: {
    why: say`The name of a file is the address of its page; folders only group. Two pages cannot share one, and those of languages and of the site itself are taken.`,
    wrong: { 'pages/fan.json': { path: '/de' } },
    right: { 'pages/fan.json': { path: '/fan' } },
  },
  'reserved-name': {
    why: say`The translations of a page called "common" would be the files that have the shared words.`,
    wrong: {
      'pages/common.json': {
        title: 'Common',
        description: 'What all of our machines have in common, in one list.',
        blocks: [],
      },
    },
    right: { 'pages/common.json': null },
  },
  'missing-page': {
    why: say`A site needs a first page (pages/index.json) and one for addresses that do not exist (pages/_not-found.json).`,
    wrong: { 'pages/_not-found.json': null },
    right: {},
  },
  'draft-page': {
    why: say`A site cannot be published without its first page and the one for addresses that do not exist, and what is printed has no address.`,
    wrong: { 'pages/index.json': { draft: true } },
    right: { 'pages/fan.json': { draft: true } },
  },
  'orphan-page': {
    why: say`Visitors find pages by links. No page and no menu links to this one.`,
    wrong: {
      'pages/heater.json': {
        title: 'Heater',
        description: 'A heater that keeps a small house warm in winter.',
        blocks: [{ type: 'text', id: 'about', text: 'It is warm.' }],
      },
    },
    right: {
      'pages/heater.json': {
        title: 'Heater',
        description: 'A heater that keeps a small house warm in winter.',
        blocks: [{ type: 'text', id: 'about', text: 'It is warm.' }],
      },
      'pages/fan.json': { related: ['/heater'] },
    },
  },
}
