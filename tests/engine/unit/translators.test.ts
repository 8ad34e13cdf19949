import papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../tools/content/say/say.js'
import { exportWords } from '../../../tools/content/translation/exchange'
import { writeLedger } from '../../../tools/content/translation/ledger'
import { readImport } from '../../../tools/edit/translations/exchange-files'
import { writeCsv } from '../../../tools/edit/translations/formats/csv'
import { writeXliff } from '../../../tools/edit/translations/formats/xliff-write'
import { smallSite, unchecked } from './site'

const source = 'Hava **iyi** olur. [Adres](/) burada, {n} kez.'
const list = 'Üç\u00a0parça:\n\n- bir\n- iki'
const site = unchecked(
  {
    ...smallSite,
    'pages/index.json': {
      title: 'Giriş',
      description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
      blocks: [
        { type: 'text', id: 'welcome', text: source },
        { type: 'text', id: 'list', text: list },
      ],
    },
    'locales/en/index.json': {
      title: 'Entrance',
      description: 'The start: the first page of the site, from which all opens.',
      blocks: {
        welcome: { text: 'The air is **good**. The [address](/) is here, {n} times.' },
        list: { text: 'Three\u00a0parts:\n\n- one\n- two' },
      },
    },
  },
  writeLedger({ pages: new Map() }),
)
const [exported] = exportWords(site, 'en', false)
if (!exported) throw new Error('Nothing to export.')
const xliff = writeXliff(exported)
const csv = writeCsv(exported)

/** Outcome of an import: new texts by key, and messages about refused and doubtful texts. */
function outcome(name: string, content: string | Buffer) {
  const { changed, refused, doubtful } = readImport(site, name, Buffer.from(content))
  return {
    ...Object.fromEntries(changed.map(({ of, text }) => [of.word.key, text])),
    ...(refused.length > 0 ? { refused: refused.map((sentence) => wordsOf(sentence)) } : {}),
    ...(doubtful.length > 0 ? { doubtful: doubtful.map((sentence) => wordsOf(sentence)) } : {}),
  }
}

const welcome = 'blocks.welcome.text'
const titled = { title: 'Start' }
const replaced = (text: string, from: string | RegExp, to: string) => {
  const after = text.replace(from, () => to)
  expect(after).not.toBe(text)
  return after
}
/** The export, after a translator has changed the title to "Start". */
const start = replaced(xliff, '>Entrance<', '>Start<')
const table = replaced(csv, ',Entrance,', ',Start,')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** Returns the export with the content of one text's unit replaced. */
const unit = (content: string, key = welcome) =>
  replaced(
    xliff,
    new RegExp(`<unit [^>]*name="${key}"[^>]*>.*?</unit>`, 's'),
    `<unit id="u9" name="${key}">${content}</unit>`,
  )
const segment = (from: string, to: string, attributes = '') =>
  `<segment state="translated"><source>${from}</source><target${attributes}>${to}</target></segment>`
