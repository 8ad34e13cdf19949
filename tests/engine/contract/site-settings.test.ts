import { describe, expect, test } from 'vitest'
import { localizePage } from '../../../tools/content/localize/localize'
import { engineWords } from '../../../tools/content/read/interface-words'
import { createTranslator } from '../../../tools/content/read/words'
import { createDocuments } from '../../../tools/html/document'
import { bootScript, shareAcross } from '../../../tools/html/shared'
import { type Files, page, siteOf, smallSite, twoBrands } from '../unit/site'

const settings = Object(smallSite['pages/_site.json'])
const app = { scripts: ['app.js'], styles: [], print: 'print.css' }

/** Renders a page of the small site with changed settings, as a build on the given day would. */
function html(
  more: object,
  { files = {}, name = 'index', language = 'tr', brand = 'default', day = '2031-08-01' }: Options = {},
): string {
  const { pages, ...read } = siteOf({ 'pages/_site.json': { ...settings, ...more }, ...files })
  const site = { ...read, pages, source: { ...read.source, day } }
  const translator = createTranslator(site)
  const boot = bootScript(site, { boot: '__CONFIG__', bootWhole: '__CONFIG__', notice: 'key(__NOTICE__)' }, app)
  const page = pages.find((page) => page.name === name)
  if (!page) throw new Error(`There is no ${name}.`)
  const shared = shareAcross(site, translator, boot, app, [])
  return createDocuments(shared, []).render(localizePage(site, page, language, translator), language, brand)
}
type Options = { files?: Files; name?: string; language?: string; brand?: string; day?: string }

test('the codes of search engines are in the head of the home page, those of a brand instead of the site’s', () => {
  const verification = { google: 'abc', bing: 'def' }
  const files = twoBrands({ verification: { google: 'own' } }, { verification })
  const of = (brand: string, name?: string) =>
    html({}, { files, brand, name }).match(/<meta name="(google-site-verification|msvalidate\.01)" content="\w+">/g)
  expect(of('default')).toEqual([
    '<meta name="google-site-verification" content="abc">',
    '<meta name="msvalidate.01" content="def">',
  ])
  expect(of('studio')).toEqual(['<meta name="google-site-verification" content="own">'])
  expect(of('default', '_not-found')).toBe(null)
})

test('a page with "noindex" says so to search engines, and has no canonical address', () => {
  const thanks = (more: object) => ({
    'pages/thanks.json': page([{ type: 'text', id: 'about', text: 'Sağ olun' }], more),
  })
  const without = html({}, { files: thanks({}), name: 'thanks' })
  const hidden = html({}, { files: thanks({ noindex: true }), name: 'thanks' })
  expect([without, hidden].map((text) => text.includes('content="noindex"'))).toEqual([false, true])
  expect([without, hidden].map((text) => text.includes('rel="canonical"'))).toEqual([true, false])
})

test('a brand with a dark theme follows the system until the visitor chooses, unless the site says "light"', () => {
  const themesOf = (more: object) => /data-themes="(\d)"/.exec(html(more))?.[1]
  const [brand] = settings.brands
  expect(themesOf({})).toBe('3')
  expect(themesOf({ theme: 'system' })).toBe('3')
  expect(themesOf({ theme: 'light' })).toBe('2')
  expect(themesOf({ brands: [{ ...brand, darkTheme: false, darkColours: undefined }] })).toBe('1')
})

test('a site without "sales" and "messaging" says nothing of sales on any page, not even of a product', () => {
  const files = { 'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }], { kind: 'product' }) }
  const words = Object(engineWords('tr'))
  const ofSales = [words['write-sales'], words.invite, words.footer.company, words.list.add]
  const said = (more: object, name: string) => {
    const text = html(more, { files, name })
    return ofSales.map((word) => text.includes(word))
  }
  for (const name of ['index', 'fan'])
    expect(said({ sales: undefined, messaging: undefined }, name)).not.toContain(true)
  expect(said({}, 'fan')).not.toContain(false)
})

describe('the notice of a site', () => {
  const notice = {
    text: 'Ağustosta kapalıyız.',
    label: 'Adres',
    href: '/fan',
    from: '2031-07-01',
    until: '2031-08-14',
  }
  const files = {
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }]),
    'locales/ar/_site.json': { ...Object(smallSite['locales/ar/_site.json']), notice: { text: 'مغلق في أغسطس.' } },
  }
  const linesOf = (text: string) =>
    [...text.matchAll(/<aside lang="(\w+)" dir="(\w+)"><a [^>]*>[^<]*<\/a><p>(.*?)<\/p>/g)].map(([, ...line]) => line)

  test('is above the page in all languages, that of the page first', () => {
    expect(linesOf(html({ notice }, { files, language: 'ar' }))).toMatchInlineSnapshot(`
      [
        [
          "ar",
          "rtl",
          "<span>مغلق في أغسطس.</span> <a href="/ar/fan" lang="tr" dir="ltr">Adres</a>",
        ],
        [
          "tr",
          "ltr",
          "<span>Ağustosta kapalıyız.</span> <a href="/fan">Adres</a>",
        ],
        [
          "en",
          "ltr",
          "<span lang="tr" dir="ltr">Ağustosta kapalıyız.</span> <a href="/en/fan" lang="tr" dir="ltr">Adres</a>",
        ],
      ]
    `)
  })
  test('is there from its first to its last day, and a site without a notice has none of its bytes', () => {
    const on = (day: string) => /site-notice|key\("/.test(html({ notice }, { files, day }))
    expect(['2031-06-30', '2031-07-01', '2031-08-14', '2031-08-15'].map(on)).toEqual([false, true, true, false])
    expect(html({})).not.toMatch(/site-notice|key\("/)
  })
  test('has another key if it changed, and no link in a brand without the page', () => {
    const keyOf = (text: string) => /key\(".{8}"\)/.exec(html({ notice: { ...notice, text } }, { files }))?.[0]
    expect(keyOf('Açığız.')).toBe(keyOf('Açığız.'))
    expect(keyOf('Açığız.')).not.toBe(keyOf('Kapalıyız.'))
    const [[, , line] = []] = linesOf(
      html({}, { files: { ...files, ...twoBrands({ excludedPages: ['/fan'] }, { notice }) }, brand: 'studio' }),
    )
    expect(line).toBe('<span>Ağustosta kapalıyız.</span>')
  })
})
