import { describe, expect, test } from 'vitest'
import { incompleteLanguage } from '../../../tools/checks/incomplete-language'
import { ledgerConflict } from '../../../tools/checks/ledger-conflict'
import { lostLedger } from '../../../tools/checks/lost-ledger'
import { outdatedTranslation } from '../../../tools/checks/outdated-translation'
import { incompleteLanguageError } from '../../../tools/checks/release/incomplete-language'
import type { Check } from '../../../tools/content/check/check'
import { indexFile, ledgerFileOf, readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { acceptTranslations, recordTranslations } from '../../../tools/content/translation/ledger-record'
import { translationsOf } from '../../../tools/content/translation/translation-state'
import { type Files, problemsOf, smallSite, unchecked } from './site'

const page = 'pages/index.json'
const english = 'locales/en/index.json'

/** The ledger after somebody worked on a site. */
function recorded(changes: Files = {}, before: Record<string, string> = started): Record<string, string> {
  return writeLedger(recordTranslations(unchecked({ ...smallSite, ...changes }), readLedger(before)))
}

/** The ledger of a site that has no translations yet. */
const started = writeLedger({ pages: new Map() })

/** The state of the welcome, and what its source said, in English. */
function welcome(changes: Files, ledger: Record<string, string>): string | undefined {
  const all = translationsOf(unchecked({ ...smallSite, ...changes }, ledger))?.values() ?? []
  const found = [...all]
    .flat()
    .find(({ lang, word, text }) => lang === 'en' && (word.key === 'blocks.welcome.text' || text === 'Hello'))
  return found && [found.state, found.said].filter(Boolean).join(' ')
}

/** The home page with another welcome, as a whole file. */
const says = (text: string) => ({
  title: 'Ana sayfa',
  description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
  blocks: [{ type: 'text', id: 'welcome', text }],
})
const inEnglish = (text?: string) => ({ title: 'Home', blocks: { welcome: { text } } })

describe('a translation', () => {
  const ledger = recorded()

  test.each([
    ['is done where nothing changed', {}, 'done'],
    ['is outdated when its source changed', { [page]: says('Selam') }, 'outdated Merhaba'],
    ['is done when it changed after that', { [page]: says('Selam'), [english]: inEnglish('Hi') }, 'done'],
    ['is missing when it is gone', { [english]: inEnglish() }, 'missing'],
    ['is missing where it is empty', { [english]: inEnglish('') }, 'missing'],
    [
      'is the same as its source where it was copied',
      { [page]: says('Hepiniz hoş geldiniz'), [english]: inEnglish('Hepiniz hoş geldiniz') },
      'same',
    ],
    [
      'is meant so where the glossary says it',
      {
        [page]: says('Hepiniz hoş geldiniz'),
        [english]: inEnglish('Hepiniz hoş geldiniz'),
        'locales/glossary.json': {
          terms: [{ id: 'fan', tr: ['fan'], en: ['fan'] }],
          meant: [{ language: 'en', words: 'Hepiniz hoş geldiniz', why: 'It is the slogan.' }],
        },
      },
      'meant',
    ],
    [
      'keeps what is known of it under another id',
      {
        [page]: { ...says(''), blocks: [{ type: 'text', id: 'hello', text: 'Selam' }] },
        [english]: { title: 'Home', blocks: { hello: { text: 'Hello' } } },
      },
      'outdated Merhaba',
    ],
    [
      'keeps what is known of it on a page that was renamed',
      {
        'pages/start.json': says('Selam'),
        'locales/en/start.json': inEnglish('Hello'),
        [page]: undefined,
        [english]: undefined,
        'locales/ar/index.json': undefined,
      },
      'outdated Merhaba',
    ],
  ] satisfies [string, Files, string][])('%s', (_, changes, state) => {
    expect(welcome(changes, ledger)).toBe(state)
    expect(welcome(changes, recorded(changes, ledger))).toBe(state)
  })

  test('is done again when its source says what it said', () => {
    expect(welcome({}, recorded({ [page]: says('Selam') }, ledger))).toBe('done')
  })

  test('that was away for a while is still outdated', () => {
    const away = recorded({ [english]: inEnglish() }, recorded({ [page]: says('Selam') }, ledger))
    expect(welcome({ [page]: says('Selam') }, away)).toBe('outdated Merhaba')
  })

  test('is right when somebody says so', () => {
    const text = { name: 'index', key: 'blocks.welcome.text', lang: 'en', source: 'Selam', text: 'Hello' }
    const accepted = writeLedger(acceptTranslations(readLedger(ledger), [text]))
    expect(welcome({ [page]: says('Selam') }, accepted)).toBe('done')
    expect(welcome({}, accepted)).toBe('done')
  })

  test('is not forgotten while its page has a mistake', () => {
    const broken = recorded({ [page]: { ...says('Selam'), blocks: 7 } }, ledger)
    expect(broken['locales/.ledger/index.jsonl']).toBe(ledger['locales/.ledger/index.jsonl'])
  })
})

describe('the ledger', () => {
  const ledger = recorded()
  const file = 'locales/.ledger/index.jsonl'

  test('forgets a page and a language that are gone', () => {
    const gone = { [page]: undefined, [english]: undefined, 'locales/ar/index.json': undefined }
    expect(Object.keys(recorded(gone, ledger))).not.toContain(file)
    const site = smallSite['pages/_site.json'] as { languages: { code: string }[] }
    const languages = site.languages.filter(({ code }) => code !== 'ar')
    const arabic = Object.keys(smallSite).filter((path) => path.startsWith('locales/ar/'))
    const without = { 'pages/_site.json': { ...site, languages } }
    const left = recorded({ ...without, ...Object.fromEntries(arabic.map((path) => [path, undefined])) }, ledger)
    expect(left[file]).toContain('"en"')
    expect(Object.values(left).join('')).not.toContain('"ar"')
  })

  test('has no file of a page whose words all moved away', () => {
    const moved = new Map([['fan', new Map([['title', [{ source: 'Fan', marks: new Map() }]]])]])
    expect(writeLedger({ pages: moved })).toEqual(started)
  })

  test('is the same however often it is written', () => {
    expect(recorded({}, ledger)).toEqual(ledger)
  })

  test('of two branches has what both say', () => {
    const ours = recorded({ [page]: says('Selam') }, ledger)
    const theirs = recorded({ [english]: inEnglish('Hi') }, ledger)
    const conflict = `<<<<<<< ours\n${ours[file]}=======\n${theirs[file]}>>>>>>> theirs\n`
    expect(welcome({ [page]: says('Selam'), [english]: inEnglish('Hi') }, { ...ledger, [file]: conflict })).toBe(
      'outdated Merhaba',
    )
  })

  test.each([
    ['is missing', {}],
    ['has lost a file', { ...ledger, [file]: undefined }],
    ['has a damaged line', { ...ledger, [file]: ledger[file]?.replace(/.*welcome.*/, '["blocks.welc') }],
  ])('that %s claims nothing, before and after it is written again', (_, damaged) => {
    const left = Object.fromEntries(Object.entries(damaged).flatMap(([path, text]) => (text ? [[path, text]] : [])))
    expect(welcome({}, left)).toBe('unknown')
    const again = recorded({}, left)
    expect(welcome({}, again)).toBe('unknown')
    expect(welcome({ [english]: inEnglish('Hi') }, again)).toBe('done')
  })

  test('that is missing is one problem', () => {
    expect(problemsOf({}, [lostLedger, outdatedTranslation], [], {})).toBe(
      'locales/.ledger:1:1 warning lost-ledger\n' +
        'The ledger is missing or damaged: it is not known whether 37 translations of 3 pages are up to date. Get it back from Git, or say that they are right: npm run translations -- accept all',
    )
  })

  test('in which Git has left two versions is an error at their line, in each of its files', () => {
    const conflict = (text = '') => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`
    const files = { ...ledger, [file]: `\n${conflict(ledger[file])}`, [indexFile]: conflict(ledger[indexFile]) }
    const shared = ledgerFileOf('_site')
    expect(
      problemsOf({}, [ledgerConflict], [], { ...files, [shared]: conflict(ledger[shared]) }),
    ).toMatchInlineSnapshot(`
      "locales/.ledger/_site.jsonl:1:1 error ledger-conflict
      Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.

      locales/.ledger/index.jsonl:2:1 error ledger-conflict
      Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.

      locales/.ledger/pages.txt:1:1 error ledger-conflict
      Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true."
    `)
    expect(problemsOf({}, [ledgerConflict], [], ledger)).toBe('')
  })

  test('costs a build nothing: without one nothing is said', () => {
    expect(problemsOf({ [page]: says('Selam') }, [lostLedger, outdatedTranslation])).toBe('')
  })
})

describe('a language', () => {
  const languages = (minimumTranslated: number) => {
    const site = smallSite['pages/_site.json'] as { languages: object[] }
    const [first, english, ...rest] = site.languages
    return { 'pages/_site.json': { ...site, languages: [first, { ...english, minimumTranslated }, ...rest] } }
  }
  const changes = { [page]: says('Selam') }

  test('that lacks less than it may is no problem', () => {
    expect(problemsOf({ ...changes, ...languages(90) }, [incompleteLanguage], [], recorded())).toBe('')
  })

  test('that lacks more is a warning, and an error before a release', () => {
    const found = (rule: Check) => problemsOf({ ...changes, ...languages(100) }, [rule], [], recorded()).split('\n')
    expect(found(incompleteLanguage)[0]).toMatch(/^pages\/_site.json:\d+:\d+ warning incomplete-language$/)
    expect(found(incompleteLanguageError)[0]).toMatch(/ error incomplete-language$/)
    expect(found(incompleteLanguage)[1]).toBe(
      'Of the English words 94.7 % are translated and up to date; 100 % are asked for. "npm run translations" lists what is to do.',
    )
  })
})

test('a source that changed is one problem, at the source, or at the only translation', () => {
  const changes = { [page]: says('Selam') }
  expect(problemsOf(changes, [outdatedTranslation], [], recorded()).split('\n')[1]).toBe(
    'The Turkish changed after it was translated into English and Arabic: it was "Merhaba". Translate it again in locales/{en,ar}/index.json, or, if that is still right, run: npm run translations -- accept all index blocks.welcome.text',
  )
  const one = { ...changes, 'locales/ar/index.json': undefined }
  expect(problemsOf(one, [outdatedTranslation], [], recorded()).split('\n')[0]).toBe(
    'locales/en/index.json:6:15 warning outdated-translation',
  )
})
