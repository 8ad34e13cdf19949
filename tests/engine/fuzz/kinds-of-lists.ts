import { changeOne, isObject, type Json, type JsonObject, put, type Slot } from './json'
import type { Kind } from './kinds'
import type { Random } from './random'

/** A change to one list. */
const onList = (
  name: string,
  expects: Kind['expects'],
  change: (list: Json[], random: Random, slot: Slot) => void,
  isWanted: (list: Json[]) => boolean = () => true,
): Kind => ({
  name,
  expects,
  change: (text, random) =>
    changeOne(
      text,
      random,
      ({ value }) => Array.isArray(value) && value.length > 0 && isWanted(value),
      (slot) => change(slot.value as Json[], random, slot),
    ),
})

/** A list of things with ids. */
const hasItems = (list: Json[]) => list.every((item) => isObject(item) && 'id' in item)

/** A list of so many, made from its first item by its place. */
const long = (length: number, make: (i: number) => Json) => Array.from({ length }, (_, i) => make(i))

/** What happens to lists and their items. */
export const listKinds: Kind[] = [
  onList('one instead of a list', 'few', ([first = null], _, slot) => put(slot, first)),
  onList('empty list', 'few', (list) => list.splice(0)),
  onList('item lost', 'any', (list, random) => list.splice(random.below(list.length), 1)),
  onList('item twice', 'few', (list, random) => list.push(structuredClone(random.pick(list))), hasItems),
  onList(
    'items of the same id',
    'few',
    (list, random) => Object.assign(random.pick(list) as JsonObject, { id: (random.pick(list) as JsonObject).id }),
    hasItems,
  ),
  onList('item that is none', 'few', (list, random) => list.push(random.pick<Json>([null, 1, 'a', [], {}, true]))),
  onList('order turned round', 'any', (list) => list.reverse()),
  onList('list of 200', 'any', (list, _, slot) =>
    put(
      slot,
      long(200, (i) => structuredClone(list[i % list.length] ?? null)),
    ),
  ),
  onList(
    'list of 200 different items',
    'any',
    ([first], _, slot) =>
      put(
        slot,
        long(200, (i) => ({ ...structuredClone(first as JsonObject), id: `n-${i}` })),
      ),
    hasItems,
  ),
  onList('list of 20,000', 'any', (_, __, slot) =>
    put(
      slot,
      long(20_000, () => 1),
    ),
  ),
]
