import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocalizedPage } from '../../../schema/localized'
import { aliasesOf, type Word } from '../../../tools/html/search/buckets'
import { compoundsOf, hasCompounds, type Term } from '../../../tools/html/search/compounds'
import { indexFiles, readIndex } from '../../../tools/html/search/index-files'
import { addParts, addWords, type Postings } from '../../../tools/html/search/postings'
import { type Terms, termsOf } from '../../../tools/html/search/terms'

type Find = typeof import('../../../renderer/layout/search/find')['find']

let find: Find
/** Files of the search index, by address. */
let files: Record<string, string | undefined>

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  vi.stubGlobal('fetch', async (address: string) => {
    const text = files[address]
    return new Response(text, { status: text === undefined ? 404 : 200 })
  })
  find = (await import('../../../renderer/layout/search/find')).find
})

afterEach(() => void vi.unstubAllGlobals())

function pageOf(address: string, language: string, title: string, text: string, heading?: string): LocalizedPage {
  return {
    address,
    kind: 'page',
    lang: language,
    dir: 'ltr',
    state: 'translated',
    title,
    sourceTitle: title,
    description: 'D',
    languages: [language],
    breadcrumb: [],
    blocks: [{ type: 'text', id: 'about', title: heading, text: { nodes: [{ tag: 'p', children: [text] }] } }],
    siblings: [],
    related: [],
  }
}

/** Makes a search index of pages, as a build does, and serves its files to the search code. */
function index(
  language: string,
  pages: LocalizedPage[],
  vocabulary: string[] = [],
  alsoCalled: Record<string, string> = {},
): Map<string, string | undefined> {
  const terms = pages.map((page) => termsOf(page, language))
  const partsOf = compoundsOf(language, [...terms.map(({ title }) => title), ...vocabulary])
  const aliases = aliasesOf(Object.entries(alsoCalled), language)
  const indexTexts = filesOf(terms, partsOf, aliases, hasCompounds(language))
  files = Object.fromEntries([...indexTexts].map(([name, text]) => [`/search/${language}/${name}`, text]))
  return indexTexts
}

function filesOf(
  pages: Terms[],
  partsOf: (word: string) => Term[],
  aliases: Word[] = [],
  hasTails = false,
): Map<string, string | undefined> {
  const postings: Postings = new Map()
  for (const [i, { words }] of pages.entries()) addWords(postings, i, words)
  addParts(postings, partsOf)
  return indexFiles(pages, postings, aliases, undefined, hasTails)
}

async function found(language: string, words: string): Promise<string[]> {
  return (await find(language, words, 10)).results.map(({ address }) => address)
}

test.each([
  ['a language with endings, and a region', 'pt-BR', 'Cursos de navegação e barcos.', ['barco', 'NAVEGACAO']],
  ['a language whose endings are not known', 'he', 'שלום עולם, סירות מפרש וקורסים.', ['סירות', 'וקורסים', 'וקורס']],
  ['a rare language', 'fil', 'Mga bangka at kurso sa paglalayag.', ['bangka', 'paglalayag']],
  ['syllables', 'ko', '우리는 요트 강습을 합니다.', ['요트', '강습']],
  ['vowels that are marks', 'hi', 'हम नौकायन सिखाते हैं।', ['नौकायन', 'सिखाते']],
  [
    'no spaces: Japanese',
    'ja',
    '会社は北海道にあります。ヨットの講習、AZM-100とガラス繊維の船体。',
    ['北海道', 'ヨット', '講習', 'ガラス', '船体', 'AZM-100', '道'],
  ],
  ['no spaces: Chinese', 'zh-Hant', '我們教授帆船課程，歡迎初學者。', ['帆船', '課程', '初學者']],
  ['no spaces: Thai', 'th', 'เราสอนการแล่นเรือใบในทะเล', ['เรือใบ', 'ทะเล']],
])('words are found: %s', async (_, language, text, queries) => {
  index(language, [pageOf('/found', language, 'T', text), pageOf('/other', language, 'T', 'Nothing')])
  for (const query of queries) expect(await found(language, query), query).toEqual(['/found'])
  expect(await found(language, '東京 xyz')).toEqual([])
})

test('a word of one letter is not looked for, but at the end, where it may become another', async () => {
  index('en', [pageOf('/found', 'en', 'A lens', 'Text'), pageOf('/other', 'en', 'A mirror', 'Text')])
  expect(await found('en', 'a lens')).toEqual(['/found'])
  expect(await found('en', 'lens a')).toHaveLength(2)
  expect(await found('en', 'a')).toHaveLength(2)
})

