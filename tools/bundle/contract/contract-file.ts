import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Contract, createContract } from '../../content/base/contract'
import type { Problem } from '../../content/base/problem'
import { place } from '../../content/json/document'
import { say } from '../../content/say/say.js'
import { writeWhole } from '../../files/cache'
import { hashOf, readSchemas } from '../../files/files'
import { codeCache, packed, projectFolder } from '../../files/project.js'
import { type OwnSchemas, ownProblem, readOwnSchemas, withOwn } from './own-schemas'

/**
 * The module that the schema compiles to, made when the schema or its compiler changed: that under `schema/`, with the
 * blocks of the site's own. It is kept with the code, since it is the same for all sites that have none.
 * @returns its file, and what is wrong with the site's own schemas: then it is without them
 */
export async function makeContract(own: OwnSchemas = readOwnSchemas()): Promise<{ file: string; problems: Problem[] }> {
  const isPlain = Object.keys(own.schemas).length === 0
  if (packed && isPlain) return { file: packed.contract, problems: own.problems }
  const schemas = withOwn(readSchemas(), own.schemas)
  const compiler = ['tools/bundle/contract/compile.ts', 'node_modules/ajv/package.json']
  const texts = packed ? [packed.bundle] : compiler.map((file) => readFileSync(join(projectFolder, file), 'utf8'))
  // A block that stands in for one of the engine may have the same schema.
  const all = [schemas, Object.keys(own.schemas), texts]
  const file = join(codeCache(), `contract-${hashOf(JSON.stringify(all))}.cjs`)
  if (isContract(file)) return { file, problems: own.problems }
  // The compiler is large, and rarely needed.
  const { compileContract, schemaFault } = await import('./compile')
  const faults = [...own.documents].flatMap(([path, document]) => {
    const fault = schemaFault(schemas, path)
    if (!fault) return []
    const said = say`The schema of this block cannot be used: ${fault.message}.`
    return [ownProblem(document.file, said, place(document, fault.path))]
  })
  if (faults.length > 0)
    return makeContract({ schemas: {}, documents: new Map(), problems: [...own.problems, ...faults] })
  writeWhole(
    file,
    compileContract(
      schemas,
      Object.values(own.schemas).map(({ properties }) => properties.type.const),
    ),
  )
  removeOld()
  return { file, problems: own.problems }
}

/** How many compiled schemas are kept: those of the engine and of the sites and branches that somebody works on. */
const kept = 12

/** Removes the oldest ones. Each save of a block's schema makes one of a megabyte. */
function removeOld(): void {
  const names = readdirSync(codeCache()).filter((name) => /^contract-\w+\.cjs$/.test(name))
  const files = names.map((name) => join(codeCache(), name))
  const newestFirst = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of newestFirst.slice(kept)) rmSync(file, { force: true })
}

/** The file of the compiled schema of the engine alone. */
export async function engineContract(): Promise<string> {
  return (await makeContract({ schemas: {}, documents: new Map(), problems: [] })).file
}

/** The file of the compiled schema of a site. @param site its folder: the one the command runs in */
export async function contractFile(site?: string): Promise<string> {
  return (await makeContract(readOwnSchemas(site))).file
}

/** The contract of a site, as it is now. @param site its folder: the one the command runs in */
export async function readContract(site?: string): Promise<Contract> {
  return openContract(await contractFile(site))
}

/** The contract of the engine alone, as it is for sites without blocks of their own. */
export async function readEngineContract(): Promise<Contract> {
  return openContract(await engineContract())
}

const requireModule = createRequire(import.meta.url)

/** Opens a compiled schema. @param file its module, see `contractFile` */
export function openContract(file: string): Contract {
  return createContract(requireModule(file))
}

/** Whether a file is a compiled schema that is complete: what it exports last is there. */
function isContract(file: string): boolean {
  try {
    if (Array.isArray(requireModule(file).blocks)) return true
  } catch {
    // A part of a module is none.
  }
  delete requireModule.cache[file]
  return false
}
