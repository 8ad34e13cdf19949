import { describe, expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { spokenFor } from '../../../tools/cli/spoken'
import { wordsOf } from '../../../tools/content/say/say.js'
import { contract, homeLinkingTo, page, problemsOf, smallSite, sourceOf } from './site'

const text = { type: 'text', id: 'about', text: 'Sözler' }
const fan = (blocks: object[] = [text], more: object = {}) => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page(blocks, more),
})
const only = (code: string) => checks.filter((check) => check.code === code)

test('the small site has nothing wrong', () => {
  expect(problemsOf({})).toBe('')
})

test('every rule has a name of its own and says what it looks for', () => {
  expect(new Set(checks.map(({ code }) => code)).size).toBe(checks.length)
  expect(checks.map(({ code, about }) => `${code}: ${wordsOf(about)}`).join('\n')).toMatchInlineSnapshot(`
    "address-form: Visitors are addressed as friends, or in the plural, where their language has a form for customers.
    address: Two pages have the same address, or an address is taken by a language or by the site itself.
    brand-words: A brand has its own wording of an interface word that does not exist, or with a {placeholder} that is not filled in.
    brand: The address or host of a brand is not valid, or the host belongs to another brand.
    comparison: A comparison names a page without a specification table, or a row that none of its pages has.
    contrast: Two colours of a brand are too similar where they meet.
    damaged-media: A file of pages/_media is damaged, unsafe, not what its name says, or of no kind that is published.
    dark-picture: A drawing is all in black, and a brand that shows it has a dark theme.
    dark-theme: A brand has a dark theme without colours for it, or colours without the theme.
    dead-link: A link leads to a page, or to a block of a page, that does not exist.
    draft-page: The home page, the 404 page or a printed page is a draft, or has a first or last day.
    drawing: A technical drawing cannot take on the colours of the page, has words, or does not agree with its key, or a balloon has no good place.
    duplicate-id: Two blocks, tabs or continents of a page, or two items of a list, have the same id, or two editions of a file the same language.
    event-date: An event is on a day that does not exist, or ends before it begins.
    excluded-page: A brand leaves out the home page, the 404 page, its contact page, or all pages of its menu.
    figure: A figure has no value, or several at once, or one that cannot be shown.
    finder: A finder leads to no page, or a page says only half of what finders ask.
    glossary: A translation uses another word for a term than locales/glossary.json.
    hero-first: A hero is not the first block of its page, or opens the page of a product.
    incomplete-language: Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).
    interface-word: A word of common.json is nearly an interface word, or has a {placeholder} that is not filled in.
    ledger-conflict: Git has left two versions of some lines of the ledger of translations.
    line-break: Plain words have a line break, which only rich text may have.
    lost-ledger: The ledger of translations is missing or damaged, so outdated translations cannot be found.
    missing-glyph: A letter is in no font of its language, or a language has no font.
    missing-icons: A brand has no icons for browsers and phones.
    missing-media: A picture, drawing, document or film does not exist in pages/_media, or has a format the site cannot show.
    missing-page: The site has no first page, or none for addresses that do not exist.
    missing-shared-words: A language lacks interface words or shared words; another language stands in for them.
    missing-translation: A page or the site file lacks words in a language (an error where nothing can stand in for them).
    no-effect: A field is shown nowhere, because one that it needs is missing.
    orphan-page: No page and no menu links to a page.
    orphan-translation: A page was moved, renamed or deleted, and its translations were not.
    other-language: A whole sentence is in another language than its file.
    outdated-translation: The source changed after it was translated.
    own-host: A link to a page of this site has the name of its host, as browsers show it.
    page-dates: A page’s "from" or "until" is no day, or it ends before it begins.
    page-languages: The "languages" of a page lack its own, or its "fallback" goes on after it.
    panel: A tab or continent has nothing to show, or tabs are inside tabs.
    parent: A page’s "parent" does not exist, or leads back to the page itself.
    pasted-signs: Words have soft hyphens or spaces that do not break, as copied text has.
    picture-shape: A picture does not have the shape of the place it is shown in.
    plain-text: Words have HTML, Markdown, a {placeholder} or a key, which visitors would see as it is written.
    privacy-document: The privacy document does not name something that the site keeps in browsers, or a service that all pages link to.
    reckon: A calculator names a table, row or figure that it cannot reckon with, or an example that cannot be asked.
    redirect: A redirect has no target, goes in a circle or to another redirect, or hides a page.
    related: A page’s "related" has something other than other pages of this site.
    reserved-name: A page has the name of the shared words.
    rich-text: Rich text has something other than paragraphs, strong, emphasis, links and lists, or one that is empty or not closed.
    scale: A diagram lacks what its kind needs, or names a table, row or figure that cannot be drawn.
    scene: The picture of a scene cannot take on the colours of the page, or a place in it is not where it can be tapped.
    seo-length: A title or description does not fit in search results, or is that of another page too.
    shared-word: A "t:key" is neither an interface word nor a word of locales/<language>/common.json, or cannot be one.
    small-picture: A picture has too few pixels to be shown large.
    table-cells: A table row lacks a cell, or has one that belongs to no column, or a row to show large does not exist.
    translation-link: A translation links to other addresses than its source.
    translation-list: A list in a translation has more or fewer items than in its source.
    translation-number: A translation has other numbers in digits than its source, or digits of another language.
    translation-placeholder: A translation of shared words has other {placeholders} than its source.
    turn: The frames of a turn have different sizes, or weigh too much together.
    unedited: Words or a picture that "npm run new" or the Studio wrote, or that stand for others to come, were not replaced.
    unknown-language: A folder of locales/ or a term of the glossary is in a language that the site does not have.
    unknown-name: A language, field of activity, contact, or what a page is for or does, is not in pages/_site.json.
    unknown-translation: A locale file translates words that do not exist, or a page into its own language.
    unknown-unit: A unit is not known, but is close to one that is.
    untranslated: A translation of two or more words is the same as its source.
    unused-media: No page uses a file of pages/_media.
    wrong-contact: A contact in pages/_site.json is no mail address or phone number.
    wrong-language: Words have letters of another language.
    wrong-link: A link has an address that no browser understands, or one that is not safe.
    wrong-word: A text has a word that locales/glossary.json knows as wrong, or says to avoid.
    rules: The "rules" of pages/_site.json name a code that does not exist, or turn one off without a reason."
  `)
})

