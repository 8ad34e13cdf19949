import type { Prebuilt, Shard } from './shards'

/** What to build, and where to. */
export type Options = {
  /** Where to write the site. */
  folder?: string
  /** Whether drafts are in it, for a site that is looked at before it is published. */
  drafts?: boolean
  /** From how many documents on there are more threads than one; as many as are worth it when not given. */
  forThreads?: number
  /** Builds only the pages of a shard, and nothing but pages. */
  shard?: Shard
  /** Pages that were built elsewhere. */
  prebuilt?: Prebuilt
}
