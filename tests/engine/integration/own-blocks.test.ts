import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test, vi } from 'vitest'
import { wordsOf } from '../../../tools/content/say/say.js'
import { checkFolder } from '../../../tools/site/check-folder'
import { byDay } from '../long-run'
import { run, writeSmallSite } from './small-site'

/** Schema of a block with a title and a link. */
function schema(type: string, more: object = {}): object {
  const part = (name: string) => ({
    description: 'x',
    $ref: `../../node_modules/pages-of-json/engine/schema/parts/${name}.json`,
  })
  return {
    title: 'Opening hours',
    description: 'When somebody is there.',
    type: 'object',
    required: ['type', 'id', 'title'],
    additionalProperties: false,
    properties: { type: { const: type }, id: part('id'), title: part('text'), href: part('link'), ...more },
    examples: [{ type, id: 'hours', title: 'Every day' }],
  }
}

const component = `import { Link, plainWords, Section } from 'pages-of-json/block'

export default function Hours({ block: { id, title, href } }) {
  return (
    <Section id={id} className="hours" title={title}>
      {href && <Link href={href}>{plainWords(title).toUpperCase()}</Link>}
    </Section>
  )
}
`

const page = (type: string, more = {}) => ({
  title: 'Ana sayfa',
  description: 'Fanların ve kümes ekipmanlarının üreticisi olarak her gün buradayız.',
  blocks: [{ type, id: 'hours', title: 'Açık saatler', href: '/', ...more }],
})

const words = (title: string, description: string, hours: string) => ({
  title,
  description,
  blocks: { hours: { title: hours } },
})

/** Writes the small site with a custom block. @returns the site's folder */
function siteWith(type: string, files: Record<string, string | object> = {}): string {
  return writeSmallSite({
    [`blocks/${type}/${type}.json`]: schema(type),
    [`blocks/${type}/${type}.tsx`]: component,
    [`blocks/${type}/${type}.css`]: '@layer blocks { .hours { color: rebeccapurple } }',
    'pages/index.json': page(type),
    'locales/en/index.json': words(
      'Home',
      'Maker of fans and of equipment for houses, here on every day.',
      'Opening hours',
    ),
    'locales/ar/index.json': words('الرئيسية', 'صانع المراوح ومعدات الحظائر، هنا في كل يوم من الأيام.', 'ساعات العمل'),
    ...files,
  })
}

const read = (site: string, file: string) => readFileSync(join(site, 'dist/default', file), 'utf8')

test('a block of the site is built in every language, with its styles, found, and built again when it changes', {
  tags: 'ci',
}, async () => {
  const live = '@layer blocks { .hours button { color: teal } }'
  const site = siteWith('opening-hours', { 'blocks/opening-hours/opening-hours.live.css': live })
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  const [tr, en, ar] = ['index.html', 'en.html', 'ar.html'].map((file) => read(site, file))
  // Components can read their texts as plain strings in each language, for example to write them in capitals.
  expect(tr).toContain('<h2>Açık saatler</h2><a href="/">AÇIK SAATLER</a>')
  expect(en).toContain('<h2>Opening hours</h2><a href="/en">OPENING HOURS</a>')
  expect(ar).toContain('<h2>ساعات العمل</h2>')
  expect(en).toContain('.hours{color:#639}')
  expect(read(site, '404.html')).not.toContain('.hours{')
  const script: string = JSON.parse(read(site, 'data/tr/_site.json') ?? '').blocks
  expect(read(site, script)).toContain('Section')
  // Styles that only scripts need are loaded together with the script.
  expect(read(site, script)).toContain('.hours button{color:teal}')
  expect(en).not.toContain('teal')
  const search = globSync('search/en/*', { cwd: join(site, 'dist/default'), absolute: true })
  expect(search.some((file) => readFileSync(file, 'utf8').includes('\nopen ing='))).toBe(true)

  writeFileSync(join(site, 'blocks/opening-hours/opening-hours.css'), '.hours { color: tomato }')
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(read(site, 'en.html')).toContain('.hours{color:tomato}')
  expect(existsSync(join(site, 'dist/default', script))).toBe(false)
})

test('one that is named as a block of the engine stands in for it, and needs no styles', async () => {
  const site = siteWith('hero')
  rmSync(join(site, 'blocks/hero/hero.css'))
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(read(site, 'index.html')).toContain('<section id="hours" class="block hours">')
})

