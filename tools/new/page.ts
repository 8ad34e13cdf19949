import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { checksWhileWriting as rules } from '../checks'
import { Refusal } from '../cli/errors.js'
import { checkSite } from '../content/check'
import { isError, type Problem } from '../content/problem'
import type { Site, Source } from '../content/site'
import { readContract } from '../contract/contract-file'
import type { Edit } from '../edit/edit'
import { writeWhole } from '../files/cache'
import { readSource } from '../files/source'
import { filesOfKind, type KindName, textOfKind } from './kinds'

/** A folder or file name that can be part of a page's path. */
const part = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** More letters than any address needs; disks take no more than 255 bytes for a name and its endings. */
const longest = 100

/**
 * Starts a page in the site of the current folder. Its words are placeholders in square brackets, which
 * the rule `unedited` refuses to publish.
 * @param name of the page: "products/boat"; "pages/products/boat.json" is understood too
 * @returns the file, and the address of the page
 * @throws Refusal for a name that `check` would refuse, or that is there already
 */
export async function newPage(name: string): Promise<{ file: string; address: string }> {
  const file = fileOfNew(name)
  if (existsSync(file)) throw new Refusal(`${file} already exists; nothing was changed.`)
  const text = textOfKind(file, 'page')
  const [problem] = await problemsWith(file, text)
  if (problem) throw new Refusal(`Nothing was written. ${problem.message}${problem.hint ? ` ${problem.hint}` : ''}`)
  writeWhole(file, text)
  return { file, address: `/${basename(file, '.json')}` }
}

/** The file of a page that is new. @throws Refusal for a name that `check` would refuse */
function fileOfNew(name: string): string {
  const path = name.replace(/^pages\//, '').replace(/\.json$/, '')
  const parts = path.split('/')
  if (!parts.every((one) => part.test(one)))
    throw new Refusal(
      `"${name}" cannot be the name of a page. Names have small letters a-z, digits and single hyphens between them; folders only group: npm run new -- products/new-boat`,
    )
  if (parts.some((one) => one.length > longest))
    throw new Refusal(`The name is too long: a page or folder may have ${longest} letters.`)
  return `pages/${path}.json`
}

/**
 * What is done when a page is started in a site that is read: as a draft, so that the site can be published meanwhile.
 * @throws Refusal for a name that cannot be, or is there
 */
export function startPage(
  site: Pick<Site, 'source'>,
  { name, kind, title, parent }: { name: string; kind: KindName; title: string; parent?: string },
): { edit: Edit; file: string } {
  const file = fileOfNew(name)
  if (file in site.source.documents) throw new Refusal(`${file} already exists; nothing was changed.`)
  const text = textOfKind(file, kind, title, { ...(parent === undefined ? {} : { parent }), draft: true })
  const files = Object.entries({ [file]: text, ...filesOfKind(file, kind) }).map(([to, text]) => ({ to, text }))
  return { edit: { files, folders: [] }, file }
}

/** The errors that a site would have with a new file, and has not without. */
async function problemsWith(file: string, text: string): Promise<Problem[]> {
  const contract = await readContract()
  const errorsOf = (source: Source) => {
    const { site, problems } = checkSite(source, contract, rules)
    if (!site) throw new Refusal('The site cannot be read: "npm run check" says why. Nothing was written.')
    return problems.filter(isError)
  }
  const source = readSource()
  const before = new Set(errorsOf(source).map((problem) => JSON.stringify(problem)))
  const documents = { ...source.documents, [file]: text }
  return errorsOf({ ...source, documents }).filter((problem) => !before.has(JSON.stringify(problem)))
}