describe('addresses', () => {
  const run = (files: object) => problemsOf(files as never, only('address'))
  test('two files with the same name', () => {
    expect(run({ 'pages/a/fan.json': page([text]), 'pages/b/fan.json': page([text]) })).toMatchInlineSnapshot(`
      "pages/b/fan.json:1:1 error address
      The address /fan is already used by pages/a/fan.json. Folders only group. Rename one of the files, or give one another "path"."
    `)
  })
  test('a page named like a language', () => {
    expect(run({ 'pages/en.json': page([text]) })).toMatchInlineSnapshot(`
      "pages/en.json:1:1 error address
      The address /en is reserved for a language. Pages in that language live under /en/. Rename the file."
    `)
  })
  test('a page named like a folder of the build', () => {
    expect(run({ 'pages/assets.json': page([text]) })).toMatchInlineSnapshot(`
      "pages/assets.json:1:1 error address
      The address /assets is used by the site itself. Rename the file."
    `)
  })
  test('a file name that cannot be an address', () => {
    expect(run({ 'pages/Tünel fanı.json': page([text]) })).toMatchInlineSnapshot(`
      "pages/Tünel fanı.json:1:1 error address
      "Tünel fanı.json" cannot be an address. A file name has small letters a-z, digits and hyphens."
    `)
  })
})

