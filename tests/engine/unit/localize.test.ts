import { describe, expect, test } from 'vitest'
import { documentTitle } from '../../../renderer/parts/text'
import { writeFigure } from '../../../tools/content/base/figure'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from './site'

const about = { type: 'text', id: 'about', title: 'Hakkında', text: 'Sözler' }

/** The page /fan, localized in one language. */
function localized(language: string, blocks: object[], changes: Files = {}, more: object = {}) {
  const site = siteOf({ ...homeLinkingTo('/fan'), 'pages/fan.json': page(blocks, more), ...changes })
  const fan = site.pages.find(({ address }) => address === '/fan')
  if (!fan) throw new Error('There is no /fan.')
  return localizePage(site, fan, language, createTranslator(site))
}

describe('words', () => {
  const english = {
    'locales/en/fan.json': {
      title: 'Fan',
      description: 'A fan.',
      blocks: { about: { title: 'About', text: 'Words' } },
    },
  }

  test('in the source language', () => {
    expect(localized('tr', [about], english)).toMatchInlineSnapshot(`
      {
        "address": "/fan",
        "blocks": [
          {
            "id": "about",
            "text": {
              "nodes": [
                {
                  "children": [
                    "Sözler",
                  ],
                  "tag": "p",
                },
              ],
            },
            "title": "Hakkında",
            "type": "text",
          },
        ],
        "breadcrumb": [],
        "description": "Bir fan: kümesteki havayı dışarı taşıyan bir makine.",
        "dir": "ltr",
        "kind": "page",
        "lang": "tr",
        "languages": [
          "tr",
          "en",
        ],
        "opening": undefined,
        "picture": undefined,
        "related": [],
        "shownIn": undefined,
        "siblings": [],
        "sourceTitle": "Fan",
        "state": "translated",
        "title": "Fan",
      }
    `)
  })
  test('begins its breadcrumb with the home page once', () => {
    expect(localized('tr', [about], english, { parent: 'index' }).breadcrumb).toEqual([])
  })
  test('translated', () => {
    expect(localized('en', [about], english)).toMatchObject({
      state: 'translated',
      lang: 'en',
      title: 'Fan',
      blocks: [{ title: 'About', text: { nodes: [{ tag: 'p', children: ['Words'] }] } }],
    })
  })
  test('that fell back as a whole are plain, and the page says which language they are in', () => {
    expect(localized('ar', [about], english)).toMatchObject({
      state: 'fallback',
      lang: 'en',
      dir: 'ltr',
      title: 'Fan',
      languages: ['tr', 'en'],
      blocks: [{ title: 'About' }],
    })
  })
  test('that fell back as a whole stand below the name in the language of the visitor, where it has one', () => {
    const arabic = { 'locales/ar/fan.json': { label: 'مروحة' } }
    expect(localized('ar', [about], { ...english, ...arabic }, { label: 'Fan' })).toMatchObject({
      state: 'fallback',
      lang: 'en',
      title: { text: 'مروحة', lang: 'ar', dir: 'rtl' },
      blocks: [{ title: 'About' }],
    })
  })
  test('of the title are there in the language of the site, too', () => {
    const more = { title: 'Çatı fanı' }
    expect(localized('en', [about], english, more)).toMatchObject({ title: 'Fan', sourceTitle: 'Çatı fanı' })
    expect(localized('tr', [about], english, more)).toMatchObject({ title: 'Çatı fanı', sourceTitle: 'Çatı fanı' })
  })
  test('the end of a page has its own words, and a contact', () => {
    const closing = { title: 'Soru?', contact: 'mail' }
    const words = { 'locales/ar/fan.json': { title: 'مروحة', closing: { title: 'سؤال؟' } } }
    expect(localized('ar', [about], { ...english, ...words }, { closing }).closing).toMatchObject({
      title: 'سؤال؟',
      contact: { id: 'mail', kind: 'mail', href: 'mailto:info@ornek.example' },
    })
  })
  test('that fell back one by one carry their language', () => {
    const arabic = { 'locales/ar/fan.json': { title: 'مروحة', blocks: { about: { text: 'كلمات' } } } }
    expect(localized('ar', [about], { ...english, ...arabic })).toMatchObject({
      state: 'translated',
      lang: 'ar',
      dir: 'rtl',
      title: 'مروحة',
      description: { text: 'A fan.', lang: 'en', dir: 'ltr' },
      blocks: [
        { title: { text: 'About', lang: 'en', dir: 'ltr' }, text: { nodes: [{ tag: 'p', children: ['كلمات'] }] } },
      ],
    })
  })
  test('that are empty count as missing', () => {
    const empty = { 'locales/ar/fan.json': { title: '' } }
    expect(localized('ar', [about], { ...english, ...empty }).state).toBe('fallback')
  })
  test('without fallback: a notice with the label, and no blocks', () => {
    const arabic = { 'locales/ar/fan.json': { label: 'مروحة' } }
    const localizedPage = localized('ar', [about], { ...english, ...arabic }, { fallback: 'none', label: 'Fan' })
    expect(localizedPage).toMatchObject({
      state: 'missing',
      lang: 'ar',
      title: 'مروحة',
      languages: ['tr', 'en'],
      blocks: [],
    })
    expect(documentTitle(localizedPage, 'Örnek')).toBe('مروحة – Örnek')
  })
  test('without fallback on the whole site, but for a page that has its own', () => {
    const none = { 'pages/_site.json': { ...Object(smallSite['pages/_site.json']), fallback: 'none' } }
    expect(localized('ar', [about], { ...english, ...none }).state).toBe('missing')
    expect(localized('ar', [about], { ...english, ...none }, { fallback: ['en'] }).state).toBe('fallback')
  })
  test('without fallback and without a name: nothing of another language stands where no language can be named', () => {
    const localizedPage = localized('ar', [about], english, { fallback: 'none' })
    expect(localizedPage).toMatchObject({
      state: 'missing',
      title: { text: 'Fan', lang: 'tr' },
      description: 'هذه الصفحة غير متوفرة بالعربية بعد.',
    })
    expect(documentTitle(localizedPage, 'Örnek')).toBe('هذه الصفحة غير متوفرة بالعربية بعد – Örnek')
  })
  test('shared by "t:"', () => {
    expect(localized('tr', [{ ...about, title: 't:more.related' }]).blocks[0]).toMatchObject({
      title: 'Birlikte kullanılanlar',
    })
  })
  test('of another source language', () => {
    const localizedPage = localized('tr', [about], { 'locales/tr/fan.json': { title: 'Fan (tr)' } }, { lang: 'en' })
    expect(localizedPage).toMatchObject({
      state: 'translated',
      title: 'Fan (tr)',
      blocks: [{ title: { text: 'Hakkında', lang: 'en' } }],
    })
  })
})

