/** Entry point of page rendering in the bundle, with the production build of React. */
export { addressIn, pageFor, splitAddress } from '../../renderer/server'
export { createDocuments } from './document'
