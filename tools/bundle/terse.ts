import type { Plugin } from 'vite'

/**
 * Makes scripts that are small already smaller still: the inline script by a twentieth. Terser alone would leave more than
 * Vite's own minifier and then Terser.
 * @param names of the scripts for which it is worth the time; all of them where none are named
 */
export function terse(names?: string[]): Plugin {
  return {
    name: 'terse',
    async generateBundle(_, bundle) {
      const { minify } = await import('terser')
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || names?.includes(output.name) === false) continue
        const { code } = await minify(output.code, {
          module: output.exports.length > 0,
          ecma: 2020,
          compress: { passes: 3 },
        })
        if (code) output.code = code
      }
    },
  }
}
