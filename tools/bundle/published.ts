import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CompressOptions } from 'terser'
import { globSync } from 'tinyglobby'
import { messageText } from '../cli/message-language'
import { Stage } from '../cli/stage'
import { say } from '../content/say/say.js'
import { brotliSize } from '../files/brotli'
import { packed } from '../files/project.js'
import { clientFolder, makePart, readBundle, readManifest } from './bundle'
import { bundleFolder } from './current.js'
import { minifyModules } from './minify'

/** The bundled files that a site publishes. */
export type Published = {
  /** Paths of the files, by the path that each file gets in `dist/<brand>`. */
  files: Record<string, string>
  /** Total size in bytes, after Brotli, of the scripts that every page loads. */
  scriptBytes: number
}

/**
 * Options for the large scripts that are minified again, by name. In packages, reading a property has no side effects, so
 * unused reads are removed. A second pass saves enough only in the app's own code.
 */
const optionsByName: Record<string, CompressOptions> = {
  client: { passes: 2 },
  router: { pure_getters: true },
  find: {},
  react: { pure_getters: true },
}

/** Name of the file that contains the size of the scripts. */
const sizeFile = 'size.json'

/**
 * Minifies the large scripts of the bundle, or reuses those of an earlier build. This is not part of making the bundle,
 * because it takes longer than the rest, and only a build needs it, at its end.
 */
export async function makePublished(): Promise<Published> {
  const bundle = bundleFolder()
  const folder = packed ? join(bundle, clientFolder) : await makePart('minified', (part) => minifyInto(part, bundle))
  // Of a script in both folders, the minified one is published.
  const files = [join(bundle, clientFolder), folder].flatMap((cwd) =>
    globSync('assets/**/*', { cwd }).map((file) => [file, join(cwd, file)]),
  )
  return { files: Object.fromEntries(files), scriptBytes: JSON.parse(readFileSync(join(folder, sizeFile), 'utf8')) }
}

/**
 * Minifies the large scripts of a bundle, and measures the scripts that every page loads.
 * @param folder folder of the results, which may be that of the scripts
 */
export async function minifyInto(folder: string, bundle: string): Promise<void> {
  const client = join(bundle, clientFolder)
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const large = Object.values(readManifest(client)).flatMap(({ name = '', file }) => {
    const compress = optionsByName[name]
    return compress ? [{ file, code: read(file), compress }] : []
  })
  const stage = new Stage(messageText(say`Minifying the scripts, once`), 1, true)
  const minified = await minifyModules(large)
  for (const [file, code] of minified) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  const sizes = readBundle(bundle).scripts.map((file) => brotliSize(minified.get(file) ?? read(file)))
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  writeFileSync(join(folder, sizeFile), JSON.stringify(bytes))
  stage.advance()
}
