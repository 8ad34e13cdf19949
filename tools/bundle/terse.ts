import type { Plugin } from 'vite'

/** Where each byte counts: the inline script is in every page. */
const small = { passes: 3 }

/** A single pass, without two habits by which code of this size compresses worse: a third of the time, and as small. */
const large = { if_return: false, negate_iife: false }

/**
 * Makes scripts that are small already smaller still: the inline script by a twentieth. Terser alone would leave more than
 * Vite's own minifier and then Terser.
 * @param names of the large scripts it is worth the second that it takes; without any, every script is a small one
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
          compress: names ? large : small,
        })
        if (code) output.code = code
      }
    },
  }
}
