import { describe, expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks, isErrorWhileWriting } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { spokenFor } from '../../../tools/cli/message-language'
import { isError } from '../../../tools/content/base/problem'
import type { Media } from '../../../tools/content/read/model'
import type { Site } from '../../../tools/content/read/site'
import { wordsOf } from '../../../tools/content/say/say.js'
import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { allTranslations } from '../../../tools/content/translation/translation-state'
import { editedSource, newErrors } from '../../../tools/edit/carry-out'
import { deletePage } from '../../../tools/edit/delete'
import { duplicatePage } from '../../../tools/edit/duplicate'
import { type Edit, filesOfPage } from '../../../tools/edit/edit'
import { startPage } from '../../../tools/edit/new/page'
import { movePage, renameKey, renamePage } from '../../../tools/edit/rename'
import { outdatedFiles } from '../../../tools/edit/translations/accept'
import { type Files, page, siteOf, smallSite, unchecked } from './site'

const contract = await readEngineContract()
const settings = Object(smallSite['pages/_site.json'])
const words = { title: 'Fan', description: 'A fan: a machine that carries the air of a house outside.' }

/** Second brand of the site below. The site contains every kind of reference to its page "/fan". */
const other = { id: 'other', domains: ['other.example'], origin: 'https://other.example' }
const files: Files = {
  'pages/_site.json': {
    ...settings,
    brands: [...settings.brands, { ...settings.brands[0], ...other, excludedPages: ['/imprint', '/fan'] }],
    menu: [...settings.menu, { id: 'fan', label: 'Fan', href: '/fan#about' }],
    contactPage: '/fan',
    redirects: [{ from: '/older', to: '/fan' }],
  },
  'pages/fans/fan.json': page(
    [
      { type: 'text', id: 'about', text: 'Bkz. [burası](/fan#about).' },
      { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan/front.svg', alt: 'Fan' }] },
    ],
    { $schema: '../../schema/page.json' },
  ),
  'locales/en/fans/fan.json': { ...words, blocks: { about: { text: 'See [here](/fan#about).' } } },
  'locales/glossary.json': {
    terms: [],
    meant: ['locales/en/fans/fan.json', 'pages/imprint.json'].map((file) => ({
      file,
      key: 'blocks.about.text',
      words: 'here',
      why: 'Said on purpose.',
    })),
  },
  'pages/imprint.json': page(
    [
      { type: 'text', id: 'about', text: 'Bir [fan](/fan) ve [fanlar](/fans), “/fan”.' },
      {
        type: 'card-grid',
        id: 'cards',
        cards: [{ id: 'fan', title: 'Fan', text: 'Bir fan', href: '/fan', image: 'fan/front.svg' }],
      },
    ],
    { title: 'Künye', parent: 'fan', related: ['/fan'] },
  ),
  'locales/ar/imprint.json': {
    title: 'بصمة',
    blocks: { about: { text: '[مروحة](/fan) و[مراوح](/fans)، "/fan".' } },
  },
  'pages/fans/fans.json': page([{ type: 'text', id: 'about', text: 'Fanlar' }], { title: 'Fanlar' }),
  'pages/fans/spare.json': page([{ type: 'text', id: 'about', text: 'Yedek' }], { title: 'Yedek', path: '/elsewhere' }),
}
const pictures: Record<string, Media> = { 'fan/front.svg': { bytes: 9000, width: 960, height: 720 } }
const site = siteOf(files, pictures)
const { documents } = site.source

function textsAfter(edit: Edit, from: Site = site): Record<string, string> {
  return editedSource(from.source, edit).documents
}

/** Result of an edit: moved files ("old → new"), and new or changed lines, each with its file ("file: line"). */
function changes(edit: Edit): string[] {
  const now = textsAfter(edit)
  const was = new Map(edit.files.map(({ from, to }) => [to ?? '', from ?? '']))
  return Object.entries(now).flatMap(([file, text]) => {
    const linesBefore = (documents[was.get(file) ?? file] ?? '').split('\n')
    const moved = was.has(file) && was.get(file) !== file ? [`${was.get(file)} → ${file}`] : []
    const lines = text.split('\n').filter((line) => !linesBefore.includes(line))
    return [...moved, ...lines.map((line) => `${file}: ${line.trim()}`)]
  })
}

function errorAfter(edit: Edit, from: Site = site): string | undefined {
  const after = checkSite(editedSource(from.source, edit), contract, checks).problems.filter(isErrorWhileWriting)
  const [error] = newErrors({ errors: [] }, edit, after)
  return error && wordsOf(error.message)
}

describe('rename', () => {
  test('takes along all that names the page, and nothing else', () => {
    const { edit, from, to } = renamePage(site, 'fan', '/blower')
    expect([from, to, errorAfter(edit)]).toEqual(['/fan', '/blower', undefined])
    expect(changes(edit)).toMatchInlineSnapshot(`
      [
        "pages/_site.json: "/blower"",
        "pages/_site.json: "href": "/blower#about"",
        "pages/_site.json: "contactPage": "/blower",",
        "pages/_site.json: "to": "/blower"",
        "pages/_site.json: "from": "/fan",",
        "pages/_site.json: "to": "/blower"",
        "pages/fans/fan.json → pages/fans/blower.json",
        "pages/fans/blower.json: "text": "Bkz. [burası](/blower#about)."",
        "pages/fans/blower.json: "src": "blower/front.svg",",
        "locales/en/fans/fan.json → locales/en/fans/blower.json",
        "locales/en/fans/blower.json: "text": "See [here](/blower#about)."",
        "locales/glossary.json: "file": "locales/en/fans/blower.json",",
        "pages/imprint.json: "text": "Bir [fan](/blower) ve [fanlar](/fans), “/fan”."",
        "pages/imprint.json: "href": "/blower",",
        "pages/imprint.json: "image": "blower/front.svg"",
        "pages/imprint.json: "parent": "blower",",
        "pages/imprint.json: "/blower"",
        "locales/ar/imprint.json: "text": "[مروحة](/blower) و[مراوح](/fans)، \\"/fan\\"."",
      ]
    `)
    expect(edit.folders).toEqual([{ from: 'pages/_media/fan', to: 'pages/_media/blower' }])
  })
  test.each(['fan', '/fan', 'fans/fan', 'pages/fans/fan.json', './pages/fans/fan.json'])(
    'finds the page: %s',
    (givenName) => {
      expect(renamePage(site, givenName, 'blower').from).toBe('/fan')
    },
  )
  test.each(['blower', '/blower', 'fans/blower', 'pages/fans/blower.json'])(
    'understands the new name: %s',
    (newName) => {
      expect(renamePage(site, '/fan', newName).to).toBe('/blower')
    },
  )
  test.each([
    ['fan', 'Blower', '"Blower" cannot be a name'],
    ['fan', 'a/blower', 'pages/fans/fan.json cannot have the address /a/blower: folders only group.'],
    ['fan', 'fan', 'already has the address /fan'],
    ['fan', 'fans', 'The address /fans is already used by pages/fans/fans.json'],
    ['fan', 'imprint', 'The address /imprint is already used by pages/imprint.json'],
    ['fan', 'spare', 'pages/fans/spare.json already exists'],
    ['fam', 'blower', 'There is no page "fam". Did you mean "fan"?'],
    ['/', 'home', 'pages/index.json is the home page'],
    ['_not-found', 'home', 'pages/_not-found.json is the page for addresses that do not exist'],
  ])('is refused: %s %s', (givenName, newName, message) => {
    expect(() => renamePage(site, givenName, newName)).toThrow(message)
  })
  test.each([
    ['en', 'The address /en is reserved for a language.'],
    ['assets', 'The address /assets is used by the site itself.'],
  ])('to an address that cannot be is an error of the site: %s', (newName, message) => {
    expect(errorAfter(renamePage(site, 'fan', newName).edit)).toContain(message)
  })
  /** Texts of a site after its page in `pages/fans.json` was renamed. */
  const renamed = (more: object, givenName: string, newName: string) => {
    const pageFiles = { 'pages/fans.json': page([{ type: 'text', id: 'about', text: 'Fanlar' }], more) }
    const small = siteOf(pageFiles)
    return textsAfter(renamePage(small, givenName, newName).edit, small)
  }
  test('of a page with a "path" changes that, and the file where it has its name', () => {
    const now = renamed({ path: '/all/fans' }, '/all/fans', '/all/blowers')
    expect(JSON.parse(now['pages/blowers.json'] ?? '{}').path).toBe('/all/blowers')
    expect(JSON.parse(now['pages/_site.json'] ?? '{}').redirects).toEqual([{ from: '/all/fans', to: '/all/blowers' }])
    expect(JSON.parse(renamed({ path: '/all' }, '/all', '/every')['pages/fans.json'] ?? '{}').path).toBe('/every')
  })
  test('of a draft leaves no redirect: nobody knows its address', () => {
    expect(renamed({ draft: true }, 'fans', 'blowers')['pages/_site.json']).not.toContain('redirects')
  })
  test('back where it was leaves nothing of the address in between', () => {
    const textsBefore = textsAfter(renamePage(site, 'fan', 'blower').edit)
    const there = siteOf(textsBefore, { 'blower/front.svg': { bytes: 9000, width: 960, height: 720 } })
    const { edit, isLed } = renamePage(there, 'blower', 'fan')
    expect([isLed, textsAfter(edit, there)]).toEqual([false, documents])
  })
  test('of one of two pages with the same file name asks which', () => {
    const blocks = [{ type: 'text', id: 'about', text: 'Fan' }]
    const two = siteOf({
      'pages/a/fan.json': page(blocks, { path: '/a' }),
      'pages/b/fan.json': page(blocks, { path: '/b/fan' }),
      'pages/blade.json': page(blocks, { parent: 'fan' }),
    })
    expect(() => renamePage(two, 'fan', 'blower')).toThrow(
      'More than one page is called "fan" (pages/a/fan.json and pages/b/fan.json)',
    )
    const inTurkish = () => {
      try {
        return renamePage(two, 'fan', 'blower')
      } catch (error) {
        return wordsOf(Object(error).said, 'tr', spokenFor('tr').catalogue)
      }
    }
    expect(inTurkish()).toContain('pages/a/fan.json ve pages/b/fan.json')
    // Two pages are named "fan". A parent with that name refers to the first of them.
    const { edit } = renamePage(two, 'b/fan', '/b/blower')
    expect(JSON.parse(textsAfter(edit, two)['pages/blade.json'] ?? '').parent).toBe('fan')
    expect(deletePage(two, 'b/fan').address).toBe('/b/fan')
    expect(() => deletePage(two, 'a/fan')).toThrow('pages/blade.json')
  })
  test('of a group of shared words is refused: what uses them would not follow', () => {
    const grouped = unchecked({ ...smallSite, 'locales/tr/common.json': { optics: { weight: 'Ağırlık' } } })
    expect(() => renameKey(grouped, 'optics', 'lenses')).toThrow('locales/tr/common.json has no word "optics"')
  })
  test('leaves a folder with a document in it: its address is public', () => {
    const more = siteOf(files, { ...pictures, 'fan/manual.pdf': { bytes: 1 } })
    expect(renamePage(more, 'fan', 'blower').edit.folders).toEqual([])
  })
})

describe('move', () => {
  test('takes the translations along, and finds the schema from there', () => {
    const { edit } = movePage(site, 'fan', 'a/b')
    expect([changes(edit), errorAfter(edit), edit.folders]).toEqual([
      [
        'pages/fans/fan.json → pages/a/b/fan.json',
        'pages/a/b/fan.json: "$schema": "../../../schema/page.json"',
        'locales/en/fans/fan.json → locales/en/a/b/fan.json',
        'locales/glossary.json: "file": "locales/en/a/b/fan.json",',
      ],
      undefined,
      [],
    ])
  })
  test.each(['.', 'pages', './pages', '/'])('to the top: %s', (folder) => {
    expect(movePage(site, 'fan', folder).to).toBe('pages/fan.json')
  })
  test('is refused where it is, and into what is no folder of pages', () => {
    expect(() => movePage(site, 'fan', 'fans')).toThrow('pages/fans/fan.json already exists.')
    expect(() => movePage(site, 'fan', '_documents')).toThrow('"_documents" cannot be a name')
    expect(() => movePage(site, 'fan', '../other')).toThrow('"../other" cannot be a name')
  })
})

describe('delete', () => {
  test('is refused while anything leads to the page, and says what', () => {
    expect(() => deletePage(site, 'fan')).toThrowErrorMatchingInlineSnapshot(`
      [Error: Nothing was deleted: these places link to /fan. Remove the links, change them, or use "--to" to give them all another page.
        pages/imprint.json:24:13
        pages/imprint.json:26:5
        pages/imprint.json:18:19
        pages/imprint.json:8:15
        locales/ar/imprint.json:5:15
        pages/_site.json:91:15
        pages/_site.json:144:18]
    `)
  })
  test('leads all that leads to the page to another one', () => {
    const { edit } = deletePage(site, 'fan', '/fans')
    expect(errorAfter(edit)).toBeUndefined()
    expect(changes(edit)).toMatchInlineSnapshot(`
      [
        "pages/_site.json: "/imprint"",
        "pages/_site.json: "href": "/fans"",
        "pages/_site.json: "contactPage": "/fans",",
        "pages/_site.json: "to": "/fans"",
        "pages/_site.json: "from": "/fan",",
        "pages/_site.json: "to": "/fans"",
        "pages/imprint.json: "text": "Bir [fan](/fans) ve [fanlar](/fans), “/fan”."",
        "pages/imprint.json: "href": "/fans",",
        "pages/imprint.json: "parent": "fans",",
        "pages/imprint.json: "/fans"",
        "locales/ar/imprint.json: "text": "[مروحة](/fans) و[مراوح](/fans)، \\"/fan\\"."",
      ]
    `)
  })
  test.each([
    [false, {}],
    [true, { draft: true }],
    [true, { from: '2030-05-02' }],
    [false, { from: '2030-05-01' }],
  ])('knows whether visitors do not have the page they are led to: %s for %j', (expected, more) => {
    const block = { type: 'text', id: 'about', text: 'Fan' }
    const two = siteOf({ 'pages/fan.json': page([block]), 'pages/fan-2.json': page([block], more) })
    const source = { ...two.source, day: '2030-05-01' }
    expect(deletePage({ ...two, source }, 'fan', 'fan-2')).toMatchObject({ to: '/fan-2', isHidden: expected })
  })
  test('leaves no page related to itself, nor twice to another', () => {
    const related = (title: string, ...addresses: string[]) =>
      page([{ type: 'text', id: 'about', text: title }], { title, related: addresses })
    const three = siteOf({
      'pages/a.json': related('A', '/b'),
      'pages/b.json': related('B', '/a', '/'),
      'pages/c.json': related('C', '/a', '/b'),
    })
    const { edit } = deletePage(three, 'a', '/b')
    expect(errorAfter(edit, three)).toBeUndefined()
    const now = textsAfter(edit, three)
    const relatedIn = (file: string) => JSON.parse(now[file] ?? '').related
    expect(['pages/b.json', 'pages/c.json'].map(relatedIn)).toEqual([['/'], ['/b']])
  })
  test('is refused where the other page is below it', () => {
    expect(() => deletePage(site, 'fan', '/imprint')).toThrow(
      'Nothing was deleted: pages/imprint.json is below /fan, so it cannot take its place. Give it another "parent" first.',
    )
  })
  test('takes the translations along, what only says that a brand lacks it, and leads its visitors on', () => {
    const alone = siteOf(
      { ...files, 'pages/fans/fans.json': page([{ type: 'text', id: 'about', text: '[Künye](/fan)' }]) },
      pictures,
    )
    const { edit, to } = deletePage(alone, 'imprint', 'fans')
    const now = textsAfter(edit, alone)
    expect([to, now['pages/imprint.json'], now['locales/ar/imprint.json']]).toEqual(['/fans', undefined, undefined])
    const { brands, redirects } = JSON.parse(now['pages/_site.json'] ?? '{}')
    expect([brands[1].excludedPages, redirects]).toEqual([
      ['/fan'],
      [
        { from: '/older', to: '/fan' },
        { from: '/imprint', to: '/fans' },
      ],
    ])
  })
  test('without another page takes the redirects to it away, and its pictures', () => {
    const { imprint: _, ...rest } = { imprint: 0, ...files }
    const lonely = siteOf(
      {
        ...rest,
        'pages/_site.json': { ...settings, redirects: [{ from: '/older', to: '/fan' }] },
        'pages/imprint.json': undefined,
        'locales/ar/imprint.json': undefined,
      },
      pictures,
    )
    const { edit } = deletePage(lonely, 'fan')
    expect(JSON.parse(textsAfter(edit, lonely)['pages/_site.json'] ?? '{}')).toEqual(settings)
    expect(edit.folders).toEqual([{ from: 'pages/_media/fan' }])
  })
})

test('duplicate copies a page with its translations, as a draft', () => {
  const { edit } = duplicatePage(site, 'fan', 'blowers/blower')
  expect(errorAfter(edit)).toBeUndefined()
  const now = textsAfter(edit)
  const { draft, ...copy } = JSON.parse(now['pages/blowers/blower.json'] ?? '{}')
  expect([draft, copy]).toEqual([true, JSON.parse(documents['pages/fans/fan.json'] ?? '{}')])
  expect(now['locales/en/blowers/blower.json']).toBe(documents['locales/en/fans/fan.json'])
  expect(Object.keys(now)).toHaveLength(Object.keys(documents).length + 2)
})

test('a copy with a title of its own keeps no translation of the old one, and no title is used twice', () => {
  const { edit } = duplicatePage(site, 'fan', 'blower', 'Yeni fan')
  expect(errorAfter(edit)).toBeUndefined()
  const now = textsAfter(edit)
  const title = (file: string) => JSON.parse(now[file] ?? '{}').title
  expect([title('pages/fans/blower.json'), title('locales/en/fans/blower.json')]).toEqual(['Yeni fan', undefined])
  expect(() => duplicatePage(site, 'fan', 'blower', title('pages/fans/fan.json'))).toThrow('already')
})

test.each([
  ['rename', (from: Site) => renamePage(from, 'fan', 'blower').edit],
  ['duplicate', (from: Site) => duplicatePage(from, 'fan', 'blower').edit],
])('%s leaves outdated what was outdated', (_, work) => {
  const ledger = writeLedger(recordTranslations(site, readLedger(writeLedger({ pages: new Map() }))))
  const fan = documents['pages/fans/fan.json']?.replace('Bkz.', 'Ayrıntı:')
  const now = unchecked({ ...documents, 'pages/fans/fan.json': fan }, ledger)
  const edit = work(now)
  const read = (texts = ledger) => unchecked(textsAfter(edit, now), texts)
  const texts = { ...ledger }
  for (const { path, after } of outdatedFiles(now, edit, read)) {
    if (after === undefined) delete texts[path]
    else texts[path] = after
  }
  const outdated = allTranslations(read(texts)).filter(({ said }) => said?.startsWith('Bkz.'))
  expect(outdated.map(({ file }) => file)).toContain('locales/en/fans/blower.json')
})

test('duplicate copies the home page, too', () => {
  const { edit, file } = duplicatePage(site, '/', 'landing')
  expect([file, errorAfter(edit)]).toEqual(['pages/landing.json', undefined])
})

describe('a page that is started in the Studio', () => {
  test.each(['page', 'product', 'article', 'hub'] as const)('%s: leaves the site without an error', (kind) => {
    const { edit } = startPage(site, { name: 'fans/new-fan', kind, title: 'Yeni fan', parent: 'fans', draft: true })
    const after = checkSite(editedSource(site.source, edit), contract, checks)
    expect(after.problems.filter(isError)).toEqual([])
    const reminded = after.problems.filter(({ code }) => code === 'unedited').map(({ message }) => wordsOf(message))
    expect(reminded).toMatchSnapshot()
  })
  test('a product has the pictures that it promises', () => {
    const { edit } = startPage(site, { name: 'fans/new-fan', kind: 'product', title: 'Yeni fan', draft: true })
    expect(edit.files.map(({ to }) => to)).toEqual(['pages/fans/new-fan.json', 'pages/_media/new-fan/new-picture.svg'])
    expect(JSON.parse(edit.files[0]?.text ?? '')).toMatchObject({
      draft: true,
      blocks: [{ type: 'gallery' }, { type: 'text' }, { type: 'feature-list' }, { type: 'spec-table' }],
    })
  })
  test('an article has its day, and so has one that is like another', () => {
    const today = { ...site, source: { ...site.source, day: '2030-05-01' } }
    const { edit } = startPage(today, { name: 'news/first', kind: 'article' })
    expect(JSON.parse(edit.files[0]?.text ?? '')).toMatchObject({ kind: 'article', date: '2030-05-01' })
    const text = {
      'pages/first.json': page([{ type: 'text', id: 'about', text: 'Fan' }], { kind: 'article', date: '2030-01-01' }),
    }
    const second = startPage({ ...siteOf(text), source: today.source }, { name: 'second', like: 'first' })
    expect(JSON.parse(second.edit.files[0]?.text ?? '')).toMatchObject({ kind: 'article', date: '2030-05-01' })
  })
  test('titles in several languages, its own among them, make its title and the translations', () => {
    const { edit } = startPage(site, { name: 'fans/new-fan', titles: { tr: 'Yeni fan', en: 'New fan' } })
    const texts = edit.files.map(({ to, text = '' }) => [to, JSON.parse(text).title])
    expect(texts).toEqual([
      ['pages/fans/new-fan.json', 'Yeni fan'],
      ['locales/en/fans/new-fan.json', 'New fan'],
    ])
    expect(() => startPage(site, { name: 'fans/new-fan', titles: { xx: 'X' } })).toThrow('no language "xx"')
  })
  test('a product whose picture is still there from before keeps it', () => {
    const siteWithPicture = {
      ...site,
      source: { ...site.source, media: { 'new-fan/new-picture.svg': { bytes: 900 } } },
    }
    const { edit } = startPage(siteWithPicture, { name: 'fans/new-fan', kind: 'product' })
    expect(edit.files.map(({ to }) => to)).toEqual(['pages/fans/new-fan.json'])
  })
  test('cannot be published as it is', () => {
    const { edit } = startPage(site, { name: 'new-fan', kind: 'product', title: 'Yeni fan', draft: true })
    const files = edit.files.map((file) => ({ ...file, text: file.text.replace(/,\s*"draft": true/, '') }))
    const { problems } = checkSite(editedSource(site.source, { ...edit, files }), contract, checks)
    const errors = problems.filter(isError)
    expect(errors.map(({ code }) => code)).toEqual(errors.map(() => 'unedited'))
    expect(errors.some(({ message }) => wordsOf(message).includes('new-picture.svg'))).toBe(true)
  })
})

test('the files of a page are its own', () => {
  const allFiles = [
    'pages/a/fan.json',
    'pages/fan.json',
    'locales/en/fan.json',
    'locales/en/a/fan.json',
    'locales/fan.json',
    'pages/fan.json.bak',
  ]
  expect(filesOfPage('fan', allFiles).map(({ file, as }) => [file, as('b/c')])).toEqual([
    ['pages/fan.json', 'pages/b/c.json'],
    ['locales/en/fan.json', 'locales/en/b/c.json'],
  ])
})
