/** The compiled schema. `tools/studio/bundle.ts` defines this name as an alias of its file. */
declare module 'compiled-contract' {
  const compiled: import('../../content/base/contract').Compiled
  export default compiled
}
