import { changeOne, isField, isObject, type Json, put, rename, type Slot } from './json'
import type { Kind } from './kinds'
import * as odd from './odd-names'
import type { Random } from './random'

/** A change to one value of a document. */
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

/** Of pages alone: in a translation nobody can tell a misspelt id from one that is new. */
const onPage = (kind: Kind): Kind => ({
  ...kind,
  change: (text, random, file) => (/^pages\/(?!.*_)/.test(file) ? kind.change(text, random, file) : undefined),
})

/** Whether a field is one of the contract's own names, and no id. */
const isContract = (slot: Slot) => isField(slot) && ['type', 'blocks', 'id'].some((field) => field in slot.owner)
const isNamed = (names: string[]) => (slot: Slot) => isContract(slot) && names.includes(String(slot.key))

/** Fields without which there is nothing left to show. */
const needed = ['type', 'blocks', 'links', 'cards', 'rows', 'images', 'src', 'alt', 'label']

const remove = ({ owner, key }: Slot) => {
  Reflect.deleteProperty(owner, key)
}

/** What happens to fields, and to the types of their values. */
export const fieldKinds: Kind[] = [
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
      ({ owner }, random) =>
        put({ owner, key: random.pick(['colour', 'order', 'style', 'x', 'class']), value: null }, 'red'),
      isContract,
    ),
  ),
  onSlot('field of another world', 'few', ({ owner }, random) =>
    put({ owner, key: random.pick(odd.fields), value: null }, random.pick<Json>(['x', {}, 1, null])),
  ),
  onSlot('field renamed to that of another world', 'few', (slot, random) => rename(slot, random.pick(odd.fields))),
  onSlot('field lost', 'any', remove),
  onPage(onSlot('needed field lost', 'one', remove, isNamed(needed))),
  onSlot('null', 'few', (slot) => put(slot, null)),
  onPage(
    onSlot(
      'wrong type',
      'one',
      (slot, random) => put(slot, random.pick<Json>([5, true, ['a'], { a: 1 }])),
      (slot) => isContract(slot) && typeof slot.value === 'string' && !['value', 'fallback'].includes(String(slot.key)),
    ),
  ),
  onSlot(
    'any other type',
    'few',
    (slot, random) => put(slot, random.pick<Json>([5, true, 'words', [], {}, ['a'], [[]], { a: 1 }, [null]])),
    () => true,
  ),
  onSlot(
    'list instead of one',
    'few',
    (slot) => put(slot, [slot.value]),
    (slot) => isField(slot) && !Array.isArray(slot.value),
  ),
  onSlot(
    'empty object',
    'any',
    (slot) => put(slot, {}),
    ({ value }) => isObject(value),
  ),
]

/** A name with two letters swapped, one lost, one twice, or one in a capital. */
function misspelt(name: string, random: Random): string {
  const at = random.below(name.length - 1)
  const [before, one, other, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)]
  const parts = [other + one, other, one + one + other, one.toUpperCase() + other]
  return random.pick(parts.map((part) => before + part + after).filter((made) => made !== name))
}
