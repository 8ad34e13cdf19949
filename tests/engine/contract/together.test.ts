import { expect, test } from 'vitest'
import { siteFor } from '../../../renderer/parts/brand'
import { createRenderer, type Rendered, renderTogether } from '../../../renderer/server'
import type { LocalizedPage } from '../../../schema/localized'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { effectiveWords } from '../../../tools/content/read/interface-words'
import { createTranslator } from '../../../tools/content/read/words'
import { createDocuments } from '../../../tools/html/document'
import { shareAcross } from '../../../tools/html/shared'
import { isLong } from '../long-run'
import { readWithBlocks } from '../source'
import { differingDocuments } from '../together'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from '../unit/site'
import { examples, siteWith, translationOf } from './examples'

/** Words that contain characters to be escaped, or are too long for a heading. */
const words = { en: `A&B's "extraordinarily" C < D`, ar: 'كلمة > كلمة' }

test.each(examples)('%s is the same rendered with other languages as by itself', (_, example) => {
  const translations = Object.entries(words).map(([language, word]) => {
    const title = { title: `${word} A`, description: `${word} B` }
    return [`locales/${language}/example.json`, { ...translationOf({ ...example }, word), ...title }]
  })
  const { site, found } = siteWith({ ...example }, { files: Object.fromEntries(translations) })
  expect(differingDocuments(site, [found])).toEqual([])
})

test(`and so is ${isLong ? 'every page' : 'every third page'} of a whole site`, { tags: 'ci' }, async () => {
  const source = await readWithBlocks('tests/fixture-site')
  const { site } = checkSite(source, await readContract('tests/fixture-site'), checks)
  expect(site?.pages.length).toBeGreaterThan(0)
  // Skips pages with lists that tables fill, because tables are read only when a site is opened from the disk.
  const whole = site?.pages.filter(({ document }) => !/"(rows|items)": *{ *"data"/.test(document.text)) ?? []
  const pages = whole.filter((_, i) => isLong || i % 3 === 0)
  expect(site && differingDocuments(site, pages)).toEqual([])
})

function translation(title: string, blocks: object = { about: { title, text: title } }): object {
  return { title, description: title, blocks }
}

/**
 * Renders the page of a fan in three languages.
 * @param brands names of brands that are otherwise identical
 * @returns number of renders, and the markup by language for each brand
 */
function renderFan(files: Files = {}, brands = ['Örnek']): { renders: number; mains: Map<string, string>[] } {
  const site = siteOf({
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([{ type: 'text', id: 'about', title: 'Fan', text: 'Havayı taşır.' }], { title: 'Fan' }),
    'locales/en/fan.json': translation('Blower'),
    'locales/ar/fan.json': translation('مروحة'),
    ...files,
  })
  const translator = createTranslator(site)
  const fan = site.pages.find(({ address }) => address === '/fan')
  const languages = site.settings.languages.map(({ code }) => code)
  const pages = new Map<string, LocalizedPage>()
  for (const code of languages) if (fan) pages.set(code, localizePage(site, fan, code, translator))
  const rendered: Rendered[] = []
  const sites = languages.map((code) => ({ code, whole: localizeSite(site, code, translator) }))
  const mains = brands.map((name) => {
    const renderers = sites.map(({ code, whole }) => {
      const [first] = whole.brands
      if (!first) throw new Error('The small site has a brand.')
      const brand = { ...first, name }
      return [code, createRenderer(siteFor(whole, brand), brand, effectiveWords(code))] as const
    })
    return renderTogether(new Map(renderers), pages, { year: 2030 }, rendered)
  })
  return { renders: rendered.length, mains }
}

test('a page is rendered once for languages that differ in words, and for brands that show the same', () => {
  const { renders, mains } = renderFan({}, ['Örnek', 'Sample'])
  expect(renders).toBe(1)
  expect([...(mains[0]?.values() ?? [])].map((main) => /<h1>(.*?)<\/h1>/.exec(main)?.[1])).toEqual([
    'Fan',
    'Blower',
    'مروحة',
  ])
  expect(mains[1]).toEqual(mains[0])
})

test('and once more for languages in which it has another shape', () => {
  const paragraphs = { about: { title: 'Blower', text: 'One.\n\nTwo.' } }
  expect(renderFan({ 'locales/en/fan.json': translation('Blower', paragraphs) }).renders).toBe(2)
  const emphasis = { about: { title: 'Blower', text: '*One*' } }
  expect(renderFan({ 'locales/en/fan.json': translation('Blower', emphasis) }).renders).toBe(2)
})

test('interface words that fell back to English say so where lines run from right to left', async () => {
  const settings = smallSite['pages/_site.json'] as { languages: object[] }
  const hebrew = { code: 'he', name: 'עברית', dir: 'rtl', flagPath: 'flag.svg' }
  const files = {
    ...homeLinkingTo('/fan', '/fan-2'),
    'pages/_site.json': { ...settings, languages: [...settings.languages, hebrew], contactPage: '/fan-2' },
    'pages/fan.json': page([{ type: 'text', id: 'about', title: 'Fan', text: 'Havayı taşır.' }], {
      kind: 'product',
      parent: 'index',
      related: ['/fan-2'],
    }),
    'pages/fan-2.json': page([{ type: 'text', id: 'about', title: 'Fan', text: 'Havayı üfler.' }], { title: 'Fan 2' }),
    'locales/he/common.json': { home: 'בית' },
  }
  const site = siteOf(files)
  expect(differingDocuments(site, site.pages)).toEqual([])
  const translator = createTranslator(site)
  const app = { scripts: ['app.js'], styles: [], print: 'print.css' }
  const documents = createDocuments(shareAcross(site, translator, '', app, []), [])
  const fan = site.pages.find(({ address }) => address === '/fan')
  const of = (code: string) => (fan ? documents.render(localizePage(site, fan, code, translator), code, 'default') : '')
  // Text outside tags. Attributes are skipped, because an attribute cannot have a different language from its element.
  const texts = of('he')
    .replace(/^.*<body|<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '\n')
  expect(texts.split('\n').filter((text) => /[\u2066\u2069]/.test(text))).toEqual([])
  const { invite, skip, more } = effectiveWords('en')
  for (const words of [invite, skip, more.related])
    expect(of('he')).toContain(`<span lang="en" dir="ltr">${words}</span>`)
  expect(of('he')).toMatch(/<a href="[^"]*">בית<\/a>/)
  expect(of('ar')).not.toContain('<span lang="en"')
  expect(of('tr')).not.toContain('<span lang="en"')
})