test('a component that fails is named, and no bug of the engine', async () => {
  const failing = component.replace('return (', "if (href) throw new Error('No href here')\n  return (")
  const site = siteWith('opening-hours', { 'blocks/opening-hours/opening-hours.tsx': failing })
  const { code, output } = await run(site, 'build')
  expect(code).toBe(1)
  expect(output).toContain(
    'pages/index.json:5:5  error  This page cannot be shown: Error: No href here. It has custom blocks. Look for the cause in blocks/opening-hours/opening-hours.tsx ("hours").  own-block',
  )
  expect(output).not.toMatch(/bug|\n {4}at /)
  expect(existsSync(join(site, 'dist/default/index.html'))).toBe(false)
})

test('the licence of a package that it imports is published, and one without a licence is not built', {
  tags: 'night',
}, async () => {
  const site = siteWith('opening-hours', {
    'blocks/opening-hours/opening-hours.tsx': `import { shout } from 'shouting'\n${component.replace('plainWords(title).toUpperCase()', 'shout(plainWords(title))')}`,
    'node_modules/shouting/package.json': {
      name: 'shouting',
      version: '1.2.3',
      license: 'ISC',
      main: 'index.js',
      type: 'module',
    },
    'node_modules/shouting/index.js': 'export const shout = (words) => words.toUpperCase()',
    'node_modules/shouting/LICENSE': 'Shout as you like.',
  })
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(read(site, 'en.html')).toContain('OPENING HOURS')
  expect(read(site, 'assets/licences.txt')).toContain('shouting 1.2.3 (ISC)\n\nShout as you like.')
  rmSync(join(site, 'node_modules/shouting/LICENSE'))
  writeFileSync(join(site, 'blocks/opening-hours/opening-hours.css'), '')
  const { code, output } = await run(site, 'build')
  expect(code).toBe(1)
  expect(output).toContain('node_modules/shouting/package.json:1:1  error  A custom block imports this package')
})

test('a figure that is drawn comes with its numbers, of its own or of a table of the page', {
  tags: 'night',
}, async () => {
  const drawn = { description: 'x', $ref: '../../node_modules/pages-of-json/engine/schema/parts/drawn.json' }
  const table = {
    type: 'spec-table',
    id: 'specs',
    title: 'Değerler',
    rows: [
      { id: 'opens', label: 'Açılış', value: { from: 8, to: 10, unit: 'hour' } },
      { id: 'door', label: 'Kapı', value: 'Ahşap' },
    ],
  }
  const withFigures = (figures: object) => {
    const { blocks, ...rest } = page('opening-hours', figures)
    return JSON.stringify({ ...rest, blocks: [...blocks, table] })
  }
  const site = siteWith('opening-hours', {
    'blocks/opening-hours/opening-hours.json': schema('opening-hours', { opens: drawn, wide: drawn }),
    'blocks/opening-hours/opening-hours.tsx': `import { Figure } from 'pages-of-json/block'

export default function Hours({ block: { id, opens, wide } }) {
  return <p id={id}>{[opens, wide].map(({ cell, numbers }) => <b><Figure cell={cell} />{\`:\${numbers}\`}</b>)}</p>
}
`,
    'pages/index.json': withFigures({ opens: 'specs/opens', wide: { value: 1.5, unit: 'm' } }),
    'locales/en/index.json': {
      ...words('Home', 'Maker of fans and of equipment for houses, here on every day.', 'Opening hours'),
      blocks: {
        hours: { title: 'Opening hours' },
        specs: { title: 'Data', rows: { opens: { label: 'Opens' }, door: { label: 'Door', value: 'Wood' } } },
      },
    },
  })
  rmSync(join(site, 'locales/ar/index.json'))
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  const plainHtml = read(site, 'en.html').replace(/<\/?(bdi|span)[^>]*>/g, '')
  expect(plainHtml).toContain('<p id="hours"><b>8–10 hours:8,10</b><b>1.5 m:1500</b></p>')
  const mistakes = [
    ['specs/open', 'The table has no row "open". Did you mean "opens"?'],
    ['specs/door', 'The row "door" has no figure to draw. It needs a "value" with numbers.'],
    ['spec/opens', 'This page shows no "spec-table" with the id "spec".'],
  ]
  for (const [opens, sentence] of mistakes) {
    writeFileSync(join(site, 'pages/index.json'), withFigures({ opens, wide: { value: 1.5, unit: 'm' } }))
    expect((await run(site, 'check')).output).toContain(sentence)
  }
})

