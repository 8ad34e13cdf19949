import { changeOne, put, type Slot } from './json'
import type { Kind } from './kinds'
import * as odd from './odd'
import type { Random } from './random'

const references = ['id', 'href', 'parent', 'path', 'unit', 'mark', 'field', 'kind', 'code', 'dir', 'lang', 'fallback']
const pictures = ['src', 'image', 'logo', 'flagPath']
const names = new Set([...references, ...pictures, 'type', 'language'])

/** Whether a value is text for readers, guessed from the name of its field. */
function isWords({ key, value, owner }: Slot): boolean {
  return typeof value === 'string' && !names.has(String(key)) && !Array.isArray(owner)
}

const isString = ({ value }: Slot) => typeof value === 'string'

/** Creates a kind of mistake that replaces a text. */
const words = (name: string, change: (words: string, random: Random) => string, isOdd?: true): Kind => ({
  name,
  expects: 'few',
  isOdd,
  change: (text, random) =>
    changeOne(text, random, random.chance(0.8) ? isWords : isString, (slot) =>
      put(slot, change(String(slot.value), random)),
    ),
})

const instead = (name: string, texts: string[], isOdd?: true): Kind =>
  words(name, (_, random) => random.pick(texts), isOdd)

/** Creates a kind of mistake that inserts one of the given texts into a text. */
const into = (name: string, texts: string[]): Kind =>
  words(name, (text, random) => {
    const offset = random.pick([0, text.length, random.below(text.length + 1)])
    return text.slice(0, offset) + random.pick(texts) + text.slice(offset)
  })

/** Creates a kind of mistake that replaces a name in a page. Translations contain no names, so they are not changed. */
const named = (name: string, fields: string[], texts: string[], expects: Kind['expects']): Kind => ({
  name,
  expects,
  change: (text, random, file) =>
    file.startsWith('locales/')
      ? undefined
      : changeOne(
          text,
          random,
          ({ key, value }) => typeof value === 'string' && fields.includes(String(key)),
          (slot) => put(slot, random.pick(texts)),
        ),
})

/** Kinds of changes that put wrong text or wrong names into a document. */
export const wordKinds: Kind[] = [
  instead('no words', odd.blanks),
  into('odd letters', odd.letters),
  into('markup', odd.markup),
  instead('only markup', odd.bareMarkup),
  instead('key of a shared word', odd.sharedKeys),
  instead('words of programs', odd.programWords, true),
  instead('other words', odd.otherWords),
  words('long', (before, random) =>
    random.pick([
      `${before} `.repeat(1 + random.below(400)).trim(),
      'Rindfleisch'.repeat(1 + random.below(30)),
      random.pick(['a', '*', '[', ' ', '\n', '<', '_a ']).repeat(30_000),
      before + random.pick(['!', '…', '\n', '*', '_', '(', '\u0301']).repeat(1 + random.below(20)),
    ]),
  ),
  named('odd name', references, odd.names, 'few'),
  named('unsafe link', ['href'], odd.unsafeLinks, 'one'),
  named('odd file', pictures, odd.files, 'one'),
  {
    name: 'wrong type of block',
    expects: 'one',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ key, value, owner }) => key === 'type' && typeof value === 'string' && 'id' in owner,
        (slot) => put(slot, random.pick(['txt', 'Text', 'heroes', '', 'constructor', '__proto__', 'card_grid'])),
      ),
  },
]