describe('what visitors type', () => {
  test.each([
    ['an ending no page has', 'en', 'Mirror care', 'mirrored', '/found'],
    ['the beginning of a word', 'en', 'Mirror care', 'mirro', '/found'],
    ['a letter too few', 'en', 'Binoculars', 'binoclars', '/found'],
    ['letters that changed places', 'en', 'Binoculars', 'bincoulars', '/found'],
    ['the first letters changed places', 'en', 'Binoculars', 'ibnoculars', '/found'],
    ['a compound the site has in parts', 'de', 'Spiegel', 'Teleskopspiegel', '/found'],
  ])('%s', async (_, language, title, query, address) => {
    index(language, [
      pageOf('/found', language, title, 'Text'),
      pageOf('/other', language, 'Teleskop', 'Text'),
      pageOf('/third', language, 'Lager', 'Text'),
    ])
    expect(await found(language, query)).toContain(address)
  })

  test('fewer than five letters are no beginning of a word, and a short word that has no endings is none either', async () => {
    index('de', [
      pageOf('/center', 'de', 'Zentrum', 'Text'),
      pageOf('/out', 'de', 'Tausch', 'Heraus aus dem Lager'),
      pageOf('/fan', 'de', 'Rohr', 'Ein Rohr, viele Rohre'),
    ])
    for (const query of ['Zent', 'Zena', 'ausgestaltet']) expect(await found('de', query), query).toEqual([])
    expect(await found('de', 'Zentr')).toEqual(['/center'])
    expect(await found('de', 'Rohrs')).toEqual(['/fan'])
  })

  test('a part of a compound finds it, by the words of the site and its glossary', async () => {
    index('de', [pageOf('/found', 'de', 'Legehennenkäfige', 'Text'), pageOf('/other', 'de', 'Silo', 'Text')], ['Käfig'])
    for (const query of ['Käfig', 'Kaefige']) expect(await found('de', query), query).toEqual(['/found'])
    // A linking element such as "er" cannot be the beginning of a compound.
    expect(await found('de', 'Erkäfig')).toEqual([])
  })
})

describe('words with and without hyphens', () => {
  test.each([
    ['en', 'Wi-Fi at the harbour', ['wifi', 'Wi-Fi', 'wi fi', 'WIFI harbour', 'wi‑fi']],
    ['en', 'Every house has wifi.', ['wi-fi', 'Wi‐Fi', 'wifi', 'wi-fi house']],
    [
      'en',
      'A pre-release of hand-off and co-operation',
      ['prerelease', 'handoff', 'cooperation', 'pre-releases', 'hand-off'],
    ],
    [
      'en',
      'bluetooth, postpaid, nonslip, lowtech',
      ['blue-tooth', 'post-paid', 'non-slip', 'low-tech', 'nonslip low-tech'],
    ],
    ['en', 'state-of-the-art e-mail', ['stateoftheart', 'state of the art', 'email', 'e-mail', 'art']],
    ['de', 'E-Mail-Adresse und Kühl-Anlage', ['emailadresse', 'kühlanlage', 'kuehl-anlage', 'Email-Adresse']],
    ['fr', 'un porte-monnaie et un weekend', ['portemonnaie', 'week-end', 'porte-monnaie']],
    ['tr', 'İç-hat ve önyıkama', ['ichat', 'ön-yıkama', 'İç-Hat']],
    ['ru', 'интернет-магазин и онлайн', ['интернетмагазин', 'он-лайн']],
  ])('%s: %s', async (language, text, queries) => {
    index(language, [pageOf('/found', language, 'T', text), pageOf('/other', language, 'A ship', 'A slip of paper')])
    for (const query of queries) expect((await found(language, query))[0], query).toBe('/found')
  })

  test('the hyphenated word is marked as a whole', async () => {
    index('en', [pageOf('/found', 'en', 'Fast wi-fi', 'Text')])
    const [first] = (await find('en', 'wifi', 10)).results
    expect(first?.title).toEqual([
      { words: 'Fast ', isMarked: false },
      { words: 'wi-fi', isMarked: true },
    ])
  })

  test('no more pages are found than those with the whole word', async () => {
    index('en', [pageOf('/found', 'en', 'T', 'nonslip'), pageOf('/other', 'en', 'T', 'A ship with a slit')])
    expect(await found('en', 'non-slip')).toEqual(['/found'])
  })
})

