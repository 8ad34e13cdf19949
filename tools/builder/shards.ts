import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import type { Checked, PageOutput } from '../site/part'
import type { BuiltPages } from './page-builder'

/** A part of a build for one of several machines: `{ index: 2, of: 5 }` is the second of five. */
export type Shard = { index: number; of: number }

/**
 * A page that a shard built and checked, with the cache keys of its output and of its check result. `checkKey` is empty
 * if the check result is not final.
 */
type ShardPage = { key: string; made: PageOutput; checkKey: string; checked: Checked }

/** Pages that shards built, by page name, each with the folder of its shard. */
export type Prebuilt = Map<string, { page: ShardPage; folder: string }>

/** Contents of `shardFile`; `hash` is the hash of `pages`. */
type ShardManifest = Shard & { pages: Record<string, ShardPage>; hash: string }

/** Name of the manifest in a shard's folder. */
export const shardFile = 'shard.json'

/**
 * @param text for example "2/5"
 * @throws Refusal if the text is not a valid shard
 */
export function parseShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= of) return { index, of }
  throw new Refusal(say`"${text}" is not a valid shard. Use INDEX/COUNT, for example --shard 2/5.`)
}

/** Output folder of a shard, like "shards/2-of-5". */
export function shardFolder({ index, of }: Shard): string {
  return join('shards', `${index}-of-${of}`)
}

/**
 * Selects the pages of a shard, which are spread evenly over the whole site.
 * @throws Refusal if there are more shards than pages
 */
export function pagesOf<Item>(pages: Item[], { index, of }: Shard): Item[] {
  if (of > pages.length)
    throw new Refusal(say`${plural(pages.length, 'page')} cannot be split into ${of} parts: ${pages.length} at most.`)
  return pages.filter((_, i) => i % of === index - 1)
}

/** Text of a shard's manifest. @param checkKey returns the key of a page's check result, by page name */
export function describeShard(
  shard: Shard,
  { keys, made, checked }: BuiltPages,
  checkKey: (name: string) => string | undefined,
): string {
  const pages: ShardManifest['pages'] = {}
  for (const [name, key] of keys) {
    const [madePage, checkResult] = [made.get(name), checked.get(name)]
    if (madePage && checkResult)
      pages[name] = { key, made: madePage, checkKey: checkKey(name) ?? '', checked: checkResult }
  }
  return JSON.stringify({ ...shard, pages, hash: hashOf(JSON.stringify(pages)) } satisfies ShardManifest)
}

/**
 * Reads the manifests of all shards.
 * @param folder path of the folder that contains the folders of all shards
 * @throws Refusal if there are no shards, some are missing, or one is damaged
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
    // A manifest that is not JSON is reported below.
  }
  throw new Refusal(say`${join(path, shardFile)} is damaged. Build this shard again, or copy it again.`)
}
