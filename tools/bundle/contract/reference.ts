import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { either, ofSchema, type Said, say, wordsOf } from '../../content/say/say.js'
import { withoutChoice } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { siteSchemas } from './own-schemas'

/** Generates the block reference for authors, `schema/README.md`, from descriptions and examples in the schema. */
export function generateReference(): string {
  const blocks = (readSchema('block.json').oneOf ?? []).map(({ $ref = '' }) => readSchema($ref))
  return [
    '<!-- Generated from schema/*.json by "npm run generate -- types". Do not edit. -->',
    '# Block reference',
    'What a page document can say. An editor that knows JSON Schema (VS Code does) shows the same while you type.',
    ...referenceSection('Page', readSchema('page.json')),
    ...blocks.flatMap((block) =>
      referenceSection(`${block.title} – \`"type": "${block.properties?.type?.const}"\``, block),
    ),
    '## Parts',
    ...[
      'text',
      'rich-text',
      'link',
      'id',
      'picture',
      'image',
      'wide-image',
      'drawing-image',
      'action',
      'cell',
      'drawn',
      'edition',
      'confirm',
      'menu-entry',
      'menu-link',
      'social-network',
      'contact',
      'messaging',
      'colours',
      'colour',
    ].flatMap((name) => {
      const part = readSchema(`parts/${name}.json`)
      return [
        `### ${part.title}`,
        part.description ?? '',
        ...(part.properties ? [fieldTable(part)] : []),
        example(part),
      ]
    }),
    ...referenceSection('Pattern of pages', readSchema('pattern.json')),
    ...referenceSection('Site', readSchema('site.json')),
    ...referenceSection('Glossary', readSchema('glossary.json')),
    ...interfaceWordRows(readSchema('common.json')),
    '',
  ].join('\n\n')
}

function referenceSection(heading: string, schema: Schema): string[] {
  return [
    `## ${heading}`,
    schema.description ?? '',
    fieldTable(schema),
    ...listTables(schema),
    ...(schema.examples ? [example(schema)] : []),
  ]
}

/**
 * Section of the block reference about interface words: a table with one row for each word, which shows the engine's
 * English text.
 */
function interfaceWordRows(schema: Schema): string[] {
  const english = JSON.parse(readFileSync('schema/words/en.json', 'utf8'))
  const rows = (fields: Record<string, Schema>, words: Record<string, unknown>, prefix: string): string[] =>
    Object.entries(fields).flatMap(([name, { description = '', properties }]) => {
      const word = words[name]
      if (typeof word === 'string') return `| \`${prefix}${name}\` | ${cell(word)} | ${cell(description)} |`
      return properties ? rows(properties, Object(word), `${prefix}${name}.`) : []
    })
  const words = ['| Word | In English | Meaning |', '|---|---|---|', ...rows(schema.properties ?? {}, english, '')]
  const { units } = schema.properties ?? {}
  return [
    '## Shared words',
    schema.description ?? '',
    words.join('\n'),
    `\`units\`: ${units?.description}`,
    example(schema),
  ]
}

/** Table with one row for each field that authors write. */
export function fieldTable(schema: Schema): string {
  const rows = schemaFields(schema).map(
    ({ name, needed, what, meaning }) =>
      `| \`${name}\` | ${needed ? 'yes' : ''} | ${wordsOf(what)} | ${cell(wordsOf(meaning))} |`,
  )
  return ['| Field | Needed | What | Meaning |', '|---|---|---|---|', ...rows].join('\n')
}

function schemaFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => ({
      name,
      needed: required.includes(name),
      what: schemaKind(schema),
      meaning: ofSchema(schema.description ?? ''),
    }))
}

/** A field that authors write. */
type Field = { name: string; needed: boolean; what: Said; meaning: Said }

/** Reference of a block: its title, description and examples, and tables of its own fields and of its list items. */
export type BlockReference = {
  type: string
  title: Said
  description: Said
  tables: { about?: Said; rows: Field[] }[]
  examples: unknown[]
}

/** Reference entries of all blocks in the order of the schema, with custom blocks last. */
export function blockReference(schemas: Record<string, Schema> = siteSchemas()): BlockReference[] {
  return blockSchemas(schemas).map((schema) => {
    const { title = '', description = '', properties = {}, examples = [] } = schema
    const lists = Object.entries(properties).flatMap(([name, { items }]) =>
      items?.properties
        ? [{ about: say`Each of ${name}: ${ofSchema(items.description ?? '')}`, rows: schemaFields(items) }]
        : [],
    )
    const tables = [{ rows: schemaFields(schema) }, ...lists]
    return {
      type: String(properties.type?.const),
      title: ofSchema(title),
      description: ofSchema(description),
      tables,
      examples,
    }
  })
}

/** The schemas of all blocks in the order of the schema, with custom blocks last. */
export function blockSchemas(schemas: Record<string, Schema>): Schema[] {
  return (schemas['block.json']?.oneOf ?? []).map(({ $ref = '' }) => schemas[$ref] ?? {})
}

/** Tables of the fields of list items, to show after the table of the block's own fields. */
export function listTables({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, { items }]) =>
    items?.properties ? [`Each of \`${name}\`: ${items.description ?? ''}`, fieldTable(items)] : [],
  )
}

function schemaKind(schema: Schema): Said {
  if (schema.$ref) return ofSchema((titleOf(schema.$ref) ?? '').toLowerCase())
  if (schema.const !== undefined) return say`\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return either(schema.enum.map((value) => `\`"${value}"\``))
  if (schema.type === 'array')
    return (schema.items?.$ref ? titleOf(schema.items.$ref) : schema.items?.type !== 'object')
      ? say`list of ${schemaKind(schema.items ?? {})}`
      : say`list`
  const names: Record<string, Said> = {
    string: say`text`,
    boolean: say`true or false`,
    integer: say`whole number`,
    array: say`list`,
  }
  return either([schema.type ?? ''].flat().map((type) => names[type] ?? type))
}

/** Title of a part of the engine's schema. Undefined for other schemas, which custom blocks may also refer to. */
function titleOf(reference: string): string | undefined {
  const file = reference.slice(reference.lastIndexOf('/') + 1)
  const path = file === 'block.json' ? file : `parts/${file}`
  return existsSync(join(projectFolder, 'schema', path)) ? readSchema(path).title : undefined
}

function example({ examples = [] }: Schema): string {
  return `\`\`\`json\n${JSON.stringify(examples[0], null, 2)}\n\`\`\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function readSchema(path: string): Schema {
  return withoutChoice(JSON.parse(readFileSync(join(projectFolder, 'schema', path), 'utf8')))
}

/** A schema file or a part of one, with the keywords that the block reference and the Studio's forms use. */
export type Schema = {
  title?: string
  description?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  enum?: string[]
  const?: unknown
  examples?: unknown[]
  oneOf?: Schema[]
  $ref?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  text?: boolean | 'source'
  else?: Schema
  markdown?: boolean
  figure?: boolean
  link?: unknown
  media?: string
  completed?: Record<string, string>
  [keyword: string]: unknown
}
