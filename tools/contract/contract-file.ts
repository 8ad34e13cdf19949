import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../content/contract'
import { projectFolder } from '../host/code.js'
import { openContract } from '../host/contract'
import { hashOf, readSchemas } from '../host/files'

/** The compiled schema is the same for all sites, so it is kept with the code. */
const folder = join(projectFolder, '.cache')

/**
 * The module that the schema under `schema/` compiles to, made when the schema or its compiler changed.
 * @returns its file
 */
export async function contractFile(): Promise<string> {
  const schemas = readSchemas()
  const compiler = ['tools/contract/compile.ts', 'node_modules/ajv/package.json']
  const texts = compiler.map((file) => readFileSync(join(projectFolder, file), 'utf8'))
  const file = join(folder, `contract-${hashOf(JSON.stringify([schemas, texts]))}.cjs`)
  if (existsSync(file)) return file
  // The compiler is large, and seldom needed.
  const { compileContract } = await import('./compile')
  mkdirSync(folder, { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, compileContract(schemas))
  renameSync(part, file)
  return file
}

/** The contract of the schema under `schema/`, as it is now. */
export async function readContract(): Promise<Contract> {
  return openContract(await contractFile())
}
