import { writeFileSync } from 'node:fs'
import { generateReference } from '../../bundle/contract/reference'
import { generateSummary } from '../../bundle/contract/summary'
import { generateBlockLists, generateOwnTypes, generateTypes } from '../../bundle/contract/types'
import { agentsText } from '../../edit/new/agents'
import { textOf } from '../../files/change'
import { readSchemas } from '../../files/files'

/** Generates the lists of blocks from their files, and the types and two references from the schema. */
export async function generate(isCheck: boolean): Promise<boolean> {
  const lists = writeGenerated(generateBlockLists(), isCheck, 'types')
  const generated = {
    'schema/types.ts': await generateTypes(),
    'schema/README.md': generateReference(),
    'schema/blocks.md': generateSummary(readSchemas()),
    'AGENTS.md': agentsText('schema'),
  }
  return writeGenerated(generated, isCheck, 'types') && lists
}

/**
 * Writes generated files that are out of date.
 * @param generated texts by path
 * @param isCheck whether to print the paths of outdated files instead of writing the files
 * @param kind operand of `npm run generate`, for the message
 * @returns whether all files are up to date
 */
export function writeGenerated(generated: Record<string, string>, isCheck: boolean, kind: string): boolean {
  const outdated = Object.entries(generated).filter(([path, text]) => textOf(path) !== text)
  for (const [path, text] of outdated) {
    if (isCheck) console.error(`${path} is out of date. Run "npm run generate -- ${kind}" and commit the result.`)
    else {
      writeFileSync(path, text)
      console.log(`wrote ${path}`)
    }
  }
  return !isCheck || outdated.length === 0
}

/** Generates `types.ts` next to the components of the site's custom blocks. */
export async function generateForSite(): Promise<boolean> {
  return writeGenerated(await generateOwnTypes(), false, 'block-types')
}
