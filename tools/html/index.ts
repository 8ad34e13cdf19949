/** Entry point of the bundled page renderer, which uses the production build of React. */
export { addressIn, pageFor, splitAddress } from '../../renderer/server'
export { calendarsOf } from './calendar'
export { createDocuments } from './document'
