import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../content/contract'
import { notFoundPage } from '../../content/model'
import { namedMedia } from '../../content/named-media'
import { readSite } from '../../content/read-site'
import { wordsOf } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { hashOf, readSchemas } from '../../files/files'
import { projectFolder } from '../../files/project.js'

/** The types of all blocks. */
export function blockTypes(): string[] {
  return Object.keys(examplesByBlock()).sort()
}

/**
 * A site that only code can change by a byte: for each block it has a page that shows the schema's own examples of it,
 * with the engine's own words, and its pictures are names with a size.
 */
export function madeUpSite(contract: Contract): Site {
  const { text = [], ...others } = examplesByBlock()
  const product = { kind: 'product', parent: 'family' }
  const pages = {
    ...Object.fromEntries(['index', 'family', notFoundPage].map((name) => [name, measuredPage(text)])),
    // Every page that is measured has the parts that pages show of each other.
    ...Object.fromEntries(
      Object.entries({ text, ...others }).map(([type, blocks]) => [type, measuredPage(blocks, product)]),
    ),
  }
  const documents = {
    'pages/_site.json': readFileSync(join(projectFolder, 'tools/bundle/budgets/site.json'), 'utf8'),
    ...Object.fromEntries(Object.entries(pages).map(([name, json]) => [`pages/${name}.json`, JSON.stringify(json)])),
  }
  const { site, problems } = readSite({ documents, media: {} }, contract)
  if (!site || problems.length > 0)
    throw new Error(
      `The made-up site is not valid: ${problems.map(({ file, message }) => `${file}: ${wordsOf(message)}`)}`,
    )
  for (const file of namedMedia(site)) site.source.media[file] = mediaFor(file)
  return site
}

function measuredPage(blocks: object[], more: object = {}): object {
  return {
    title: 'Model A',
    description: 'A small and light model, made of steel, which is easy to clean and ready in one day.',
    ...more,
    blocks,
  }
}

function examplesByBlock(): Record<string, object[]> {
  return Object.fromEntries(
    Object.entries(readSchemas()).flatMap(([file, { examples }]) => {
      const [, type] = /^blocks\/(.*)\.json$/.exec(file) ?? []
      return type ? [[type, examples]] : []
    }),
  )
}

/** A file as the build knows it: pictures exist in four widths at addresses made from a hash. */
function mediaFor(file: string) {
  const isPicture = /\.avif$/.test(file)
  return {
    bytes: 90_000,
    width: 1280,
    height: 960,
    ...(/\.(avif|svg)$/.test(file) ? { hash: hashOf(file) } : {}),
    ...(isPicture ? { widths: [320, 480, 960, 1280], colour: '#e9ebea' } : {}),
  }
}