describe('rich text', () => {
  const parsed = (text: string) => localized('tr', [{ ...about, text }]).blocks[0]
  test('paragraphs, emphasis, links and lists become a tree', () => {
    expect(parsed('**Galvaniz** *sac*, [fanlar](/fan)\n\n- Gövde\n- Panjur')).toMatchInlineSnapshot(`
      {
        "id": "about",
        "text": {
          "nodes": [
            {
              "children": [
                {
                  "children": [
                    "Galvaniz",
                  ],
                  "tag": "strong",
                },
                " ",
                {
                  "children": [
                    "sac",
                  ],
                  "tag": "em",
                },
                ", ",
                {
                  "children": [
                    "fanlar",
                  ],
                  "href": "/fan",
                  "tag": "a",
                },
              ],
              "tag": "p",
            },
            {
              "children": [
                {
                  "children": [
                    "Gövde",
                  ],
                  "tag": "li",
                },
                {
                  "children": [
                    "Panjur",
                  ],
                  "tag": "li",
                },
              ],
              "tag": "ul",
            },
          ],
        },
        "title": "Hakkında",
        "type": "text",
      }
    `)
  })
  test('HTML never passes', () => {
    expect(JSON.stringify(parsed('a\\<b'))).toContain('a<b')
    expect(() => parsed('<script>alert(1)</script>')).toThrow('Rich text cannot have HTML')
  })
  test('nor does a sign by its number that cannot be seen', () => {
    expect(JSON.stringify(parsed('Fish &#38; chips'))).toContain('Fish & chips')
    expect(() => parsed('Fish &#0; chips')).toThrow('Rich text cannot have "&#0;", an invisible character')
  })
})

test('words of menus fall back to the source at once, whatever the policy', () => {
  const tabs = { type: 'tabs', id: 'tabs', label: 'Bölümler', items: [{ id: 'us', label: 'Biz', blocks: [about] }] }
  const words = { title: 'Fan', blocks: { tabs: { label: 'Sections', items: { us: { label: 'Us' } } } } }
  const site = { 'locales/en/fan.json': words, 'locales/ar/fan.json': { title: 'مروحة' } }
  expect(localized('ar', [tabs], site).blocks).toMatchObject([
    { label: { text: 'Sections', lang: 'en' }, items: [{ label: { text: 'Biz', lang: 'tr', dir: 'ltr' } }] },
  ])
})

