import type { Compiled } from '../../content/base/contract'
import { type BlockType, blockTypesOf, type Field, fieldsOf, type Schemas } from '../fields'

/** Element with the address of the site's compiled schema. It exists only if the site has custom blocks. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=contract]')

/**
 * The schemas (including the engine's) and the compiled schema of a site with custom blocks; undefined if the site has
 * no custom blocks.
 */
export const customSchemas: { schemas: Schemas; compiled: Compiled } | undefined =
  meta && (await import(/* @vite-ignore */ meta.content))

const files = import.meta.glob<Schemas[string]>(['../../../schema/*.json', '../../../schema/{blocks,parts}/*.json'], {
  eager: true,
  import: 'default',
})

const schemas: Schemas = {
  ...Object.fromEntries(Object.entries(files).map(([path, schema]) => [path.replace(/^.*?schema\//, ''), schema])),
  ...customSchemas?.schemas,
}

export const blockTypes: BlockType[] = blockTypesOf(schemas)

/** The fields of a block type. Empty for an unknown type. */
export function fieldsOfBlock(type: unknown): Field[] {
  return blockTypes.find((blockType) => blockType.type === type)?.fields ?? []
}

/** The fields of shared documents, except `common`, whose fields depend on the keys in the document (`treeFields`). */
export const sharedFields: Partial<Record<string, Field[]>> = {
  _site: fieldsOf(schemas, 'site.json'),
  glossary: fieldsOf(schemas, 'glossary.json'),
}

/** Description of a shared word from the schema, by the word's key. Empty for words that the site added. */
export function aboutWord(steps: string[]): string {
  const schema = steps.reduce<Schemas[string] | undefined>(
    (schemaPart, step) => schemaPart?.properties?.[step],
    schemas['common.json'],
  )
  return schema?.description ?? ''
}

/** The fields of a page, except its blocks. */
export const pageFields: Field[] = fieldsOf(schemas, 'page.json').filter(({ kind }) => kind !== 'blocks')
