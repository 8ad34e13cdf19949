// Slow, because each test builds a site.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeLinkingTo, page } from '../unit/site'
import { contentsOf, run, writeSmallSite } from './small-site'

const table = 'pages/_data/lamps.csv'
const pattern = 'pages/lamps/[lamp].json'

/** Returns a pattern for the table of lamps, with changed fields and additional rows. */
const lampPattern = (changes: object = {}, rows: object[] = []) => ({
  each: 'lamps.csv',
  title: 'Lamba {name}',
  description: '{about}',
  blocks: [
    {
      type: 'spec-table',
      id: 'data',
      title: 'Değerler',
      rows: [
        { id: 'weight', label: 'Ağırlık', value: { value: '{weight}', unit: 'kg' } },
        { id: 'warranty', if: '{warranty}', label: 'Garanti', value: { value: '{warranty}', unit: 'year' } },
        { id: 'body', label: 'Gövde', value: '{body}' },
        ...rows,
      ],
    },
  ],
  ...changes,
})

const lamps = `id,name,about,weight,warranty,body
h107,H107,"Masa için, kolu uzun ve ışığı yumuşak bir lamba.","1,5",2,Çelik
h108,H108,"Duvar için, iki yöne ışık veren küçük bir lamba.",2,,"12,5 mm"
`

const english = {
  'locales/en/lamps/[lamp].json': {
    title: 'Lamp {name}',
    blocks: { data: { title: 'Figures', rows: { weight: { label: 'Weight' }, warranty: { label: 'Warranty' } } } },
  },
  'locales/en/_data/lamps.csv': `id,about,body
h107,"For a desk, with a long arm and a soft light.",Steel
h108,"For a wall, a small lamp that shines both ways.",
`,
}

const lampSite = (more: Record<string, string | object> = {}) => ({
  ...homeLinkingTo('/h107', '/h108'),
  [table]: lamps,
  [pattern]: lampPattern(),
  ...english,
  ...more,
})

const builtText = (folder: string, file: string) => readFileSync(join(folder, 'dist/default', file), 'utf8')

test('each row of a table is a page in every language, with figures in the format of the language', async () => {
  const folder = writeSmallSite(lampSite())
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const turkish = builtText(folder, 'h107.html')
  expect(turkish).toContain('Lamba H107')
  expect(turkish).toContain('1,5')
  expect(turkish).toContain('Garanti')
  const english = builtText(folder, 'en/h107.html')
  expect(english).toContain('Lamp H107')
  expect(english).toContain('For a desk, with a long arm')
  expect(english).toMatch(/1\.5/)
  expect(english).toContain('Steel')
  // The page of the lamp without a warranty does not show the row for the warranty.
  expect(builtText(folder, 'h108.html')).not.toContain('Garanti')
  // A figure in a cell is formatted in the language of the page.
  expect(builtText(folder, 'en/h108.html')).toMatch(/12\.5/)
  expect(builtText(folder, 'sitemap.xml')).toContain('/h108<')
})

test('a changed cell rebuilds what shows it and nothing else, to the same bytes as a build from nothing', async () => {
  const list = page([{ type: 'page-list', id: 'all', title: 'Lambalar', of: { kind: 'product' }, sort: 'title' }])
  const folder = writeSmallSite(lampSite({ [pattern]: lampPattern({ kind: 'product' }), 'pages/all.json': list }))
  await run(folder, 'build')
  const builtAt = () => statSync(join(folder, 'dist/default/h108.html')).mtimeMs
  const before = builtAt()
  writeFileSync(join(folder, table), lamps.replace('"1,5"', '"1,7"').replace('H107', 'K107'))
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  expect(builtAt()).toBe(before)
  expect(builtText(folder, 'h107.html')).toContain('1,7')
  expect(builtText(folder, 'h107.html')).not.toContain('1,5')
  expect(builtText(folder, 'all.html')).toMatch(/Lamba H108<.*Lamba K107</s)
  const dist = join(folder, 'dist')
  const rebuilt = contentsOf(dist)
  rmSync(dist, { recursive: true })
  await run(folder, 'build')
  expect(contentsOf(dist)).toEqual(rebuilt)
})

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `lamp-${i},L${i},Lamba ${i},1,1,Çelik\n`).join('')