describe('the last part of a compound', () => {
  test.each([
    ['de', 'Edelstahlkette', ['Kette', 'Ketten', 'kette']],
    ['de', 'Zwei Hühnerställe', ['Stall', 'Ställe', 'Staelle', 'stall']],
    ['de', 'Ein Kuhstall mit Wassertank', ['Stall', 'Tank', 'Tanks']],
    ['nl', 'De kippenstal', ['stal']],
    ['sv', 'Ett hönshus med foderkedja', ['kedja']],
    ['da', 'En rustfri stålkæde', ['kæde', 'kaede']],
    ['fi', 'Ruostumaton teräsketju', ['ketju']],
  ])('%s: %s', async (language, text, queries) => {
    index(language, [pageOf('/found', language, 'T', text), pageOf('/other', language, 'T', 'Installation, Stahl')])
    for (const query of queries) expect(await found(language, query), query).toEqual(['/found'])
  })

  const pages = (...words: string[]) => [
    pageOf('/compound', 'de', 'Edelstahlkette', 'Text'),
    ...words.map((text, i) => pageOf(`/word-${i}`, 'de', 'T', text)),
  ]

  test('comes after the word itself', async () => {
    index('de', pages('Eine Kette'))
    expect(await found('de', 'Kette')).toEqual(['/word-0', '/compound'])
  })

  test('is not looked for where several pages have the word', async () => {
    index('de', pages('Eine Kette', 'Ketten', 'Kette'))
    expect((await found('de', 'Kette')).sort()).toEqual(['/word-0', '/word-1', '/word-2'])
  })

  test('a word within another, or in a language without compounds, is none', async () => {
    index('de', [pageOf('/other', 'de', 'T', 'Installation und Bestallungsurkunde')])
    for (const query of ['Stall', 'all']) expect(await found('de', query), query).toEqual([])
    index('en', [pageOf('/other', 'en', 'T', 'transport')])
    expect(await found('en', 'port')).toEqual([])
  })
})

describe('what pages call otherwise', () => {
  const also = {
    spyglass: 'telescope',
    'spy hole': 'eyepiece',
    glass: 'lens',
    'looking glass': 'mirror',
    glasses: 'eyepiece',
  }
  const ask = async (words: string) => {
    const { results, also } = await find('en', words, 10)
    return { found: results.map(({ address }) => address), also: also.map(({ words, name }) => `${words}: ${name}`) }
  }
  beforeEach(() => {
    const pages = ['Telescopes', 'Eyepiece', 'Lens', 'Mirror care'].map((title, i) =>
      pageOf(`/p-${i}`, 'en', title, 'Text'),
    )
    index('en', pages, [], also)
  })

  test.each([
    ['a word', 'spyglass', ['/p-0'], ['spyglass: telescope']],
    ['in large letters, with an ending', 'SPYGLASSES', ['/p-0'], ['SPYGLASSES: telescope']],
    ['begun', 'spygl', ['/p-0'], ['spygl: telescope']],
    ['several words', 'the spy hole', ['/p-1'], ['spy hole: eyepiece']],
    ['next to others', 'glass care', ['/p-2', '/p-3'], ['glass: lens']],
    ['the longer of two', 'looking glass', ['/p-3'], ['looking glass: mirror']],
    ['the word itself before a longer one', 'glass', ['/p-2'], ['glass: lens']],
    ['two at once', 'spyglass, glass', ['/p-2', '/p-0'], ['spyglass: telescope', 'glass: lens']],
    ['none of them', 'hole', [], []],
  ])('%s', async (_, query, found, called) => {
    expect(await ask(query)).toEqual({ found, also: called })
  })

  test('what a page says counts as it is written', async () => {
    index('en', [pageOf('/own', 'en', 'Glassware', 'Text'), pageOf('/lens', 'en', 'Lens', 'Text')], [], also)
    expect(await ask('glassw')).toEqual({ found: ['/own'], also: [] })
    expect(await ask('glass')).toEqual({ found: ['/lens'], also: ['glass: lens'] })
  })

  test('in a language without spaces', async () => {
    index('ja', [pageOf('/found', 'ja', '望遠鏡', '講習')], [], { 遠眼鏡: '望遠鏡' })
    expect((await find('ja', '遠眼鏡の', 10)).results.map(({ address }) => address)).toEqual(['/found'])
  })
})

