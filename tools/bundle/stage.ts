import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readSchemas } from '../files/files'
import { listFiles } from '../files/listing'
import { manifest, projectFolder } from '../files/project.js'
import { bundleInto } from './bundle'
import { engineContract } from './contract/contract-file'
import { bundleFolder, packaged } from './current.js'
import { bundleLive } from './live'
import { type Bundled, noticesOf, noticesText } from './notices'

/** Where what the package has is staged; `files` of package.json names it. */
const staged = join(projectFolder, 'engine')

/** What starts a command or a thread: plain JavaScript, as it is. */
const programs = [
  'tools/run.js',
  'tools/bundle/current.js',
  'tools/cli/errors.js',
  'tools/cli/output.js',
  'tools/files/project.js',
  'tools/files/whole-folder.js',
  'tools/html/fonts/cutter-thread.js',
]

/**
 * Stages the package: a folder laid out as the repository is, with bundled code in place of sources.
 * @param bundleStudio bundles what the Studio runs in a browser into a folder, with a compiled schema
 * @param stageExtension puts the extension of an editor into a folder
 * @returns how many files it has, and what they weigh
 */
export async function stagePackage(
  bundleStudio: (folder: string, contract: string) => Promise<Bundled>,
  stageExtension: (folder: string) => Promise<Bundled>,
): Promise<{ files: number; bytes: number }> {
  rmSync(staged, { recursive: true, force: true })
  const bundle = join(staged, 'packed', basename(bundleFolder()))
  const contract = join(staged, 'packed/contract.cjs')
  const sentences = listFiles(join(projectFolder, 'tools/content/say')).map((file) => `tools/content/say/${file}`)
  const letters = ['rubik.woff2', 'LICENSE'].map((file) => `renderer/fonts/${file}`)
  for (const file of [...programs, ...sentences, ...letters]) copyTo(join(staged, file), join(projectFolder, file))
  copyTo(contract, await engineContract())
  const bundled = [
    ...(await bundleInto(bundle, packaged)),
    await bundleLive(join(bundle, 'live')),
    await bundleStudio(join(bundle, 'studio'), contract),
    await stageExtension(join(staged, 'packed')),
  ]
  stageTypes()
  stageSchemas()
  writeFileSync(join(staged, 'NOTICES.txt'), noticesText(noticesOf(bundled), 'The engine'))
  const files = listFiles(staged)
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(staged, file)).size, 0) }
}

/** The types of what blocks of a site's own are written with, `pages-of-json/block`. */
function stageTypes(): void {
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc')
  const target = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler', '--jsx', 'react-jsx']
  const kinds = ['--lib', 'ES2023,DOM,DOM.Iterable', '--types', 'node,vite/client', '--strict', '--skipLibCheck']
  const written = ['--declaration', '--emitDeclarationOnly', '--rootDir', '.', '--outDir', staged]
  const words = ['--ignoreConfig', ...target, ...kinds, ...written, 'renderer/block.ts']
  execFileSync(process.execPath, [compiler, ...words], { cwd: projectFolder, stdio: 'inherit' })
}

/** The schemas, each with the address of its version, and the types of what blocks are given. */
function stageSchemas(): void {
  const { name, version } = manifest()
  const folder = join(staged, 'schema')
  for (const [file, schema] of Object.entries(readSchemas())) {
    const { $schema, ...rest } = schema
    const json = { $schema, $id: `https://${name}.example/schema/${version}/${file}`, ...rest }
    write(join(folder, file), `${JSON.stringify(json, null, 2)}\n`)
  }
  for (const types of ['types', 'parts', 'localized'])
    write(join(folder, `${types}.d.ts`), readFileSync(join(projectFolder, `schema/${types}.ts`), 'utf8'))
  const others = listFiles(join(projectFolder, 'schema')).filter((file) => /^(README\.md|words\/.*)$/.test(file))
  for (const file of others) copyTo(join(folder, file), join(projectFolder, 'schema', file))
}

function copyTo(place: string, file: string): void {
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(file, place)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
