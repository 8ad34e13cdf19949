/** The compiled schema, an alias that `tools/studio/bundle.ts` defines. */
declare module 'compiled-contract' {
  const compiled: import('../../content/base/contract').Compiled
  export default compiled
}