/** Wrong tables and patterns: their files, and regular expressions for the lines that the check prints about each. */
const mistakes: [name: string, files: Record<string, string | object>, expected: string[]][] = [
  ['a right table', {}, []],
  ['no column "id"', { [table]: lamps.replace('id,', 'code,') }, [`${table}:1:1 .* The table has no column "id".`]],
  ['no id in a row', { [table]: lamps.replace('h108,', ',') }, [`${table}:3:1 .* The row has no "id".`]],
  [
    'an id twice',
    { [table]: lamps.replace('h108,', 'h107,') },
    [`${table}:3:1 .* The id "h107" is already in line 2.`],
  ],
  ['no address', { [table]: lamps.replace('h108,', 'H 108ş,') }, [`${table}:3:1 .* "H 108ş" cannot be .*"h-108s"`]],
  [
    'a page of the same name',
    {
      'pages/lamps/h108.json': {
        title: 'Başka',
        description: 'Başka bir sayfa: bu lamba tablodan değil, kendi dosyasından gelir.',
        blocks: [{ type: 'text', id: 'a', text: 'A' }],
      },
    },
    [`${table}:3:1 .* There is already a page "lamps/h108".`],
  ],
  [
    'an unknown column',
    { [pattern]: lampPattern({ title: 'Lamba {nme}' }) },
    [
      `\\[lamp\\].json:3:19 .* has no column "nme". Did you mean "{name}"?`,
      `${table}:1:4 .*No pattern uses the column "name"`,
    ],
  ],
  [
    'an unused column',
    { [table]: lamps.replace('body\n', 'body,colour\n').replace('Çelik\n', 'Çelik,red\n').replace('mm"\n', 'mm",\n') },
    [`${table}:1:36 .*No pattern uses the column "colour"`],
  ],
  [
    'a long row',
    { [table]: lamps.replace('Çelik', 'Çelik,x') },
    [`${table}:2:\\d+ .* The row has 7 cells, but the table has 6 columns.`],
  ],
  [
    'a short row',
    { [table]: lamps.replace(',"12,5 mm"', '') },
    [`${table}:3:\\d+ .* The row has 5 cells, but the table has 6 columns.`],
  ],
  ['lost letters', { [table]: lamps.replace('Çelik', '\uFFFDelik') }, [`${table}:2:\\d+ .* not UTF-8`]],
  [
    'a line above the names',
    { [table]: `Lambalar,,,,,\n${lamps}` },
    [`${table}:1:1 .* The names of the columns are not in the first line.`],
  ],
  [
    'the names twice',
    { [table]: lamps.replace('\n', '\nid,name,about,weight,warranty,body\n') },
    [`${table}:2:1 .* This line repeats the names`],
  ],
  [
    'a column twice',
    { [table]: lamps.replace('body\n', 'body,weight\n').replace('Çelik\n', 'Çelik,3\n').replace('mm"\n', 'mm",3\n') },
    [`${table}:1:36 .* Two columns are called "weight".`],
  ],
  [
    'another number format',
    { [table]: lamps.replace('"1,5"', '1.5.2') },
    [`${table}:2:62 .*Column "weight": .*number`],
  ],
  [
    'an error of the spreadsheet',
    { [table]: lamps.replace('"1,5"', '#REF!') },
    [`${table}:2:62 .*Column "weight": "#REF!" is an error`],
  ],
  [
    'too many rows',
    { [table]: `id,name,about,weight,warranty,body\n${rowsOf(20_000)}` },
    [`${table}:1:1 .* 20.?000 rows; a table may have`],
  ],
  [
    'an unknown table',
    { [pattern]: lampPattern({ each: 'lamp.csv' }) },
    [`\\[lamp\\].json:2:11 .* There is no table pages/_data/lamp.csv. Did you mean "lamps.csv"?`],
  ],
  ['no table', { [pattern]: lampPattern({ each: undefined }) }, [`\\[lamp\\].json:1:1 .* does not name its table`]],
  [
    'a wrong condition',
    { [pattern]: lampPattern({}, [{ id: 'a', if: 'warranty', label: 'A', value: 'A' }]) },
    [`\\[lamp\\].json:\\d+:\\d+ .*"if" is not a column`],
  ],
  [
    'a text in a file, and a list from another table',
    {
      [pattern]: lampPattern({
        blocks: [
          ...lampPattern().blocks,
          { type: 'text', id: 'long', file: '{id}.md' },
          { type: 'spec-table', id: 'more', title: 'Başka', rows: { data: 'lamps.csv' } },
        ],
      }),
    },
    [
      `\\[lamp\\].json:\\d+:\\d+ .*A pattern has no lists from tables and no texts in files`,
      `\\[lamp\\].json:\\d+:\\d+ .*A pattern has no lists from tables and no texts in files`,
    ],
  ],
  [
    'a mistake in the pattern, once for all pages',
    { [pattern]: lampPattern({ titel: 'x' }) },
    [`\\[lamp\\].json:\\d+:\\d+ .*titel.* This affects 2 of 2 pages.`],
  ],
  [
    'a JSON table that is no list',
    { [table]: lamps, 'pages/_data/lamp-list.json': '{"a": 1}' },
    [`lamp-list.json:1:1 .* not a list of objects`],
  ],
]

