import type { Compiled } from '../../content/base/contract'
import { type BlockType, blockTypesOf, type Field, fieldsOf, type Schemas } from '../fields'

/** The page of the Studio names it where the site has blocks of its own. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=contract]')

/** The schemas of a site that has blocks of its own, with those of the engine, and what they compile to. */
export const own: { schemas: Schemas; compiled: Compiled } | undefined =
  meta && (await import(/* @vite-ignore */ meta.content))

const files = import.meta.glob<Schemas[string]>(['../../../schema/*.json', '../../../schema/{blocks,parts}/*.json'], {
  eager: true,
  import: 'default',
})

const schemas: Schemas = {
  ...Object.fromEntries(Object.entries(files).map(([path, schema]) => [path.replace(/^.*?schema\//, ''), schema])),
  ...own?.schemas,
}

export const blockTypes: BlockType[] = blockTypesOf(schemas)

/** The fields of a kind of block. */
export function fieldsOfBlock(type: unknown): Field[] {
  return blockTypes.find((one) => one.type === type)?.fields ?? []
}

/** The fields of what all pages share; those of the shared words are as they are written. */
export const sharedFields: Partial<Record<string, Field[]>> = {
  _site: fieldsOf(schemas, 'site.json'),
  glossary: fieldsOf(schemas, 'glossary.json'),
}

/** What a shared word is for, by its key; of a site's own words nothing is said. */
export function aboutWord(steps: string[]): string {
  const schema = steps.reduce<Schemas[string] | undefined>(
    (one, step) => one?.properties?.[step],
    schemas['common.json'],
  )
  return schema?.description ?? ''
}

/** The fields of a page but for its blocks. */
export const pageFields: Field[] = fieldsOf(schemas, 'page.json').filter(({ kind }) => kind !== 'blocks')
