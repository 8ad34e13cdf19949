import { expect, test } from 'vitest'
import { blocks, mistake } from '../../../tests/engine/unit/mistakes'
import { type Files, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { addresses } from '.'

const text = { type: 'text', id: 'about', text: 'Sözler' }
const fan = { title: 'Fan sayfası', description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.', blocks }
const run = (files: Files) => problemsOf(files, [addresses])

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

test('a file name that cannot be an address', () => {
  expect(run({ 'pages/Tünel fanı.json': page([text]) })).toMatchInlineSnapshot(`
    "pages/Tünel fanı.json:1:1 error address
    "Tünel fanı.json" cannot be an address. A file name has lowercase letters a-z, digits and hyphens."
  `)
})

test('no page has the address of a language, however it is written', () => {
  const brazil = { code: 'pt-BR', name: 'Português', dir: 'ltr' }
  const files = {
    'pages/_site.json': {
      ...Object(smallSite['pages/_site.json']),
      languages: [...Object(smallSite['pages/_site.json']).languages, brazil],
    },
    'pages/pt-br.json': page([{ type: 'text', id: 'about', text: 'Döner' }]),
  }
  expect(run(files)).toMatchInlineSnapshot(`
    "pages/pt-br.json:1:1 error address
    The address /pt-br is reserved for a language. Pages in that language live under /pt-BR/. Rename the file."
  `)
})

test('one that is taken is reported at the page that has it by "path", or lies deeper', () => {
  expect(mistake(['pages/fan.json path', '/'])).toMatchInlineSnapshot(`
    "pages/fan.json:85:11 error address
      The address / is already used by pages/index.json. Write another "path"."
  `)
  expect(mistake(['pages/a/fan.json', fan])).toMatch(/^pages\/a\/fan.json:1:1 error address/)
  expect(mistake(['pages/a/index.json', { ...fan, title: 'Air' }])).toMatch(
    /^pages\/a\/index.json:1:1 error address\n.*A folder has no address/,
  )
})

test('one that the build needs', () => {
  const paths = ['/index', '/404', '/fans/404', '/assets', '/assets/fan', '/en/fan']
  expect(
    paths.map((path) => mistake(['pages/fan.json path', path]).split('\n').slice(0, 2).join('\n')).join('\n'),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:85:11 error address
      The address /index is used by the site itself. Write another "path".
    pages/fan.json:85:11 error address
      The address /404 is used by the site itself. Write another "path".
    pages/fan.json:85:11 error address
      The address /fans/404 is used by the site itself. Write another "path".
    pages/fan.json:85:11 error address
      The address /assets is used by the site itself. Write another "path".
    pages/fan.json:85:11 error address
      The address /assets/fan is used by the site itself. Write another "path".
    pages/fan.json:85:11 error address
      The address /en/fan is reserved for a language. Pages in that language live under /en/. Write another "path"."
  `)
})
