import type { build } from 'vite'

/** What Vite gives back of a bundle. */
type Bundled = Awaited<ReturnType<typeof build>>

/**
 * What each block has of the scripts that browsers load: the bytes of its own modules, each minified by itself. In the
 * bundle they are one piece with all others, and cannot be separated.
 */
export async function blockScripts(bundled: Bundled): Promise<Record<string, number>> {
  const { minifySync } = await import('vite')
  const outputs = 'output' in bundled ? bundled.output : []
  const bytes: Record<string, number> = {}
  for (const output of outputs) {
    if (output.type !== 'chunk') continue
    for (const [id, { code }] of Object.entries(output.modules)) {
      const [, block] = /\/renderer\/blocks\/([\w-]+)\//.exec(id) ?? []
      if (block && code) bytes[block] = (bytes[block] ?? 0) + Buffer.byteLength(minifySync(id, code).code)
    }
  }
  return Object.fromEntries(Object.entries(bytes).sort())
}
