import { describe, expect, test } from 'vitest'
import { isExcluded, siteFor, withWords } from '../../../renderer/parts/brand'
import { pageFor } from '../../../renderer/parts/brand-page'
import type { LocalizedPage } from '../../../schema/localized'
import { checks } from '../../../tools/checks'
import { deadLink } from '../../../tools/checks/dead-link'
import { excludedPage } from '../../../tools/checks/excluded-page'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { structuredData } from '../../../tools/html/structured-data'
import { homeLinkingTo, page, problemsOf, siteOf, smallSite, twoBrands } from './site'

const settings = Object(smallSite['pages/_site.json'])

/** Localized content of the second brand. */
function shown(site: Site, language: string) {
  const localized = localizeSite(site, language, createTranslator(site))
  const brand = localized.brands.find(({ id }) => id === 'studio')
  if (!brand) throw new Error('The site has a second brand.')
  return { site: siteFor(localized, brand), brand }
}

function pageAt(site: Site, address: string, language = 'tr'): LocalizedPage {
  const page = site.pages.find((candidate) => candidate.address === address)
  if (!page) throw new Error(`There is no ${address}.`)
  const brand = site.settings.brands.find(({ id }) => id === 'studio')
  return localizePage(site, page, language, createTranslator(site), { brand })
}

describe('what a brand has of its own', () => {
  const brandFields = {
    legalName: 'Studio AŞ',
    address: 'İzmir',
    since: 2020,
    inBrief: '2020’den beri',
    messaging: { href: 'https://chat.example/{phone}', phone: '900000000009' },
    contacts: [{ id: 'mail', kind: 'mail', label: 'Stüdyo', value: 'merhaba@studio.example' }],
    menu: [{ id: 'start', label: 'Başla', href: '/' }],
    social: [{ id: 'videos', name: 'Videos', href: 'https://videos.example/studio' }],
    words: { menu: { fields: 'Neler yaparız', label: 'Menü' }, copy: { copy: '{value} adresini kopyala' } },
  }
  const files = {
    ...twoBrands(brandFields),
    'locales/en/_site.json': {
      ...Object(smallSite['locales/en/_site.json']),
      brands: {
        studio: {
          contacts: { mail: { label: 'Studio' } },
          menu: { start: { label: 'Start' } },
          words: { menu: { fields: 'What we do' } },
        },
      },
    },
    'pages/index.json': {
      title: 'Ana sayfa',
      description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
      blocks: [
        { type: 'contact-list', id: 'people', contacts: ['mail', 'switchboard'] },
        { type: 'contact-list', id: 'phones', contacts: ['switchboard'] },
      ],
    },
    'locales/en/index.json': {
      title: 'Home',
      description: 'The start: the first page of the site, from which all opens.',
    },
    'locales/ar/index.json': { title: 'الرئيسية', description: 'البداية: الصفحة الأولى من الموقع، ومنها يُفتح كل شيء.' },
  }
  const site = siteOf(files)

  test('stands in for what the site has, in every language, and the rest is shared', () => {
    expect(shown(site, 'en').site).toMatchObject({
      legalName: 'Studio AŞ',
      address: { text: 'İzmir', lang: 'tr' },
      since: 2020,
      inBrief: { text: '2020’den beri', lang: 'tr' },
      messaging: { phone: '900000000009' },
      contacts: [{ label: 'Studio', href: 'mailto:merhaba@studio.example' }],
      menu: [{ label: 'Start' }],
      social: [{ href: 'https://videos.example/studio' }],
      footer: [{ label: 'Home' }],
      fields: [{ name: 'Fans' }],
    })
  })
  test('leaves the other brands as they are', () => {
    const localized = localizeSite(site, 'tr', createTranslator(site))
    const [first] = localized.brands
    expect(first && siteFor(localized, first)).toMatchObject({ legalName: 'Örnek AŞ', menu: [{ label: 'Ana sayfa' }] })
  })
  test('does not show its own address on a map of the site’s', () => {
    expect(shown(site, 'tr').site.mapHref).toBeUndefined()
  })
  test('may have another name in a language, which need not be there', () => {
    const inArabic = {
      'locales/ar/_site.json': {
        ...Object(smallSite['locales/ar/_site.json']),
        brands: { studio: { name: 'ستوديو' } },
      },
    }
    const namedSite = siteOf({ ...files, ...inArabic })
    expect(['tr', 'en', 'ar'].map((language) => shown(namedSite, language).brand.name)).toEqual([
      'Studio',
      'Studio',
      'ستوديو',
    ])
    const texts = problemsOf({ ...files, ...inArabic })
    expect(texts).not.toContain('unknown-translation')
    expect(texts).not.toContain('.name" is not translated')
  })
  test('may be words: in their own languages, and otherwise those of the language', () => {
    expect(['tr', 'en', 'ar'].map((language) => shown(site, language).brand.words)).toEqual([
      brandFields.words,
      { menu: { fields: 'What we do' }, copy: {} },
      { menu: {}, copy: {} },
    ])
    const allWords = { menu: { fields: 'Our Fields', open: 'Open menu' }, skip: 'Skip' }
    expect(withWords(allWords, shown(site, 'en').brand.words)).toMatchObject({
      menu: { fields: 'What we do', open: 'Open menu' },
      skip: 'Skip',
    })
  })
  test('reaches the blocks: their labels, and contacts it has', () => {
    const labels = (language: string) => Object(pageAt(site, '/', language).blocks[0]).labels.copy
    expect(labels('tr')).toBe('{value} adresini kopyala')
    expect(labels('en')).toBe('Copy {value}')
    expect(pageAt(site, '/').blocks).toMatchObject([{ contacts: [{ value: 'merhaba@studio.example' }] }])
  })
  test('may lack translations, as the site may', () => {
    expect(
      problemsOf(
        files,
        checks.filter(({ code }) => code === 'missing-translation'),
      ),
    ).toContain('brands.studio.')
  })
})

