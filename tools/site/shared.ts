import { isDeepStrictEqual } from 'node:util'
import { makeContract, openContract } from '../bundle/contract/contract-file'
import { compileOwn } from '../bundle/own'
import type { Problem } from '../content/base/problem'
import { readSite } from '../content/read/read-site'
import type { Base, Site, Source } from '../content/read/site'

/** What all pages share as it was read, what is wrong with it, and the file of the compiled schema. */
export type Shared = { site: Site; problems: Problem[]; contract: string }

/**
 * Reads what all pages share.
 * @param before what was read before: where its documents are the same, it is that
 * @param hasSameCode whether neither the schema nor the site's own blocks changed since
 * @returns what is wrong, where its site file or a block of its own cannot be used
 */
export async function readShared(
  texts: Source,
  before?: Shared,
  hasSameCode = false,
): Promise<Shared | Pick<Shared, 'problems'>> {
  const code = before && hasSameCode ? { ...before, blocks: before.site.source.blocks, problems: [] } : await readCode()
  if (code.problems.length > 0) return { problems: code.problems }
  const { contract, blocks } = code
  const source = { ...texts, blocks }
  const read = ({ documents, problems }: Source) => [documents, problems]
  const isSame = before?.contract === contract && isDeepStrictEqual(read(source), read(before.site.source))
  if (isSame) return { ...before, site: { ...before.site, source } }
  const { site, problems } = readSite(source, openContract(contract))
  return site ? { site, problems, contract } : { problems }
}

/** The compiled schema and blocks of a site's own, and what is wrong with them. */
async function readCode(): Promise<Pick<Shared, 'contract' | 'problems'> & Pick<Source, 'blocks'>> {
  const { file: contract, problems: wrongSchemas } = await makeContract()
  const { blocks, problems: wrongBlocks } = await compileOwn()
  return { contract, blocks, problems: [...wrongSchemas, ...wrongBlocks] }
}

/** Whether pages may show the same of what they share and of all others. */
export function hasSameSurroundings(one: Base, other: Base): boolean {
  // Of texts that are not saved, those that all pages share are among its documents.
  const sourceOf = ({ source }: Base) => ({ ...source, unsaved: undefined })
  const isSame = (['contract', 'settings', 'index'] as const).every((part) => one[part] === other[part])
  return isSame && isDeepStrictEqual(sourceOf(one), sourceOf(other))
}
