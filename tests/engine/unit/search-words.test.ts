import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { markWords } from '../../../renderer/layout/search/marked'
import { inTime } from '../../../renderer/parts/in-time'
import {
  readFile,
  readPage,
  readPostings,
  writeFile,
  writePage,
  writePages,
} from '../../../renderer/parts/search-files'
import { bucketFile, bucketOf, fold, rawWordsOf, tokensOf } from '../../../renderer/parts/search-words'
import { addressOf } from '../../../tools/content/language/plain-letters'

afterEach(() => {
  vi.useRealTimers()
})

test('what takes too long fails with an error, and what came leaves no timer', async () => {
  vi.useFakeTimers()
  const late = inTime(new Promise(() => {}), 1000).catch((error) => error)
  vi.advanceTimersByTime(1000)
  expect(await late).toBeInstanceOf(Error)
  expect(await inTime(Promise.resolve('here'), 1000)).toBe('here')
  await expect(inTime(Promise.reject(new Error('no network')), 1000)).rejects.toThrow('no network')
  expect(vi.getTimerCount()).toBe(0)
})

const wordsOf = (text: string, language: string) => tokensOf(text, language).map(({ word }) => word)

test.each([
  ['Turkish without its own letters', 'tr', ['ISITMA', 'Isıtma', 'ısıtma', 'isitma'], 'isitma'],
  ['a Turkish dotted capital', 'tr', ['İklim', 'iklim'], 'iklim'],
  ['another language keeps its I', 'en', ['INDUSTRIAL', 'industrial'], 'industrial'],
  ['German umlauts, written with e or without', 'de', ['Käfige', 'Kaefige', 'kafige'], 'kafige'],
  ['sharp s', 'de', ['schweißen', 'SCHWEISSEN'], 'schweissen'],
  ['ligatures', 'fr', ['œufs', 'oeufs', 'Œufs'], 'oeufs'],
  ['accents as letters and as marks', 'pt-BR', ['navegação', 'navegac\u0327a\u0303o', 'NAVEGACAO'], 'navegacao'],
  ['Russian ё', 'ru', ['помёт', 'помет'], 'помет'],
  ['the Arabic article', 'ar', ['المروحة', 'والمروحة', 'بالمروحة', 'مروحة', 'مروحه'], 'مروحه'],
  ['forms of the Arabic alif', 'ar', ['إضاءة', 'اضاءة', 'أضاءة'], 'اضاءه'],
  ['Hebrew points', 'he', ['שָׁלוֹם', 'שלום'], 'שלום'],
  ['half and full width', 'ja', ['ＡＺＭ', 'azm'], 'azm'],
  ['digits of other scripts', 'ar', ['١٠٠', '100'], '100'],
])('one word, however it is written: %s', (_, language, written, word) => {
  for (const spelling of written) expect(fold(spelling, language)).toBe(word)
})

test('a name with digits and a number with groups are the same with and without signs', () => {
  expect(wordsOf('AZM-100', 'en')).toEqual(wordsOf('azm100', 'en'))
  for (const number of ['150.000 kcal', '150,000 kcal', '150\u202f000 kcal', '150000kcal'])
    expect(wordsOf(number, 'tr')).toEqual(['150000', 'kcal'])
})

test('the exponent of a unit is no word', () => {
  for (const area of ['750 cm²', '750 cm2', '750cm²']) expect(wordsOf(area, 'de')).toEqual(['750', 'cm'])
  expect(wordsOf('12 m³/h, 12 m3/h', 'ja')).toEqual(['12', 'm', 'h', '12', 'm', 'h'])
  expect(wordsOf('RS232 M25 H2O 2 m', 'en')).toEqual(['rs', '232', 'm', '25', 'h', '2', 'o', '2', 'm'])
})

test('writing without spaces is cut into pieces that a query has, too', () => {
  expect(wordsOf('北海道', 'ja')).toEqual(['北海', '海道', '道'])
  expect(tokensOf('北海道', 'ja', true).map(({ word }) => word)).toEqual(['北海', '海道'])
  expect(tokensOf('道', 'ja', true).map(({ word }) => word)).toEqual(['道'])
  expect(wordsOf('AZM-100とガラス', 'ja').slice(0, 3)).toEqual(['azm', '100', 'とガ'])
})

test('marks stand on the words as they were written, and nothing of the text is lost', () => {
  expect(markWords('Isıtma ve IŞIK', 'tr', new Set(['isik']))).toEqual([
    { words: 'Isıtma ve ', isMarked: false },
    { words: 'IŞIK', isMarked: true },
  ])
  expect(markWords('北海道に', 'ja', new Set(['北海', '海道']))[0]).toEqual({ words: '北海道', isMarked: true })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('tr', 'en', 'ar', 'ja', 'th'), (text, language) => {
      const queryWords = new Set(wordsOf(text, language).filter((_, i) => i % 2 === 0))
      return (
        markWords(text, language, queryWords)
          .map(({ words }) => words)
          .join('') === text
      )
    }),
  )
})

test('folding a word twice changes nothing, and no word has what stands between words in the files', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('tr', 'en', 'de', 'ja', 'th'), (text, language) => {
      for (const word of wordsOf(text, language)) {
        expect(fold(word, language)).toBe(word)
        expect(word).not.toMatch(/[\s=]/)
        expect(bucketFile(bucketOf(word))).toMatch(/^[a-z0-9-]+\.txt$/)
      }
    }),
  )
})

test('pages are read as they were written', () => {
  const pages = fc.uniqueArray(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 63 })), { selector: ([page]) => page })
  fc.assert(
    fc.property(pages, (unordered) => {
      const ordered = unordered.sort(([a], [b]) => a - b)
      expect(readPostings(writePages(ordered))).toEqual(ordered)
    }),
  )
  const page = { address: '/a', title: 'A\tb', description: '', picture: '', headings: [['one', 'One\ntwo']] }
  expect(readPage(writePage({ ...page, headings: [['one', 'One\ntwo']] }))).toEqual({
    ...page,
    title: 'A b',
    headings: [['one', 'One two']],
  })
})

test('half a file, another one and an empty one are none', () => {
  const text = writeFile('01234567', ['fan fan=A', 'feed feed=B'])
  expect(readFile(text)).toEqual({ stamp: '01234567', lines: ['fan fan=A', 'feed feed=B'] })
  for (const other of ['', text.slice(0, -3), '<h1>Hotel</h1>\n']) expect(readFile(other)).toBeUndefined()
})

test('words of plain texts are found the quick way as they are among letters of any script', () => {
  const letters = fc.oneof(
    fc.integer({ min: 0, max: 0x24f }),
    fc.integer({ min: 0x400, max: 0x52f }),
    fc.integer({ min: 0x2000, max: 0x205f }),
    fc.constantFrom(...Array.from('12 a.,’²', (letter) => letter.charCodeAt(0))),
  )
  const texts = fc.array(letters, { maxLength: 40 }).map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(texts, (text) => {
      const [last, ...rest] = rawWordsOf(`${text} א`).reverse()
      expect(last?.text).toBe('א')
      expect(rawWordsOf(text)).toEqual(rest.reverse())
    }),
    { numRuns: 2000 },
  )
})

test('an address has the letters that people type for those that it cannot have', () => {
  expect(['København', 'Łódź', 'Ærø, Œuvre', 'Đà Nẵng', 'Isıtma & Straße'].map(addressOf)).toEqual([
    'kobenhavn',
    'lodz',
    'aero-oeuvre',
    'da-nang',
    'isitma-strasse',
  ])
})
