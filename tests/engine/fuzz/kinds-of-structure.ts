import { changeOne, edit, isObject, type Json, type JsonObject, put, rename, type Slot } from './json'
import type { Kind } from './kinds'
import type { Random } from './random'

const isField = ({ owner, key }: Slot) => !Array.isArray(owner) && key !== '$schema'
const isList = ({ value }: Slot) => Array.isArray(value) && value.length > 0
const isNumber = ({ value }: Slot) => typeof value === 'number'
const hasLetters = (slot: Slot) => isField(slot) && String(slot.key).length > 2

/** Of a list of objects with ids: one of them. */
const isItem = ({ owner, value }: Slot) => Array.isArray(owner) && isObject(value) && 'id' in value

/** A field of the contract of a page: nobody can tell a misspelt id of a translation from one that is new. */
const isPage = (file: string) => file.startsWith('pages/') && !file.includes('/_')

function blocksOf(json: JsonObject): JsonObject[] {
  return Array.isArray(json.blocks) ? json.blocks.filter(isObject) : []
}

/** A name with two letters swapped, one lost, one twice, or one in a capital. */
function misspelt(name: string, random: Random): string {
  const at = random.below(name.length - 1)
  const [before, one, other, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)]
  const swapped = before + other + one + after
  const all = [
    swapped,
    before + other + after,
    before + one + one + other + after,
    before + one.toUpperCase() + other + after,
  ]
  return random.pick(all.filter((made) => made !== name))
}

const onField = (
  name: string,
  expects: Kind['expects'],
  change: (slot: Slot, random: Random) => void,
  isWanted: (slot: Slot) => boolean = isField,
): Kind => ({
  name,
  expects,
  change: (text, random) => changeOne(text, random, isWanted, (slot) => change(slot, random)),
})

const onPage = (kind: Kind): Kind => ({
  ...kind,
  change: (text, random, file) => (isPage(file) ? kind.change(text, random, file) : undefined),
})

/** Numbers that no author means. */
const odd = [
  0,
  -1,
  0.1,
  1.5,
  1e21,
  1e300,
  0.12345678901,
  123456789012345680000,
  0.1 + 0.2,
  1e-7,
  5e-324,
  12345678.123456789,
]

/** A list within a list within … */
function nested(depth: number, open: string, close: string): string {
  return open.repeat(depth) + close.repeat(depth)
}

const block = (more: JsonObject): JsonObject => ({ ...more })

