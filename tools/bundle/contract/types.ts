import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript'
import { globSync } from 'tinyglobby'
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
  const source = await compile(contract, 'Contract', { ...options, cwd: schemaFolder, bannerComment: '' })
  const parts = [...readFileSync(join(schemaFolder, 'parts.ts'), 'utf8').matchAll(/^export type (\w+)/gm)]
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const used = parts.flatMap(([, name = '']) => (new RegExp(`\\b${name}\\b`).test(code) ? [name] : [])).sort()
  return `${banner}\nimport type {\n  ${used.join(',\n  ')}\n} from './parts'\n\n${source}\n${blockMap()}`
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
    const text = await compile(named, type, { ...options, cwd: join(schemaFolder, blocksFolder), bannerComment: '' })
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
 * has that authors do not write becomes a property: its interface words ("labels"), and what the core adds ("completed").
 */
function readSchemaText(text: string): string {
  const schema = JSON.parse(text, (_, value) =>
    value?.tsType ? { tsType: value.tsType, description: value.description } : value,
  )
  for (const [name, tsType] of Object.entries(schema.completed ?? {}))
    schema.properties[name] = { description: 'Found when the site is built.', tsType }
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

/** Block types by name, and what is completed of which, so that neither the renderer's registry nor the core's can be incomplete. */
function blockMap(): string {
  const read = (file: string): Schema => JSON.parse(readFileSync(join(schemaFolder, file), 'utf8'))
  const blocks = (read('block.json').oneOf ?? []).map(({ $ref = '' }) => read($ref))
  const all = blocks.map(({ properties, completed }) => ({ type: String(properties?.type?.const), completed }))
  const lines = all.map(({ type }) => `  '${type}': Extract<Block, { type: '${type}' }>`)
  const completed = all.flatMap(({ type, completed }) => {
    const names =
      completed &&
      (Object.keys(completed)
        .map((name) => `'${name}'`)
        .join(' | ') ||
        'never')
    return names ? [`  '${type}': Required<Pick<BlockMap['${type}'], ${names}>>`] : []
  })
  return `/** Every block type by its name. */
export interface BlockMap {
${lines.join('\n')}
}

/** The blocks that the core completes, and the fields it adds. */
export interface Completed {
${completed.join('\n')}
}
`
}

const folder = 'renderer/blocks'

/**
 * What is listed of the engine's blocks, from their schemas and folders: a block that has a schema is one.
 * @returns the texts of files, by their paths
 */
export function generateBlockLists(): Record<string, string> {
  const types = globSync('schema/blocks/*.json').map((file) => file.slice('schema/blocks/'.length, -'.json'.length))
  const isLate = (type: string) => existsSync(`${folder}/${type}/${type}.late.css`)
  const [early, late] = [types.filter((type) => !isLate(type)).sort(), types.filter(isLate).sort()]
  return {
    'schema/block.json': blockSchema(types),
    [`${folder}/early.ts`]: componentList('early', 'Blocks that many pages have.', early),
    [`${folder}/late.ts`]: componentList(
      'late',
      'Blocks that few pages have, whose styles are "late". No other page loads them: browsers fetch them together, with the first page that has one.',
      late,
    ),
  }
}

/** All blocks in the order in which authors see them: new ones come last, until somebody moves them. */
function blockSchema(types: string[]): string {
  const schema: { oneOf: { $ref: string }[] } = JSON.parse(readFileSync('schema/block.json', 'utf8'))
  const there = schema.oneOf.map(({ $ref }) => $ref).filter(($ref) => existsSync(`schema/${$ref}`))
  const all = new Set([...there, ...types.map((type) => `blocks/${type}.json`).sort()])
  return `${JSON.stringify({ ...schema, oneOf: [...all].map(($ref) => ({ $ref })) }, null, 2)}\n`
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
