import { expect, test } from 'vitest'
import { type Change, mistake, saidOfLinks } from '../../../tests/engine/unit/mistakes'
import { contract, fanWith, page, problemsOf, smallSite, sourceOf } from '../../../tests/engine/unit/site'
import { joined, wordsOf } from '../../content/say/say.js'
import { checkSite } from '../check-site'
import { parent } from '../parent'
import { deadLink } from '.'

const textBlock = (text: string) => ({ type: 'text', id: 'about', text })
const text = 'pages/fan.json blocks 1 text'
const about = 'pages/fan.json blocks 0 text'

test('a page that does not exist', () => {
  expect(
    saidOfLinks(['/fann', '/en/fan', '/fan.html', '/fan/', '/fan?a=1', '/assets/notice.pdf', '/nothing']),
  ).toMatchInlineSnapshot(`
    "/fann    The link "/fann" leads to a page that does not exist. Did you mean "/fan"?
    /en/fan    The link "/en/fan" leads to a page that does not exist. Leave out the language: "/fan". Links stay in the visitor’s language by themselves.
    /fan.html    The link "/fan.html" leads to a page that does not exist. Did you mean "/fan"?
    /fan/    The link "/fan/" leads to a page that does not exist. Did you mean "/fan"?
    /fan?a=1    The link "/fan?a=1" leads to a page that does not exist. Did you mean "/fan"?
    /assets/notice.pdf    The link "/assets/notice.pdf" leads to a page that does not exist. To offer a document, use a block of type "document-list".
    /nothing    The link "/nothing" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
  `)
})

test('a block that is hidden or does not exist', () => {
  expect(saidOfLinks(['/#welcom', '#nothing', '#home'])).toMatchInlineSnapshot(`
    "/#welcom    The link "/#welcom" leads to a block that is not shown on pages/index.json. Did you mean "#welcome"?
    #nothing    The link "#nothing" leads to a block that is not shown on pages/fan.json. The block is hidden, or has another id.
    #home    The link "#home" leads to a block that is not shown on pages/fan.json. The block is hidden, or has another id."
  `)
  const hidden: Change[] = [
    ['pages/fan.json blocks 1 visible', false],
    [about, 'Fan 25 kg ağırlığındadır. [Izgara](#outlet)'],
    ['locales/en/fan.json blocks about text', 'The fan weighs 25 kg. [Grille](#outlet)'],
    ['locales/ar/fan.json blocks about text', 'وزن المروحة 25 kg. [شبكة](#outlet)'],
  ]
  expect(mistake(...hidden)).toMatchInlineSnapshot(`
    "pages/fan.json:9:51 error dead-link
      The link "#outlet" leads to a block that is not shown on pages/fan.json. The block is hidden, or has another id."
  `)
})

test('the page for addresses that do not exist', () => {
  const lost = { parent: '_not-found', related: ['/_not-found'] }
  const lostFan = fanWith([{ type: 'text', id: 'about', text: '[x](/_not-found)' }], lost)
  expect(problemsOf(lostFan, [deadLink])).toMatchInlineSnapshot(`
    "pages/fan.json:8:20 error dead-link
    The link "/_not-found" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.

    pages/fan.json:13:5 error dead-link
    The link "/_not-found" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
  `)
})

test('a page that was deleted or renamed a moment ago is not taken for a misspelt one', () => {
  const gone = { 'locales/en/product.json': { title: 'Product' }, 'locales/en/chick.json': { title: 'Chick' } }
  const files = { ...fanWith([textBlock('[a](/product) [b](/chick)')], { parent: 'product' }), ...gone }
  const pages = { 'pages/products.json': page([textBlock('Words')]), 'pages/chicks.json': page([textBlock('Words')]) }
  const translated = { 'locales/en/products.json': { title: 'Products' } }
  const source = sourceOf({ ...smallSite, ...files, ...pages, ...translated })
  const { problems } = checkSite(source, contract, [deadLink, parent])
  expect(problems.map(({ fix }) => fix)).toEqual([undefined, undefined, undefined])
  expect(problems.map(({ message, hint }) => wordsOf(joined([message, hint])))).toMatchInlineSnapshot(`
    [
      "The link "/product" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.",
      "The link "/chick" leads to a page that does not exist. Did you mean "/chicks"?",
      "There is no page "product". Was the page renamed or deleted? Name another page, or remove "parent".",
    ]
  `)
})

test('a page that cannot be read may have the address of a link', () => {
  expect(
    mistake(['pages/outlet.json', '{ "path": "/fan/outlet" '], [`${text}`, '[Outlet](/fan/outlet)']),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:14:25 error translation-link
      The links differ: "/fan/outlet" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/outlet.json:1:23 error invalid-json
      This is not valid JSON: a closing } is missing."
  `)
})

test('a letter of another script that looks Latin is named', () => {
  expect(saidOfLinks(['/fаn', '/fαn'])).toMatchInlineSnapshot(`
    "/fаn    The link "/fаn" leads to a page that does not exist. Letter 2 of "/fаn" is the Cyrillic "а": write the Latin "a". Did you mean "/fan"?
    /fαn    The link "/fαn" leads to a page that does not exist. Letter 2 of "/fαn" is the Greek "α": write the Latin "a". Did you mean "/fan"?"
  `)
  const said = (...change: Change) => mistake(change).split('\n')[1]
  expect(said('pages/fan.json blocks 1 id', 'оutlet')).toContain(
    'Letter 1 of "оutlet" is the Cyrillic "о": write the Latin "o".',
  )
  expect(said('pages/fan.json blocks 3 rows 0 cells small', { value: 4, unit: 'кW' })).toContain(
    'Letter 1 of "кW" is the Cyrillic "к": write the Latin "k".',
  )
  expect(said('pages/fan.json blocks 1 type', 'tехt')).toContain('Did you mean "text"?')
})

test('each of two equal links in a text points to its own place', () => {
  const twice = 'Fan 25 kg. [Izgara](/nothing), [ızgara](/nothing)'
  const problems = problemsOf(fanWith([{ type: 'text', id: 'about', text: twice }]), [deadLink])
  const columns = [...problems.matchAll(/^pages\/fan\.json:8:(\d+)/gm)].map(([, column]) => Number(column))
  const start = '      "text": "'.length + 1
  expect(columns).toEqual([start + twice.indexOf('/nothing'), start + twice.lastIndexOf('/nothing')])
})
