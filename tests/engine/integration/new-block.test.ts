import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { readOwnSchemas, withOwn } from '../../../tools/bundle/contract/own-schemas'
import { readSchemas } from '../../../tools/files/files'
import { blockTypesOf } from '../../../tools/studio/fields'
import { smallSite } from '../unit/site'
import { startDev } from './dev-server'
import { run, writeSmallSite } from './small-site'

const part = (name: string, more: object = {}) => ({ description: 'x', $ref: `schema/parts/${name}.json`, ...more })

const example = { type: 'stops', id: 'line', items: [{ id: 'first', label: 'First stop', href: '/' }] }

/** All files of a custom block. No other file or list has to mention the block. */
const block = {
  'blocks/stops/stops.json': {
    title: 'Stops',
    description: 'Stops of a line.',
    type: 'object',
    required: ['type', 'id', 'items'],
    additionalProperties: false,
    properties: {
      type: { const: 'stops' },
      id: part('id'),
      action: part('action', { alone: true }),
      board: { description: 'The board.', type: 'string', host: 'frame' },
      items: {
        description: 'The stops.',
        type: 'array',
        anchors: true,
        items: {
          title: 'Stop',
          description: 'One stop.',
          type: 'object',
          required: ['id', 'label'],
          additionalProperties: false,
          properties: {
            id: part('id'),
            label: part('text'),
            href: part('link'),
            text: part('rich-text'),
            length: part('cell'),
          },
        },
      },
    },
    examples: [example],
  },
  'blocks/stops/stops.tsx': `import { Figure, Link, plainWords, RichText, Section } from 'pages-of-json/block'

export default function Stops({ block: { id, action, items } }) {
  return (
    <Section id={id} className="stops">
      {items.map((item) => (
        <div key={item.id} id={item.id}>
          <Link href={item.href}>{plainWords(item.label)}</Link>
          {item.length && <Figure cell={item.length} />}
          {item.text && <RichText text={item.text} />}
        </div>
      ))}
      {action && <Link href={action.href}>{plainWords(action.label)}</Link>}
    </Section>
  )
}
`,
  'blocks/stops/stops.css': '@layer blocks { .stops { color: rebeccapurple } }',
}

const stops = {
  type: 'stops',
  id: 'line',
  action: { label: 'Bütün fanlar', href: '/fan' },
  board: 'https://boards.example/1',
  items: [
    { id: 'north', label: 'Kuzey', href: '/fan', length: { value: 1500, unit: 'm' } },
    { id: 'south', label: 'Güney', href: '/ped', text: '[Fanların](/fan) yanında' },
  ],
}

const boards = { id: 'boards', name: 'Boards', host: 'https://boards.example', for: ['frame'] }

const words = (title: string, all: string, north: string, south: string, beside: string) => ({
  ...{ title, description: `${title}: ${title} ${title} ${title} ${title} ${title} ${title}.` },
  blocks: {
    line: { action: { label: all }, items: { north: { label: north }, south: { label: south, text: beside } } },
  },
})

const plain = (title: string, text: string) => ({
  ...{ title, description: `${title}: her gün buradayız ve size yardım etmek için bekliyoruz.`, languages: ['tr'] },
  blocks: [{ type: 'text', id: `about-${title.toLowerCase()}`, text }],
})

/** A site with two brands, one of which excludes a page. */
function siteWith(more: Record<string, string | object> = {}): string {
  const settings = Object(smallSite['pages/_site.json'])
  const [first] = settings.brands
  const studio = { ...first, id: 'studio', domains: ['studio.example'], origin: 'https://studio.example' }
  return writeSmallSite({
    ...block,
    'pages/_site.json': { ...settings, services: [boards], brands: [first, { ...studio, excludedPages: ['/fan'] }] },
    'pages/index.json': { ...Object(smallSite['pages/index.json']), blocks: [stops] },
    'locales/en/index.json': words('Home', 'All fans', 'North', 'South', 'Beside the [fans](/fan)'),
    'locales/ar/index.json': words('الرئيسية', 'كل المراوح', 'شمال', 'جنوب', 'بجانب [المراوح](/fan)'),
    'pages/fan.json': plain('Fan', 'Döner.'),
    'pages/ped.json': plain('Ped', '[Kuzeyde](/#north) durur.'),
    ...more,
  })
}

