/** `npm run impact -- FILE`: lists the addresses that a file of the content touches. */

import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { addressIn } from '../../renderer/parts/address'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { spoken } from '../cli/spoken'
import { type Impact, impactOf } from '../content/impact'
import { builtAddress } from '../content/model'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { findPage } from '../edit/find-page'
import { ownFolder } from '../files/own-files'
import { projectFolder } from '../files/project.js'
import { readWholeSite } from '../site/all'

await runCommand(
  { name: 'impact', about: say`Lists the pages that depend on a content file, or on a page.`, operands: ['FILE|PAGE'] },
  async ({ operands: [named] }) => {
    if (named === undefined)
      throw new Refusal(say`Give a file or a page: npm run impact -- pages/index.json, or npm run impact -- /about`)
    const site = await readWholeSite()
    const file = namedFile(named, site)
    const impact = isCode(file) ? everything(site) : impactOf(file, site)
    if (!impact)
      throw new Refusal(
        say`${named} is not content. Content is what is in pages/ and locales/; the code affects all pages.`,
      )
    printImpact(file, impact, site.settings.defaultLanguage)
  },
)

/** The file that is named, or that of a page which is: by its address, or as all commands take it. @throws Refusal where there is none */
function namedFile(named: string, site: Site): string {
  const page = site.pages.find(({ address }) => address === named)
  if (page) return page.file
  const file = relative('.', named).replaceAll('\\', '/')
  // A page may have the name of a folder.
  const isThere = existsSync(file)
  if (isThere && statSync(file).isFile()) return file
  if (/\.\w+$/.test(named)) throw new Refusal(say`There is no file ${named}.`)
  const isPage = site.pages.some(({ slug }) => slug === file)
  if (isThere && !isPage) throw new Refusal(say`${named} is a folder. Give one file in it.`)
  return findPage(site, named).file
}

/** Whether every document is made with a file. */
function isCode(file: string): boolean {
  const ofEngine = relative(projectFolder, resolve(file)).replaceAll('\\', '/')
  return /^(renderer|schema|tools)\//.test(ofEngine) || file.startsWith(`${ownFolder}/`)
}

function everything({ index, settings }: Site): Impact {
  const languages = settings.languages.map(({ code }) => code)
  return index.pages.map((info) => ({ info, languages, isOwn: true }))
}

function printImpact(file: string, impact: Impact, defaultLanguage: string): void {
  for (const isOwn of [true, false]) {
    const addresses = impact
      .filter((one) => one.isOwn === isOwn)
      .flatMap(({ info, languages }) => languages.map((code) => addressIn(code, builtAddress(info), defaultLanguage)))
    if (addresses.length === 0 && !isOwn) continue
    const list = plural(addresses.length, 'address')
    console.log(spoken(isOwn ? say`${file} is part of ${list}.` : say`${file} is referenced at ${list}.`))
    for (const address of addresses) console.log(`  ${address}`)
  }
}
