import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

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