test('all of the engine knows a new block', { tags: 'ci' }, async () => {
  const site = siteWith()
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  const read = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')
  // Texts and numbers are localized.
  expect(read('default/index.html')).toMatch(/<a href="\/fan">Kuzey<\/a>.*1\.500/)
  expect(read('default/en.html')).toMatch(/<a href="\/en\/fan">North<\/a>.*1,500/)
  // Everything that links to a page excluded by the brand is removed: the item, the link in a text, and the action.
  const studio = read('studio/index.html')
  expect(studio).toContain('Güney')
  expect(studio).toContain('Fanların yanında')
  for (const removedText of ['Kuzey', 'Bütün fanlar', 'href="/fan"']) expect(studio).not.toContain(removedText)
  // Only pages with the block contain its styles.
  expect(studio).toContain('.stops{')
  expect(read('default/ped.html')).not.toContain('.stops{')
  // Only pages with the block permit the host of its frame.
  expect(studio).toContain('frame-src https://boards.example"')
  expect(read('default/ped.html')).not.toContain('boards.example')
  const indexFiles = globSync('search/en/*', { cwd: join(site, 'dist/default'), absolute: true })
  expect(indexFiles.some((file) => readFileSync(file, 'utf8').includes('\nnorth ='))).toBe(true)

  const server = await startDev(site)
  try {
    expect((await server.ask('/_blocks')).body).toContain('/_blocks/stops/0')
    expect((await server.ask('/_blocks/stops/0')).body).toContain('First stop')
  } finally {
    await server.stop()
  }

  const form = blockTypesOf(withOwn(readSchemas(), readOwnSchemas(site).schemas)).find(({ type }) => type === 'stops')
  expect(form?.fields.map(({ kind }) => kind)).toEqual(['id', 'group', 'text', 'list'])
  expect((await readContract(site)).anchors.get('stops')).toEqual({ items: true })
})

test('its items are anchors, and its words and links are checked', async () => {
  const site = siteWith({
    'pages/index.json': {
      ...Object(smallSite['pages/index.json']),
      blocks: [
        { ...stops, board: 'https://other.example/1' },
        { type: 'text', id: 'south', text: '[Ped](/pad)' },
      ],
    },
    'locales/en/index.json': words('Home', 'All fans', '', 'South', 'Beside the [fans](/fan)'),
    'pages/ped.json': plain('Ped', '[Kuzeyde](/#nord) durur.'),
    'pages/wrong.json': { ...plain('Yanlış', 'Burada.'), blocks: [{ ...stops, colour: 'red' }] },
    // Documents for printing can contain blocks as well.
    'pages/_documents/list.json': { ...plain('Liste', 'Yolda.'), blocks: [{ ...stops, items: [{ id: 'north' }] }] },
  })
  const { output } = await run(site, 'check')
  expect(output).toContain('The id "south" appears twice on this page.')
  expect(output).toContain('"/#nord"')
  expect(output).toContain('No service of this site allows "https://other.example" for "frame".')
  expect(output).toContain('has no field "colour".')
  expect(output).toMatch(/pages\/_documents\/list\.json:\d+:\d+ {2}error {2}/)
})

const wrong: [field: string, schema: object, said: string][] = [
  ['target', part('link'), '"target" has the keyword "link", so it must be called "href".'],
  ['href', part('text'), 'A field called "href" needs the keyword "link".'],
  ['field', { description: 'x', type: 'string' }, 'A field called "field" needs the keyword "field".'],
]

test.each(wrong)('a brand could not leave out what "%s" leads to', async (field, schema, sentence) => {
  const ownSchema = block['blocks/stops/stops.json']
  const properties = { ...ownSchema.properties, [field]: schema }
  const { code, output } = await run(siteWith({ 'blocks/stops/stops.json': { ...ownSchema, properties } }), 'check')
  expect(output).toContain(sentence)
  expect(code).toBe(1)
})