/** What a document is made of: fields, lists, items, numbers. */
export const structureKinds: Kind[] = [
  onPage(
    onField(
      'misspelt field',
      'one',
      (slot, random) => rename(slot, misspelt(String(slot.key), random)),
      (slot) => hasLetters(slot) && isStructure(slot),
    ),
  ),
  onPage(
    onField(
      'field too many',
      'one',
      ({ owner }, random) =>
        put({ owner, key: random.pick(['colour', 'order', 'style', 'x', 'class']), value: null }, 'red'),
      isStructure,
    ),
  ),
  onField('field of another world', 'few', ({ owner }, random) =>
    put(
      {
        owner,
        key: random.pick([
          '__proto__',
          'constructor',
          '',
          ' ',
          'toString',
          'hasOwnProperty',
          'a.b',
          'a/b',
          '~1',
          'length',
          '\u0000',
          't:x',
        ]),
        value: null,
      },
      random.pick<Json>(['x', {}, 1, null]),
    ),
  ),
  onField('field renamed to that of another world', 'few', (slot, random) =>
    rename(slot, random.pick(['__proto__', 'constructor', '', 'toString', 'a.b', 'a/b', 'ı'])),
  ),
  onField('field lost', 'any', ({ owner, key }) => Reflect.deleteProperty(owner, key)),
  onPage(
    onField(
      'required field lost',
      'one',
      ({ owner, key }) => Reflect.deleteProperty(owner, key),
      ({ owner, key }) =>
        isObject(owner as Json) &&
        ['type', 'blocks', 'links', 'cards', 'rows', 'images', 'href', 'src', 'alt', 'label', 'items'].includes(
          String(key),
        ),
    ),
  ),
  onField('null', 'few', (slot) => put(slot, null)),
  onPage(
    onField(
      'wrong type',
      'one',
      (slot, random) =>
        put(
          slot,
          random.pick<Json>([5, true, ['a'], { a: 1 }].filter((value) => typeof value !== typeof slot.value) as Json[]),
        ),
      ({ owner, key, value }) =>
        isStructure({ owner, key, value }) && typeof value === 'string' && !['value', 'fallback'].includes(String(key)),
    ),
  ),
  onField(
    'any other type',
    'few',
    (slot, random) => put(slot, random.pick<Json>([5, true, 'words', [], {}, ['a'], [[]], { a: 1 }, [null]])),
    () => true,
  ),
  onField(
    'list instead of one',
    'few',
    (slot) => put(slot, [slot.value]),
    ({ value }) => !Array.isArray(value),
  ),
  onField('one instead of a list', 'few', (slot) => put(slot, (slot.value as Json[])[0] ?? null), isList),
  onField('empty list', 'few', (slot) => put(slot, []), isList),
  onField(
    'empty object',
    'any',
    (slot) => put(slot, {}),
    ({ value }) => isObject(value),
  ),
  onField(
    'item lost',
    'any',
    ({ owner, key }) => (owner as Json[]).splice(Number(key), 1),
    ({ owner }) => Array.isArray(owner),
  ),
  onField(
    'item twice',
    'few',
    ({ owner, key, value }) => (owner as Json[]).splice(Number(key), 0, structuredClone(value)),
    isItem,
  ),
  onField(
    'items of the same id',
    'few',
    ({ owner, value }, random) =>
      put(
        { owner: value as JsonObject, key: 'id', value: '' },
        random.pick((owner as Json[]).filter(isObject)).id ?? '',
      ),
    isItem,
  ),
  onField(
    'item that is none',
    'few',
    ({ value }, random) => (value as Json[]).push(random.pick<Json>([null, 1, 'a', [], {}, true])),
    isList,
  ),
  onField('order turned round', 'any', ({ value }) => (value as Json[]).reverse(), isList),
  onField(
    'list of 200',
    'any',
    (slot) =>
      put(
        slot,
        Array.from({ length: 200 }, (_, i) =>
          structuredClone((slot.value as Json[])[i % (slot.value as Json[]).length] ?? null),
        ),
      ),
    isList,
  ),
  {
    name: 'list of 200 different items',
    expects: 'any',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ value }) => Array.isArray(value) && isObject(value[0] ?? null),
        (slot) =>
          put(
            slot,
            Array.from({ length: 200 }, (_, i) => ({
              ...(structuredClone((slot.value as JsonObject[])[0]) ?? {}),
              id: `n-${i}`,
            })),
          ),
      ),
  },
  {
    name: 'list of 3,000',
    expects: 'any',
    change: (text, random) =>
      changeOne(text, random, isList, (slot) =>
        put(
          slot,
          Array.from({ length: 3_000 }, () => 1),
        ),
      ),
  },
  onField('odd number', 'few', (slot, random) => put(slot, random.pick(odd)), isNumber),
  onField('negative number', 'few', (slot) => put(slot, -Number(slot.value)), isNumber),
  onField('number as words', 'few', (slot) => put(slot, String(slot.value)), isNumber),
  {
    name: 'number that is too large',
    expects: 'few',
    change: (text, random) =>
      changeOne(text, random, isNumber, (slot) => put(slot, '@@'))?.replace(
        '"@@"',
        random.pick(['1e999', '-1e999', '1'.repeat(400), '-0', '1E5', '0.0000000000000000000001']),
      ),
  },
  {
    name: 'odd figure',
    expects: 'few',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ key, owner }) => key === 'value' && 'label' in owner,
        (slot) =>
          put(
            slot,
            random.pick<Json>([
              {},
              { from: 9, to: 1 },
              { from: 1 },
              { to: 1 },
              { value: 1, upTo: 2 },
              { values: [1, 1] },
              { size: [0, 0] },
              { tick: true, none: true },
              { unit: 'kg' },
              { value: 0.12345678901, unit: 'kg' },
              { tick: true, unit: 'kg' },
              { within: -1 },
              { values: [1e21, 1e-9] },
              { value: 1, unit: 'constructor' },
              { value: 1, unit: '' },
              { value: 1, unit: 'parsec' },
              { from: 1, to: 1, unit: '%' },
            ]),
          ),
      ),
  },
  {
    name: 'nested deeply',
    expects: 'few',
    change: (text, random) =>
      changeOne(
        text,
        random,
        () => true,
        (slot) => put(slot, '@@'),
      )?.replace(
        '"@@"',
        random.pick([
          nested(200, '[', ']'),
          nested(6000, '[', ']'),
          `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
          nested(200_000, '[', ']'),
        ]),
      ),
  },
  {
    name: 'blocks swapped',
    expects: 'any',
    change: (text, random) =>
      edit(
        text,
        (json) =>
          Array.isArray(json.blocks) &&
          json.blocks.length > 1 &&
          !!json.blocks.push(...json.blocks.splice(random.below(json.blocks.length - 1), 1)),
      ),
  },
  {
    name: 'block twice',
    expects: 'few',
    change: (text, random) =>
      edit(
        text,
        (json) =>
          blocksOf(json).length > 0 && !!(json.blocks as Json[]).push(structuredClone(random.pick(blocksOf(json)))),
      ),
  },
  {
    name: 'block not shown',
    expects: 'any',
    change: (text, random) =>
      edit(
        text,
        (json) => blocksOf(json).length > 0 && !!Object.assign(random.pick(blocksOf(json)), { visible: false }),
      ),
  },
  {
    name: 'blocks in a tab',
    expects: 'any',
    change: (text, random) =>
      edit(text, (json) => {
        const blocks = blocksOf(json)
        if (blocks.length === 0) return false
        const inner = random.chance(0.5) ? blocks : [random.pick(blocks)]
        json.blocks = [
          ...blocks.filter((one) => !inner.includes(one)),
          block({
            type: 'tabs',
            id: 'fuzz-tabs',
            items: [{ id: 'fuzz-one', label: random.pick(['One', 't:features']), blocks: inner }],
          }),
        ]
        return true
      }),
  },
  {
    name: 'another policy',
    expects: 'any',
    change: (text, random, file) =>
      isPage(file)
        ? edit(
            text,
            (json) =>
              !!Object.assign(
                json,
                random.pick<JsonObject>([
                  { fallback: 'none' },
                  { fallback: [] },
                  { fallback: 'en' },
                  { fallback: ['x'] },
                  { lang: 'en' },
                  { lang: '' },
                  { lang: 'zh_CN' },
                  { lang: 'türkçe' },
                  { lang: 'x' },
                  { languages: ['en'] },
                  { languages: ['xx'] },
                  { languages: [] },
                  { kind: 'product' },
                  { lang: 'ar', fallback: 'none' },
                  { fallback: ['none'] },
                ]),
              ),
          )
        : undefined,
  },
  {
    name: 'another place',
    expects: 'few',
    change: (text, random, file) =>
      isPage(file)
        ? edit(
            text,
            (json) =>
              !!Object.assign(
                json,
                random.pick<JsonObject>([
                  { path: '/' },
                  { path: '/index' },
                  { path: '/404' },
                  { path: '/en' },
                  { path: '/assets' },
                  { path: '/data/x' },
                  { path: '/a//b' },
                  { path: '/a/' },
                  { path: 'a' },
                  { path: '/previews' },
                  { path: '/en/a' },
                  { path: '/pagefind/a' },
                  { path: '/index.html' },
                  { parent: 'index' },
                  { parent: 'nowhere' },
                  { related: ['/'] },
                  { related: ['https://a.example'] },
                  { related: ['/nowhere'] },
                  { related: ['/', '/'] },
                  { related: ['#a'] },
                ]),
              ),
          )
        : undefined,
  },
]

/** Whether a field is one of the contract's own names, and no id. */
function isStructure({ owner, key }: Slot): boolean {
  return isField({ owner, key, value: null }) && ('type' in owner || 'blocks' in owner || 'id' in owner)
}