describe('figures', () => {
  const cells = (language: string, ...values: object[]) => {
    const rows = values.map((value, i) => ({ id: `r${i}`, label: 'Satır', value }))
    const block = localized(language, [{ type: 'spec-table', id: 'specs', title: 'Tablo', rows }]).blocks[0]
    return block?.type === 'spec-table' ? block.rows.map(({ value }) => value) : []
  }
  const forms = [
    { value: 150000, unit: 'kcal/h' },
    { value: 5.5, unit: 'HP' },
    { from: 90, to: 100, unit: '°C' },
    { from: -20, to: 60, unit: '°C' },
    { values: [80, 100, 120], unit: 'kW' },
    { size: [63, 197], unit: 'cm' },
    { upTo: 24 },
    { within: 1, unit: '%' },
    { upTo: 35, unit: '%' },
    { value: 5, unit: 'year' },
    { tick: true },
    { none: true },
  ]
  test('next to a number stands "days", also where a language has one word for two of them', () => {
    const words = { unit: String, upTo: String, price: String }
    const twoDays = (language: string) => writeFigure({ value: 2, unit: 'day' }, language, words)
    expect([twoDays('ar'), twoDays('en')]).toMatchObject([{ unit: 'يوم' }, { unit: 'days' }])
  })
  test('in every form', () => {
    expect(cells('tr', ...forms)).toMatchInlineSnapshot(`
      [
        {
          "also": "174 kW",
          "kind": "figure",
          "number": "150.000",
          "unit": "kcal/saat",
        },
        {
          "also": "4,0 kW",
          "kind": "figure",
          "number": "5,5",
          "unit": "HP",
        },
        {
          "kind": "figure",
          "number": "90–100",
          "unit": "°C",
        },
        {
          "kind": "figure",
          "number": "−20 … +60",
          "unit": "°C",
        },
        {
          "kind": "figure",
          "number": "80 / 100 / 120",
          "unit": "kW",
        },
        {
          "kind": "figure",
          "number": "63 × 197",
          "unit": "cm",
        },
        {
          "kind": "figure",
          "number": "24",
          "prefix": "en fazla",
          "unit": undefined,
        },
        {
          "kind": "figure",
          "number": "±%1",
          "unit": undefined,
        },
        {
          "kind": "figure",
          "number": "%35",
          "prefix": "en fazla",
          "unit": undefined,
        },
        {
          "kind": "figure",
          "number": "5",
          "unit": "yıl",
        },
        {
          "kind": "tick",
        },
        {
          "kind": "none",
        },
      ]
    `)
  })
  test('of power have kilowatts too, as exact as they are of use', () => {
    const power = [
      { value: 4, unit: 'HP' },
      { value: 0.25, unit: 'HP' },
      { from: 0, to: 20, unit: 'HP' },
      { values: [150000, 1500000], unit: 'kcal/h' },
      { size: [1, 2], unit: 'HP' },
      { within: 5, unit: 'HP' },
      { upTo: 250000, unit: 'kcal/h' },
      { value: 4, unit: 'kW' },
      { value: 4, unit: 'constructor' },
    ]
    const also = cells('tr', ...power).map((cell) => cell?.kind === 'figure' && cell.also)
    expect(also).toEqual([
      '2,9\u00a0kW',
      '0,18\u00a0kW',
      '0–15\u00a0kW',
      '174 / 1.745\u00a0kW',
      '0,7 × 1,5\u00a0kW',
      '±3,7\u00a0kW',
      '291\u00a0kW',
      undefined,
      undefined,
    ])
  })
  test.each([
    ['tr', '150.000'],
    ['en', '150,000'],
    ['ar', '150,000'],
  ])('in the number format of %s', (language, number) => {
    const english = { 'locales/en/fan.json': { title: 'Fan' }, 'locales/ar/fan.json': { title: 'مروحة' } }
    const rows = [{ id: 'power', label: 'Güç', value: { value: 150000 } }]
    const block = localized(language, [{ type: 'spec-table', id: 'specs', title: 'Tablo', rows }], english).blocks[0]
    expect(block).toMatchObject({ rows: [{ value: { kind: 'figure', number } }] })
  })
  test('in one row have equal precision', () => {
    const columns = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ]
    const rows = [{ id: 'power', label: 'Güç', cells: { a: { value: 4 }, b: { value: 5.5 }, c: { none: true } } }]
    expect(
      localized('tr', [{ type: 'spec-table', id: 'specs', title: 'Tablo', rowHeading: 'Model', columns, rows }])
        .blocks[0],
    ).toMatchObject({
      rows: [{ cells: { a: { number: '4,0' }, b: { number: '5,5' }, c: { kind: 'none' } } }],
    })
  })
})

