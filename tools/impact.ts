/** `npm run impact -- FILE`: lists the addresses that a file of the content touches. */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { addressIn } from '../renderer/parts/address'
import { checkSite } from './content/check'
import { impactOf } from './content/impact'
import { notFoundPage } from './content/site'
import { readContract } from './contract/contract-file'
import { plural } from './host/print'
import { readSource } from './host/source'

const named = process.argv[2]
if (named === undefined) end('Name a file: npm run impact -- pages/index.json')
const file = relative('.', named).replaceAll('\\', '/')
if (!existsSync(file)) end(`There is no file ${file}.`)
const { site } = checkSite(readSource(), await readContract(), [])
if (!site) end('The site cannot be read: "npm run check" says why.')
const { defaultLanguage } = site.settings
const isCode = /^(renderer|schema|tools)\//.test(file)
const impact = isCode
  ? site.catalogue.entries.map((entry) => ({
      entry,
      languages: site.settings.languages.map(({ code }) => code),
      isOwn: true,
    }))
  : (impactOf(file, site) ?? [])

for (const isOwn of [true, false]) {
  const addresses = impact
    .filter((one) => one.isOwn === isOwn)
    .flatMap(({ entry, languages }) =>
      languages.map((code) => addressIn(code, entry.name === notFoundPage ? '/404' : entry.address, defaultLanguage)),
    )
  if (addresses.length === 0 && !isOwn) continue
  console.log(
    `${file} ${isOwn ? 'is part of' : 'has its name or picture shown at'} ${plural(addresses.length, 'address')}.`,
  )
  for (const address of addresses) console.log(`  ${address}`)
}

function end(message: string): never {
  console.error(message)
  process.exit(1)
}
