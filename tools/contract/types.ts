import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { projectFolder } from '../files/project.js'

const schemaFolder = join(projectFolder, 'schema')

const banner = `// Generated from schema/*.json by "npm run generate -- types". Do not edit.
import type { Action, BrandWords, Cell, ComparedTable, Contact, DocumentFile, DocumentLanguage, EventDate, FinderAnswers, Image, Picture, ReckonNumbers, RichText, ScaleNumbers, Text, WorldDrawing } from './parts'
`

/**
 * TypeScript for what the renderer receives: the shapes of `schema/page.json` and `schema/site.json` with every part
 * in its localized form (the `tsType` of the part, see `schema/parts.ts`).
 * @returns the whole text of `schema/types.ts`
 */
export async function generateTypes(): Promise<string> {
  const contract: JSONSchema = {
    title: 'Contract',
    type: 'object',
    additionalProperties: false,
    required: ['page', 'site'],
    properties: { page: { $ref: 'page.json' }, site: { $ref: 'site.json' } },
  }
  const source = await compile(contract, 'Contract', {
    cwd: schemaFolder,
    bannerComment: banner,
    additionalProperties: false,
    maxItems: -1,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    $refOptions: { resolve: { file: { read: readTypedSchema } } },
  })
  return `${source}\n${blockMap()}`
}

/**
 * A schema file as the generator should see it: parts that have a localized form are named by it alone, and what a block
 * has that authors do not write becomes a property: its interface words ("labels"), its drawing of the "world",
 * the "table" of what it compares, the "answers" it finds, and the "numbers" it draws or reckons with.
 */
function readTypedSchema(file: { url: string }): string {
  const schema = JSON.parse(readFileSync(new URL(file.url, 'file:'), 'utf8'), (_, value) =>
    value?.tsType ? { tsType: value.tsType, description: value.description } : value,
  )
  if (schema.world)
    schema.properties.world = { description: 'The world, drawn when the site is built.', tsType: 'WorldDrawing' }
  if (schema.compare)
    schema.properties.table = {
      description: 'What is compared, found when the site is built.',
      tsType: 'ComparedTable',
    }
  if (schema.finder)
    schema.properties.answers = {
      description: 'What it leads to, found when the site is built.',
      tsType: 'FinderAnswers',
    }
  if (schema.scale)
    schema.properties.numbers = { description: 'What it draws, found when the site is built.', tsType: 'ScaleNumbers' }
  if (schema.reckon)
    schema.properties.numbers = {
      description: 'What it reckons with, found when the site is built.',
      tsType: 'ReckonNumbers',
    }
  if (!schema.labels) return JSON.stringify(schema)
  const keys = Object.keys(schema.labels)
  schema.properties.labels = {
    description: 'Interface words that this block shows.',
    type: 'object',
    additionalProperties: false,
    required: keys,
    properties: Object.fromEntries(keys.map((key) => [key, { type: 'string' }])),
  }
  schema.required.push('labels')
  return JSON.stringify(schema)
}

/** Block types by name, so that the renderer's registry cannot be incomplete. */
function blockMap(): string {
  const { oneOf } = JSON.parse(readFileSync(join(schemaFolder, 'block.json'), 'utf8')) as { oneOf: { $ref: string }[] }
  const types = oneOf.map(
    ({ $ref }) => JSON.parse(readFileSync(join(schemaFolder, $ref), 'utf8')).properties.type.const as string,
  )
  const lines = types.map((type) => `  '${type}': Extract<Block, { type: '${type}' }>`)
  return `/** Every block type by its name. */\nexport interface BlockMap {\n${lines.join('\n')}\n}\n`
}
