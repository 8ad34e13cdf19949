import { homeLinkingTo, page } from './site'

/** A table with the numbers by which the calculator divides. */
export const specs = {
  type: 'spec-table',
  id: 'specs',
  title: 'Değerler',
  rows: [
    { id: 'books', label: 'Raf başına kitap', value: { from: 65, to: 80 } },
    { id: 'lamps', label: 'Dimmer başına lamba', value: { value: 140 } },
    { id: 'weight', label: 'Ağırlık', value: { value: 90, unit: 'kg' } },
    { id: 'colour', label: 'Renk', value: 'Mavi' },
  ],
}
/** A table with a column for each model. */
export const models = {
  type: 'spec-table',
  id: 'models',
  title: 'Modeller',
  rowHeading: 'Model',
  columns: [
    { id: 'small', label: 'K' },
    { id: 'large', label: 'B' },
  ],
  rows: [
    {
      id: 'power',
      label: 'Güç',
      cells: { small: { value: 150000, unit: 'kcal/h' }, large: { value: 250, unit: 'kW' } },
    },
  ],
}

/** A calculator whose input is a number without a unit. */
export const asked = {
  type: 'reckon',
  id: 'count',
  title: 'Kaç raf?',
  question: 'Kitap',
  from: 100,
  to: 200_000,
  samples: [5000, 20_000],
  table: 'specs',
  answers: [
    { id: 'shelves', name: 'Raf', row: 'books' },
    { id: 'dimmers', name: 'Dimmer', row: 'lamps' },
    { id: 'ladders', name: 'Merdiven', text: 'Odanıza göre' },
  ],
}

/** A calculator whose input is a power in kW. */
export const heat = {
  ...asked,
  unit: 'kW',
  table: 'models',
  answers: [
    { id: 'small', name: 'Küçük', row: 'power', column: 'small' },
    { id: 'large', name: 'Büyük', row: 'power', column: 'large' },
  ],
}

export const pageWith = (block: object) => ({
  ...homeLinkingTo('/thing'),
  'pages/thing.json': page([block, specs, models]),
})

/** A calculator whose answers come from the tables of other pages. */
export const house = {
  ...asked,
  table: undefined,
  answers: [
    { id: 'shelves', name: 'Raf', href: '/shelf', row: 'books' },
    { id: 'dimmers', name: 'Dimmer', href: '/light', row: 'lamps' },
    { id: 'ladders', name: 'Merdiven', href: '/light', text: 'Odanıza göre' },
  ],
}

/** Pages with the calculator of a house and with its tables. @param shelf the table of the page "/shelf" */
export const houseWith = (block: object, shelf: object = specs) => ({
  ...homeLinkingTo('/thing', '/shelf', '/light'),
  'pages/thing.json': page([block]),
  'pages/shelf.json': {
    ...page([shelf]),
    title: 'Raf',
    description: 'Raflar: her kitabın sığdığı sağlam raflar burada.',
  },
  'pages/light.json': {
    ...page([specs]),
    title: 'Lamba',
    description: 'Lambalar: bir dimmerle kısılan lambalar burada.',
  },
})