const file = 'blocks/opening-hours/opening-hours'
const text = JSON.stringify(schema('opening-hours'), null, 2)
const faults: [name: string, changes: Record<string, string>, said: string][] = [
  ['no JSON', { [`${file}.json`]: '{\n  "title": \n}' }, `${file}.json:3:1  error  `],
  [
    'no JSON Schema',
    { [`${file}.json`]: text.replace('"type": "object"', '"type": "thing"') },
    `${file}.json:4:11  error  The schema of this block cannot be used: `,
  ],
  [
    'an unknown keyword',
    { [`${file}.json`]: text.replace('"required"', '"needed": true,\n  "required"') },
    `${file}.json:5:13  error  The schema of this block cannot be used: strict mode: unknown keyword: "needed".`,
  ],
  [
    'a part that does not exist',
    { [`${file}.json`]: text.replace('parts/link', 'parts/lnk') },
    "error  The schema of this block cannot be used: can't resolve reference ../parts/lnk.json",
  ],
  [
    'another type',
    { [`${file}.json`]: text.replace('"const": "opening-hours"', '"const": "hours"') },
    'error  The schema of the block "opening-hours" does not name its type.',
  ],
  [
    'no id',
    { [`${file}.json`]: text.replace('"id",', '') },
    'error  The schema of the block "opening-hours" does not require "id", which every block has.',
  ],
  [
    'no component',
    { [`${file}.tsx`]: '' },
    `${file}.tsx:1:1  error  The block has a schema but no component: this file is missing.`,
  ],
  [
    'no schema',
    { [`${file}.json`]: '' },
    `${file}.json:1:1  error  The block "opening-hours" has a component but no schema: this file is missing.`,
  ],
  [
    'a component that does not compile',
    { [`${file}.tsx`]: component.replace('</Section>', '</section>') },
    `${file}.tsx:7:7  error  The block cannot be compiled: `,
  ],
  [
    'an import that leads nowhere',
    { [`${file}.tsx`]: `import './nothing'\n${component}` },
    `${file}.tsx:1:8  error  The block cannot be compiled: Could not resolve './nothing'`,
  ],
  [
    'no export',
    { [`${file}.tsx`]: component.replace('export default ', '') },
    `${file}.tsx:1:1  error  The file exports no component.`,
  ],
  [
    'styles that cannot be read',
    { [`${file}.css`]: '.hours { color: red; } }' },
    `${file}.css:1:25  error  The block cannot be compiled: `,
  ],
]

test.each(byDay(faults, 2))(
  '%s is one sentence with its place, and nothing is written',
  async (_, changes, sentence) => {
    const site = siteWith('opening-hours', changes)
    for (const [name, text] of Object.entries(changes)) if (text === '') rmSync(join(site, name))
    for (const command of ['check', 'build']) {
      const { code, output } = await run(site, command)
      expect(output).toContain(sentence)
      expect(output).not.toMatch(/\n\s+at |internal-error/)
      expect(output.match(/ {2}error {2}/g)).toHaveLength(1)
      expect(code).toBe(1)
    }
    expect(existsSync(join(site, 'dist'))).toBe(false)
  },
)

test('a package that is installed later is found, and the environment stays as it is', async () => {
  const site = siteWith('opening-hours', { [`${file}.tsx`]: `import '@sea/tides/high'\n${component}` })
  const here = process.cwd()
  process.chdir(site)
  vi.stubEnv('NODE_ENV', undefined)
  const problems = async () => {
    const { result, finish } = await checkFolder(false)
    await finish(() => {})
    return result.problems.map(({ file, message, hint }) => [file, wordsOf(message), hint && wordsOf(hint)])
  }
  try {
    expect(await problems()).toEqual([
      [`${file}.tsx`, 'The file imports "@sea/tides", which is not installed.', 'Install it: npm install @sea/tides'],
    ])
    expect(process.env.NODE_ENV).toBeUndefined()
    mkdirSync('node_modules/@sea/tides', { recursive: true })
    writeFileSync('node_modules/@sea/tides/package.json', '{ "name": "@sea/tides" }')
    writeFileSync('node_modules/@sea/tides/high.js', '')
    expect(await problems()).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    process.chdir(here)
  }
})
