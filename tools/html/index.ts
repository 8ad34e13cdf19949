/** The code that renders pages, for commands that use it from the bundle: React in it is the one for production. */
export { addressIn, pageFor, splitAddress } from '../../renderer/server'
export { createDocuments } from './document'