describe('pages that a brand leaves out', () => {
  const linking = page(
    [
      {
        type: 'hero',
        id: 'hero',
        title: 'Fan',
        image: { src: 'fan.svg', alt: 'Fan' },
        action: { label: 'Fan', href: '/fan' },
      },
      {
        type: 'text',
        id: 'words',
        text: 'Bir [güçlü **fan**](/fan) ve [başka](/ped).\n\n- [Fan](/fan#about)',
      },
      { type: 'card-grid', id: 'cards', cards: [{ id: 'fan', title: 'Fan', href: '/fan' }] },
      {
        type: 'link-list',
        id: 'links',
        links: [
          { id: 'fan', label: 'Fan', href: '/fan' },
          { id: 'pad', label: 'Ped', href: '/ped' },
        ],
      },
      {
        type: 'tabs',
        id: 'tabs',
        label: 'Sekmeler',
        items: [
          { id: 'away', label: 'Fan', href: '/fan' },
          {
            id: 'emptied',
            label: 'Kart',
            blocks: [{ type: 'card-grid', id: 'inner', cards: [{ id: 'fan', title: 'Fan', href: '/fan' }] }],
          },
          { id: 'kept', label: 'Ped', blocks: [{ type: 'text', id: 'pad', text: 'Ped' }] },
          {
            id: 'asked',
            label: 'Soru',
            blocks: [{ type: 'text', id: 'answer', visible: false, confirm: 'Ne görünsün?', text: 'Yakında' }],
          },
        ],
      },
    ],
    { related: ['/fan', '/ped'] },
  )
  const files = {
    ...twoBrands(
      { excludedPages: ['/fan'] },
      { contactPage: '/fan', footer: [{ id: 'home', label: 'Fan', href: '/fan' }] },
    ),
    ...homeLinkingTo('/fan', '/ped', '/fan-parts', '/linking'),
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Döner' }]),
    'pages/ped.json': page([{ type: 'text', id: 'about', text: 'Islanır' }], {
      title: 'Ped',
      description: 'Bir ped: kümese giren havayı serinleten ıslak bir duvar.',
    }),
    'pages/fan-parts.json': page([{ type: 'text', id: 'about', text: 'Parça' }], {
      title: 'Parça',
      parent: 'fan',
      description: 'Bir parça: fanın içinde dönen ve eskiyince değişen bir şey.',
    }),
    'pages/linking.json': Object.assign(linking, {
      title: 'Hepsi',
      description: 'Hepsi: başka sayfalara götüren her türden bağlantı burada.',
    }),
  }
  const site = siteOf(files)

  test('are known by their address', () => {
    const brand = { id: 'studio', excludedPages: ['/fan'] }
    expect(['/fan', '/fan#about', '/fan-parts', '/ped', '#fan'].filter((href) => isExcluded(brand, href))).toEqual([
      '/fan',
      '/fan#about',
    ])
    expect(isExcluded({ id: 'studio' }, '/fan')).toBe(false)
  })
  test('are linked from nowhere; words stay, and what is left with nothing goes', () => {
    const { brand } = shown(site, 'tr')
    const { blocks, related } = pageFor(pageAt(site, '/linking'), brand)
    expect(JSON.stringify(blocks)).not.toContain('/fan"')
    expect(blocks.map(({ id }) => id)).toEqual(['hero', 'words', 'links', 'tabs'])
    expect(blocks).toMatchObject([
      { action: undefined },
      {
        text: {
          nodes: [
            {
              tag: 'p',
              children: ['Bir güçlü ', { tag: 'strong', children: ['fan'] }, ' ve ', { tag: 'a', href: '/ped' }, '.'],
            },
            { tag: 'ul', children: [{ tag: 'li', children: ['Fan'] }] },
          ],
        },
      },
      { links: [{ id: 'pad' }] },
      { items: [{ id: 'kept' }, { id: 'asked' }] },
    ])
    expect(related.map(({ href }) => href)).toEqual(['/ped'])
    expect(pageFor(pageAt(site, '/fan-parts'), brand).breadcrumb).toEqual([])
  })
  test('are in no menu, and are not where notices send', () => {
    expect(shown(site, 'tr').site).toMatchObject({ footer: [], contactPage: undefined })
  })
  test('are in no second level of the menu, which goes with its last link', () => {
    const link = (id: string) => ({ id, label: id, href: `/${id}` })
    const [fan, part, ped] = [link('fan'), link('fan-parts'), link('ped')]
    const menu = [
      { ...fan, links: [part, ped] },
      { id: 'more', label: 'Daha', links: [ped, fan] },
      { id: 'gone', label: 'Yok', links: [fan] },
      { ...ped, links: [fan] },
    ]
    const of = (entry: object) => ({ label: Object(entry).label, href: Object(entry).href, links: Object(entry).links })
    expect(
      shown(siteOf({ ...files, ...twoBrands({ excludedPages: ['/fan'], menu }) }), 'tr').site.menu.map(of),
    ).toEqual([
      { label: 'fan', href: undefined, links: [part, ped] },
      { label: 'Daha', href: undefined, links: [ped] },
      { label: 'ped', href: '/ped', links: [] },
    ])
  })
  test('exist, and are none that a site needs', () => {
    expect(problemsOf(twoBrands({ excludedPages: ['/fna', '/'] }), [deadLink, excludedPage])).toMatchInlineSnapshot(`
      "pages/_site.json:63:9 error dead-link
      The link "/fna" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.

      pages/_site.json:64:9 error excluded-page
      The home page cannot be left out. Every brand needs it: remove this line."
    `)
  })
  test('are written with their address alone', () => {
    expect(problemsOf(twoBrands({ excludedPages: ['fan', '/fan#about'] }), [])).toMatchInlineSnapshot(`
      "pages/_site.json:63:9 error wrong-value
      Entry 1 in "excludedPages" of "studio" in "brands" of the site cannot be "fan". Write "/fan".

      pages/_site.json:64:9 error wrong-value
      Entry 2 in "excludedPages" of "studio" in "brands" of the site cannot be "/fan#about". The address of a page, with "/" at the start and without a language, for example "/about"."
    `)
  })
})

