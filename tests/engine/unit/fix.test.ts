import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import type { Edit } from '../../../tools/content/base/problem'
import { editText } from '../../../tools/content/json/edit'
import type { Source } from '../../../tools/content/read/site'
import { joined, wordsOf } from '../../../tools/content/say/say.js'
import { correct } from '../../../tools/edit/fix'
import { type Files, homeLinkingTo, page, smallSite, sourceOf } from './site'

const contract = await readEngineContract()
const find = (source: Source) => checkSite(source, contract, checks).problems

/** Fixes a site's problems. @returns the changed documents, and the codes of fixed and remaining problems */
async function corrected(files: Files) {
  const source = sourceOf({ ...smallSite, ...files })
  const { edit, fixed, left: remaining } = await correct(source, find)
  const texts = Object.fromEntries(edit.files.map(({ to, text }) => [to, text]))
  return { texts, edit, source, fixed: fixed.map(({ code }) => code), left: remaining.map(({ code }) => code) }
}

const text = { type: 'text', id: 'about', text: 'Sözler' }
const fan = (block: object, more: object = {}): Files => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([block], more),
})

describe('what has one right answer is corrected', () => {
  const cases: [what: string, files: Files, file: string, wrong: string, right: string][] = [
    ['a misspelt field', fan({ ...text, tittle: 'Bilgi' }), 'pages/fan.json', '"tittle": "Bilgi"', '"title": "Bilgi"'],
    ['an address without its "/"', fan(text, { path: 'Fan/' }), 'pages/fan.json', '"Fan/"', '"/fan"'],
    ['a misspelt block', fan({ ...text, type: 'txet' }), 'pages/fan.json', '"txet"', '"text"'],
    ['a misspelt value', fan(text, { kind: 'prodct' }), 'pages/fan.json', '"prodct"', '"product"'],
    ['one in place of a list', fan(text, { related: '/' }), 'pages/fan.json', '"related": "/"', '"related": ["/"]'],
    ['a misspelt parent', fan(text, { parent: 'indx' }), 'pages/fan.json', '"indx"', '"index"'],
    ['a dead link in words', fan({ ...text, text: '[Ev](/fann)' }), 'pages/fan.json', '(/fann)', '(/fan)'],
    [
      'a page with its ending',
      fan(text, { related: ['/index.json#x'] }),
      'pages/fan.json',
      '/index.json#x',
      '/index.json',
    ],
    [
      'a link with the host of the site',
      fan(text, { related: ['https://www.ornek.example/'] }),
      'pages/fan.json',
      '"https://www.ornek.example/"',
      '"/"',
    ],
    ['a link in a language', fan({ ...text, text: '[Ev](/en/fan)' }), 'pages/fan.json', '(/en/fan)', '(/fan)'],
    ['a shared word', fan({ ...text, title: 't:hom' }), 'pages/fan.json', '"t:hom"', '"t:home"'],
    ['an unsafe link', fan({ ...text, text: '[Ev](http://a.example)' }), 'pages/fan.json', 'http:', 'https:'],
    ['a line break', fan(text, { title: 'Bir\nfan' }), 'pages/fan.json', 'Bir\\nfan', 'Bir fan'],
    ['its own language', fan(text, { languages: ['en'] }), 'pages/fan.json', '"en"\n  ]', '"en",\n    "tr"\n  ]'],
    [
      'a misspelt key of a translation',
      { ...fan(text), 'locales/en/fan.json': { title: 'Fan', blocks: { abuot: { text: 'Words' } } } },
      'locales/en/fan.json',
      '"abuot"',
      '"about"',
    ],
  ]
  test.each(cases)('%s', async (_, files, file, wrong, right) => {
    const { texts, source } = await corrected(files)
    expect(source.documents[file]).toContain(wrong)
    expect(texts).toEqual({ [file]: source.documents[file]?.replace(wrong, () => right) })
  })

  test('a missing id, after the type, or first where there is none', async () => {
    const { texts, left } = await corrected({
      ...homeLinkingTo('/fan'),
      'pages/fan.json':
        '{ "title": "Fan", "description": "Bir fan: kümesteki havayı dışarı taşıyan bir makine.", "blocks": [\n  { "type": "text", "text": "Bir" },\n  { "type": "text", "text": "İki" },\n  { "type": "link-list", "id": "more", "links": [{ "label": "Sıcak hava", "href": "/" }] }\n] }\n',
    })
    expect(texts['pages/fan.json']).toBe(
      '{ "title": "Fan", "description": "Bir fan: kümesteki havayı dışarı taşıyan bir makine.", "blocks": [\n  { "type": "text", "id": "text", "text": "Bir" },\n  { "type": "text", "id": "text-2", "text": "İki" },\n  { "type": "link-list", "id": "more", "links": [{ "id": "sicak-hava", "label": "Sıcak hava", "href": "/" }] }\n] }\n',
    )
    expect(left).not.toContain('missing-field')
  })

  test('a translation goes where its page went', async () => {
    const { edit, source } = await corrected({ ...fan(text), 'locales/en/old/fan.json': { title: 'Fan' } })
    const [from, to] = ['locales/en/old/fan.json', 'locales/en/fan.json']
    expect(edit.files).toEqual([{ from, to, text: source.documents[from] }])
  })
})

