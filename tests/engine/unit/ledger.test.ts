import { describe, expect, test } from 'vitest'
import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { acceptTranslations } from '../../../tools/content/translation/ledger-record'
import { translationsOf } from '../../../tools/content/translation/translation-state'
import { recorded, says, started } from './recorded'
import { type Files, smallSite, unchecked } from './site'

const page = 'pages/index.json'
const english = 'locales/en/index.json'

/** Translation state of the English welcome text, with the source text from which it was translated. */
function welcome(changes: Files, ledger: Record<string, string>): string | undefined {
  const allTranslations = translationsOf(unchecked({ ...smallSite, ...changes }, ledger))?.values() ?? []
  const welcomeWord = [...allTranslations]
    .flat()
    .find(({ lang, word, text }) => lang === 'en' && (word.key === 'blocks.welcome.text' || text === 'Hello'))
  return welcomeWord && [welcomeWord.state, welcomeWord.said].filter(Boolean).join(' ')
}

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
          meant: [
            { file: english, key: 'blocks.welcome.text', words: 'Hepiniz hoş geldiniz', why: 'It is the slogan.' },
          ],
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
    const deletedFiles = { [page]: undefined, [english]: undefined, 'locales/ar/index.json': undefined }
    expect(Object.keys(recorded(deletedFiles, ledger))).not.toContain(file)
    const site = smallSite['pages/_site.json'] as { languages: { code: string }[] }
    const languages = site.languages.filter(({ code }) => code !== 'ar')
    const arabic = Object.keys(smallSite).filter((path) => path.startsWith('locales/ar/'))
    const without = { 'pages/_site.json': { ...site, languages } }
    const remainingLedger = recorded(
      { ...without, ...Object.fromEntries(arabic.map((path) => [path, undefined])) },
      ledger,
    )
    expect(remainingLedger[file]).toContain('"en"')
    expect(Object.values(remainingLedger).join('')).not.toContain('"ar"')
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
    const remainingFiles = Object.fromEntries(
      Object.entries(damaged).flatMap(([path, text]) => (text ? [[path, text]] : [])),
    )
    expect(welcome({}, remainingFiles)).toBe('unknown')
    const again = recorded({}, remainingFiles)
    expect(welcome({}, again)).toBe('unknown')
    expect(welcome({ [english]: inEnglish('Hi') }, again)).toBe('done')
  })
})
