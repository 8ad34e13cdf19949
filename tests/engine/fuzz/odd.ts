import type { Json, JsonObject } from './json'

/** Unusual names, ids, file names and addresses. Each of them may be used in place of any kind of name. */
export const names = [
  '',
  ' ',
  'A',
  'ä',
  'ı',
  'a b',
  '-a',
  'a--b',
  'a.b',
  'a/b',
  '_x',
  '1',
  'a'.repeat(80),
  'main',
  'index',
  '404',
  'en',
  'assets',
  'con',
  'constructor',
  '__proto__',
  'fields-panel',
  '%',
  '&',
  '"',
  '\u0000',
  '\u200b',
  '🐔',
  '/',
  '#',
  '#nowhere',
  '/nowhere',
  '/index',
  '/en/',
  '//a.example',
  'https:// a.example',
  'https://a.example/"x"',
  'mailto:a b@a.example',
  'tel:abc',
  '/a\\b',
  '/%zz',
  '/ü',
  'https://a.example\u202e',
]

/** Links that no page may have. */
export const unsafeLinks = [
  'http://a.example',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'file:///a',
  'www.a.example',
  'about',
  '../about',
  '\t/about',
  '\njavascript:alert(1)',
]

/** Files that no page may show. */
export const files = [
  '',
  '..',
  '../../package.json',
  'nowhere.avif',
  'a.gif',
  'a.pdf',
  'https://a.example/a.png',
  'A.PNG',
  '_variants/a.avif',
  '__proto__',
  'a.png?x',
  'C:\\a.png',
]

export const values: Json[] = [null, 5, true, 'words', [], {}, ['a'], [[]], { a: 1 }, [null]]

export const numbers = [0, -1, 0.1, 1.5, 1e21, 1e300, 0.12345678901, 0.1 + 0.2, 1e-7, 5e-324, 12345678.123456789]

/** Numbers in forms that `JSON.stringify` never writes. */
export const written = ['1e999', '-1e999', '1'.repeat(400), '-0', '1E5', '0.0000000000000000000001']

/** Values of figures. Only the first few are valid. */
export const figures: JsonObject[] = [
  { from: 1, to: 2 },
  { values: [1, 2, 3] },
  { size: [1, 2], unit: 'mm' },
  { upTo: 5 },
  { within: 5, unit: '%' },
  { tick: true },
  { none: true },
  { value: -1.5, unit: 'year' },
  {},
  { from: 9, to: 1 },
  { to: 1 },
  { value: 1, upTo: 2 },
  { size: [0, 0] },
  { tick: true, none: true },
  { unit: 'kg' },
  { value: 0.12345678901, unit: 'kg' },
  { values: [1e21, 1e-9] },
  { value: 1, unit: 'constructor' },
  { value: 1, unit: '' },
]

/** Language settings of a page, some of them invalid. */
export const policies: JsonObject[] = [
  { fallback: 'none' },
  { fallback: [] },
  { fallback: ['x'] },
  { lang: 'en' },
  { lang: 'zh_CN' },
  { lang: 'ar', fallback: 'none' },
  { languages: ['en'] },
  { languages: [] },
  { kind: 'product' },
]

/** Address settings of a page, most of them invalid. */
export const addresses: JsonObject[] = [
  ...['/', '/404', '/en', '/assets', '/a//b', 'a', '/en/a', '/index.html'].map((path) => ({ path })),
  { parent: 'index' },
  { parent: 'nowhere' },
  ...[['/'], ['/nowhere'], ['/', '/'], ['#a']].map((related) => ({ related })),
]

/** Texts that are invisible. */
export const blanks = [
  '',
  ' ',
  '\t',
  '   \n  ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u2800',
  '\u{e0061}',
]

/** Characters that are hard to render, or must not be rendered. */
export const letters = [
  '"',
  '\\"',
  '«',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u0085',
  '\u202e',
  '\u2066',
  '\ud800',
  '\udc00',
  '\ufffd',
  '\uffff',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '🇹🇷',
]

/** Markup that is not allowed in text. */
export const markup = [
  '"q" data-author="1" &copy=1 <3',
  '<b data-author="1">&',
  '<script data-author>alert(1)</script>',
  '</main><h1 data-author>',
  '"><img data-author src=x onerror=alert(1)>',
  '<!--',
  ']]>',
  '</title><style>',
  '**',
  '_a_',
  '[a](',
  '# a',
  '![a](/a.png)',
  '> a',
  '1. ',
  '\\',
  '| a | b |',
  '<https://a.example>',
  '[a]: /b',
  '\n\n\n- \n',
  '[a](about)',
  '[a](javascript:alert(1))',
  '[a](http://a.example)',
  '[a](#nowhere)',
  '[](/)',
  '[a]()',
  '[a](</>)',
  '[a](https://a.example/?a=1&b="2")',
]

/** Markup without any text. */
export const bareMarkup = [
  '**',
  '- ',
  '#',
  '***',
  '[](/)',
  '![]()',
  '<br>',
  '&nbsp;',
  '**\u200b**',
  '---',
  '[a]: /b',
  '&#0;',
  '<!-- a -->',
  '\n- \n- ',
]

export const sharedKeys = [
  't:',
  't:features',
  't:nowhere',
  't:gallery.next',
  't:gallery',
  't:__proto__',
  't:t:features',
]

/** Text that programs output by mistake. */
export const programWords = [
  'undefined',
  'NaN',
  '[object Object]',
  'toString',
  '{{count}}',
  '{phone}',
  '}}',
  '%s',
  '{0}',
]

/** Sentences in other languages, and texts that consist of a number. */
export const otherWords = [
  'これは長さを確かめるための日本語の文です。',
  'Это предложение на русском языке, а не на другом.',
  'זה משפט בעברית ולא בשפה אחרת.',
  'นี่คือประโยคภาษาไทย',
  '1',
  '1.500.000',
  '٣',
  '十',
  '-1',
  '1e999',
]