describe('a name that is the title of a page', () => {
  const also = { price: 'contact', delivery: 'contact', shade: 'lens hood' }
  const begin = () =>
    index(
      'en',
      [
        pageOf('/mirror', 'en', 'Mirror', 'No contact with the coating. Dry contacts, contactless.'),
        pageOf('/care', 'en', 'Contacting a mirror', 'Words'),
        pageOf('/us', 'en', 'Contact', 'Words'),
        pageOf('/ways', 'en', 'Ways', 'Contact us: contact by letter, contact by telephone.'),
        pageOf('/price', 'en', 'Old telescopes', 'The price of an old telescope, and its delivery'),
        pageOf('/hoods', 'en', 'Hoods', 'A lens hood'),
      ],
      [],
      also,
    )

  test.each(['price', 'prices', 'Price', 'delivery'])(
    'leads to that page first, and to no page with the word: %s',
    async (words) => {
      begin()
      expect(await found('en', words)).toEqual(['/us', '/care', '/ways'])
    },
  )

  test('next to other words, the pages of these follow', async () => {
    begin()
    expect(await found('en', 'mirror price')).toEqual(['/care', '/mirror', '/us', '/ways'])
  })

  test('a name that is no title is looked for as if it was typed, and so is the word that a page says', async () => {
    begin()
    expect(await found('en', 'shade')).toEqual(['/hoods'])
    expect(await found('en', 'contact')).toContain('/mirror')
  })
})

describe('the best comes first', () => {
  test('title, heading, description, text', async () => {
    index('en', [
      pageOf('/text', 'en', 'One', 'A mirror'),
      pageOf('/heading', 'en', 'Two', 'Words', 'The mirror'),
      pageOf('/title', 'en', 'Mirror', 'Words'),
    ])
    expect(await found('en', 'mirror')).toEqual(['/title', '/heading', '/text'])
  })

  test('the word itself, its stem, its beginning', async () => {
    index('en', [
      pageOf('/prefix', 'en', 'Mirrorless', 'Words'),
      pageOf('/stem', 'en', 'Mirrors', 'Words'),
      pageOf('/word', 'en', 'Mirror', 'Words'),
    ])
    expect(await found('en', 'mirror')).toEqual(['/word', '/stem', '/prefix'])
  })

  test('all words before some words', async () => {
    index('en', [pageOf('/some', 'en', 'Mirror', 'Words'), pageOf('/all', 'en', 'Care', 'For a mirror')])
    expect(await found('en', 'mirror care')).toEqual(['/all', '/some'])
  })
})

test('a heading that has the word is a result below its page', async () => {
  index('en', [pageOf('/found', 'en', 'One', 'Words', 'Clean the mirror')])
  const { results } = await find('en', 'mirrors', 10)
  expect(results[0]?.headings).toEqual([
    {
      anchor: 'about',
      text: [
        { words: 'Clean the ', isMarked: false },
        { words: 'mirror', isMarked: true },
      ],
    },
  ])
})

describe('what is shown of a table', () => {
  const labels = { available: 'yes', none: 'no', of: 'of' }
  const figure = (number: string, unit?: string, prefix?: string) => ({ kind: 'figure' as const, prefix, number, unit })
  const table = (more: object) =>
    ({ type: 'spec-table', id: 'data', title: 'Data', large: [], labels, ...more }) as const
  const models = table({
    rowHeading: 'Model',
    columns: [
      { id: 'small', label: '150' },
      { id: 'large', label: '500' },
    ],
    rows: [
      {
        id: 'power',
        label: 'Power',
        cells: { small: figure('150,000', 'kcal/h'), large: figure('500,000', 'kcal/h') },
      },
      { id: 'h66', label: 'H66', cells: { small: { kind: 'tick' }, large: { kind: 'none' } } },
    ],
  })
  const values = table({
    rows: [
      { id: 'field', label: 'Field', value: figure('50', 'mm', 'up to') },
      { id: 'size', label: 'Aperture', value: figure('150', 'cm', 'up to') },
      { id: 'area', label: 'Area', value: figure('2') },
      { id: 'coat', label: 'Coating', value: figure('750', 'cm²') },
    ],
  })
  const drawing = {
    type: 'drawing',
    id: 'drawing',
    title: 'Drawing',
    parts: [{ id: 'tube', mark: 'A', name: 'Tube', value: figure('36', 'in') }],
  }
  const compare = {
    type: 'compare',
    id: 'compare',
    title: 'Both',
    rowHeading: 'Model',
    labels,
    pages: [],
    table: {
      rows: [{ id: 'weight', label: 'Weight' }],
      products: [
        { href: '/a', name: 'Dobson', cells: { weight: figure('25.5', 'kg') } },
        { href: '/b', name: 'Newton', cells: { weight: figure('9', 'kg') } },
      ],
    },
  }
  const marks = { type: 'text', id: 'marks', marks: ['750 mm', '750'], text: 'Tubes of 600 and 750 mm' }
  test.each([
    ['the row', 'cm', 'Aperture: up to 150 cm', values],
    ['the row', 'aperture', 'Aperture: up to 150 cm', values],
    ['most words, not the first', '750 cm²', 'Coating: 750 cm²', values],
    ['the model', '500 kcal', 'Power: 500: 500,000 kcal/h', models],
    ['never the figure alone', '500', 'Model: 150 · 500', models],
    ['a label that is no word', 'H66', 'Model H66', models],
    ['a part of a drawing', '36', 'Tube: 36 in', drawing],
    ['a product of a comparison', '25.5', 'Weight: Dobson: 25.5 kg', compare],
    ['a product and its figure', 'newton kg', 'Weight: Newton: 9 kg', compare],
    ['the sentence, not the mark with the same figure', '750', 'Tubes of 600 and 750 mm', marks],
  ])('%s: %s', async (_, query, shown, block) => {
    const page = pageOf('/found', 'en', 'One', 'Words')
    page.blocks.push(block as never)
    index('en', [page])
    files['/data/en/found.json'] = JSON.stringify({ release: '', page })
    vi.stubGlobal('navigator', {})
    const [first] = (await find('en', query, 10)).results
    expect(first?.text.map(({ words }) => words).join('')).toBe(shown)
  })
})

