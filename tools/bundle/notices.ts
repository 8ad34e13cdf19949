import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { build } from 'vite'
import { facesOf } from '../content/language/faces'
import type { Notice } from '../content/read/site'
import { listFiles } from '../files/listing'
import { projectFolder } from '../files/project.js'
import { installed } from '../files/site/faces'

/** Result of a Vite build. */
export type Bundled = Awaited<ReturnType<typeof build>>

/** Third-party works that are copied into the project (inline icons and a font), each with its folder and licence. */
const copies: (Omit<Notice, 'text'> & { folder: string })[] = [
  { name: 'lucide-static', version: '1.62.0', licence: 'ISC', folder: 'renderer/parts/icons' },
  { name: 'Rubik', version: '2.300', licence: 'OFL-1.1', folder: 'renderer/fonts' },
]

/** For each package without a licence file, a package with the same authors and terms that has such a file. */
const sameTerms: Record<string, string> = { '@vscode/l10n': 'vscode-languageserver' }

/** Address of the published notices, the same for all brands. */
export const noticesAddress = '/assets/licences.txt'

/** Licence notices for the engine's browser code: bundled packages, icons and the font. */
export function noticesOf(bundles: Bundled[]): Notice[] {
  const copied = copies.map(
    ({ folder, ...notice }): Notice => ({
      ...notice,
      text: readFileSync(join(projectFolder, folder, 'LICENSE'), 'utf8').trim(),
    }),
  )
  return [...packageNotices(bundles), ...copied]
}

/** Licence notices for bundled packages. @throws Unlicensed for a package without a licence file */
export function packageNotices(bundles: Bundled[]): Notice[] {
  const outputs = bundles.flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []))
  const modules = outputs.flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : []))
  const folders = modules.map(packageAround).filter((folder) => folder !== undefined)
  return [...new Set(folders)].map(noticeIn)
}

/** Error for a package without a licence file. */
export class Unlicensed extends Error {
  /** @param folder folder of the installed package */
  constructor(readonly folder: string) {
    super(`The package in ${folder} has no licence file to publish with it.`)
  }
}

/** Licence notices for the additional font packages of a site in the given languages. */
export function letterNotices(languages: string[]): Notice[] {
  const further = facesOf(languages).filter((face) => installed(face) !== undefined)
  return further.map((face) => noticeIn(folderOf(face.package)))
}

/** Text of all notices. Identical licence texts are listed once. @param what subject of the first sentence */
export function noticesText(notices: Notice[], what = 'This site'): string {
  const noticesByText = new Map<string, Notice[]>()
  for (const notice of [...notices].sort((a, b) => (a.name < b.name ? -1 : 1)))
    noticesByText.set(notice.text, [...(noticesByText.get(notice.text) ?? []), notice])
  const parts = [...noticesByText].map(([text, sameNotices]) => {
    const names = sameNotices.map(({ name, version, licence }) => `${`${name} ${version}`.trim()} (${licence})`)
    return `${names.join('\n')}\n\n${text}\n`
  })
  return `${what} includes the work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

/** Folder of the package that contains a module; undefined for the project's modules. */
function packageAround(module: string): string | undefined {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/')) ?? []
  return folder
}

/** Folder of a package, as Node resolves it from the engine. @throws if the package is not installed */
function folderOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = folders.map((parent) => join(parent, name)).find((path) => existsSync(path))
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`)
  return folder
}

function noticeIn(folder: string): Notice {
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const sibling = sameTerms[name]
  const text = licencesIn(sibling === undefined ? folder : folderOf(sibling))
  if (text.length === 0) throw new Unlicensed(folder)
  return { name, version, licence: license ?? '', text: text.join('\n\n') }
}

/** Returns the licence texts of a package, from files in its folder and in its subfolders for licences. */
function licencesIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!/^(licen[cs]e|copying|notice|copyright)/i.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path]
  })
  return files.sort().map((file) => readFileSync(file, 'utf8').trim())
}
