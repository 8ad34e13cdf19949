import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../content/contract'
import { notFoundPage, type Page } from '../content/model'
import { namedMedia } from '../content/named-media'
import { readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { hashOf, readSchemas } from '../files/files'
import { projectFolder } from '../files/project.js'

/** The types of pages, each with the blocks that its made-up page shows: all examples of each. */
export const pageTypes = {
  home: ['hero', 'card-grid', 'testimonials'],
  family: ['text', 'card-grid'],
  product: ['gallery', 'feature-list', 'text', 'spec-table', 'drawing'],
  map: ['map', 'text'],
  page: ['tabs', 'list-columns', 'link-list', 'contact-list', 'document-list'],
} satisfies Record<string, string[]>

export type PageType = keyof typeof pageTypes

/** Which type a page is, from its address, its kind, the pages below it and its blocks. */
export function typeOf({ address, slug, document: { json } }: Page, { catalogue }: Site): PageType {
  if (address === '/') return 'home'
  if (json.kind === 'product') return 'product'
  if (catalogue.families.has(slug)) return 'family'
  return (json.blocks as { type: string }[]).some(({ type }) => type === 'map') ? 'map' : 'page'
}

/** The name of the made-up page that shows one block alone. */
export function aloneName(block: string): string {
  return `alone-${block}`
}

/** The types of all blocks. */
export function blockTypes(): string[] {
  return Object.keys(examplesByBlock()).sort()
}

/**
 * A site of which only code can change a byte: its pages show the schema's own examples with the engine's own words, and
 * its pictures are names with a size.
 */
export function madeUpSite(contract: Contract): Site {
  const examples = examplesByBlock()
  const blocksOf = (types: string[]) => types.flatMap((type) => examples[type] ?? [])
  const products = Object.fromEntries(
    ['product', 'second', 'third', 'fourth'].map((name) => [
      name,
      page(blocksOf(pageTypes.product), { kind: 'product', parent: 'family' }),
    ]),
  )
  const pages = {
    index: page(blocksOf(pageTypes.home)),
    family: page(blocksOf(pageTypes.family)),
    ...products,
    map: page(blocksOf(pageTypes.map)),
    page: page(blocksOf(pageTypes.page)),
    [notFoundPage]: page(blocksOf(['text'])),
    ...Object.fromEntries(Object.entries(examples).map(([type, blocks]) => [aloneName(type), page(blocks)])),
  }
  const documents = {
    'pages/_site.json': readFileSync(join(projectFolder, 'tools/budgets/site.json'), 'utf8'),
    ...Object.fromEntries(Object.entries(pages).map(([name, json]) => [`pages/${name}.json`, JSON.stringify(json)])),
  }
  const { site, problems } = readSite({ documents, media: {} }, contract)
  if (!site || problems.length > 0)
    throw new Error(`The made-up site is not valid: ${problems.map(({ file, message }) => `${file}: ${message}`)}`)
  for (const file of namedMedia(site)) site.source.media[file] = mediaFor(file)
  return site
}

function page(blocks: object[], more: object = {}): object {
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

/** A file as the build knows it: pictures stand in four widths at addresses made from a hash. */
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
