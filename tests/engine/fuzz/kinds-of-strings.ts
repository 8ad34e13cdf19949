import { changeOne, put, type Slot } from './json'
import type { Kind } from './kinds'
import * as oddNames from './odd-names'
import * as oddWords from './odd-words'
import type { Random } from './random'

const names = new Set([
  'type',
  'id',
  'kind',
  'src',
  'href',
  'image',
  'parent',
  'lang',
  'fallback',
  'path',
  'unit',
  'mark',
  'code',
  'language',
  'dir',
  'logo',
  'field',
])

/** Whether a value is words for people, as far as can be known without the contract. */
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
  change: (text, random) =>
    changeOne(text, random, random.chance(0.8) ? isWords : isString, (slot) => put(slot, random.pick(texts))),
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
  // In translations everything is words, whatever its name.
  change: (text, random, file) =>
    file.startsWith('locales/')
      ? undefined
      : changeOne(text, random, isNamed(...fields), (slot) => put(slot, random.pick(texts))),
})

const spread = (random: Random, letters: string) => letters.repeat(1 + random.below(20))

/** Words and other texts that are not what they should be. */
export const stringKinds: Kind[] = [
  instead('no letters', ['']),
  instead('spaces', [' ', '\t', '\n', '   \n  ', '\u00a0', '\u3000', '\u2003']),
  instead('invisible letters', oddWords.invisibleLetters),
  into('control characters', oddWords.controlCharacters),
  into('NUL', ['\u0000']),
  into('direction marks', ['\u202e', '\u202a', '\u2066', '\u2067', '\u202d']),
  into('half a letter', ['\ud800', '\udc00', '\udbff\udbff']),
  into('letters that are none', ['\ufffd', '\ufffe', '\uffff', '\ue000']),
  into('marks above marks', ['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'e\u0301\u0301\u0301']),
  into('emoji', ['👩‍👩‍👧‍👦', '🇹🇷', '😀', '✅ ', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']),
  into('HTML', oddWords.html),
  into('Markdown', oddWords.markdown),
  instead('only Markdown', oddWords.bareMarkdown),
  into('Markdown links', oddWords.markdownLinks),
  instead('key of a shared word', oddWords.sharedKeys),
  into('placeholder', ['{{count}}', '{shown}', '{phone}', '{{', '}}', '%s', '{0}'], true),
  instead('words of programs', oddWords.programWords, true),
  into('quotes', ['"', "'", '“', '\\"', '`', '«']),
  {
    name: 'long',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isWords, (slot) => put(slot, `${slot.value} `.repeat(1 + random.below(400)).trim())),
  },
  {
    name: 'long word',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isWords, (slot) => put(slot, 'Rindfleisch'.repeat(1 + random.below(30)))),
  },
  {
    name: 'very long',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isWords, (slot) =>
        put(slot, random.pick(['a', '*', '[', ' ', '\n', '<', '_a ']).repeat(30_000)),
      ),
  },
  {
    name: 'repeated letters',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isWords, (slot) =>
        put(slot, slot.value + spread(random, random.pick(['!', '…', ' ', '\n', '*', '_', '(', '\u0301']))),
      ),
  },
  instead('another language', oddWords.otherLanguages),
  instead('figures as words', oddWords.figuresInWords),
  named('odd id', ['id'], oddNames.ids),
  named('odd link', ['href'], oddNames.links),
  named('unsafe link', ['href'], oddNames.unsafeLinks, 'one'),
  named('odd file', ['src', 'image', 'logo', 'flagPath'], oddNames.files, 'one'),
  {
    name: 'odd place',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isNamed('parent', 'path', 'unit', 'mark', 'field', 'kind', 'code', 'dir'), (slot) =>
        put(slot, random.pick(oddNames.places)),
      ),
  },
  {
    name: 'wrong type of block',
    expects: 'one',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ key, value, owner }) => key === 'type' && typeof value === 'string' && 'id' in owner,
        (slot) =>
          put(
            slot,
            random.pick(['txt', 'Text', 'heroes', '', 'constructor', '__proto__', 'toString', 'card_grid', 'film']),
          ),
      ),
  },
]
