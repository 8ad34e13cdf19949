import { isDeepStrictEqual } from 'node:util'
import { makeContract, openContract } from '../bundle/contract/contract-file'
import { compileOwn } from '../bundle/own'
import type { Problem } from '../content/base/problem'
import { readSite } from '../content/read/read-site'
import type { Base, Site, Source } from '../content/read/site'

/** The data that all pages share (a site without pages), its problems, and the path of the compiled schema. */
export type Shared = { site: Site; problems: Problem[]; contract: string }

/**
 * Reads the data that all pages share.
 * @param previous the previous result, which is reused if the shared documents have not changed
 * @param hasSameCode whether the schema and the custom blocks are the same as for `previous`
 * @returns only problems if the site file or a custom block cannot be used
 */
export async function readShared(
  texts: Source,
  previous?: Shared,
  hasSameCode = false,
): Promise<Shared | Pick<Shared, 'problems'>> {
  const compiled =
    previous && hasSameCode ? { ...previous, blocks: previous.site.source.blocks, problems: [] } : await readCode()
  if (compiled.problems.length > 0) return { problems: compiled.problems }
  const { contract, blocks } = compiled
  const source = { ...texts, blocks }
  const readParts = ({ documents, problems }: Source) => [documents, problems]
  const isSame =
    previous?.contract === contract && isDeepStrictEqual(readParts(source), readParts(previous.site.source))
  if (isSame) return { ...previous, site: { ...previous.site, source } }
  const { site, problems } = readSite(source, openContract(contract))
  return site ? { site, problems, contract } : { problems }
}

/** Compiles the schema and the custom blocks. */
async function readCode(): Promise<Pick<Shared, 'contract' | 'problems'> & Pick<Source, 'blocks'>> {
  const { file: contract, problems: schemaProblems } = await makeContract()
  const { blocks, problems: blockProblems } = await compileOwn()
  return { contract, blocks, problems: [...schemaProblems, ...blockProblems] }
}

/** Whether both sites have the same shared data and page index, so that pages with unchanged files look the same. */
export function hasSameSurroundings(base: Base, other: Base): boolean {
  // `unsaved` is ignored, because unsaved texts of shared documents are compared as part of `documents`. `tables` is
  // ignored, because a changed cell changes the fingerprint of each page that contains the cell.
  const sourceOf = ({ source }: Base) => ({ ...source, unsaved: undefined, tables: undefined })
  const isSame = (['contract', 'settings', 'index'] as const).every((part) => base[part] === other[part])
  return isSame && isDeepStrictEqual(sourceOf(base), sourceOf(other))
}
