/** The compiled schema: `tools/bundle/studio.ts` puts it there. */
declare module 'compiled-contract' {
  const compiled: import('../../content/contract').Compiled
  export default compiled
}
