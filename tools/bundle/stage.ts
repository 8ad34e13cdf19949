import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readSchemas } from '../files/files'
import { listFiles } from '../files/listing'
import { manifest, projectFolder } from '../files/project.js'
import { markWhole } from '../files/whole-folder.js'
import { bundleInto, clientFolder } from './bundle'
import { engineContract } from './contract/contract-file'
import { bundleFolder, packaged } from './current.js'
import { bundleLive } from './live'
import { type Bundled, noticesOf, noticesText } from './notices'
import { minifyInto } from './published'

/** Folder in which the npm package is prepared. `files` in package.json contains this folder. */
const stageFolder = join(projectFolder, 'engine')

/** Plain JavaScript files that start commands and threads, copied unchanged. */
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
 * Prepares the npm package: a folder with the layout of the repository, but with bundled code instead of sources.
 * @param bundleStudio bundles the Studio's browser code into a folder, with a compiled schema
 * @param stageExtension writes the editor extension into a folder
 * @returns number of files, and their total size in bytes
 */
export async function stagePackage(
  bundleStudio: (folder: string, contract: string) => Promise<Bundled>,
  stageExtension: (folder: string) => Promise<Bundled>,
): Promise<{ files: number; bytes: number }> {
  rmSync(stageFolder, { recursive: true, force: true })
  const bundle = join(stageFolder, 'packed', basename(bundleFolder()))
  const contract = join(stageFolder, 'packed/contract.cjs')
  const sentences = listFiles(join(projectFolder, 'tools/content/say')).map((file) => `tools/content/say/${file}`)
  const fonts = ['rubik.woff2', 'LICENSE'].map((file) => `renderer/fonts/${file}`)
  for (const file of [...programs, ...sentences, ...fonts]) copyTo(join(stageFolder, file), join(projectFolder, file))
  copyTo(contract, await engineContract())
  const bundled = [
    ...(await bundleInto(bundle, packaged)),
    await bundleLive(join(bundle, 'live')),
    await bundleStudio(join(bundle, 'studio'), contract),
    await stageExtension(join(stageFolder, 'packed')),
  ]
  await minifyInto(join(bundle, clientFolder), bundle)
  markWhole(bundle)
  stageTypes()
  stageSchemas()
  writeFileSync(join(stageFolder, 'NOTICES.txt'), noticesText(noticesOf(bundled), 'The engine'))
  const files = listFiles(stageFolder)
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(stageFolder, file)).size, 0) }
}

/** Writes the type declarations of `pages-of-json/block`, which custom blocks import. */
function stageTypes(): void {
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc')
  const target = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler', '--jsx', 'react-jsx']
  const kinds = ['--lib', 'ES2023,DOM,DOM.Iterable', '--types', 'node,vite/client', '--strict', '--skipLibCheck']
  const written = ['--declaration', '--emitDeclarationOnly', '--rootDir', '.', '--outDir', stageFolder]
  const words = ['--ignoreConfig', ...target, ...kinds, ...written, 'renderer/block.ts']
  execFileSync(process.execPath, [compiler, ...words], { cwd: projectFolder, stdio: 'inherit' })
}

/** Writes the schemas, each with an `$id` that contains the engine's version, and the types of block props. */
function stageSchemas(): void {
  const { name, version } = manifest()
  const folder = join(stageFolder, 'schema')
  for (const file of Object.keys(readSchemas())) {
    const { $schema, ...rest } = JSON.parse(readFileSync(join(projectFolder, 'schema', file), 'utf8'))
    const json = { $schema, $id: `https://${name}.example/schema/${version}/${file}`, ...rest }
    write(join(folder, file), `${JSON.stringify(json, null, 2)}\n`)
  }
  for (const types of ['types', 'parts', 'localized'])
    write(join(folder, `${types}.d.ts`), readFileSync(join(projectFolder, `schema/${types}.ts`), 'utf8'))
  const others = listFiles(join(projectFolder, 'schema')).filter((file) =>
    /^((README|blocks)\.md|words\/.*)$/.test(file),
  )
  for (const file of others) copyTo(join(folder, file), join(projectFolder, 'schema', file))
}

function copyTo(target: string, file: string): void {
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(file, target)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
