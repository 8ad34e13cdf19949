import { changeOne, type Json, put, type Slot } from './json'
import type { Kind } from './kinds'
import * as odd from './odd-values'
import type { Random } from './random'

const onNumber = (name: string, change: (slot: Slot, random: Random) => void): Kind => ({
  name,
  expects: 'few',
  change: (text, random) =>
    changeOne(
      text,
      random,
      ({ value }) => typeof value === 'number',
      (slot) => change(slot, random),
    ),
})

/** Numbers as no program writes them. */
const written = ['1e999', '-1e999', '1'.repeat(400), '-0', '1E5', '0.0000000000000000000001']

/** What happens to numbers and figures. */
export const numberKinds: Kind[] = [
  onNumber('odd number', (slot, random) => put(slot, random.pick(odd.numbers))),
  onNumber('negative number', (slot) => put(slot, -Number(slot.value))),
  onNumber('number in quotes', (slot) => put(slot, String(slot.value))),
  {
    name: 'number written oddly',
    expects: 'few',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ value }) => typeof value === 'number',
        (slot) => put(slot, '@@'),
      )?.replace('"@@"', random.pick(written)),
  },
  {
    name: 'odd figure',
    expects: 'few',
    change: (text, random) =>
      changeOne(
        text,
        random,
        ({ key, owner }) => key === 'value' && 'label' in owner,
        (slot) => put(slot, random.pick<Json>(odd.figures)),
      ),
  },
]
