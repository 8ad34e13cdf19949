/**
 * `npm run build`: checks the content and writes the whole site to `dist/<brand>/`.
 * `--shard 2/5` builds the second of five shards into `shards/2-of-5/`; `--merge shards` joins all shards into `dist/`.
 * `--drafts` builds a preview that includes drafts into `drafts/<brand>/`.
 */

import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { parseShard, readShards } from '../builder/shards'
import { createCommand, dated } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'

export default createCommand(
  {
    name: 'build',
    about: say`Checks the content and writes what changed to dist/, or nothing if there is an error.`,
    options: {
      ...dated,
      shard: { value: '2/5', about: say`builds the second of five shards, to shards/2-of-5/` },
      merge: { value: 'shards', about: say`joins the shards in a folder into dist/` },
      drafts: { about: say`builds a preview with drafts, closed to search engines, to drafts/` },
    },
  },
  async ({ has, value }) => {
    const [shard, merge] = [value('shard'), value('merge')]
    if (shard !== undefined && merge !== undefined)
      throw new Refusal(say`Use --shard to build one shard, or --merge to join all of them, not both.`)
    const drafts = has('drafts')
    if (drafts && (shard !== undefined || merge !== undefined))
      throw new Refusal(say`A site with drafts is built in one go: use --drafts without --shard and --merge.`)
    const report = await runBuild({
      drafts,
      shard: shard === undefined ? undefined : parseShard(shard),
      prebuilt: merge === undefined ? undefined : readShards(merge),
    })
    if (!report) return exitCodes.contentHasErrors
    await printReport(report)
    return 0
  },
)
