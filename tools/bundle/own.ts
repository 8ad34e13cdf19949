import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Rolldown } from 'vite'
import type { Problem } from '../content/base/problem'
import type { OwnBlocks } from '../content/read/site'
import { say } from '../content/say/say.js'
import { cacheFolder, writeWhole } from '../files/cache'
import { hashOf } from '../files/files'
import { bytesMemo } from '../files/memo'
import { ownKey } from '../files/site/own-files'
import { keyOf } from '../files/trace'
import { ownFile, ownProblem, ownTypes } from './contract/own-schemas'
import { bundleFolder } from './current.js'
import { packageNotices, Unlicensed } from './notices'
import { inProduction } from './production'

/** Expressions that replace imports in custom blocks, so that these blocks share the engine's React and components. */
const kitGlobals = { react: 'kit.react', 'react/jsx-runtime': 'kit.jsx', 'pages-of-json/block': 'kit.block' }

/** Id of the virtual module that imports all custom blocks. */
const entry = 'site:blocks'

/**
 * Compiles the components and styles of the site's custom blocks, or reuses a cached result. The result is a function
 * that receives React and components from the engine, because the engine's bundle is the same for all sites.
 */
export async function compileOwn(): Promise<{ blocks?: OwnBlocks; problems: Problem[] }> {
  const types = ownTypes()
  if (types.length === 0) return { problems: [] }
  const missing = types.map((type) => ownFile(type, 'tsx')).filter((file) => !existsSync(file))
  if (missing.length > 0)
    return {
      problems: missing.map((file) =>
        ownProblem(file, say`The block has a schema but no component: this file is missing.`),
      ),
    }
  const key = keyOf({ code: basename(bundleFolder()), files: ownKey() })
  const memo = bytesMemo()
  const cachedBlocks = memo.find<OwnBlocks>('blocks', '', key)
  if (cachedBlocks) return { blocks: cachedBlocks, problems: [] }
  try {
    const { code, notices } = await compile(types)
    const blocks = { code, address: `/assets/blocks.${hashOf(code)}.js`, notices }
    memo.put('blocks', '', key, blocks)
    memo.save()
    return { blocks, problems: [] }
  } catch (error) {
    if (error instanceof Unlicensed) return { problems: [unlicensedProblem(error)] }
    const errors = Object(error).errors
    if (!Array.isArray(errors)) throw error
    return { problems: errors.map(problemOf) }
  }
}

/** Compiles blocks to the source code of a function, with licence notices for the packages that they import. */
async function compile(types: string[]): Promise<Pick<OwnBlocks, 'code' | 'notices'>> {
  const styled = types.filter((type) => existsSync(ownFile(type, 'css')))
  const live = types.filter((type) => existsSync(ownFile(type, 'live.css')))
  const module = [
    ...types.map((type, i) => `import block${i} from '/${ownFile(type, 'tsx')}'`),
    ...styled.map((type, i) => `import css${i} from '/${ownFile(type, 'css')}?inline'`),
    ...live.map((type, i) => `import live${i} from '/${ownFile(type, 'live.css')}?inline'`),
    `export const components = {${types.map((type, i) => `'${type}': block${i}`)}}`,
    `export const styles = {${styled.map((type, i) => `'${type}': css${i}`)}}`,
    `export const live = [${live.map((_, i) => `live${i}`)}].join('')`,
  ].join('\n')
  const { code, notices } = await bundleModule(module, { format: 'iife', name: 'blocks', globals: kitGlobals })
  return { code: `kit=>{${code}return blocks}`, notices }
}

/** Bundles a module with its imports into one script. @param module source text of the module */
async function bundleModule(
  module: string,
  output: Rolldown.OutputOptions,
): Promise<Pick<OwnBlocks, 'code' | 'notices'>> {
  const { build } = await import('vite')
  // Sets production mode, because live editing may run in the same process in development mode.
  const bundled = await inProduction(() =>
    build({
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'own-blocks',
          resolveId: (name) => (name === entry ? `\0${entry}` : undefined),
          load: (id) => (id === `\0${entry}` ? module : undefined),
        },
      ],
      build: {
        write: false,
        assetsInlineLimit: Number.POSITIVE_INFINITY,
        modulePreload: false,
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: Object.keys(kitGlobals),
          output,
          checks: { pluginTimings: false },
        },
      },
    }),
  )
  const [chunk] = 'output' in bundled ? bundled.output : []
  if (chunk?.type !== 'chunk') throw new Error('The blocks of the site could not be compiled.')
  return { code: chunk.code.trim(), notices: packageNotices([bundled]) }
}

/** Source code of the script that browsers load. It exports the function that `compileOwn` makes. */
export function ownScript({ code }: OwnBlocks): string {
  return `export default ${code}`
}

/**
 * Bundles the compiled schema of a site with custom blocks for the Studio, which runs in browsers.
 * @param contract path of the compiled schema
 * @param schemas all schemas of the site, by path
 * @returns path of a module that exports the compiled schema and the schemas
 */
export async function compileForBrowsers(contract: string, schemas: object): Promise<string> {
  const file = resolve(cacheFolder, `${basename(contract, '.cjs')}.js`)
  if (existsSync(file)) return file
  const module = `export { default as compiled } from ${JSON.stringify(contract)}
export const schemas = ${JSON.stringify(schemas)}`
  const { code } = await bundleModule(module, { format: 'es' })
  writeWhole(file, code)
  return file
}

function unlicensedProblem({ folder }: Unlicensed): Problem {
  return ownProblem(
    fromHere(join(folder, 'package.json')),
    say`A custom block imports this package, which has no licence file.`,
    undefined,
    say`Nobody may publish a package without a licence: use another one.`,
  )
}

/** An error from the bundler. Its message contains terminal formatting. */
type Fault = {
  message: string
  code?: string
  id?: string
  exporter?: string
  loc?: { file?: string; line: number; column: number }
}

function problemOf({ message, code, id = '', exporter, loc }: Fault): Problem {
  const text = stripVTControlCharacters(message)
  if (code === 'MISSING_EXPORT' && id.includes(entry))
    return ownProblem(
      fromHere(exporter ?? ''),
      say`The file exports no component.`,
      undefined,
      say`Write "export default function" in front of it.`,
    )
  const [, missingPackage, importer = ''] =
    /failed to resolve import "((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"]*)?" from "(.+?)"/.exec(text) ?? []
  if (missingPackage)
    return ownProblem(
      fromHere(importer),
      say`The file imports "${missingPackage}", which is not installed.`,
      undefined,
      say`Install it: npm install ${missingPackage}`,
    )
  // If the error has no `loc`, its message contains the position.
  const [, namedFile = id, line = 1, column = 1] = /([\w./@-]+\.\w+):(\d+):(\d+)/.exec(text) ?? []
  const file = fromHere(namedFile.replace(/\?.*$/, ''))
  const place = loc ? { line: loc.line, column: loc.column + 1 } : { line: Number(line), column: Number(column) }
  const reason = (text.split('\n')[0] ?? '').replace(/^(\[[^\]]*\]:? ?)+/, '').replace(/\.$/, '')
  return ownProblem(file, say`The block cannot be compiled: ${reason}.`, place)
}

/** Path of a file relative to the site's folder, for use in problems. */
function fromHere(path: string): string {
  return relative('.', path).replaceAll('\\', '/')
}
