import { changeOne, edit, isObject, type Json, type JsonObject, put } from './json'
import type { Kind } from './kinds'
import * as odd from './odd-values'
import type { Random } from './random'

/** A change to the blocks of a page. */
const onBlocks = (
  name: string,
  expects: Kind['expects'],
  change: (blocks: JsonObject[], random: Random) => Json[],
): Kind => ({
  name,
  expects,
  change: (text, random) =>
    edit(text, (json) => {
      const blocks = Array.isArray(json.blocks) ? json.blocks.filter(isObject) : []
      if (blocks.length > 0) json.blocks = change(blocks, random)
      return blocks.length > 0
    }),
})

/** Fields of a page that are given another value. */
const onPage = (name: string, expects: Kind['expects'], fields: JsonObject[]): Kind => ({
  name,
  expects,
  change: (text, random, file) =>
    /^pages\/(?!.*_)/.test(file) ? edit(text, (json) => Object.assign(json, random.pick(fields)) === json) : undefined,
})

const repeat = (count: number, open: string, close: string) => open.repeat(count) + close.repeat(count)

const depths = [
  repeat(200, '[', ']'),
  repeat(6000, '[', ']'),
  `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
  repeat(200_000, '[', ']'),
]

/** What happens to a page as a whole. */
export const pageKinds: Kind[] = [
  onBlocks('block moved', 'any', (blocks, random) => {
    const [moved = {}] = blocks.splice(random.below(blocks.length), 1)
    return [...blocks, moved]
  }),
  onBlocks('block twice', 'few', (blocks, random) => [...blocks, structuredClone(random.pick(blocks))]),
  onBlocks('block not shown', 'any', (blocks, random) => {
    random.pick(blocks).visible = false
    return blocks
  }),
  onBlocks('blocks in a tab', 'any', (blocks, random) => {
    const inner = random.chance(0.5) ? blocks : [random.pick(blocks)]
    const items = [{ id: 'first-tab', label: 'One', blocks: inner }]
    return [...blocks.filter((one) => !inner.includes(one)), { type: 'tabs', id: 'new-tabs', label: 'Tabs', items }]
  }),
  onPage('another policy', 'any', odd.policies),
  onPage('another address', 'few', odd.addresses),
  {
    name: 'nested deeply',
    expects: 'few',
    change: (text, random) =>
      changeOne(
        text,
        random,
        () => true,
        (slot) => put(slot, '@@'),
      )?.replace('"@@"', random.pick(depths)),
  },
]
