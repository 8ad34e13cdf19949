/** Entry point of the bundled page renderer, which uses the production build of React. */
export { addressIn, pageFor, partsOf, splitAddress, splitPart } from '../../renderer/server'
export { calendarsOf } from './calendar'
export { createDocuments } from './document'
export { feedOf } from './feed'
