import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

export const about = { type: 'text', id: 'about', text: 'It moves air.' }

export const front = { id: 'front', src: 'fan.svg', alt: 'The fan from the front' }

export function exampleTable(value: object): object {
  return { type: 'spec-table', id: 'specs', title: 'Data', rows: [{ id: 'weight', label: 'Weight', value }] }
}

/** What the schema says of fields and values, and rules of blocks. */
export const fields: Record<string, Explanation> = {
  'duplicate-value': {
    why: say`Each can be named once. The second one has no effect; perhaps another was meant.`,
    wrong: { 'pages/fan.json': { fallback: ['en', 'en'] } },
    right: { 'pages/fan.json': { fallback: ['en'] } },
  },
  'invisible-character': {
    why: say`Invisible characters come along when text is pasted. They disturb search and hyphenation, and some change the direction of writing.`,
    wrong: { 'pages/fan.json': { title: 'Wall\u200b fan' } },
    right: { 'pages/fan.json': { title: 'Wall fan' } },
  },
  'missing-alt': {
    why: say`Screen readers and search engines read the "alt" of a picture. Say in one sentence what it shows.`,
    wrong: {
      'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg' }] }] },
    },
    right: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [front] }] } },
  },
  'missing-field': {
    why: say`Without this field there is nothing to show, or nothing to name it by. The block reference (schema/README.md) lists what each block needs.`,
    wrong: { 'pages/fan.json': { blocks: [{ type: 'text', text: 'It moves air.' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  'too-long': {
    why: say`There is no room for more where it is shown.`,
    wrong: { 'pages/fan.json': { related: ['/', '/fan-1', '/fan-2', '/fan-3'] } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  'too-short': {
    why: say`A field must not be empty. Leave it out if you do not need it.`,
    wrong: { 'pages/fan.json': { label: '' } },
    right: { 'pages/fan.json': { label: 'Fan' } },
  },
  'unknown-block': {
    why: say`The "type" says what a block is. schema/README.md lists all types.`,
    wrong: { 'pages/fan.json': { blocks: [{ ...about, type: 'txt' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  'unknown-field': {
    why: say`A field that the schema does not know here is not shown. Most are misspelt, or belong to another block.`,
    wrong: { 'pages/fan.json': { blocks: [{ ...about, tittle: 'How it works' }] } },
    right: { 'pages/fan.json': { blocks: [{ ...about, title: 'How it works' }] } },
  },
  'wrong-number': {
    why: say`Computers cannot keep more than 15 digits of a number exactly: visitors would read another one.`,
    wrong: { 'pages/fan.json': { blocks: [exampleTable({ value: 0.12345678901 })] } },
    right: { 'pages/fan.json': { blocks: [exampleTable({ value: 0.12 })] } },
  },
  'wrong-type': {
    why: say`Text is in double quotes, numbers and true or false are not, lists are in [ ].`,
    wrong: { 'pages/fan.json': { related: '/' } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  'wrong-value': {
    why: say`The field can have some values only; its description in the editor and in schema/README.md says which.`,
    wrong: { 'pages/fan.json': { kind: 'prodcut' } },
    right: { 'pages/fan.json': { kind: 'product' } },
  },
}
