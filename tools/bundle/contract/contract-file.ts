import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Contract, createContract } from '../../content/base/contract'
import type { Problem } from '../../content/base/problem'
import { positionOf } from '../../content/json/document'
import { say } from '../../content/say/say.js'
import { writeWhole } from '../../files/cache'
import { hashOf, readSchemas } from '../../files/files'
import { codeCache, packed, projectFolder } from '../../files/project.js'
import { type OwnSchemas, ownProblem, readOwnSchemas, withOwn } from './own-schemas'

/**
 * Compiles the engine's schemas and those of the site's custom blocks, unless a cached module is up to date. The cache
 * is in the engine's folder, because sites without custom blocks share one module.
 * @returns the module's file, and the problems in the site's schemas. If a schema of the site cannot be compiled, the
 *   module contains only the engine's schemas
 */
export async function makeContract(
  ownSchemas: OwnSchemas = readOwnSchemas(),
): Promise<{ file: string; problems: Problem[] }> {
  const isPlain = Object.keys(ownSchemas.schemas).length === 0
  if (packed && isPlain) return { file: packed.contract, problems: ownSchemas.problems }
  const schemas = withOwn(readSchemas(), ownSchemas.schemas)
  const compiler = ['tools/bundle/contract/compile.ts', 'node_modules/ajv/package.json']
  const texts = packed ? [packed.bundle] : compiler.map((file) => readFileSync(join(projectFolder, file), 'utf8'))
  // The key includes custom block types, because a block that replaces an engine block may have the same schema.
  const inputs = [schemas, Object.keys(ownSchemas.schemas), texts]
  const file = join(codeCache(), `contract-${hashOf(JSON.stringify(inputs))}.cjs`)
  if (isContract(file)) return { file, problems: ownSchemas.problems }
  // The compiler is large and rarely needed, so it is imported on demand.
  const { compileContract, schemaFault } = await import('./compile')
  const faults = [...ownSchemas.documents].flatMap(([path, document]) => {
    const fault = schemaFault(schemas, path)
    if (!fault) return []
    const message = say`The schema of this block cannot be used: ${fault.message}.`
    return [ownProblem(document.file, message, positionOf(document, fault.path))]
  })
  if (faults.length > 0)
    return makeContract({ schemas: {}, documents: new Map(), problems: [...ownSchemas.problems, ...faults] })
  writeWhole(
    file,
    compileContract(
      schemas,
      Object.values(ownSchemas.schemas).map(({ properties }) => properties.type.const),
    ),
  )
  removeOld()
  return { file, problems: ownSchemas.problems }
}

/** Number of compiled schemas to keep: the engine's, and those of several sites and branches. */
const keptCount = 12

/** Deletes the oldest compiled schemas, because each save of a custom block's schema adds one of about 1 MB. */
function removeOld(): void {
  const names = readdirSync(codeCache()).filter((name) => /^contract-\w+\.cjs$/.test(name))
  const files = names.map((name) => join(codeCache(), name))
  const newestFirst = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of newestFirst.slice(keptCount)) rmSync(file, { force: true })
}

/** Path of the engine's compiled schema, without custom blocks. */
export async function engineContract(): Promise<string> {
  return (await makeContract({ schemas: {}, documents: new Map(), problems: [] })).file
}

/**
 * Path of a site's compiled schema, including custom blocks.
 * @param site folder of the site, by default the current one
 */
export async function contractFile(site?: string): Promise<string> {
  return (await makeContract(readOwnSchemas(site))).file
}

/** Contract (compiled schema) of a site. @param site folder of the site, by default the current one */
export async function readContract(site?: string): Promise<Contract> {
  return openContract(await contractFile(site))
}

/** Contract (compiled schema) of the engine, without custom blocks. */
export async function readEngineContract(): Promise<Contract> {
  return openContract(await engineContract())
}

const requireModule = createRequire(import.meta.url)

/** Loads a compiled schema. @param file path of a module, from `contractFile` */
export function openContract(file: string): Contract {
  return createContract(requireModule(file))
}

/** Whether a file is a complete compiled schema. An incomplete file lacks the last export. */
function isContract(file: string): boolean {
  try {
    if (Array.isArray(requireModule(file).blocks)) return true
  } catch {
    // The file is missing or incomplete.
  }
  delete requireModule.cache[file]
  return false
}
