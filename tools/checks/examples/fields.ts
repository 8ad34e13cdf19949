import type { Explanation } from './explanation'

const about = { type: 'text', id: 'about', text: 'It moves air.' }
const front = { id: 'front', src: 'fan.svg', alt: 'The fan from the front' }

const tableOf = (id: string, rows: string[]) => ({
  blocks: [
    about,
    { type: 'spec-table', id, title: 'Data', rows: rows.map((row) => ({ id: row, label: row, value: 'Steel' })) },
  ],
})
const compare = (rows: string[]) => ({
  'pages/fan.json': tableOf('specs', ['frame']),
  'pages/index.json': {
    blocks: [{ type: 'compare', id: 'compare', pages: ['/fan', '/heater'], rows, title: 'Fans', rowHeading: 'Part' }],
  },
  'pages/heater.json': {
    title: 'Heater',
    description: 'A heater for houses of every size, from one workshop.',
    ...tableOf('specs', ['frame']),
  },
})
const diagram = (table: string) => ({
  blocks: [
    { type: 'scale', id: 'real-size', kind: 'outlines', title: 'Size', table, rows: ['size'] },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [{ id: 'size', label: 'Size', value: { size: [60, 40], unit: 'cm' } }],
    },
  ],
})
const calculator = (row: string) => ({
  blocks: [
    {
      type: 'reckon',
      id: 'count',
      title: 'How many fans?',
      question: 'Animals',
      from: 10,
      to: 500,
      samples: [100],
      table: 'specs',
      answers: [{ id: 'fans', name: 'Fans', row }],
    },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [
        { id: 'weight', label: 'Weight', value: { value: 60, unit: 'kg' } },
        { id: 'animals', label: 'Animals for each fan', value: { from: 40, to: 50 } },
      ],
    },
  ],
})
const facets = { for: [{ id: 'houses', name: 'Houses' }], does: [{ id: 'air', name: 'Air' }] }
const event = (start: string) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'events',
        id: 'dates',
        title: 'Dates',
        empty: 'None now.',
        items: [{ id: 'fair', title: 'Fair', start }],
      },
    ],
  },
})

const scene = (x: number) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'scene',
        id: 'house',
        image: { src: 'house.svg', alt: 'A house without its front wall' },
        places: [
          { id: 'fan', href: '/', title: 'Fan', x: 20, y: 40 },
          { id: 'lamp', href: '/', title: 'Lamp', x, y: 40 },
        ],
      },
    ],
  },
})

