import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript'
import { globSync } from 'tinyglobby'
import { withoutChoice } from '../../files/files'
import { blocksFolder } from '../../files/listing'
import { projectFolder } from '../../files/project.js'
import { ownFile, readOwnSchemas } from './own-schemas'
import type { Schema } from './reference'

const schemaFolder = join(projectFolder, 'schema')

const banner = '// Generated from schema/*.json by "npm run generate -- types". Do not edit.'

const options: Partial<Options> = {
  additionalProperties: false,
  maxItems: -1,
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  $refOptions: {
    resolve: {
      file: {
        read: ({ url }: { url: string }) =>
          readSchemaText(JSON.stringify(withoutChoice(JSON.parse(readFileSync(new URL(url, 'file:'), 'utf8'))))),
      },
    },
  },
}

/**
 * Generates `schema/types.ts`, the types of the renderer's input. The types describe `schema/page.json` and
 * `schema/site.json` after localization: each part has the type that its `tsType` names (see `schema/parts.ts`).
 */
export async function generateTypes(): Promise<string> {
  const contract: JSONSchema = {
    title: 'Contract',
    type: 'object',
    additionalProperties: false,
    required: ['page', 'site'],
    properties: { page: { $ref: 'page.json' }, site: { $ref: 'site.json' } },
  }
  const source = await compile(contract, 'Contract', { ...options, cwd: schemaFolder, bannerComment: '' })
  const parts = [...readFileSync(join(schemaFolder, 'parts.ts'), 'utf8').matchAll(/^export type (\w+)/gm)]
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const usedParts = parts.flatMap(([, name = '']) => (new RegExp(`\\b${name}\\b`).test(code) ? [name] : [])).sort()
  return `${banner}\nimport type {\n  ${usedParts.join(',\n  ')}\n} from './parts'\n\n${source}\n${blockMap()}`
}

/** Generates the types of the props of the site's custom blocks. @returns file texts by path */
export async function generateOwnTypes(): Promise<Record<string, string>> {
  const files = Object.entries(readOwnSchemas().schemas).map(async ([path, schema]) => {
    const type = basename(path, '.json')
    // Names the type after the block, not after the title of its schema.
    const titledSchema = { ...JSON.parse(readSchemaText(JSON.stringify(schema))), title: type }
    const text = await compile(titledSchema, type, {
      ...options,
      cwd: join(schemaFolder, blocksFolder),
      bannerComment: '',
    })
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

/**
 * Names under which `renderer/block.ts` exports the types of schema parts, by type name. The two names differ if a
 * component already has the type's name.
 */
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
 * Adapts a schema file for the type generator. Parts with a localized type (`tsType`) are reduced to that type. Data
 * that the engine adds to a block becomes properties: interface words ("labels") and computed fields ("completed").
 */
function readSchemaText(text: string): string {
  const schema = JSON.parse(text, (_, value) =>
    value?.tsType ? { tsType: value.tsType, description: value.description } : value,
  )
  for (const [name, tsType] of Object.entries(schema.completed ?? {}))
    schema.properties[name] = { description: 'Computed when the site is built.', tsType }
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

/**
 * Generates a type for each block and for its computed fields, by block name, so that an incomplete registry does not
 * compile.
 */
function blockMap(): string {
  const read = (file: string): Schema => JSON.parse(readFileSync(join(schemaFolder, file), 'utf8'))
  const blocks = (read('block.json').oneOf ?? []).map(({ $ref = '' }) => read($ref))
  const blockTypes = blocks.map(({ properties, completed }) => ({ type: String(properties?.type?.const), completed }))
  const lines = blockTypes.map(({ type }) => `  '${type}': Extract<Block, { type: '${type}' }>`)
  const completed = blockTypes.flatMap(({ type, completed }) => {
    const names =
      completed &&
      (Object.keys(completed)
        .map((name) => `'${name}'`)
        .join(' | ') ||
        'never')
    return names ? [`  '${type}': Required<Pick<BlockMap['${type}'], ${names}>>`] : []
  })
  return `/** Types of blocks, by the name of the block. */
export interface BlockMap {
${lines.join('\n')}
}

/** Computed fields of blocks, which the engine adds when the site is built, by the name of the block. */
export interface Completed {
${completed.join('\n')}
}
`
}

const folder = 'renderer/blocks'

/** Generates the lists of the engine's blocks from their schemas and folders. @returns file texts by path */
export function generateBlockLists(): Record<string, string> {
  const types = globSync('schema/blocks/*.json').map((file) => file.slice('schema/blocks/'.length, -'.json'.length))
  const isLate = (type: string) => existsSync(`${folder}/${type}/${type}.late.css`)
  // Blocks that the engine itself creates have a component, but no schema.
  const lateTypes = globSync(`${folder}/*/*.late.css`).map((file) => file.split('/').at(-2) ?? '')
  const early = types.filter((type) => !isLate(type)).sort()
  const late = [...new Set([...types, ...lateTypes])].filter(isLate).sort()
  return {
    'schema/block.json': blockSchema(types),
    [`${folder}/early.ts`]: componentList(
      'early',
      'Components of blocks that many pages have, by block name. The app always contains them.',
      early,
    ),
    [`${folder}/late.ts`]: componentList(
      'late',
      'Lazily loaded components, by block name. A browser loads all of them with the first page that needs one.',
      late,
    ),
  }
}

/**
 * Creates the schema that lists all blocks in the order shown to authors: existing blocks keep their order, and new
 * ones come last.
 */
function blockSchema(types: string[]): string {
  const schema: { oneOf: { $ref: string }[] } = JSON.parse(readFileSync('schema/block.json', 'utf8'))
  const existingRefs = schema.oneOf.map(({ $ref }) => $ref).filter(($ref) => existsSync(`schema/${$ref}`))
  const refs = new Set([...existingRefs, ...types.map((type) => `blocks/${type}.json`).sort()])
  return `${JSON.stringify({ ...schema, oneOf: [...refs].map(($ref) => ({ $ref })) }, null, 2)}\n`
}

function componentList(name: string, about: string, types: string[]): string {
  const nameOf = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const entries = types.map((type) => (nameOf(type) === type ? `  ${type},\n` : `  '${type}': ${nameOf(type)},\n`))
  return [
    `// Generated from the folders next to it by "npm run generate -- types". Do not edit.\n`,
    ...types.map((type) => `import ${nameOf(type)} from './${type}/${type}'\n`),
    `\n/** ${about} */\nexport const ${name} = {\n${entries.join('')}}\n`,
  ].join('')
}
