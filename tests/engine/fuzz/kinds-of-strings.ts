import { changeOne, put, type Slot } from './json'
import type { Kind } from './kinds'
import type { Random } from './random'

const names = new Set(['type', 'id', 'kind', 'src', 'href', 'image', 'parent', 'lang', 'fallback', 'path', 'unit', 'mark', 'code', 'language', 'dir', 'logo', 'field'])

/** Whether a value is words for people, as far as can be told without the contract. */
function isWords({ key, value, owner }: Slot): boolean {
  return typeof value === 'string' && !names.has(String(key)) && !Array.isArray(owner)
}

const isString = ({ value }: Slot) => typeof value === 'string'
const isNamed =
  (...wanted: string[]) =>
  ({ key, value }: Slot) =>
    typeof value === 'string' && wanted.includes(String(key))

/** Puts one of some texts in the place of words. */
const instead = (name: string, texts: string[], isOdd?: true): Kind => ({
  name,
  expects: 'few',
  isOdd,
  change: (text, random) => changeOne(text, random, random.chance(0.8) ? isWords : isString, (slot) => put(slot, random.pick(texts))),
})

/** Puts one of some texts into words. */
const into = (name: string, texts: string[], isOdd?: true): Kind => ({
  name,
  expects: 'few',
  isOdd,
  change: (text, random) =>
    changeOne(text, random, random.chance(0.8) ? isWords : isString, (slot) => {
      const words = String(slot.value)
      const at = random.pick([0, words.length, random.below(words.length + 1)])
      put(slot, words.slice(0, at) + random.pick(texts) + words.slice(at))
    }),
})

const named = (name: string, fields: string[], texts: readonly string[], expects: Kind['expects'] = 'few'): Kind => ({
  name,
  expects,
  change: (text, random) => changeOne(text, random, isNamed(...fields), (slot) => put(slot, random.pick(texts))),
})

const spread = (random: Random, letters: string) => letters.repeat(1 + random.below(20))

