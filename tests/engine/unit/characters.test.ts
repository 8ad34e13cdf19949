import { describe, expect, test } from 'vitest'
import { readPart } from '../../../tools/content/read/read-site'
import { problemsOf, siteOf, smallSite } from './site'

/** Problems of the small site if its home page has this title, without blank lines between the problems. */
const sentences = (text: string) =>
  problemsOf({ 'pages/index.json': { ...(smallSite['pages/index.json'] as object), title: text } }).replaceAll(
    '\n\n',
    '\n',
  )

describe('characters that no text may have', () => {
  test.each([
    ['a\u0000b', 'U+0000, a control character'],
    ['a\u0001b', 'U+0001, a control character'],
    ['a\tb', 'U+0009, a tab'],
    ['a\rb', 'U+000D, a carriage return'],
    ['a\u007fb', 'U+007F, a control character'],
    ['a\u0085b', 'U+0085, a control character'],
    ['a\u2028b', 'U+2028, a line separator'],
    ['a\u202eb', 'U+202E, an invisible character that changes the writing direction'],
    ['a\u2066b', 'U+2066, an invisible character that changes the writing direction'],
    ['a\ud800b', 'U+D800, one half of a character'],
    ['a\udc00', 'U+DC00, one half of a character'],
    ['a\ufffeb', 'U+FFFE, a code that stands for no character'],
    ['a\u{1ffff}b', 'U+1FFFF, a code that stands for no character'],
    ['a\u200bb', 'U+200B, a zero-width space'],
    ['a\ufeffb', 'U+FEFF, a byte order mark'],
    ['\u200da', 'U+200D, an invisible character'],
    ['a \u00adb', 'U+00AD, an invisible character'],
    ['a\u2062b', 'U+2062, an invisible character'],
  ])('%j', (text, problem) => {
    expect(sentences(text)).toContain(`This text contains ${problem}.`)
    expect(sentences(text).match(/error/g)).toHaveLength(1)
  })

  test.each([
    [' ', 'only spaces'],
    ['\u00a0\n', 'only spaces'],
    ['\u200e', 'only invisible characters, such as U+200E'],
    ['\u2800', 'only invisible characters, such as U+2800'],
    ['\u3164', 'only invisible characters, such as U+3164'],
    ['\u0301', 'only invisible characters, such as U+0301'],
  ])('%j, which shows nothing', (text, problem) => {
    expect(sentences(text)).toContain(`This text has ${problem}.`)
    expect(sentences(text).match(/error/g)).toHaveLength(1)
  })
})

test.each([
  ['a soft hyphen', 'Lüftungs\u00adanlage'],
  ['a space that does not break', '5\u00a0kg'],
  ['a non-joiner, as Persian needs it', 'می\u200cخواهم'],
  ['a joiner, as the scripts of India need it', 'क्\u200dष'],
  ['emoji made of several', '👩🏽\u200d🚒 🏳️\u200d🌈 ❤️\u200d🔥'],
  ['a mark of direction', 'مراوح\u200f (A)'],
  ['the end of a word in a script without spaces', 'ភាសា\u200bខ្មែរ'],
])('%s is a character like any other', (_, text) => {
  expect(sentences(text)).not.toContain('invisible-character')
})

test('every document is looked through, and its other problems at that place are not reported', () => {
  const site = smallSite['pages/_site.json'] as object
  expect(
    problemsOf({
      'pages/_site.json': {
        ...site,
        name: ' ',
        menu: [{ id: 'ho\u200bme', label: 'Ana\u0001sayfa', href: '/\u202e' }],
      },
      'locales/en/common.json': { skip: '\u2066' },
      'locales/ar/index.json': { ...(smallSite['locales/ar/index.json'] as object), 'ti\u200btle': 'الرئيسية' },
      'locales/glossary.json': { terms: [{ id: 'fan', tr: ['fan\u007f'], en: ['fan'] }] },
    }),
  ).toMatchInlineSnapshot(`
    "locales/ar/index.json:9:3 error invisible-character
    This field's name contains U+200B, a zero-width space. Delete it; it cannot be seen.

    locales/en/common.json:2:11 error invisible-character
    This text contains U+2066, an invisible character that changes the writing direction. Delete it; the site sets the direction of each language itself.

    locales/glossary.json:6:9 error invisible-character
    This text contains U+007F, a control character. Delete it; it cannot be seen.

    pages/_site.json:2:11 error invisible-character
    This text has only spaces. Write something that can be seen, or remove the field.

    pages/_site.json:62:13 error invisible-character
    This text contains U+200B, a zero-width space. Delete it; it cannot be seen.

    pages/_site.json:63:16 error invisible-character
    This text contains U+0001, a control character. Delete it; it cannot be seen.

    pages/_site.json:64:15 error invisible-character
    This text contains U+202E, an invisible character that changes the writing direction. Delete it; the site sets the direction of each language itself."
  `)
})

test('a lost character, written as an escape', () => {
  expect(problemsOf({ 'locales/en/index.json': '{ "title": "H\\ufffdme" }' }, [])).toMatchInlineSnapshot(`
    "locales/en/index.json:1:12 error invisible-character
    This text contains U+FFFD, the character that stands for a lost one. Type the character that was here."
  `)
})

test('a misspelt field that only looks right', () => {
  expect(
    problemsOf({ 'pages/index.json': { ...(smallSite['pages/index.json'] as object), 'blo\u200bcks': [] } }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:3 error invisible-character
    This field's name contains U+200B, a zero-width space. Delete it; it cannot be seen."
  `)
})

test('pages that are read in parts', () => {
  const site = siteOf()
  const { problems } = readPart(site, { 'pages/fan.json': '{ "title": "a\\u0001" }' })
  expect(problems).toMatchObject([{ code: 'invisible-character', line: 1, column: 12 }, { code: 'missing-field' }])
})