test('an edit changes only the files of its words, and the one that describes the page', () => {
  const pages = Array.from({ length: 20 }, (_, i) => pageOf(`/page-${i}`, 'en', `Title ${i}`, 'Stars over the desert'))
  const before = index('en', pages)
  const after = index('en', [...pages.slice(0, 19), pageOf('/page-19', 'en', 'Title 19', 'Stars over the mountain')])
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
  expect(changed.sort()).toEqual(['d.txt', 'index.txt', 'mo.txt'])
})

test('pages of another release are noticed by their stamp, and the index is opened again', async () => {
  const pages = [pageOf('/one', 'en', 'Mirror', 'Words'), pageOf('/two', 'en', 'Lens', 'Words')]
  index('en', pages)
  expect(await found('en', 'mirror')).toEqual(['/one'])
  index('en', [pageOf('/first', 'en', 'Tent', 'Words'), ...pages])
  expect(await found('en', 'lens')).toEqual(['/two'])
  expect(await found('en', 'tent')).toEqual(['/first'])
})

test('an index that is changed where pages have other words is the same as one that is made from nothing', () => {
  const words = [
    'sail',
    'sails',
    'sailing',
    'sea',
    'boat',
    'boats',
    'Segelboot',
    'Boot',
    'Segel',
    '海',
    '海図',
    'й',
    '3',
    'x',
  ].concat(Array.from({ length: 400 }, (_, i) => `s${(i * 7919).toString(36)}`))
  const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((list) => list.join(' '))
  const pages = fc.array(text, { minLength: 3, maxLength: 12 })
  const edits = fc.array(fc.tuple(fc.nat(11), text), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom('en', 'de', 'ja'), pages, edits, (language, texts, changes) => {
      const partsOf = compoundsOf(language, ['Boot', 'Segel'])
      const terms = (all: string[]) => all.map((one, i) => termsOf(pageOf(`/p-${i}`, language, 'T', one), language))
      const edited = new Map(changes.map(([page, newText]) => [page % texts.length, newText]))
      const before = terms(texts)
      const after = terms(texts.map((text, i) => edited.get(i) ?? text))
      const aliases = aliasesOf(
        [
          ['sailor', 'boat'],
          ['spar', 'mast'],
          ['sea chart', '海図'],
        ],
        language,
      )
      const hasTails = hasCompounds(language)
      const files = filesOf(before, partsOf, aliases, hasTails)
      const others = readIndex(
        (file) => files.get(file) ?? '',
        (page) => !edited.has(page),
      )
      const built: Terms[] = []
      for (const page of edited.keys()) built[page] = after[page] as Terms
      const own: Postings = new Map()
      for (const [page, { words }] of Object.entries(built)) addWords(own, Number(page), words)
      addParts(own, partsOf)
      const updatedFiles = Array.from(indexFiles(built, own, aliases, others, hasTails), ([file, text]) => [
        file,
        text ?? files.get(file),
      ])
      expect(updatedFiles.sort()).toEqual([...filesOf(after, partsOf, aliases, hasTails)].sort())
    }),
    { numRuns: 60 },
  )
})