test('a bad table or pattern has one sentence, at its place', async () => {
  // Each mistake has its own table and pattern, with unique names and ids, so that a single check finds all mistakes.
  const ownNames = (text: string, i: number) =>
    text.replaceAll('lamp', `l${i}amp`).replace(/\bh(?=10[78])/g, String.fromCharCode(97 + i))
  const files = mistakes.flatMap(([, changes], i) =>
    Object.entries({ [table]: lamps, [pattern]: lampPattern(), ...english, ...changes }).map(([file, content]) => [
      ownNames(file, i),
      ownNames(typeof content === 'string' ? content : JSON.stringify(content, null, 2), i),
    ]),
  )
  const { output } = await run(writeSmallSite(Object.fromEntries(files)), 'check', '--all')
  const lines = output
    .split('\n')
    .filter((line) => /^(pages|locales)\//.test(line) && !/(missing-translation|orphan-page|seo-length)$/.test(line))
  const reported = mistakes.map(([name], i) => [name, lines.filter((line) => line.includes(`/l${i}amp`)).join('\n')])
  const expected = mistakes.map(([name, , sentences], i) => [
    name,
    sentences.length === 0
      ? ''
      : expect.stringMatching(new RegExp(`^${sentences.map((line) => `.*${ownNames(line, i)}.*`).join('\n')}$`)),
  ])
  expect(reported).toEqual(expected)
}, 60_000)

test('a mistake in a translated cell is reported at the cell', async () => {
  const words = english['locales/en/_data/lamps.csv'].replace('a soft light', 'a soft\u200b light')
  const { output } = await run(writeSmallSite(lampSite({ 'locales/en/_data/lamps.csv': words })), 'check')
  expect(output).toMatch(/locales\/en\/_data\/lamps\.csv:2:\d+ .*Column "about"/)
})

test('a JSON table can have numbers and lists', async () => {
  const rows = [{ id: 'h107', name: 'H107', about: 'Masa için uzun kollu lamba.', weight: 1.5, see: ['/h108'] }]
  const other = { id: 'h108', name: 'H108', about: 'Duvar için küçük bir lamba.', weight: 2, see: ['/h107'] }
  const folder = writeSmallSite({
    ...homeLinkingTo('/h107', '/h108'),
    'pages/_data/lamps.json': [...rows, other],
    [pattern]: {
      each: 'lamps.json',
      title: 'Lamba {name}',
      description: '{about}',
      related: '{see}',
      blocks: [{ type: 'text', id: 'about', text: 'Ağırlığı {weight} kg, {{ ve }} ile.' }],
    },
  })
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  expect(builtText(folder, 'h107.html')).toContain('Ağırlığı 1,5 kg, { ve } ile.')
  expect(builtText(folder, 'h107.html')).toContain('href="/h108"')
})

test('renaming a page changes its row in every language, and deleting the page deletes the row', async () => {
  const folder = writeSmallSite(lampSite())
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(await run(folder, 'rename', '/h108', 'wall-lamp')).toMatchObject({ code: 0 })
  expect(textOf(table)).toBe(lamps.replace('h108,', 'wall-lamp,'))
  expect(textOf('locales/en/_data/lamps.csv')).toContain('wall-lamp,')
  expect(textOf('pages/index.json')).toContain('/wall-lamp')
  expect(await run(folder, 'undo')).toMatchObject({ code: 0 })
  expect(textOf(table)).toBe(lamps)
  expect(await run(folder, 'delete', '/h107', '--to', '/h108')).toMatchObject({ code: 0 })
  expect(textOf(table)).not.toContain('h107')
  expect(textOf('locales/en/_data/lamps.csv')).not.toContain('h107')
  expect((await run(folder, 'move', '/h108', 'air')).output).toContain(`/h108 is made from line 2 of ${table}`)
})

test('"new" writes a pattern from the names of the columns', async () => {
  const folder = writeSmallSite({ [table]: lamps })
  expect(await run(folder, 'new', 'pages', 'lamps.csv')).toMatchObject({ code: 0 })
  const json = JSON.parse(readFileSync(join(folder, pattern), 'utf8'))
  expect(json).toMatchObject({ each: 'lamps.csv', title: '{name}', description: '{about}' })
  expect(json.blocks[0].rows).toContainEqual({
    id: 'warranty',
    if: '{warranty}',
    label: 'warranty',
    value: { value: '{warranty}' },
  })
  expect((await run(folder, 'new', 'pages', 'lamp.csv')).output).toContain('"lamps.csv"')
})

test('translators get the words of a pattern and of a table once, and bring them back', async () => {
  const folder = writeSmallSite(lampSite())
  const exported = await run(folder, 'translations', 'export', 'en', '--format', 'csv')
  expect(exported.code).toBe(0)
  const file = join(folder, 'tr-en.csv')
  const text = readFileSync(file, 'utf8')
  expect(text.match(/_data\/lamps,h107\.body/g)).toHaveLength(1)
  expect(text.match(/lamps\/\[lamp\],blocks\.data\.title/g)).toHaveLength(1)
  expect(text).not.toContain('lamps/h107,')
  writeFileSync(file, text.replace('a soft light', 'soft light').replace('Figures', 'Numbers'))
  expect((await run(folder, 'translations', 'import', 'tr-en.csv')).output).toContain('2 translated')
  expect(readFileSync(join(folder, 'locales/en/_data/lamps.csv'), 'utf8')).toBe(
    english['locales/en/_data/lamps.csv'].replace('a soft light', 'soft light'),
  )
  expect(readFileSync(join(folder, 'locales/en/lamps/[lamp].json'), 'utf8')).toContain('Numbers')
  expect(existsSync(join(folder, 'locales/.ledger/_data/lamps.jsonl'))).toBe(true)
})

test('a table fills a list of a block, and a changed cell rebuilds the page', async () => {
  const prices = 'id,label,value\ncare,Bakım,"12,5 kg"\nclean,Temizlik,yok\nwood,Ahşap,Meşe ve ceviz\n'
  const page = {
    title: 'Fiyatlar',
    description: 'Fiyatlar: atölyede yaptığımız işlerin listesi burada.',
    blocks: [{ type: 'spec-table', id: 'prices', title: 'Fiyatlar', rows: { data: 'prices.csv' } }],
  }
  const folder = writeSmallSite({
    ...homeLinkingTo('/prices'),
    'pages/_data/prices.csv': prices,
    'pages/prices.json': page,
    'locales/en/prices.json': {
      title: 'Prices',
      description: 'Prices of all the work that we do.',
      blocks: { prices: { title: 'Prices' } },
    },
    'locales/en/_data/prices.csv': 'id,label,value\ncare,Care,\nclean,Cleaning,\nwood,Wood,Oak and walnut\n',
  })
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  expect(builtText(folder, 'prices.html')).toContain('Temizlik')
  expect(builtText(folder, 'en/prices.html')).toContain('Cleaning')
  expect(builtText(folder, 'en/prices.html')).toMatch(/12\.5/)
  expect((await run(folder, 'check')).output).not.toContain('Column "value" has no English')
  writeFileSync(join(folder, 'pages/_data/prices.csv'), prices.replace('Temizlik', 'Yıkama'))
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  expect(builtText(folder, 'prices.html')).toContain('Yıkama')
  writeFileSync(join(folder, 'pages/_data/prices.csv'), prices.replace('Temizlik', ''))
  expect((await run(folder, 'check')).output).toMatch(/pages\/prices\.json:\d+:\d+ .*"label"/)
  writeFileSync(join(folder, 'pages/prices.json'), JSON.stringify(page).replace('prices.csv', 'price.csv'))
  expect((await run(folder, 'check')).output).toMatch(
    /There is no table pages\/_data\/price\.csv\. Did you mean "prices\.csv"\?/,
  )
})

test('a warning in a cell moves with its line', async () => {
  const translated = 'locales/en/_data/lamps.csv'
  const wrong = english[translated].replace('long arm', 'long arm of 1755 cm')
  const folder = writeSmallSite(lampSite({ [translated]: wrong }))
  const expected = async (line: number) =>
    expect((await run(folder, 'check')).output).toMatch(RegExp(`${translated}:${line}:.*translation-number`))
  await expected(2)
  writeFileSync(join(folder, translated), wrong.replace('\n', '\n\n'))
  await expected(3)
})
