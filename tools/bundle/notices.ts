import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { build } from 'vite'
import { facesOf } from '../content/language/faces'
import type { Notice } from '../content/read/site'
import { listFiles } from '../files/listing'
import { projectFolder } from '../files/project.js'
import { installed } from '../files/site/faces'

/** What Vite gives back of a bundle. */
export type Bundled = Awaited<ReturnType<typeof build>>

/** Copies of the work of others, each with the folder that it is in with its licence: icons, inline in pages, and letters. */
const copies: (Omit<Notice, 'text'> & { folder: string })[] = [
  { name: 'lucide-static', version: '1.62.0', licence: 'ISC', folder: 'renderer/parts/icons' },
  { name: 'Rubik', version: '2.300', licence: 'OFL-1.1', folder: 'renderer/fonts' },
]

/** Packages that come without the file of their licence, and others of the same authors under the same terms, which have it. */
const sameTerms: Record<string, string> = { '@vscode/l10n': 'vscode-languageserver' }

/** Where notices are published, for each brand. */
export const noticesAddress = '/assets/licences.txt'

/** Notices of what the engine gives browsers: of the packages whose modules are in bundles, of icons and letters. */
export function noticesOf(bundles: Bundled[]): Notice[] {
  const copied = copies.map(
    ({ folder, ...notice }): Notice => ({
      ...notice,
      text: readFileSync(join(projectFolder, folder, 'LICENSE'), 'utf8').trim(),
    }),
  )
  return [...packageNotices(bundles), ...copied]
}

/** Notices of the packages whose modules are in bundles. @throws Unlicensed for a package that nobody may publish */
export function packageNotices(bundles: Bundled[]): Notice[] {
  const outputs = bundles.flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []))
  const modules = outputs.flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : []))
  const folders = modules.map(packageAround).filter((folder) => folder !== undefined)
  return [...new Set(folders)].map(noticeIn)
}

/** A package comes without a licence. */
export class Unlicensed extends Error {
  /** @param folder where it is installed */
  constructor(readonly folder: string) {
    super(`The package in ${folder} has no licence file to publish with it.`)
  }
}

/** Notices of the further letters of a site in these languages, from packages. */
export function letterNotices(languages: string[]): Notice[] {
  const further = facesOf(languages).filter((face) => installed(face) !== undefined)
  return further.map((face) => noticeIn(folderOf(face.package)))
}

/** All notices as one text, packages with the same words together. @param what it is that includes them */
export function noticesText(notices: Notice[], what = 'This site'): string {
  const together = new Map<string, Notice[]>()
  for (const notice of [...notices].sort((a, b) => (a.name < b.name ? -1 : 1)))
    together.set(notice.text, [...(together.get(notice.text) ?? []), notice])
  const parts = [...together].map(([text, same]) => {
    const names = same.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${names.join('\n')}\n\n${text}\n`
  })
  return `${what} includes the work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

/** The folder of the package that a module is in; undefined for a module of ours. */
function packageAround(module: string): string | undefined {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/')) ?? []
  return folder
}

/** The folder of an installed package: next to the engine, in it, or above it. @throws where it is not installed */
function folderOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = folders.map((around) => join(around, name)).find((path) => existsSync(path))
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`)
  return folder
}

function noticeIn(folder: string): Notice {
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const other = sameTerms[name]
  const text = licencesIn(other === undefined ? folder : folderOf(other))
  if (text.length === 0) throw new Unlicensed(folder)
  return { name, version, licence: license ?? '', text: text.join('\n\n') }
}

/** The texts of a package's licences: some have a folder of them. */
function licencesIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!/^(licen[cs]e|copying|notice|copyright)/i.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path]
  })
  return files.sort().map((file) => readFileSync(file, 'utf8').trim())
}