describe('nothing is corrected', () => {
  test.each<[what: string, files: Files]>([
    ['of a sound site', {}],
    ['where two names are near', fan(text, { parent: 'fn', related: ['/fin'] })],
    ['where the right name is there already', fan({ ...text, title: 'Bir', tittle: 'İki' })],
    [
      'where the new place of a file is taken',
      { ...fan(text), 'locales/en/fan.json': { title: 'Fan' }, 'locales/en/old/fan.json': { title: 'Fan' } },
    ],
  ])('%s', async (what, files) => {
    const more: Files = what.startsWith('where two')
      ? { 'pages/fun.json': page([text]), 'pages/fen.json': page([text]) }
      : {}
    expect((await corrected({ ...files, ...more })).texts).toEqual({})
  })
})

describe('what may be another thing is asked, and not corrected', () => {
  const figure = (value: unknown) =>
    fan({ type: 'spec-table', id: 'specs', rows: [{ id: 'flow', label: 'Debi', value: { value, unit: 'm³/h' } }] })
  const pages = (...names: string[]) => Object.fromEntries(names.map((name) => [`pages/${name}.json`, page([text])]))
  const link = (to: string) => fan({ ...text, text: `[Ev](${to})` })
  const picture = (src: string) => fan({ ...text, image: { src, alt: 'Bir fan' } })
  const paper = (src: string) => ({
    type: 'document-list',
    id: 'papers',
    documents: [{ id: 'kvkk', title: 'KVKK', editions: [{ language: 'tr', src }] }],
  })

  test.each<[what: string, files: Files, media: string[], asked: string]>([
    ['a number with a point', figure('19.000'), [], 'As a number it could be 19000 or 19: write the one'],
    ['a number with a comma', figure('1,250'), [], 'As a number it could be 1250 or 1.25: write the one'],
    ['a number with an Arabic comma', figure('1٫250'), [], 'As a number it could be 1250 or 1.25: write the one'],
    ['digits of Arabic', figure('١٩٫٠٠٠'), [], 'As a number it could be 19000 or 19: write the one'],
    ['a number less than 0', figure('-42.000'), [], 'As a number it could be -42000 or -42: write the one'],
    ['groups with a space', figure('42 000'), [], 'Write 42000.'],
    ['groups with one that does not break', figure('42\u00a0000'), [], 'Write 42000.'],
    ['groups with a narrow space', figure('42\u202f000'), [], 'Write 42000.'],
    ['groups with an apostrophe', figure('42’000'), [], 'Write 42000.'],
    ['groups in Arabic', figure('42٬000'), [], 'Write 42000.'],
    ['two groups', figure('1.250.000'), [], 'Write 1250000.'],
    ['a zero in front', figure('00123'), [], 'but is text. One number without separators'],
    ['a last zero', figure('1.10'), [], 'Write 1.1.'],
    ['a plus sign', figure('+5'), [], 'Write 5.'],
    ['more digits than a number has', figure('12345678901234567'), [], 'but is text. One number'],
    ['groups and decimals', figure('1.250,5'), [], 'Write 1250.5.'],
    ['a page of another model', { ...pages('azm-100'), ...link('/azm-200') }, [], 'Did you mean "/azm-100"?'],
    ['a page of another word', { ...pages('products'), ...link('/projects') }, [], 'Did you mean "/products"?'],
    ['a page in another folder', link('/ventilation/fan'), [], 'Did you mean "/fan"?'],
    ['a block of another number', fan({ ...text, id: 'step-1', text: '[Ev](/fan#step-12)' }), [], 'mean "#step-1"?'],
    ['a parent of another model', { ...pages('azm-100'), ...fan(text, { parent: 'azm-200' }) }, [], 'mean "azm-100"?'],
    ['a picture of another number', picture('roof/front2.svg'), ['roof/front.svg'], 'mean "roof/front.svg"?'],
    ['a picture in another folder', picture('wall/front.svg'), ['roof/front.svg'], 'mean "roof/front.svg"?'],
    ['a document in another language', fan(paper('tr/kvkk.pdf')), ['en/kvkk.pdf'], 'no file "tr/kvkk.pdf"'],
    [
      'a translation of another number',
      { ...fan({ ...text, id: 'step-1' }), 'locales/en/fan.json': { blocks: { 'step-12': { text: 'Words' } } } },
      [],
      'mean "blocks.step-1"?',
    ],
  ])('%s', (_, files, media, question) => {
    const problems = find(sourceOf({ ...smallSite, ...files }, media))
    const asking = problems.filter(({ message, hint }) => wordsOf(joined([message, hint])).includes(question))
    expect(asking.map(({ code, fix }) => [code, fix])).toEqual([[expect.any(String), undefined]])
  })

  test.each([
    ['78', 78],
    ['0.125', 0.125],
    ['1250.5', 1250.5],
  ])('"%s" has one reading, and is corrected', async (value, right) => {
    const { texts } = await corrected(figure(value))
    expect(texts['pages/fan.json']).toContain(`"value": ${right},`)
  })
})

