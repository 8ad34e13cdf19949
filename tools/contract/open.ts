import { createRequire } from 'node:module'
import { type Contract, createContract } from '../content/contract'

const load = createRequire(import.meta.url)

/** Opens a compiled schema. @param file its module, see `contractFile` */
export function openContract(file: string): Contract {
  return createContract(load(file))
}

/** Whether a file is a compiled schema that is complete: what it exports last is there. */
export function isContract(file: string): boolean {
  try {
    if (Array.isArray(load(file).blocks)) return true
  } catch {
    // A part of a module is none.
  }
  delete load.cache[file]
  return false
}