test('a numbered list of an answer begins for search engines with the number that is written', () => {
  const items = [{ id: 'when', question: 'Ne zaman?', answer: '5. bir\n6. iki' }]
  const site = siteOf({ ...homeLinkingTo('/fan'), 'pages/fan.json': page([{ type: 'faq', id: 'questions', items }]) })
  const localized = localizeSite(site, 'tr', createTranslator(site))
  const [brand] = localized.brands
  if (!brand) throw new Error('There is a brand.')
  const context = { site: siteFor(localized, brand), page: pageAt(site, '/fan'), brand, addressOf: () => '' }
  expect(JSON.stringify(structuredData(context))).toContain(JSON.stringify('<ol start="5"><li>bir').slice(1, -1))
})

test('a site of what is needed alone is sound, and says nothing of what it lacks', () => {
  const { name, defaultLanguage, languages, brands, menu } = settings
  const bare = { name, defaultLanguage, languages: languages.slice(0, 1), brands, menu }
  const others = Object.keys(smallSite).filter((file) => /^locales\/(en|ar)/.test(file))
  const files = { 'pages/_site.json': bare, ...Object.fromEntries(others.map((file) => [file, undefined])) }
  const site = siteOf(files)
  const localized = localizeSite(site, 'tr', createTranslator(site))
  const [brand] = localized.brands
  if (!brand) throw new Error('There is a brand.')
  const brandSite = siteFor(localized, brand)
  expect(brandSite).toMatchObject({ legalName: 'Örnek', fields: [], footer: [], social: [], contacts: [] })
  expect(site.settings.fallback).toEqual(['tr'])
  const data = structuredData({
    site: brandSite,
    page: pageAt(site, '/'),
    brand,
    addressOf: () => 'https://www.ornek.example',
  })
  expect(data).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        "legalName": "Örnek",
        "logo": "https://www.ornek.example/assets/flag.svg",
        "name": "Örnek",
        "url": "https://www.ornek.example",
      },
    ]
  `)
})

describe('a block of some brands', () => {
  const about = { type: 'text', id: 'about', title: 'Biz', text: 'Biz buyuz.' }
  const tabs = (block: object) => ({
    type: 'tabs',
    id: 'more',
    label: 'Daha',
    items: [{ id: 'one', label: 'Bir', blocks: [block] }],
  })
  const withBlocks = (blocks: object[], more: object = {}) => ({
    ...homeLinkingTo('/fan'),
    ...twoBrands(more),
    'pages/fan.json': page(blocks),
  })

  test('is on the pages of these brands only, with the tab that it fills', () => {
    const words = { ...about, id: 'words', title: 'Sözler' }
    const site = siteOf(
      withBlocks([
        { ...about, brands: ['default'] },
        { ...words, brands: ['studio', 'default'] },
        tabs({ ...about, id: 'in', brands: ['default'] }),
      ]),
    )
    const ids = (id: string) => pageFor(pageAt(site, '/fan'), { id }).blocks.map((block) => block.id)
    expect([ids('default'), ids('studio')]).toEqual([['about', 'words', 'more'], ['words']])
  })

  test('names brands of the site, at least one', () => {
    expect(problemsOf(withBlocks([{ ...about, brands: ['stduio'] }]), checks)).toContain(
      'There is no brand "stduio" in pages/_site.json. Did you mean "studio"?',
    )
    expect(problemsOf(withBlocks([{ ...about, brands: [] }]), checks)).toContain('"brands"')
  })

  test('is no target of a link that another brand shows', () => {
    const link = { type: 'text', id: 'link', title: 'Git', text: '[Biz](#about)' }
    const said = (more: object, settings: object = {}) =>
      problemsOf(
        withBlocks(
          [
            { ...about, brands: ['studio'] },
            { ...link, ...more },
          ],
          settings,
        ),
        [deadLink],
      )
    expect(said({})).toContain('The link "#about" leads to a block that is not shown for "default".')
    expect(said({ brands: ['studio'] })).toBe('')
    expect(said({ brands: ['default'] })).toContain('not shown for "default"')
  })
})