test('a code fence around a document goes, with both of its lines', async () => {
  const text = `\`\`\`json\n${sourceOf(smallSite).documents['pages/index.json']}\n\`\`\`\n`
  const { texts, fixed } = await corrected({ 'pages/index.json': text })
  expect(fixed).toEqual(['invalid-json'])
  expect(`\`\`\`json\n${texts['pages/index.json']}\`\`\`\n`).toBe(text)
})

describe('an edit keeps the rest of a text', () => {
  test.each<[string, Edit & { file: 'x' }, string | undefined]>([
    ['\uFEFF{"a":1}', { file: 'x', kind: 'unmark' }, '{"a":1}'],
    ['```json\n{"a":1}\n```\n', { file: 'x', kind: 'unmark' }, '{"a":1}\n'],
    ['\uFEFF```\r\n{"a":"```"}\r\n```', { file: 'x', kind: 'unmark' }, '{"a":"```"}\r\n'],
    ['```json\n{"a":1}', { file: 'x', kind: 'unmark' }, '{"a":1}'],
    ['Here is your file:\n\n```json\n{\n"a":1\n}\n```\nAnything else?', { file: 'x', kind: 'unmark' }, '{\n"a":1\n}\n'],
    ['{"a":1}\n```\n', { file: 'x', kind: 'unmark' }, '{"a":1}\n'],
    ['Here is your file:\n{"a":1}\n', { file: 'x', kind: 'unmark' }, undefined],
    ['```json\n{"a":}\n```\n', { file: 'x', kind: 'unmark' }, undefined],
    ['\uFEFF{\r\n\t"a" : 1 }', { file: 'x', kind: 'set', path: ['a'], value: 2 }, '\uFEFF{\r\n\t"a" : 2 }'],
    ['{ "a": [ "x" ] }', { file: 'x', kind: 'unwrap', path: ['a'] }, '{ "a": "x" }'],
    ['{ "a": [] }', { file: 'x', kind: 'append', path: ['a'], value: 'x' }, '{ "a": ["x"] }'],
    ['{ "a": 1, "a": 2 }', { file: 'x', kind: 'set', path: ['a'], value: 3 }, undefined],
    ['{ "a": 1, "b": 2 }', { file: 'x', kind: 'rename', path: ['a'], to: 'b' }, undefined],
    ['{ "a": "x x" }', { file: 'x', kind: 'replace', path: ['a'], from: 'x', to: 'y' }, undefined],
  ])('%s', (before, edit, after) => {
    expect(edit.kind === 'move' ? '' : editText(before, edit)).toBe(after)
  })
})

