import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { App } from '../../../renderer/app'
import { createI18n } from '../../../renderer/i18n'
import { siteFor } from '../../../renderer/parts/brand'
import type { DocumentFile } from '../../../schema/parts'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { effectiveWords } from '../../../tools/content/read/interface-words'
import { createTranslator } from '../../../tools/content/read/words'
import { homeLinkingTo, page, siteOf, smallSite } from '../unit/site'

const settings = smallSite['pages/_site.json']
const site = siteOf({
  ...homeLinkingTo('/fan'),
  'pages/_site.json': {
    ...(typeof settings === 'object' && settings),
    contacts: [
      { id: 'mail', kind: 'mail', label: 'Genel', value: 'info@ornek.example' },
      { id: 'switchboard', kind: 'phone', label: 'Santral', value: '+90 000' },
      { id: 'arabic', kind: 'phone', label: 'Arapça', value: '+90 111', languages: ['ar'] },
    ],
  },
  'pages/fan.json': page([{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt: 'Fan' }] }], {
    kind: 'product',
  }),
})
const translator = createTranslator(site)

/** Markup of the small site's product page. */
function render(
  language: 'tr' | 'ar',
  more: { printedOn?: string; dataSheets?: Record<string, DocumentFile> },
): string {
  const localized = localizeSite(site, language, translator)
  const [brand] = localized.brands
  const product = site.pages.find(({ slug }) => slug === 'fan')
  if (!brand || !product) throw new Error('The small site lacks its brand or its product.')
  const { dataSheets, printedOn } = more
  const productPage = { ...localizePage(site, product, language, translator), dataSheets }
  const view = {
    site: siteFor(localized, brand),
    page: productPage,
    brand,
    pinned: language !== 'tr',
    year: 2030,
    printedOn,
  }
  const i18n = createI18n(language, effectiveWords(language))
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(App, { view })))
}

const sheet = { href: '/assets/data-sheets/tr/fan.pdf', format: 'PDF', size: '180 kB' }

test('a product offers its data sheet next to the print button, where the brand has one', () => {
  expect(render('tr', { dataSheets: { default: sheet } })).toMatch(
    /<a [^>]*href="\/assets\/data-sheets\/tr\/fan.pdf" target="_blank".*Teknik föy \(PDF, <bdi dir="ltr">180 kB<\/bdi>\).*Teknik föyü yazdır/s,
  )
  for (const dataSheets of [undefined, { other: sheet }]) {
    const markup = render('tr', { dataSheets })
    expect(markup).not.toContain('data-sheets')
    expect(markup).toContain('Teknik föyü yazdır')
  }
})

test('paper ends with the company, the phone of who reads it, the address of the page and the day; a screen does without', () => {
  const markup = render('ar', { printedOn: '2026-11-21' })
  const end = /<div class="paper-end">.*?<\/div>/s.exec(markup)?.[0]
  expect(end).toContain('Örnek AŞ')
  expect(end).toContain('<bdi dir="ltr">+90 111</bdi>')
  expect(end).not.toContain('+90 000')
  expect(render('tr', { printedOn: '2026-11-21' })).toContain('<bdi dir="ltr">+90 000</bdi>')
  expect(end).toContain('<bdi dir="ltr">https://www.ornek.example/ar/fan</bdi>')
  expect(end).toContain('21 نوفمبر 2026')
  expect(render('ar', {})).not.toContain('paper-end')
})
