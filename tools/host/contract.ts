import { createRequire } from 'node:module'
import { type Contract, createContract } from '../content/contract'

/** Opens a compiled schema. @param file its module, see `contractFile` */
export function openContract(file: string): Contract {
  return createContract(createRequire(import.meta.url)(file))
}
