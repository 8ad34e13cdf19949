/** `npm run new -- ventilation/wall-fan`: starts a valid page at pages/ventilation/wall-fan.json. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const name = process.argv[2]?.replace(/^pages\//, '').replace(/\.json$/, '')
if (!name || !/^([a-z0-9-]+\/)*[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    'Say where: npm run new -- ventilation/wall-fan\nNames have small letters a-z, digits and hyphens; folders only group.',
  )
  process.exitCode = 1
} else {
  start(`pages/${name}.json`)
}

function start(file: string) {
  if (existsSync(file)) {
    console.error(`${file} is there already; nothing was changed.`)
    process.exitCode = 1
    return
  }
  const slug = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  const { examples } = JSON.parse(readFileSync('schema/blocks/text.json', 'utf8'))
  const page = {
    $schema: relative(dirname(file), 'schema/page.json').replaceAll('\\', '/'),
    title: slug.replaceAll('-', ' '),
    description: 'One or two sentences for the visitor and for search engines.',
    blocks: [examples[0]],
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
  console.log(
    `Wrote ${file}: the page is /${slug}. Edit it with "npm run dev" running; schema/README.md lists the blocks.`,
  )
}
