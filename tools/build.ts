/**
 * `npm run build`: checks the content and writes the whole site to `dist/<brand>/`.
 * `--shard 2/5` builds the second of five parts, to `shards/2-of-5/`; `--merge shards` puts the parts together in `dist/`.
 */
import { parseArgs } from 'node:util'
import { printReport } from './build/report'
import { runBuild } from './build/run'
import { MergeError, parseShard, readShards } from './build/shards'

try {
  const { values } = parseArgs({ options: { shard: { type: 'string' }, merge: { type: 'string' } } })
  const shard = values.shard === undefined ? undefined : parseShard(values.shard)
  if (values.shard !== undefined && !shard)
    throw new MergeError(`"${values.shard}" is no part of a whole: write --shard 2/5 for the second of five.`)
  const prebuilt = values.merge === undefined ? undefined : readShards(values.merge)
  const report = await runBuild({ shard, prebuilt })
  if (report) printReport(report)
  else process.exitCode = 1
} catch (error) {
  const isOwn = error instanceof MergeError || (error instanceof TypeError && 'code' in error)
  if (!isOwn) throw error
  console.error(error.message)
  process.exitCode = 1
}
