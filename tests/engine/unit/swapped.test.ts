import { describe, expect, test } from 'vitest'
import { type Files, problemsOf, smallSite } from './site'

const [english, arabic] = ['locales/en/index.json', 'locales/ar/index.json']

describe('two translations that changed places', () => {
  test('are one error, and nothing else is said of them', () => {
    const files: Files = { [english]: smallSite[arabic], [arabic]: smallSite[english] }
    expect(problemsOf(files)).toMatchInlineSnapshot(`
      "locales/ar/index.json:1:1 error swapped-translations
      This file and locales/en/index.json have changed places: each is in the language of the other. Give each the name of the other.
        > 1 | {
            | ^
          2 |   "title": "Home","
    `)
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
