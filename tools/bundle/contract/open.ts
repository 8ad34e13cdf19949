import { createRequire } from 'node:module'
import { type Contract, createContract } from '../../content/contract'

const requireModule = createRequire(import.meta.url)

/** Opens a compiled schema. @param file its module, see `contractFile` */
export function openContract(file: string): Contract {
  return createContract(requireModule(file))
}

/** Whether a file is a compiled schema that is complete: what it exports last is there. */
export function isContract(file: string): boolean {
  try {
    if (Array.isArray(requireModule(file).blocks)) return true
  } catch {
    // A part of a module is none.
  }
  delete requireModule.cache[file]
  return false
}
