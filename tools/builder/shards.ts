import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Checked, Made } from '../site/part'
import type { BuiltPages } from './page-builder'

/** A part of a build that one of several machines does: the second of five. */
export type Shard = { index: number; of: number }

/** A page that a shard built, and the keys of what it is made from and of what was found of it: none where that may be another thing elsewhere. */
type ShardPage = { key: string; made: Made; checkKey: string; checked: Checked }

/** Pages that shards built, by name, each with the folder of its shard. */
export type Prebuilt = Map<string, { page: ShardPage; folder: string }>

/** The file that a shard leaves next to its pages; `hash` is that of the pages. */
type ShardManifest = Shard & { pages: Record<string, ShardPage>; hash: string }

/** The file in a shard's folder that says what is there. */
export const shardFile = 'shard.json'

/**
 * @param text for example "2/5"
 * @throws Refusal when it is no part of a whole
 */
export function parseShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= of) return { index, of }
  throw new Refusal(say`"${text}" is not a valid shard. Use INDEX/COUNT, for example --shard 2/5.`)
}

/** Where a shard is written: "shards/2-of-5". */
export function shardFolder({ index, of }: Shard): string {
  return join('shards', `${index}-of-${of}`)
}

/**
 * The pages of a shard, spread evenly over the whole site.
 * @throws Refusal when there are more shards than pages
 */
export function pagesOf<Item>(pages: Item[], { index, of }: Shard): Item[] {
  if (of > pages.length)
    throw new Refusal(say`${plural(pages.length, 'page')} cannot be split into ${of} parts: ${pages.length} at most.`)
  return pages.filter((_, i) => i % of === index - 1)
}

/** What a shard leaves next to its pages, as text. @param checkKey of a page */
export function describeShard(
  shard: Shard,
  { keys, made, checked }: BuiltPages,
  checkKey: (name: string) => string | undefined,
): string {
  const pages: ShardManifest['pages'] = {}
  for (const [name, key] of keys) {
    const [one, found] = [made.get(name), checked.get(name)]
    if (one && found) pages[name] = { key, made: one, checkKey: checkKey(name) ?? '', checked: found }
  }
  return JSON.stringify({ ...shard, pages, hash: hashOf(JSON.stringify(pages)) } satisfies ShardManifest)
}

/**
 * Reads what shards built.
 * @param folder where the folders of all shards are
 * @throws Refusal when there are none, not all, or one is damaged
 */
export function readShards(folder: string): Prebuilt {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Refusal(say`${folder} is a file. Give the folder that has all shards: --merge shards`)
  const folders = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const shards = folders.filter((path) => existsSync(join(path, shardFile))).map(readShard)
  const [first] = shards
  if (!first) throw new Refusal(say`There are no shards in ${folder}/. "npm run build -- --shard 1/2" writes one.`)
  const missing = Array.from({ length: first.of }, (_, i) => i + 1).filter(
    (index) => !shards.some((shard) => shard.index === index && shard.of === first.of),
  )
  if (missing.length > 0 || shards.length > first.of)
    throw new Refusal(
      missing.length > 0
        ? say`${missing.map((index) => `${index}-of-${first.of}`).join(', ')} is missing in ${folder}/.`
        : say`${folder}/ contains shards of several builds. Empty it first.`,
    )
  return new Map(
    shards.flatMap(({ path, pages }) =>
      Object.entries(pages).map(([name, page]) => [name, { page, folder: path }] as const),
    ),
  )
}

function readShard(path: string): ShardManifest & { path: string } {
  try {
    const shard: ShardManifest = JSON.parse(readFileSync(join(path, shardFile), 'utf8'))
    const isSound = Number.isInteger(shard.index) && Number.isInteger(shard.of)
    if (isSound && shard.hash === hashOf(JSON.stringify(shard.pages))) return { ...shard, path }
  } catch {
    // A file that is no JSON is no shard either.
  }
  throw new Refusal(say`${join(path, shardFile)} is damaged. Build this shard again, or copy it again.`)
}