/** Mistakes that an author may make in a valid document. Several may occur together, in any place. */
const slips: [from: RegExp, to: string][] = [
  [/"title"/g, '"tittle"'],
  [/"description"/g, '"descripton"'],
  [/"type": "text"/g, '"type": "txet"'],
  [/"id": "[a-z-]+",?\s*/g, ''],
  [/\(\/\)/g, '(/fann)'],
  [/"href": "\/"/g, '"href": "/en/fan"'],
  [/"related": \["([^"]+)"\]/g, '"related": "$1"'],
  [/: "/g, ':  "'],
  [/\n/g, '\r\n'],
  [/^/g, '\uFEFF'],
]

const slip = fc.record({ kind: fc.nat(slips.length - 1), which: fc.nat(40) })
const base = sourceOf({
  ...smallSite,
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page(
    [
      { ...text, title: 'Bilgi', text: '[Ev](/) ve söz' },
      {
        type: 'link-list',
        id: 'more',
        links: [
          { id: 'home', label: 'Ev', href: '/' },
          { id: 'fan', label: 'Fan', href: '/fan' },
        ],
      },
    ],
    { related: ['/'] },
  ),
  'locales/ar/fan.json': { title: 'Fan', blocks: { about: { title: 'Hello', text: '[Fan](/)' } } },
})
const files = ['pages/fan.json', 'pages/index.json', 'locales/ar/fan.json']

/** Values of a document in order, without field names, without white space, and without link targets. */
function valuesIn(text: string): string[] {
  const list: string[] = []
  JSON.parse(text.replace(/^\uFEFF+/, ''), (key, value) => {
    if (typeof value !== 'object' && key !== 'id' && key !== 'type' && key !== 'href')
      list.push(
        String(value)
          .replace(/\]\([^)]*\)/g, ']')
          .replace(/\s/g, ''),
      )
    return value
  })
  return list
}

test('whatever slipped: correcting loses and reorders nothing, is done at once, and leaves other files as they are', {
  tags: 'ci',
}, async () => {
  const check = fc.asyncProperty(
    fc.array(fc.tuple(fc.constantFrom(...files), slip), { maxLength: 8 }),
    async (mistakes) => {
      const documents = { ...base.documents }
      for (const [file, { kind, which }] of mistakes) {
        const [from, to] = slips[kind] ?? [/$^/g, '']
        let count = 0
        documents[file] = (documents[file] ?? '').replace(from, (match, ...groups) =>
          count++ === which % 3 ? to.replace('$1', String(groups[0])) : match,
        )
      }
      const source = { ...base, documents }
      const first = await correct(source, find)
      const after = { ...documents }
      for (const { from = '', to, text } of first.edit.files) {
        expect(from).toBe(to)
        expect(valuesIn(text)).toEqual(valuesIn(documents[from] ?? ''))
        after[from] = text
      }
      expect((await correct({ ...base, documents: after }, find)).edit.files).toEqual([])
      const fixable = new Set(first.fixed.map(({ file }) => file))
      expect(first.edit.files.filter(({ from = '' }) => !fixable.has(from))).toEqual([])
      expect(first.left.filter(({ fix, code }) => fix && code !== 'unknown-field' && code !== 'dead-link')).toEqual([])
    },
  )
  await fc.assert(check, { numRuns: 150 })
})