/** What the schema says of fields and values, and rules of blocks. */
export const fields: Record<string, Explanation> = {
  comparison: {
    why: 'A comparison shows the figures of the pages it names, from their own tables: a page needs a table, and a row must be in one.',
    wrong: compare(['colour']),
    right: compare(['frame']),
  },
  'duplicate-value': {
    why: 'Each can be named once. The second one has no effect; perhaps another was meant.',
    wrong: { 'pages/fan.json': { fallback: ['en', 'en'] } },
    right: { 'pages/fan.json': { fallback: ['en'] } },
  },
  'event-date': {
    why: 'An event leaves the page when it is over, so its day must be in the calendar.',
    wrong: event('2030-02-30'),
    right: event('2030-02-28'),
  },
  finder: {
    why: 'A finder asks what a page is for and what it does. A page needs both "for" and "does" to appear in a finder.',
    wrong: { 'pages/fan.json': { blocks: [about], does: ['air'] }, 'pages/_site.json': facets },
    right: { 'pages/fan.json': { blocks: [about], for: ['houses'], does: ['air'] }, 'pages/_site.json': facets },
  },
  'invisible-character': {
    why: 'Invisible characters come along when text is pasted. They disturb search and hyphenation, and some change the direction of writing.',
    wrong: { 'pages/fan.json': { title: 'Wall\u200b fan' } },
    right: { 'pages/fan.json': { title: 'Wall fan' } },
  },
  'missing-alt': {
    why: 'Screen readers and search engines read the "alt" of a picture. Say in one sentence what it shows.',
    wrong: {
      'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg' }] }] },
    },
    right: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', images: [front] }] } },
  },
  scene: {
    why: 'Visitors tap the numbers in the picture, which has the colours of the page: a drawing needs an element "drawing" without words, and its places some room around them.',
    given: { 'pages/_media/house.svg': { bytes: 900, width: 1200, height: 500, labels: [] } },
    wrong: scene(21),
    right: scene(60),
  },
  'missing-field': {
    why: 'Without this field there is nothing to show, or nothing to name it by. The block reference (schema/README.md) lists what each block needs.',
    wrong: { 'pages/fan.json': { blocks: [{ type: 'text', text: 'It moves air.' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  reckon: {
    why: 'A calculator divides what visitors ask by a figure of a table on the same page, so both are in the same unit.',
    wrong: { 'pages/fan.json': calculator('weight') },
    right: { 'pages/fan.json': calculator('animals') },
  },
  scale: {
    why: 'A diagram draws figures of a table on the same page, which are written there and nowhere else.',
    wrong: { 'pages/fan.json': diagram('sizes') },
    right: { 'pages/fan.json': diagram('specs') },
  },
  'too-long': {
    why: 'There is no room for more where it is shown.',
    wrong: { 'pages/fan.json': { related: ['/', '/fan-1', '/fan-2', '/fan-3'] } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  'too-short': {
    why: 'A field must not be empty. Leave it out if you do not need it.',
    wrong: { 'pages/fan.json': { label: '' } },
    right: { 'pages/fan.json': { label: 'Fan' } },
  },
  'unknown-block': {
    why: 'The "type" says what a block is. schema/README.md lists all types.',
    wrong: { 'pages/fan.json': { blocks: [{ ...about, type: 'txt' }] } },
    right: { 'pages/fan.json': { blocks: [about] } },
  },
  'unknown-field': {
    why: 'A field that the schema does not know here is not shown. Most are misspelt, or belong to another block.',
    wrong: { 'pages/fan.json': { blocks: [{ ...about, tittle: 'How it works' }] } },
    right: { 'pages/fan.json': { blocks: [{ ...about, title: 'How it works' }] } },
  },
  'wrong-number': {
    why: 'Computers cannot keep more than 15 digits of a number exactly: visitors would read another one.',
    wrong: { 'pages/fan.json': { blocks: [table({ value: 0.12345678901 })] } },
    right: { 'pages/fan.json': { blocks: [table({ value: 0.12 })] } },
  },
  'wrong-type': {
    why: 'Text is in double quotes, numbers and true or false are not, lists are in [ ].',
    wrong: { 'pages/fan.json': { related: '/' } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  'wrong-value': {
    why: 'The field can have some values only; its description in the editor and in schema/README.md says which.',
    wrong: { 'pages/fan.json': { kind: 'prodcut' } },
    right: { 'pages/fan.json': { kind: 'product' } },
  },
  figure: {
    why: 'A figure is one thing: a value, a range, a limit, dimensions, a tolerance, a tick or nothing. Each language writes it in its own form.',
    wrong: { 'pages/fan.json': { blocks: [table({ from: 40, to: 20, unit: 'kg' })] } },
    right: { 'pages/fan.json': { blocks: [table({ from: 20, to: 40, unit: 'kg' })] } },
  },
  'unknown-unit': {
    why: 'Any unit can be used, but this one is nearly a known one. If it is right, add it to "units" of common.json.',
    wrong: { 'pages/fan.json': { blocks: [table({ value: 20, unit: 'Kg' })] } },
    right: { 'pages/fan.json': { blocks: [table({ value: 20, unit: 'kg' })] } },
  },
  'table-cells': {
    why: 'A table with columns needs a cell for each column in every row, or visitors would take one figure for another.',
    wrong: { 'pages/fan.json': { blocks: [columns({ smal: { value: 20, unit: 'kg' } })] } },
    right: { 'pages/fan.json': { blocks: [columns({ small: { value: 20, unit: 'kg' } })] } },
  },
  'duplicate-id': {
    why: 'An id is the key of translations and the #anchor of a block. If two are the same, it is not clear which one is meant.',
    wrong: { 'pages/fan.json': { blocks: [about, { ...about, text: 'It is quiet.' }] } },
    right: { 'pages/fan.json': { blocks: [about, { ...about, id: 'sound', text: 'It is quiet.' }] } },
  },
  'hero-first': {
    why: 'A hero has the main heading of the page, so it must be the first block.',
    wrong: { 'pages/fan.json': { blocks: [about, hero()] } },
    right: { 'pages/fan.json': { blocks: [hero(), about] } },
  },
  panel: {
    why: 'A tab opens its blocks or leads to a page. One that does neither has no effect.',
    wrong: { 'pages/fan.json': { blocks: [tabs({})] } },
    right: { 'pages/fan.json': { blocks: [tabs({ blocks: [about] })] } },
  },
  'no-effect': {
    why: 'This field is shown only with another one, which is not there.',
    wrong: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', autoStart: true, images: [front] }] } },
    right: {
      'pages/fan.json': {
        blocks: [{ type: 'gallery', id: 'views', autoAdvance: 5, autoStart: true, images: [front] }],
      },
    },
  },
}

function table(value: object): object {
  return { type: 'spec-table', id: 'specs', title: 'Data', rows: [{ id: 'weight', label: 'Weight', value }] }
}

function columns(cells: object): object {
  const small = { id: 'small', label: 'Small' }
  return {
    type: 'spec-table',
    id: 'specs',
    title: 'Data',
    rowHeading: 'Model',
    columns: [small],
    rows: [{ id: 'weight', label: 'Weight', cells }],
  }
}

function hero(): object {
  return { type: 'hero', id: 'top', title: 'Fresh air', image: { src: 'wide.avif', alt: 'A fan in a wall' } }
}

function tabs(panel: object): object {
  return { type: 'tabs', id: 'more', label: 'More', items: [{ id: 'data', label: 'Data', ...panel }] }
}