describe('links', () => {
  const run = (files: object) => problemsOf(files as never, only('dead-link'))
  test('to a page that does not exist', () => {
    expect(run(fan([{ ...text, text: '[Fanlar](/fann)' }]))).toMatchInlineSnapshot(`
      "pages/fan.json:8:15 error dead-link
      The link "/fann" leads to a page that does not exist. Did you mean "/fan"?"
    `)
  })
  test('to a block that does not exist', () => {
    expect(
      run(fan([{ type: 'link-list', id: 'links', links: [{ id: 'specs', label: 'Tablo', href: '/fan#link' }] }])),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:12:19 error dead-link
      The link "/fan#link" leads to a block that pages/fan.json does not show. Did you mean "#links"?"
    `)
  })
})

describe('names', () => {
  test('two blocks with the same id', () => {
    expect(problemsOf(fan([text, text]), only('duplicate-id'))).toMatchInlineSnapshot(`
      "pages/fan.json:12:13 error duplicate-id
      The id "about" appears twice on this page. Give each its own."
    `)
  })
  test('two items with the same id', () => {
    const item = { id: 'body', text: 'Gövde' }
    expect(
      problemsOf(fan([{ type: 'feature-list', id: 'features', items: [item, item] }]), only('duplicate-id')),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:14:17 error duplicate-id
      The id "body" appears twice in "items". Give each its own."
    `)
  })
  test('a language, a field of activity and a contact that do not exist', () => {
    const blocks = [
      { type: 'contact-list', id: 'contacts', contacts: ['male'] },
      { type: 'card-grid', id: 'cards', cards: [{ id: 'fan', title: 'Fan', field: 'fan' }] },
    ]
    expect(problemsOf(fan(blocks, { fallback: ['eng'] }), only('unknown-name'))).toMatchInlineSnapshot(`
      "pages/fan.json:9:9 error unknown-name
      There is no contact "male" in pages/_site.json. Choose one of: mail, switchboard.

      pages/fan.json:19:20 error unknown-name
      There is no field of activity "fan" in pages/_site.json. Did you mean "fans"?

      pages/fan.json:25:5 error unknown-name
      There is no language "eng" in pages/_site.json. Did you mean "en"?"
    `)
  })
  test('a parent that does not exist', () => {
    expect(problemsOf(fan([text], { parent: 'indexx' }), only('parent'))).toMatchInlineSnapshot(`
      "pages/fan.json:11:13 error parent
      There is no page "indexx". Did you mean "index"?"
    `)
  })
  test('parents in a circle are one problem', () => {
    expect(
      problemsOf(
        { 'pages/a.json': page([text], { parent: 'b' }), 'pages/b.json': page([text], { parent: 'a' }) },
        only('parent'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/a.json:11:13 error parent
      The parents go in a circle: a → b → a. A page cannot be above itself. Remove one "parent"."
    `)
  })
  test('a shared word that does not exist, and one with a placeholder', () => {
    const row = { id: 'weight', label: 't:show-on-mpa', value: { value: 12, unit: 'kg' } }
    expect(problemsOf(fan([{ ...text, title: 't:list.open' }]), only('shared-word'))).toMatchInlineSnapshot(`
      "pages/fan.json:9:16 error shared-word
      "t:list.open" has the placeholder {n}. Nothing fills it in here. Write the words themselves."
    `)
    expect(
      problemsOf(fan([{ type: 'spec-table', id: 'specs', title: 't:sizes', rows: [row] }]), only('shared-word')),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:8:16 error shared-word
      "t:sizes" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves.

      pages/fan.json:12:20 error shared-word
      "t:show-on-mpa" is neither a word of locales/tr/common.json nor an interface word. Did you mean "t:show-on-map"?"
    `)
  })
  test('the page for addresses that do not exist', () => {
    const lost = { parent: '_not-found', related: ['/_not-found'] }
    const lostFan = fan([{ ...text, text: '[x](/_not-found)' }], lost)
    expect(problemsOf(lostFan, only('dead-link'))).toMatchInlineSnapshot(`
      "pages/fan.json:8:15 error dead-link
      The link "/_not-found" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.

      pages/fan.json:13:5 error dead-link
      The link "/_not-found" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
    `)
    expect(problemsOf(lostFan, only('parent'))).toMatchInlineSnapshot(`
      "pages/fan.json:11:13 error parent
      There is no page "_not-found". Choose one of: fan, index."
    `)
  })
  test('a picture that does not exist, and one that cannot be shown', () => {
    const images = [
      { id: 'front', src: 'fann.svg', alt: 'Fan' },
      { id: 'back', src: 'fan.bmp', alt: 'Fan' },
    ]
    expect(problemsOf(fan([{ type: 'gallery', id: 'views', images }]), only('missing-media'))).toMatchInlineSnapshot(`
      "pages/fan.json:11:18 error missing-media
      There is no file "fann.svg" in pages/_media. Did you mean "fan.svg"?

      pages/fan.json:16:18 error missing-media
      "fan.bmp" is not a picture the site can show. It can show: svg, avif, webp, png, jpg, jpeg."
    `)
  })
})

describe('blocks', () => {
  const table = (rows: object[], columns?: object[]) =>
    fan([
      { type: 'spec-table', id: 'specs', title: 'Tablo', rows, ...(columns ? { rowHeading: 'Model', columns } : {}) },
    ])
  test('a row without a cell for each column', () => {
    expect(
      problemsOf(
        table(
          [{ id: 'power', label: 'Güç', cells: { small: { value: 4 }, larg: { value: 5 } } }],
          [
            { id: 'small', label: '150' },
            { id: 'large', label: '500' },
          ],
        ),
        only('table-cells'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:17:13 error table-cells
      Row "power" has a cell for "larg", which is not a column. Did you mean "large"?"
    `)
  })
  test('a row without a value', () => {
    expect(problemsOf(table([{ id: 'power', label: 'Güç' }]), only('table-cells'))).toMatchInlineSnapshot(`
      "pages/fan.json:10:9 error table-cells
      Row "power" has no "value"."
    `)
  })
  test('figures that say nothing, too much or half a range', () => {
    const rows = [
      { id: 'a', label: 'A', value: { unit: 'kg' } },
      { id: 'b', label: 'B', value: { value: 1, upTo: 2 } },
      { id: 'c', label: 'C', value: { from: 1 } },
    ]
    expect(problemsOf(table(rows), only('figure'))).toMatchInlineSnapshot(`
      "pages/fan.json:13:20 error figure
      A figure of "a" in "rows" of Specification table "specs" has no value. Give exactly one of value, values, from, size, upTo, within, tick, none.

      pages/fan.json:20:20 error figure
      A figure of "b" in "rows" of Specification table "specs" has "value" and "upTo". Give exactly one of value, values, from, size, upTo, within, tick, none.

      pages/fan.json:28:20 error figure
      A figure of "c" in "rows" of Specification table "specs" has one end of a range. A range has both "from" and "to"."
    `)
  })
  test('a figure of three forms is one sentence, in Turkish as well', () => {
    const three = table([{ id: 'a', label: 'A', value: { value: 1, upTo: 2, within: 3 } }])
    const { problems } = checkSite(sourceOf({ ...smallSite, ...three }), contract, only('figure'))
    const { catalogue } = spokenFor('tr')
    expect(problems.map(({ message }) => wordsOf(message, 'tr', catalogue))).toEqual([
      expect.stringContaining('ölçüde "value", "upTo" ve "within" birlikte var.'),
    ])
  })
  test('a hero further down', () => {
    expect(
      problemsOf(
        fan([text, { type: 'hero', id: 'hero', title: 'Fan', image: { src: 'fan.svg', alt: 'Fan' } }]),
        only('hero-first'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:10:5 error hero-first
      A hero must be the first block: it has the main heading of the page. Move it to the top of the page, or use a "text" block."
    `)
  })
  test('Markdown outside the small set', () => {
    expect(problemsOf(fan([{ ...text, text: '# Başlık\n\n<b>kalın</b>' }]), only('rich-text'))).toMatchInlineSnapshot(`
      "pages/fan.json:8:15 error rich-text
      Rich text cannot have a heading; use the block’s "title". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
    `)
  })
})

describe('translations', () => {
  test('of a page that does not exist', () => {
    expect(
      problemsOf({ 'locales/en/fann.json': { title: 'Fan' }, ...fan() }, only('orphan-translation')),
    ).toMatchInlineSnapshot(`
      "locales/en/fann.json:1:1 error orphan-translation
      There is no page pages/fann.json, so locales/en/fann.json is never shown. Do you mean pages/fan.json? Then rename it to locales/en/fan.json; otherwise delete it."
    `)
  })
  test('of words that do not exist', () => {
    expect(
      problemsOf(
        { ...fan(), 'locales/en/fan.json': { title: 'Fan', blocks: { abaut: { text: 'Words' } } } },
        only('unknown-translation'),
      ),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:4:5 error unknown-translation
      "blocks.abaut" is not in pages/fan.json, so this translation is never shown. Did you mean "blocks.about"?"
    `)
  })
  test('that are no words', () => {
    expect(
      problemsOf(
        { ...fan(), 'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 12 } } } },
        only('unknown-translation'),
      ),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:5:15 error unknown-translation
      "blocks.about.text" must be text in double quotes."
    `)
  })
  test('that lack a page: a warning', () => {
    expect(problemsOf(fan(), only('missing-translation'))).toMatchInlineSnapshot(`
      "pages/fan.json:2:12 warning missing-translation
      There is no English (en) translation; visitors see it in Turkish. Write locales/en/fan.json.

      pages/fan.json:2:12 warning missing-translation
      There is no Arabic (ar) translation; visitors see it in Turkish. Write locales/ar/fan.json."
    `)
  })
  test('that lack words: a warning where another language stands in, an error where none may', () => {
    const english = { 'locales/en/fan.json': { title: 'Fan' } }
    expect(problemsOf({ ...fan(), ...english }, only('missing-translation'))).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 warning missing-translation
      "description", "blocks.about.text" are not translated.

      pages/fan.json:2:12 warning missing-translation
      There is no Arabic (ar) translation; visitors see it in English. Write locales/ar/fan.json."
    `)
    expect(
      problemsOf({ ...fan([text], { fallback: 'none' }), ...english }, only('missing-translation')),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error missing-translation
      "description", "blocks.about.text" are not translated.

      pages/fan.json:2:12 warning missing-translation
      There is no Arabic (ar) translation; visitors see a notice. Write locales/ar/fan.json."
    `)
  })
})

test('a page nobody links to', () => {
  const { 'pages/index.json': home } = smallSite
  expect(
    problemsOf({ 'pages/index.json': home ?? '', 'pages/fan.json': page([text]) }, only('orphan-page')),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:1:1 warning orphan-page
    No page links to /fan. Visitors cannot find it: link to it from a card grid, a link list or a menu."
  `)
})
