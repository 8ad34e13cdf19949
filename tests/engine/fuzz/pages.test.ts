import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject, put, slotsIn } from './json'
import { type Lab, labs, type Texts } from './lab'
import { figures } from './odd'
import { createRandom, type Random } from './random'
import { attempt, casesOf, count, firstSeed } from './trial'

const name = 'fuzz-page'

/** Valid texts that are easy to render incorrectly. Unescaped, the first one would become an attribute and "©". */
const hardWords = [
  '"q" data-author="1" \'x\' &copy=1',
  'İstanbul & Ağrı',
  '5 < 6',
  'a'.repeat(80),
  '👩‍👩‍👧‍👦',
  '—',
  'e\u0301',
]

/** A block as its author wrote it, with its translations by language. */
type Written = { block: JsonObject; words: Map<string, JsonObject> }

test.each(labs)('random pages of $folder', (lab) => {
  const written = blocksOf(lab)
  const cases = casesOf(lab.pages.length > 50 ? 100 : 600)
  const failures: string[] = []
  let accepted = 0
  for (let seed = firstSeed; seed < firstSeed + cases; seed++) {
    const texts = pageOf(written, createRandom(seed))
    const outcome = attempt(() => lab.tryPage(texts))
    if (outcome.accepted) accepted++
    if (outcome.findings.length > 0)
      failures.push(`SEED=${seed}: ${outcome.findings.join(', ')}: ${Object.values(texts)}`)
  }
  console.log(`from SEED=${firstSeed}, ${accepted} accepted and shown`)
  count(`random pages of ${lab.folder}`, cases)
  expect(failures).toEqual([])
  if (cases > 1) expect(accepted).toBeGreaterThan(cases / 2)
})

/** All blocks of pages in the source language, except blocks that depend on another block through a link or a table. */
function blocksOf({ pages }: Lab): Written[] {
  return pages.flatMap((texts) => {
    const isJson = ([file]: [string, string]) => file.endsWith('.json')
    const documents = new Map(
      Object.entries(texts)
        .filter(isJson)
        .map(([file, text]) => [file, JSON.parse(text) as JsonObject]),
    )
    const [page = {}, ...translations] = documents.values()
    const languages = [...documents.keys()].slice(1).map((file) => file.split('/')[1] ?? '')
    if (page.lang !== undefined) return []
    return objectsIn(page.blocks)
      .filter((block) => !('table' in block) && slotsIn(block).every(({ value }) => !/(^|\()#/.test(String(value))))
      .map((block) => ({
        block,
        words: new Map(
          translations.flatMap(({ blocks }, i) => {
            const ownWords = isObject(blocks ?? null) ? (blocks as JsonObject)[String(block.id)] : undefined
            return isObject(ownWords ?? null) ? [[languages[i] ?? '', ownWords as JsonObject] as const] : []
          }),
        ),
      }))
  })
}

/** A page of random blocks, some of them changed, with translations into some languages. */
function pageOf(written: Written[], random: Random): Texts {
  const chosen = new Map(
    Array.from({ length: 1 + random.below(6) }, () => random.pick(written)).map((entry) => [entry.block.type, entry]),
  )
  // A hero must be the first block of its page.
  const list = [...chosen.values()].sort((a, b) => Number(b.block.type === 'hero') - Number(a.block.type === 'hero'))
  const blocks = list.map(({ block }, i) => changed({ ...structuredClone(block), id: `block-${i}` }, random))
  const page = {
    title: 'A page of parts',
    description: 'Blocks of other pages, in an order that nobody chose.',
    blocks,
  }
  const texts: Texts = { [`pages/${name}.json`]: JSON.stringify(page, null, 2) }
  for (const language of new Set(list.flatMap(({ words }) => [...words.keys()]))) {
    const part = random.pick([0, 0.5, 1])
    const ownWords = list.flatMap(({ words }, i) => {
      const blockWords = words.get(language)
      return blockWords && random.chance(part) ? [[`block-${i}`, blockWords] as const] : []
    })
    if (ownWords.length > 0)
      texts[`locales/${language}/${name}.json`] = JSON.stringify({ blocks: Object.fromEntries(ownWords) }, null, 2)
  }
  return texts
}

/**
 * Returns a block without one of its fields, with text that is hard to render, with a different number, or unchanged.
 */
function changed(block: JsonObject, random: Random): JsonObject {
  const slots = slotsIn(block).filter(({ key, owner }) => !Array.isArray(owner) && key !== 'id' && key !== 'type')
  const kind = random.below(8)
  if (kind === 0) {
    const { owner, key } = random.pick(slots)
    Reflect.deleteProperty(owner, key)
  }
  const words = slots.filter(({ key }) => ['title', 'text', 'label', 'alt'].includes(String(key)))
  if (kind === 1 && words.length > 0) put(random.pick(words), random.pick(hardWords))
  const cells = slots.filter(({ key, owner }) => key === 'value' && 'label' in owner)
  if (kind < 4 && cells.length > 0) put(random.pick(cells), random.pick<Json>(figures.slice(0, 8)))
  return block
}

function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}
