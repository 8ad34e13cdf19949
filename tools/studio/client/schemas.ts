import { type BlockType, blockTypesOf, type Field, fieldsOf, type Schemas } from '../fields'

const files = import.meta.glob<Schemas[string]>(['../../../schema/*.json', '../../../schema/{blocks,parts}/*.json'], {
  eager: true,
  import: 'default',
})

const schemas = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [path.replace(/^.*?schema\//, ''), schema]),
)

export const blockTypes: BlockType[] = blockTypesOf(schemas)

/** The fields of a kind of block. */
export function fieldsOfBlock(type: unknown): Field[] {
  return blockTypes.find((one) => one.type === type)?.fields ?? []
}

/** The fields of a page but for its blocks. */
export const pageFields: Field[] = fieldsOf(schemas, 'page.json').filter(({ kind }) => kind !== 'blocks')
