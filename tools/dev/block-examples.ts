import type { BlockReference } from '../bundle/contract/reference'
import type { Annotation } from '../content/contract'
import { valueAt } from '../content/document'
import { formatOf, formats, isVector, ratioOf, slotOf } from '../content/media'
import { readPart } from '../content/read-site'
import type { Site } from '../content/site'
import type { OpenPage } from './content'

/** Where all blocks are shown, and below it an example of each: "/_blocks/faq/0". No page has it: names with "_" are no routes. */
export const blocksAddress = '/_blocks'

/** The page that has one example only, and its name in messages. */
const examplePageName = 'block-example'

/**
 * An example of a block as a page of the site at hand: with its pictures, contacts and tables in the place of those that the
 * example names, and in the language it is asked for, so that a direction can be looked at without a translation.
 * @param address "/_blocks/faq/0"
 * @returns undefined for any other address
 */
export function exampleAt(
  site: Site,
  blocks: BlockReference[],
  address: string,
  language: string,
): OpenPage | undefined {
  const [, type, index] = /^\/_blocks\/([a-z-]+)\/(\d+)$/.exec(address) ?? []
  const example = blocks.find((block) => block.type === type)?.examples[Number(index)]
  if (example === undefined) return undefined
  const tables = tablesOf(example, blocks)
  const page = (block: unknown) => ({
    title: String(type),
    description: '…',
    lang: language,
    blocks: [block, ...tables],
  })
  const read = (json: object) => readPart(site, { [`pages/${examplePageName}.json`]: JSON.stringify(json) }).site
  const json = page(structuredClone(example))
  for (const mark of read(json).pages[0]?.annotations ?? []) replace(json, mark, site)
  const own = read(json)
  const [found] = own.pages
  return found && { site: own, page: { ...found, address } }
}

/** The tables that a diagram draws or a calculator reckons with: those that the reference of tables shows. */
function tablesOf(example: unknown, blocks: BlockReference[]): unknown[] {
  const drawn = [valueAt(example, ['table']), valueAt(example, ['tiers', 'table'])]
  const tables = blocks.find(({ type }) => type === 'spec-table')?.examples ?? []
  return tables.filter((table) => drawn.includes(valueAt(table, ['id'])))
}

/** Puts what the site has in the place of what an example names; where it has nothing, the example stays as it is. */
function replace(json: object, { kind, path, value, argument }: Annotation, { source, settings, index }: Site): void {
  const put = (at: (string | number)[], replacement: unknown) => {
    const owner = at.slice(0, -1).reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), json)
    if (replacement !== undefined) Reflect.set(Object(owner), at.at(-1) ?? '', replacement)
  }
  if (kind === 'media') {
    const { kind, shape = shapeOfPlaced(json, path) } = slotOf(argument)
    const fits = Object.entries(source.media).filter(
      ([file, { fault, width = 0, height = 0, labels }]) =>
        !file.startsWith('_') &&
        !fault &&
        formats[kind].includes(formatOf(file)) &&
        (kind !== 'drawing' || (shape === undefined ? labels !== undefined : !isVector(file))) &&
        (shape === undefined || Math.abs(width / height - ratioOf(shape)) < 0.02),
    )
    // The frames of a turn are as many files.
    put(path, fits[kind === 'frame' ? Number(path.at(-1)) : 0]?.[0])
  } else if (kind === 'link' && argument === 'place') {
    const others = index.pages.filter(({ address }) => address !== '/')
    put(path, others[(Number(path.at(-2)) || 0) % Math.max(1, others.length)]?.address)
  } else if (kind === 'contact') {
    const place = Number(path.at(-1))
    put(path, settings.contacts[place % Math.max(1, settings.contacts.length)]?.id)
  } else if (kind === 'completed' && valueAt(value, ['type']) === 'compare') {
    const [first, ...others] = index.pages.filter(({ rows }) => rows !== undefined)
    const ids = new Set(first?.rows?.map(({ id }) => id))
    const like = others.find(({ rows }) => rows?.some(({ id }) => ids.has(id))) ?? others[0]
    if (!first || !like) return
    put([...path, 'pages'], [first.address, like.address])
    put([...path, 'rows'], [...new Set([...(first.rows ?? []), ...(like.rows ?? [])].map(({ id }) => id))])
  } else if (kind === 'language' && !settings.languages.some(({ code }) => code === value)) {
    put(path, settings.defaultLanguage)
  }
}

/** A drawing with places in it is a render, of the usual shape. */
function shapeOfPlaced(json: object, path: (string | number)[]): string | undefined {
  const parts = valueAt(json, [...path.slice(0, -2), 'parts'])
  return Array.isArray(parts) && parts.some((part) => valueAt(part, ['x']) !== undefined) ? '4:3' : undefined
}
