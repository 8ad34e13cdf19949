import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript'
import { ownFolder } from '../files/own-files'
import { projectFolder } from '../files/project.js'
import { ownFile, readOwnSchemas } from './own-schemas'

const schemaFolder = join(projectFolder, 'schema')

const banner = `// Generated from schema/*.json by "npm run generate -- types". Do not edit.
import type { Action, BrandWords, Cell, ComparedTable, Contact, DocumentFile, DocumentLanguage, EventDate, FinderAnswers, Image, Picture, ReckonNumbers, RichText, ScaleNumbers, Text, WorldDrawing } from './parts'
`

const options: Partial<Options> = {
  additionalProperties: false,
  maxItems: -1,
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  $refOptions: {
    resolve: {
      file: { read: ({ url }: { url: string }) => readSchemaText(readFileSync(new URL(url, 'file:'), 'utf8')) },
    },
  },
}

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
  const source = await compile(contract, 'Contract', { ...options, cwd: schemaFolder, bannerComment: banner })
  return `${source}\n${blockMap()}`
}

/**
 * TypeScript for what the components of a site's own blocks receive.
 * @returns the texts of files, by their paths
 */
export async function generateOwnTypes(): Promise<Record<string, string>> {
  const files = Object.entries(readOwnSchemas().schemas).map(async ([path, schema]) => {
    const type = basename(path, '.json')
    // It is named as the block is, whatever the title of its schema.
    const named = { ...JSON.parse(readSchemaText(JSON.stringify(schema))), title: type }
    const text = await compile(named, type, { ...options, cwd: join(schemaFolder, ownFolder), bannerComment: '' })
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
    const parts = Object.entries(blockParts).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    const names = parts.map(([name, written]) => (name === written ? name : `${written} as ${name}`)).join(', ')
    const imported = names === '' ? '' : `import type { ${names} } from 'pages-of-json/block'\n\n`
    return [
      ownFile(type, 'ts').replace(/[^/]+$/, 'types.ts'),
      `// Generated from ${type}.json by "generate -- block-types". Do not edit.\n${imported}${text}`,
    ]
  })
  return Object.fromEntries(await Promise.all(files))
}

/** The types of parts, and what they are called next to the components of the same name (`renderer/block.ts`). */
const blockParts = {
  Action: 'Action',
  Cell: 'Cell',
  Drawn: 'Drawn',
  Image: 'Image',
  Picture: 'PictureFile',
  RichText: 'RichTextData',
  Text: 'Text',
}

/**
 * A schema file as the generator should see it: parts that have a localized form are named by it alone, and what a block
 * has that authors do not write becomes a property: its interface words ("labels"), its drawing of the "world",
 * the "table" of what it compares, the "answers" it finds, and the "numbers" it draws or reckons with.
 */
function readSchemaText(text: string): string {
  const schema = JSON.parse(text, (_, value) =>
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
