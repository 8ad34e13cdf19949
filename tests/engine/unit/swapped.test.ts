import { describe, expect, test } from 'vitest'
import { type Files, problemsOf, smallSite } from './site'

const [english, arabic] = ['locales/en/index.json', 'locales/ar/index.json']

/** A title, a description and a text, in some languages that share their letters. */
const pages: Record<string, string[]> = {
  de: [
    'Startseite',
    'Die erste Seite, von der aus sich alles öffnet.',
    'Hier ist der Anfang, und von hier geht es zu allen Seiten.',
  ],
  en: [
    'Home',
    'The start: the first page of the site, from which all opens.',
    'This is the start, and from here you go to all of the pages.',
  ],
  fi: [
    'Etusivu',
    'Sivuston ensimmäinen sivu, josta kaikki muu avautuu.',
    'Tämä on alku, ja täältä pääsee kaikille sivuille, kun niin haluaa.',
  ],
  fr: [
    'Accueil',
    'La première page du site, par laquelle tout commence.',
    'Voici le début, et c’est par ici que vous allez à toutes les pages du site.',
  ],
  sv: [
    'Startsida',
    'Den första sidan på webbplatsen, och den som allt öppnas från.',
    'Det här är början, och härifrån kommer du till alla sidor på webbplatsen.',
  ],
}

describe('two translations that changed places', () => {
  test('are one error, and nothing else is said of them', () => {
    const files: Files = { [english]: smallSite[arabic], [arabic]: smallSite[english] }
    expect(problemsOf(files)).toMatchInlineSnapshot(`
      "locales/ar/index.json:1:1 error swapped-translations
      This file and locales/en/index.json have changed places: each is in the language of the other. Give each the name of the other."
    `)
  })

  test.each([
    ['de', 'fr'],
    ['en', 'de'],
    ['fi', 'sv'],
  ])('are one error in languages that share their letters: %s and %s', (first, second) => {
    const page = ([title = '', description = '', text = '']: string[]) => ({
      ...{ title, description, blocks: { welcome: { text } } },
    })
    const settings = Object(smallSite['pages/_site.json'])
    const codes = [first, second].map((code) => ({ code, name: code, dir: 'ltr' }))
    const site = { ...settings, languages: [...settings.languages.slice(0, 1), ...codes] }
    const gone = Object.keys(smallSite).filter((path) => path.startsWith('locales/'))
    const [one, two] = [`locales/${first}/index.json`, `locales/${second}/index.json`]
    const files = (here: string, there: string): Files => ({
      ...Object.fromEntries(gone.map((path) => [path, undefined])),
      'pages/_site.json': { ...site, fallback: [] },
      [one]: page(pages[here] ?? []),
      [two]: page(pages[there] ?? []),
    })
    const found = (of: Files) =>
      problemsOf(of)
        .split('\n\n')
        .map((text) => text.split('\n')[0] ?? '')
        .filter((line) => line.includes('/index.json'))
    expect(found(files(first, second))).toEqual([])
    expect(found(files(second, first))).toEqual([`${[one, two].sort()[0]}:1:1 error swapped-translations`])
  })

  test('of what all pages share too', () => {
    const [site, other] = ['locales/en/_site.json', 'locales/ar/_site.json']
    expect(problemsOf({ [site]: smallSite[other], [other]: smallSite[site] }).split('\n')[0]).toBe(
      'locales/ar/_site.json:1:1 error swapped-translations',
    )
  })

  test('a translation in the wrong place is not taken for that', () => {
    expect(problemsOf({ [english]: smallSite[arabic] })).not.toContain('swapped-translations')
  })

  test('languages that share their signs are not taken for each other', () => {
    const page = (title: string, text: string) => ({ title, description: text, blocks: { welcome: { text } } })
    const languages = Object(smallSite['pages/_site.json']).languages.slice(0, 1)
    const site = {
      ...Object(smallSite['pages/_site.json']),
      languages: [
        ...languages,
        { code: 'ja', name: '日本語', dir: 'ltr' },
        { code: 'zh-Hans', name: '中文', dir: 'ltr' },
      ],
    }
    const [japanese, chinese] = [
      page('ようこそ', 'ここから全てのページが開きます。'),
      page('欢迎光临', '从这里可以打开网站的所有页面。'),
    ]
    const files = { 'pages/_site.json': site, 'locales/en/index.json': undefined, 'locales/ar/index.json': undefined }
    const right = { ...files, 'locales/ja/index.json': japanese, 'locales/zh-Hans/index.json': chinese }
    expect(problemsOf(right)).not.toContain('swapped-translations')
  })
})
