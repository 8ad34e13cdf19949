import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../content/contract'
import { writeWhole } from '../files/cache'
import { hashOf, readSchemas } from '../files/files'
import { codeCache, packed, projectFolder } from '../files/project.js'
import { isContract, openContract } from './open'

/**
 * The module that the schema under `schema/` compiles to, made when the schema or its compiler changed. It is the same
 * for all sites, so it is kept with the code.
 * @returns its file
 */
export async function contractFile(): Promise<string> {
  if (packed) return packed.contract
  const schemas = readSchemas()
  const compiler = ['tools/contract/compile.ts', 'node_modules/ajv/package.json']
  const texts = compiler.map((file) => readFileSync(join(projectFolder, file), 'utf8'))
  const file = join(codeCache(), `contract-${hashOf(JSON.stringify([schemas, texts]))}.cjs`)
  if (isContract(file)) return file
  // The compiler is large, and rarely needed.
  const { compileContract } = await import('./compile')
  writeWhole(file, compileContract(schemas))
  return file
}

/** The contract of the schema under `schema/`, as it is now. */
export async function readContract(): Promise<Contract> {
  return openContract(await contractFile())
}
