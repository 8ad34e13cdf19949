/** The compiled schema: `tools/studio/bundle.ts` puts it there. */
declare module 'compiled-contract' {
  const compiled: import('../../content/base/contract').Compiled
  export default compiled
}
