/** The compiled schema. `tools/studio/bundle.ts` resolves this module name to the schema's file. */
declare module 'compiled-contract' {
  const compiled: import('../../content/base/contract').Compiled
  export default compiled
}
