import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './manifest'

/** A part of a build that one of several machines does: the second of five. */
export type Shard = { index: number; of: number }

/** Pages that shards built, by name, each with the folder of its shard. */
export type Prebuilt = Map<string, { page: BuiltPage; folder: string }>

/** What a shard leaves beside its pages. */
export type ShardManifest = Shard & { pages: Record<string, BuiltPage> }

/** The file in a shard's folder that says what is there. */
export const shardFile = 'shard.json'

/** @param text for example "2/5" @returns undefined when it is no part of a whole */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= of ? { index, of } : undefined
}

/** Where a shard is written: "shards/2-of-5". */
export function folderOf({ index, of }: Shard): string {
  return join('shards', `${index}-of-${of}`)
}

/** The pages of a shard, spread evenly over the whole site. */
export function pagesOf<Item>(pages: Item[], { index, of }: Shard): Item[] {
  return pages.filter((_, i) => i % of === index - 1)
}

/**
 * Reads what shards built.
 * @param folder where the folders of all shards are
 * @throws with a sentence when there are none, or not all
 */
export function readShards(folder: string): Prebuilt {
  const folders = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const shards = folders.flatMap((path): (ShardManifest & { path: string })[] => {
    const file = join(path, shardFile)
    return existsSync(file) ? [{ ...JSON.parse(readFileSync(file, 'utf8')), path }] : []
  })
  const [first] = shards
  if (!first) throw new MergeError(`There are no shards in ${folder}/. "npm run build -- --shard 1/2" writes one.`)
  const missing = Array.from({ length: first.of }, (_, i) => i + 1).filter(
    (index) => !shards.some((shard) => shard.index === index && shard.of === first.of),
  )
  if (missing.length > 0 || shards.length > first.of)
    throw new MergeError(
      missing.length > 0
        ? `${folder}/ lacks ${missing.map((index) => `${index}-of-${first.of}`).join(' and ')}.`
        : `${folder}/ has the shards of several builds: empty it before.`,
    )
  return new Map(
    shards.flatMap(({ path, pages }) =>
      Object.entries(pages).map(([name, page]) => [name, { page, folder: path }] as const),
    ),
  )
}

/** Shards that cannot be joined; its message is a sentence for whoever joins them. */
export class MergeError extends Error {}