describe('blocks', () => {
  test('that are switched off are not there, also inside tabs', () => {
    const hidden = { ...about, id: 'hidden', visible: false }
    const tabs = {
      type: 'tabs',
      id: 'tabs',
      label: 'Sekmeler',
      items: [
        {
          id: 'one',
          label: 'Bir',
          blocks: [
            { ...hidden, id: 'hidden-too' },
            { ...about, id: 'inner' },
          ],
        },
      ],
    }
    const ids = JSON.stringify(localized('tr', [hidden, tabs]).blocks)
    expect(ids).toContain('inner')
    expect(ids).not.toContain('hidden')
  })
  test('know pictures by address and size, documents by format and size, contacts by their links', () => {
    const blocks = [
      { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt: 'Fan' }] },
      {
        type: 'document-list',
        id: 'documents',
        documents: [{ id: 'notice', title: 'Bildirim', editions: [{ language: 'tr', src: 'notice.pdf' }] }],
      },
      { type: 'contact-list', id: 'contacts', contacts: ['mail'] },
    ]
    expect(localized('tr', blocks).blocks).toMatchInlineSnapshot(`
      [
        {
          "id": "views",
          "images": [
            {
              "alt": "Fan",
              "id": "front",
              "src": {
                "height": 720,
                "src": "/assets/fan.svg",
                "width": 960,
              },
            },
          ],
          "labels": {
            "counter": "{n} / {total}",
            "image": "Görsel {n} / {total}",
            "label": "Görseller",
            "next": "Sonraki görsel",
            "previous": "Önceki görsel",
            "role": "görsel galerisi",
            "start": "Otomatik geçişi başlat",
            "stop": "Otomatik geçişi durdur",
            "zoom": "Büyüt",
          },
          "type": "gallery",
        },
        {
          "documents": [
            {
              "editions": [
                {
                  "language": {
                    "code": "tr",
                    "name": "Türkçe",
                  },
                  "src": {
                    "format": "PDF",
                    "href": "/assets/notice.pdf",
                    "size": "24 kB",
                  },
                },
              ],
              "id": "notice",
              "title": "Bildirim",
            },
          ],
          "id": "documents",
          "labels": {
            "newTab": "yeni sekmede açılır",
          },
          "type": "document-list",
        },
        {
          "contacts": [
            {
              "href": "mailto:info@ornek.example",
              "id": "mail",
              "kind": "mail",
              "label": "Genel",
              "value": "info@ornek.example",
            },
          ],
          "id": "contacts",
          "labels": {
            "copied": "Kopyalandı",
            "copy": "Kopyala: {value}",
            "newTab": "yeni sekmede açılır",
            "showOnMap": "Haritada göster",
          },
          "type": "contact-list",
        },
      ]
    `)
  })
})

test('a document in another language is said to be so in the visitor’s', () => {
  const site = siteOf()
  const document = (language: string) => localizeSite(site, language, createTranslator(site)).consent?.document.in
  expect(document('tr')).toBeUndefined()
  expect(document('en')).toEqual({ code: 'tr', name: 'Turkish' })
  expect(document('ar')).toEqual({ code: 'tr', name: 'التركية' })
})

test('a page knows the pages above it', () => {
  const changes = { ...homeLinkingTo('/fan', '/fans'), 'pages/fans.json': page([about], { label: 'Fanlar' }) }
  expect(localized('tr', [about], changes, { parent: 'fans' }).breadcrumb).toEqual([{ label: 'Fanlar', href: '/fans' }])
})

test('the site in one language', () => {
  const site = siteOf()
  const { legalName, menu, contacts, language } = localizeSite(site, 'ar', createTranslator(site))
  expect({ legalName, menu, contacts, language }).toMatchInlineSnapshot(`
    {
      "contacts": [
        {
          "href": "mailto:info@ornek.example",
          "id": "mail",
          "kind": "mail",
          "label": "عام",
          "value": "info@ornek.example",
        },
        {
          "href": "tel:+90000",
          "id": "switchboard",
          "kind": "phone",
          "label": "المقسم",
          "value": "+90 000",
        },
      ],
      "language": "ar",
      "legalName": "Örnek AŞ",
      "menu": [
        {
          "href": "/",
          "id": "home",
          "label": "الرئيسية",
        },
      ],
    }
  `)
})
