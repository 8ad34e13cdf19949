/** The compiled schema. `tools/studio/bundle.ts` makes this module name an alias of the schema's file. */
declare module 'compiled-contract' {
  const compiled: import('../../content/base/contract').Compiled
  export default compiled
}