/** Words and other texts that are not what they should be. */
export const stringKinds: Kind[] = [
  instead('no letters', ['']),
  instead('spaces', [' ', '\t', '\n', '   \n  ', '\u00a0', '\u3000', '\u2003']),
  instead('invisible letters', ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u2800', '\u3164', '\u180e', '\ufe0f', '\u034f', '\u115f', '\u{e0061}']),
  into('control characters', ['\u0001', '\u0002', '\u0007', '\u0008', '\u000b', '\u001b[31m', '\u007f', '\u0085', '\u009f']),
  into('NUL', ['\u0000']),
  into('direction marks', ['\u202e', '\u202a', '\u2066', '\u2067', '\u202d']),
  into('half a letter', ['\ud800', '\udc00', '\udbff\udbff']),
  into('letters that are none', ['\ufffd', '\ufffe', '\uffff', '\ue000']),
  into('marks above marks', ['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'e\u0301\u0301\u0301']),
  into('emoji', ['👩‍👩‍👧‍👦', '🇹🇷', '😀', '✅ ', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']),
  into('HTML', ['<b data-author="1">&', '<script data-author>alert(1)</script>', '</main><h1 data-author>', '"><img data-author src=x onerror=alert(1)>', "' onload='x", '<!--', ']]>', '</title><style>', '</script>']),
  into('Markdown', ['**', '*', '_a_', '[a](', '[a](/b', '# a', '`a`', '![a](/a.png)', '> a', '---\n', '1. ', '- ', '\\', '| a | b |', '~~a~~', '<https://a.example>', '[a]: /b', '\n\n\n- \n']),
  instead('only Markdown', ['**', '-', '- ', '1.', '#', '***', '\\', '[](/)', '![]()', '<br>', '&nbsp;', '**\u200b**', '> ', '---', '[a]: /b', '`', '* * *', '&#0;', '&#8203;', '<!-- a -->', '\n- \n- ']),
  into('Markdown links', ['[a](https://a.example)', '[a](about)', '[a](javascript:alert(1))', '[a](http://a.example)', '[a](data:text/html,x)', '[a](/nowhere)', '[a](#nowhere)', '[](/)', '[a]()', '[a](www.a.example)', '[a](//a.example)', '[a](/ "t")', '[a](</>)', '[a](https://a.example/?a=1&b="2")', '[a](mailto:a@a.example)', '[a](tel:)']),
  instead('key of a shared word', ['t:', 't:features', 't:nowhere', 't:gallery.next', 't:gallery', 't:units', 't:__proto__', 't:constructor', 't:a.b.c', 't: features', 'T:features', 't:notice.missing', '$t(home)', 't:t:features']),
  into('placeholder', ['{{count}}', '{shown}', '{phone}', '{{', '}}', '%s', '${a}', '{0}'], true),
  instead('words of programs', ['undefined', 'null', 'NaN', '[object Object]', 'true', '0', '__proto__', 'constructor', 'toString', 'hasOwnProperty'], true),
  into('quotes', ['"', "'", '“', '\\"', '`', '«']),
  { name: 'long', expects: 'few', change: (text, random) => changeOne(text, random, isWords, (slot) => put(slot, `${slot.value} `.repeat(1 + random.below(400)).trim())) },
  { name: 'long word', expects: 'few', change: (text, random) => changeOne(text, random, isWords, (slot) => put(slot, 'Rindfleisch'.repeat(1 + random.below(30)))) },
  { name: 'very long', expects: 'few', change: (text, random) => changeOne(text, random, isWords, (slot) => put(slot, random.pick(['a', '*', '[', ' ', '\n', '<', '_a ']).repeat(30_000))) },
  { name: 'repeated letters', expects: 'few', change: (text, random) => changeOne(text, random, isWords, (slot) => put(slot, slot.value + spread(random, random.pick(['!', '…', ' ', '\n', '*', '_', '(', '\u0301'])))) },
  instead('another language', ['これは長さを確かめるための日本語の文です。', 'Это предложение на русском языке, а не на другом.', 'هذه جملة باللغة العربية وليست بلغة أخرى.', 'זה משפט בעברית ולא בשפה אחרת.', 'นี่คือประโยคภาษาไทย', 'यह हिन्दी में एक वाक्य है।']),
  instead('figures as words', ['1', '1,5', '1.500.000', '٣', '十', '3D', '-1', '1/2', '²', '100 %', '1e999']),
  named('odd id', ['id'], ['', ' ', 'Ä', 'A', 'a b', 'a_b', '-a', 'a-', 'a--b', 'main', 'app', 'top', 'constructor', '__proto__', 'fields-panel', 'icon-mail', '1', '0', 'a'.repeat(61), 'a.b', 'a/b', '#a', 'ı']),
  named('odd link', ['href'], ['/', '#', '', '/#', '#nowhere', '/nowhere', '/index', '/404', '/_not-found', '/?a=1', '//a.example', 'https://', 'https:// a.example', 'https://a.example/"x"', 'https://a.example/<b>', 'mailto:', 'mailto:a', 'mailto:a b@a.example', 'tel:', 'tel:+90 000', 'tel:abc', '/assets/a.pdf', '/en', '/en/', '/data/x.json', '/a\\b', '/%', '/%zz', '/ü', '/\u200b', 'https://a.example\u202e']),
  named('unsafe link', ['href'], ['http://a.example', 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'ftp://a.example', 'file:///a', 'vbscript:x', 'www.a.example', 'about', './about', '../about', ' /about', '\t/about', '\njavascript:alert(1)'], 'one'),
  named('odd file', ['src', 'image', 'logo', 'flagPath'], ['', ' ', '/', '.', '..', '../../package.json', 'nowhere.avif', 'a.gif', 'a.pdf', 'a.svg', 'https://a.example/a.png', '/assets/a.png', 'a b.png', 'A.PNG', '_variants/a.avif', 'constructor', '__proto__', 'a.png?x', 'C:\\a.png'], 'one'),
  { name: 'odd place', expects: 'few', change: (text, random) => changeOne(text, random, isNamed('parent', 'path', 'unit', 'mark', 'field', 'kind', 'code', 'dir'), (slot) => put(slot, random.pick(['', ' ', 'x', 'constructor', '__proto__', 'index', '/', '/404', '/index', '/en', '/assets', 'a/b', '%', 'second', 'toString', '\u0000']))) },
  { name: 'wrong type of block', expects: 'one', change: (text, random) => changeOne(text, random, ({ key, value, owner }) => key === 'type' && typeof value === 'string' && 'id' in owner, (slot) => put(slot, random.pick(['txt', 'Text', 'heroes', '', 'constructor', '__proto__', 'toString', 'card_grid', 'video']))) },
]