/** An XLIFF 1.2 file with one unit. */
const old = (content: string, attributes = `resname="${welcome}"`) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="index" source-language="tr-TR" target-language="en-GB" datatype="plaintext"><body><trans-unit id="1" ${attributes}>${content}</trans-unit></body></file></xliff>`
const data = (...marks: string[]) =>
  `<originalData>${marks.map((mark, i) => `<data id="d${i + 1}">${mark}</data>`).join('')}</originalData>`
const pair = (id: number, start: string, end: string, words: string) =>
  `<pc id="${id}" dataRefStart="${start}" dataRefEnd="${end}">${words}</pc>`

const plainRest = ' olur. [Adres](/) burada, {n} kez.'
const good = { [welcome]: 'Air gets **better**. [Address](/) here, {n} times.' }
const goodRest = '. [Address](/) here, {n} times.'

test('the export protects marks and placeholders, and says what a text is', () => {
  expect(/<unit [^>]*name="blocks.welcome.text".*?<\/unit>/s.exec(xliff)?.[0]).toMatchSnapshot()
  expect(/<unit [^>]*name="description".*?<\/unit>/s.exec(xliff)?.[0]).toContain('at most 160 letters.</note>')
  expect(outcome('tr-en.xlf', xliff)).toEqual({})
})

describe('XLIFF as programs return it', () => {
  const sentences = unit(
    `${segment('Hava **iyi** olur.', 'Air gets **better**.')}<ignorable><source xml:space="preserve"> </source></ignorable>${segment('[Adres](/) burada, {n} kez.', '[Address](/) here, {n} times.')}`,
  )
  const turned = unit(
    `${segment('Hava **iyi** olur.', '[Address](/) here, {n} times.', ' order="3"')}<ignorable><source xml:space="preserve"> </source></ignorable>${segment('[Adres](/) burada, {n} kez.', 'Air gets **better**.', ' order="1"')}`,
  )
  const units = (text: string) => text.split(/(?=<unit )|(?<=<\/unit>)/)
  const sorted = (text: string) => {
    const pieces = units(text)
    const [first, last] = [pieces.findIndex((piece) => piece.startsWith('<unit')), pieces.length - 1]
    return [...pieces.slice(0, first), ...pieces.slice(first, last).reverse(), pieces[last]].join('')
  }
  const indented = (form: (text: string) => string) =>
    start.replace(
      /<(source|target) xml:space="preserve">(.*?)<\/\1>/gs,
      (_, name, text) => `<${name}>${form(text)}</${name}>`,
    )
  test.each<[string, string | Buffer, object]>([
    ['segments for sentences', sentences, good],
    ['state "translated"', replaced(start, /state="final"/g, 'state="translated"'), titled],
    ['no states', replaced(start, / state="final"/g, ''), titled],
    [
      'units in another order',
      `${sorted(start.slice(0, start.indexOf('</file>')))}${start.slice(start.indexOf('</file>'))}`,
      titled,
    ],
    [
      'one file alone',
      `${start.slice(0, start.indexOf('<file'))}${/<file [^>]*original="index".*?<\/file>/s.exec(start)?.[0]}</xliff>`,
      titled,
    ],
    ['numeric entities', replaced(xliff, '>Entrance<', '>St&#97;r&#x74;<'), titled],
    ['CDATA', replaced(xliff, '>Entrance<', '><![CDATA[Start]]><'), titled],
    [
      'marks of a term',
      replaced(xliff, '>Entrance<', '><mrk id="m1" type="term">St</mrk><sm id="m2"/>art<em startRef="m2"/><'),
      titled,
    ],
    ['notes of a translator', replaced(start, '<segment', '<notes><note id="n">Warum?</note></notes><segment'), titled],
    [
      'elements of other programs',
      replaced(start, '<segment', '<t:x xmlns:t="urn:t"><t:y>z</t:y></t:x><segment'),
      titled,
    ],
    ['UTF-16 with line ends of Windows', utf16(start.replaceAll('\n', '\r\n').replace('UTF-8', 'UTF-16')), titled],
    ['a comment within a target', replaced(xliff, '>Entrance<', '>St<!-- ? -->art<'), titled],
    [
      'codes by another program',
      unit(
        data('**', '**') +
          segment(
            `Hava ${pair(1, 'd1', 'd2', 'iyi')}${plainRest}`,
            `Air gets ${pair(1, 'd1', 'd2', 'better')}${goodRest}`,
          ),
      ),
      good,
    ],
    [
      'codes that begin and end apart',
      unit(
        data('**') +
          segment(
            `Hava <sc id="1" dataRef="d1"/>iyi<ec startRef="1" dataRef="d1"/>${plainRest}`,
            `Air gets <sc id="1" dataRef="d1"/>better<ec startRef="1" dataRef="d1"/>${goodRest}`,
          ),
      ),
      good,
    ],
    [
      'placeholders as codes',
      unit(
        data('{n}') +
          segment(
            'Hava **iyi** olur. [Adres](/) burada, <ph id="1" dataRef="d1"/> kez.',
            'Air gets **better**. [Address](/) here, <ph id="1" dataRef="d1"/> times.',
          ),
      ),
      good,
    ],
    ['straight quotes', replaced(xliff, '>Entrance<', '>"Start"<'), { title: '"Start"' }],
    ['a code point', replaced(xliff, '>Entrance<', '>St<cp hex="0061"/>rt<'), titled],
    [
      'spaces inside of bold words',
      unit(
        data('**') +
          segment(
            `Hava ${pair(1, 'd1', 'd1', 'iyi')}${plainRest}`,
            `Air gets${pair(1, 'd1', 'd1', ' better ')}${goodRest}`,
          ),
      ),
      { [welcome]: 'Air gets **better** . [Address](/) here, {n} times.' },
    ],
    [
      'codes of the export without their data',
      unit(
        segment(
          `Hava <pc id="1">iyi</pc> olur. <pc id="2">Adres</pc> burada, <ph id="3"/> kez.`,
          `Air gets <pc id="1">better</pc>. <pc id="2">Address</pc> here, <ph id="3"/> times.`,
        ),
      ),
      good,
    ],
    ['segments whose order was changed', turned, good],
    ['indented, and spaces no longer kept', indented((text) => `\n        ${text}\n      `), titled],
    ['each line indented', indented((text) => text.replaceAll('\n', '\n          ')), titled],
    ['languages with regions', replaced(start, 'srcLang="tr" trgLang="en"', 'srcLang="tr-TR" trgLang="en_US"'), titled],
    ['a line break at the end of a target', replaced(start, '>Start<', '>Start\n<'), titled],
    ['spaces around a target', replaced(start, '>Start<', '>\u00a0Start  <'), titled],
    [
      'non-breaking spaces made plain',
      start.replaceAll('\u00a0', ' '),
      { ...titled, 'blocks.list.text': 'Three parts:\n\n- one\n- two' },
    ],
    ['line ends as entities', start.replaceAll('\n\n- ', '&#13;\n&#13;\n- '), titled],
    [
      'XLIFF 1.2',
      old('<source>Giriş</source><target state="final">Start</target>', 'resname="title" approved="yes"'),
      titled,
    ],
    [
      'XLIFF 1.2 that names the key as its id',
      old('<source>Giriş</source><target>Start</target><alt-trans><target>No</target></alt-trans>', '').replace(
        'id="1"',
        'id="title"',
      ),
      titled,
    ],
    [
      'XLIFF 1.2 with g and x',
      old(
        '<source>Hava <g id="1">iyi</g> olur. <g id="2">Adres</g> burada, <x id="3"/> kez.</source><target>Air gets <g id="1">better</g>. <g id="2">Address</g> here, <x id="3"/> times.</target>',
      ),
      good,
    ],
    [
      'XLIFF 1.2 with bpt, ept and ph',
      old(
        '<source>Hava <bpt id="1">**</bpt>iyi<ept id="1">**</ept> olur. [Adres](/) burada, <ph id="2">{n}</ph> kez.</source><target>Air gets <bpt id="1">**</bpt>better<ept id="1">**</ept>. [Address](/) here, <ph id="2">{n}</ph> times.</target>',
      ),
      good,
    ],
    [
      'XLIFF 1.2 with bx, ex and equiv-text',
      old(
        '<source>Hava <bx id="1"/>iyi<ex id="1"/> olur. [Adres](/) burada, <x id="7" equiv-text="{n}"/> kez.</source><target>Air gets <bx id="1"/>better<ex id="1"/>. [Address](/) here, <x id="7" equiv-text="{n}"/> times.</target>',
      ),
      good,
    ],
  ])('%s: taken', (_, content, expected) => {
    expect(outcome('tr-en.xlf', content)).toEqual(expected)
  })

  const coded = (target: string) =>
    unit(
      data('**', '[', '](/)', '{n}') +
        segment(
          `Hava ${pair(1, 'd1', 'd1', 'iyi')} olur. ${pair(2, 'd2', 'd3', 'Adres')} burada, <ph id="3" dataRef="d4"/> kez.`,
          target,
        ),
    )
  const [better, address, number] = [
    pair(1, 'd1', 'd1', 'better'),
    pair(2, 'd2', 'd3', 'Address'),
    '<ph id="3" dataRef="d4"/>',
  ]
  test.each<[string, string, object]>([
    [
      'a lost placeholder',
      coded(`Air gets ${better}. ${address} here.`),
      { refused: ['{n} of the source is missing.'] },
    ],
    [
      'a lost link',
      coded(`Air gets ${better}. Address here, ${number} times.`),
      { refused: ['the link / of the source is missing.'] },
    ],
    [
      'a code that nobody knows',
      coded(`Air gets ${better}. ${address} here, ${number} <ph id="8"/> times.`),
      { refused: ['The file does not say what its code "8" stands for. Use only the codes of the source.'] },
    ],
    [
      'two parts at one place',
      unit(segment('Hava **iyi**', 'Air **better**', ' order="2"') + segment(plainRest, ' [a](/) {n}', ' order="2"')),
      { refused: ['Two parts of the translation have the same "order".'] },
    ],
    [
      'line breaks that were lost',
      xliff.replace('Üç\u00a0parça:\n\n- bir\n- iki', 'Üç parça: - bir - iki').replace('- two<', '- 2<'),
      { refused: ['The file has the source with other spaces, line breaks or marks than the site'] },
    ],
    [
      'an address that was changed in the data of a code',
      replaced(xliff, '](/)</data>', '](/en/)</data>'),
      {
        refused: ['The source leads to /en/ in the file, and to / on the site. Addresses are not translated: write /.'],
      },
    ],
    [
      'another source',
      replaced(start, '>Giriş<', '>Başka<'),
      { refused: ['The source changed since the export: it is now "Giriş".'] },
    ],
  ])('%s: refused, and said', (_, content, { refused }: { refused?: string[] }) => {
    expect(outcome('tr-en.xlf', content)).toEqual({
      refused: refused?.map((sentence) => expect.stringContaining(sentence)),
    })
  })

  test.each<[string, string, string]>([
    [
      'lost bold words',
      `Air gets better. ${address} here, ${number} times.`,
      'The source has bold words, its translation has none.',
    ],
    [
      'a link made double',
      `Air gets ${better}. ${address} ${address} here, ${number} times.`,
      '/ is in the translation more often than in the source.',
    ],
    [
      'a placeholder made double',
      `Air gets ${better}. ${address} here, ${number} ${number} times.`,
      '{n} is in the translation more often than in the source.',
    ],
  ])('%s: taken, and said', (_, target, doubt) => {
    expect(outcome('tr-en.xlf', coded(target))).toEqual({
      [welcome]: expect.any(String),
      doubtful: [`index ${welcome}: ${doubt}`],
    })
  })

  test('a language is exact where the site has two of its kind', () => {
    const files = {
      ...smallSite,
      'pages/_site.json': {
        ...(smallSite['pages/_site.json'] as object),
        languages: ['tr', 'en', 'en-GB'].map((code) => ({ code, name: code, dir: 'ltr', flagPath: 'flag.svg' })),
      },
    }
    const two = unchecked(files, writeLedger({ pages: new Map() }))
    const read = (trgLang: string) =>
      readImport(two, 'a.xlf', Buffer.from(replaced(xliff, 'trgLang="en"', `trgLang="${trgLang}"`)))
    expect(() => read('en-US')).toThrow('The site has no language "en-US".')
    expect(() => read('en-gb')).not.toThrow()
  })
})

describe('CSV as spreadsheets return it', () => {
  const rows = papa.parse<string[]>(table.slice(1), { skipEmptyLines: true }).data
  const written = (changed: string[][], delimiter = ',') => papa.unparse(changed, { delimiter })
  const workbook = Buffer.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0)
  const [head = [], ...body] = rows

  test.each<[string, string | Buffer, object]>([
    ['semicolons and a mark', `\uFEFF${written(rows, ';')}`, titled],
    ['UTF-16 with tabs', utf16(written(rows, '\t')), titled],
    ['empty columns and rows', written([...rows.map((row) => [...row, '', '']), ['', '', ''], ['']]), titled],
    ['rows in another order', written([head, ...[...body].reverse()]), titled],
    ['a word of a translator as state', written([head, ...body.map((row) => row.with(4, 'fertig'))]), titled],
    ['line ends of Windows, within cells too', table.replace(/\r?\n/g, '\r\n'), titled],
    [
      'line ends of two kinds',
      [...table.split('\r\n')].reduce((all, row, i) => `${all}${i % 2 ? '\n' : '\r\n'}${row}`),
      titled,
    ],
    ['the separator named first', `sep=;\r\n${written(rows, ';')}`, titled],
    ['the separator named first, after a mark', `\uFEFFsep=,\n${written(rows)}`, titled],
    ['spaces and line breaks at the end', table.replace(',Start,', ',"Start  \r\n",'), titled],
    [
      'one more apostrophe',
      written([head, ...body.map((row) => row.map((cell, i) => (i === 3 ? cell.replace(/^'/gm, "''") : cell)))]),
      titled,
    ],
    [
      'non-breaking spaces made plain',
      table.replaceAll('\u00a0', ' '),
      { ...titled, 'blocks.list.text': 'Three parts:\n\n- one\n- two' },
    ],
    ['heads with regions', table.replace(',tr,en,', ',tr-TR,en-GB,'), titled],
  ])('%s: taken', (_, content, expected) => {
    expect(outcome('tr-en.csv', content)).toEqual(expected)
  })

  test.each<[string, string, string | Buffer, string]>([
    ['Windows-1252', 'a.csv', Buffer.from(table.replace('Start', 'Küche'), 'latin1'), 'a.csv is not in UTF-8'],
    [
      'a workbook under the name of a table',
      'a.csv',
      workbook,
      'a.csv is a workbook. Save it as "CSV UTF-8" in your spreadsheet, and import that file.',
    ],
    ['a workbook', 'a.xlsx', workbook, 'a.xlsx is a workbook.'],
    [
      'translated heads',
      'a.csv',
      table.replace('page,key,', 'Seite,Schlüssel,'),
      'The first line of the table must be: page, key, both languages, state, said.',
    ],
    [
      'no column of the source',
      'a.csv',
      written(rows.map((row) => row.toSpliced(2, 1))),
      'The first line of the table must be: page, key, both languages, state, said.',
    ],
  ])('%s: refused as a whole', (_, name, content, sentence) => {
    expect(() => outcome(name, content)).toThrow(sentence)
  })

  test('an error of a spreadsheet in a cell: refused, and said', () => {
    const wrong = written(rows.map((row) => (row[1] === welcome ? row.with(3, '#NAME?') : row)))
    expect(outcome('a.csv', wrong)).toMatchObject({
      ...titled,
      refused: [expect.stringContaining('"#NAME?" is an error of a spreadsheet')],
    })
  })
})
