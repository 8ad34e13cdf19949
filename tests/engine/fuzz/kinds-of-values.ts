import { changeOne, edit, isField, isObject, type Json, type JsonObject, put, rename, type Slot } from './json'
import type { Kind } from './kinds'
import * as odd from './odd'
import type { Random } from './random'

/** Creates a kind of mistake that changes one value of a document. */
const onSlot = (
  name: string,
  expects: Kind['expects'],
  change: (slot: Slot, random: Random) => void,
  isWanted: (slot: Slot) => boolean = isField,
): Kind => ({
  name,
  expects,
  change: (text, random) => changeOne(text, random, isWanted, (slot) => change(slot, random)),
})

/** Restricts a kind of change to pages, because a misspelt id in a translation looks like a new id. */
const onPage = (kind: Kind): Kind => ({
  ...kind,
  change: (text, random, file) => (/^pages\/(?!.*_)/.test(file) ? kind.change(text, random, file) : undefined),
})

/** Creates a kind of mistake that changes a non-empty list. */
const onList = (
  name: string,
  expects: Kind['expects'],
  change: (list: Json[], random: Random) => unknown,
  isWanted: (list: Json[]) => boolean = () => true,
): Kind =>
  onSlot(
    name,
    expects,
    ({ value }, random) => change(value as Json[], random),
    ({ value }) => Array.isArray(value) && value.length > 0 && isWanted(value),
  )

/** Creates a kind of mistake that sets fields of a page to randomly chosen values. */
const withFields = (name: string, expects: Kind['expects'], fields: JsonObject[]): Kind =>
  onPage({
    name,
    expects,
    change: (text, random) => edit(text, (json) => Object.assign(json, random.pick(fields)) === json),
  })

/** Creates a kind of mistake that replaces a value with JSON that `JSON.stringify` never writes, such as "1e999". */
const written = (name: string, texts: string[], isWanted: (slot: Slot) => boolean): Kind => ({
  name,
  expects: 'few',
  change: (text, random) =>
    changeOne(text, random, isWanted, (slot) => put(slot, '@@'))?.replace('"@@"', random.pick(texts)),
})

/** Whether a value is a field that the schema describes: its object has a type, blocks or an id. */
const isContract = (slot: Slot) => isField(slot) && ['type', 'blocks', 'id'].some((field) => field in slot.owner)
const isNumber = ({ value }: Slot) => typeof value === 'number'
const hasItems = (list: Json[]) => list.every((item) => isObject(item) && 'id' in item)

/** Fields without which an object has nothing to show. */
const needed = ['type', 'blocks', 'links', 'cards', 'rows', 'images', 'src', 'alt', 'label']

const remove = ({ owner, key }: Slot) => {
  Reflect.deleteProperty(owner, key)
}

const repeat = (count: number, open: string, close: string) => open.repeat(count) + close.repeat(count)
const depths = [
  repeat(200, '[', ']'),
  `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
  repeat(200_000, '[', ']'),
  `[${'1,'.repeat(20_000)}1]`,
]

/** Kinds of changes to fields, lists and numbers, and to whole pages. */
export const valueKinds: Kind[] = [
  onPage(
    onSlot(
      'misspelt field',
      'one',
      (slot, random) => rename(slot, misspelt(String(slot.key), random)),
      (slot) => isContract(slot) && String(slot.key).length > 2,
    ),
  ),
  onPage(
    onSlot(
      'field too many',
      'one',
      ({ owner }, random) => put({ owner, key: random.pick(['colour', 'style', 'x']), value: null }, 'red'),
      isContract,
    ),
  ),
  onPage(onSlot('needed field lost', 'one', remove, (slot) => isContract(slot) && needed.includes(String(slot.key)))),
  onPage(
    onSlot(
      'wrong type',
      'one',
      (slot, random) => put(slot, random.pick<Json>([5, true, ['a'], { a: 1 }])),
      (slot) => isContract(slot) && typeof slot.value === 'string' && !['value', 'fallback'].includes(String(slot.key)),
    ),
  ),
  onSlot('field of another world', 'few', ({ owner }, random) =>
    put({ owner, key: random.pick(odd.names), value: null }, random.pick(odd.values)),
  ),
  onSlot('field lost', 'any', remove),
  onSlot(
    'any other value',
    'few',
    (slot, random) => put(slot, random.pick([...odd.values, [slot.value]])),
    ({ value }) => !Array.isArray(value),
  ),
  onSlot(
    'one instead of a list',
    'few',
    (slot) => put(slot, (slot.value as Json[])[0] ?? null),
    ({ value }) => Array.isArray(value),
  ),
  onSlot(
    'odd number',
    'few',
    (slot, random) => put(slot, random.pick([...odd.numbers, -Number(slot.value), String(slot.value)])),
    isNumber,
  ),
  written('number written oddly', odd.written, isNumber),
  onSlot(
    'other figure',
    'few',
    (slot, random) => put(slot, random.pick<Json>(odd.figures)),
    ({ key, owner }) => key === 'value' && 'label' in owner,
  ),
  onList('empty list', 'few', (list) => list.splice(0)),
  onList('item that is none', 'few', (list, random) => list.push(random.pick(odd.values))),
  onList('item twice', 'few', (list, random) => list.push(structuredClone(random.pick(list))), hasItems),
  onList('item lost', 'any', (list, random) => list.splice(random.below(list.length), 1)),
  onList('order turned round', 'any', (list) => list.reverse()),
  onList(
    'list of 200',
    'any',
    (list) => {
      while (list.length < 200) list.push({ ...structuredClone(list[0] as JsonObject), id: `n-${list.length}` })
    },
    // Skips lists with texts in files, because 200 such texts would contain a quarter of a million words.
    (list) => hasItems(list) && list.every((item) => !('file' in (item as JsonObject))),
  ),
  onList(
    'block not shown',
    'any',
    (list, random) => put({ owner: random.pick(list) as JsonObject, key: 'visible', value: null }, false),
    hasItems,
  ),
  onPage({
    name: 'blocks in a tab',
    expects: 'any',
    change: (text) =>
      edit(text, (json) => {
        const items = [{ id: 'first-tab', label: 'One', blocks: json.blocks ?? [] }]
        return Object.assign(json, { blocks: [{ type: 'tabs', id: 'new-tabs', label: 'Tabs', items }] }) === json
      }),
  }),
  withFields('another policy', 'any', odd.policies),
  withFields('another address', 'few', odd.addresses),
  written('nested deeply, or long', depths, () => true),
]

/** A name with two letters swapped, or with one letter missing, doubled or capitalized. */
function misspelt(name: string, random: Random): string {
  const offset = random.below(name.length - 1)
  const [before, letter, other, after] = [
    name.slice(0, offset),
    name.charAt(offset),
    name.charAt(offset + 1),
    name.slice(offset + 2),
  ]
  const parts = [other + letter, other, letter + letter + other, letter.toUpperCase() + other]
  return random.pick(parts.map((part) => before + part + after).filter((misspelling) => misspelling !== name))
}
