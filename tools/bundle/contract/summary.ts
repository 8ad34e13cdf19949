import { ofSchema, wordsOf } from '../../content/say/say.js'
import { blockSchemas, fieldTable, listTables, type Schema } from './reference'

/** Fields that every block has; the summary names them once. */
const ofEveryBlock = ['$schema', 'type', 'id', 'visible', 'brands', 'confirm']

/**
 * Generates the reference for programs, `schema/blocks.md`: each block with its required fields and its smallest
 * example. The reference is short enough to be read before each page is written.
 */
export function generateSummary(schemas: Record<string, Schema>): string {
  return `${[beginning, ...blockSchemas(schemas).map(summaryOf), end].join('\n\n')}\n`
}

const beginning = `<!-- Generated from schema/*.json by "npm run generate -- types". Do not edit. -->

# All blocks, in short

\`schema/README.md\` has all fields. A page is \`pages/<folder>/<name>.json\`; its address is \`/<name>\`:

\`\`\`json
{ "title": "Wall fan", "description": "One sentence, at most 160 letters.", "kind": "product", "parent": "fans", "blocks": [] }
\`\`\`

Words are written in the language of the site. A translation is \`locales/<language>/<folder>/<name>.json\`: the shape of the page
with words only, and lists as objects by id:

\`\`\`json
{ "title": "…", "description": "…", "blocks": { "specs": { "title": "…", "rows": { "weight": { "label": "…" } } } } }
\`\`\`

\`text\` of most blocks is Markdown without HTML; headings, pictures, tables and code are only for the block \`text\`. A picture is a path in \`pages/_media\`. A link is \`/name\` or
\`/name#id\`. A figure is \`{ "value": 78, "unit": "kg" }\`, \`{ "from": 90, "to": 100, "unit": "kg" }\`, \`{ "size": [63, 120], "unit": "cm" }\`
or \`{ "upTo": 24 }\`. A \`spec-table\` of several models has \`"rowHeading": "Model", "columns": [{ "id": "m1", "label": "M-1" }]\`, and each row
\`"cells": { "m1": { "value": 40, "unit": "kg" } }\` in place of \`"value"\`. \`"t:weight"\` is the shared word \`weight\` of \`locales/<language>/common.json\`. Every block has \`type\` and \`id\`, and may
have \`visible\`, \`brands\` and \`confirm\` (a question for the owner, such as a figure that you do not know).`

const end = `Other names: a call to action is the page’s \`closing\`, columns are \`list-columns\`, a table is \`spec-table\`, an image is \`gallery\`, an
accordion is \`faq\`, a quotation is \`testimonials\`. A heading is the \`title\` of its block.`

function summaryOf(schema: Schema): string {
  const { description = '', properties = {}, required = [], examples = [] } = schema
  const [sentence = ''] = /^.*?\.(?= |$)/.exec(description) ?? [description]
  const names = Object.keys(properties).filter((name) => !ofEveryBlock.includes(name))
  const listed = (isNeeded: boolean) => names.filter((name) => required.includes(name) === isNeeded).join(', ')
  const [needed, others] = [listed(true), listed(false)]
  const fields = [needed && `Needs ${needed}.`, others && `May have ${others}.`].filter(Boolean).join(' ')
  const example = JSON.stringify(smallest(examples[0], schema))
  return `**${String(properties.type?.const)}**: ${sentence} ${fields}\n\`${example}\``
}

/** Reduces an example to the block's required fields, and its lists to the shortest length that the schema allows. */
function smallest(example: unknown, { properties = {}, required = [] }: Schema): unknown {
  const requiredFields = Object.entries(Object(example)).filter(([name]) => required.includes(name))
  return Object.fromEntries(
    requiredFields.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, properties[name]?.minItems ?? 1) : value,
    ]),
  )
}

/**
 * Describes one block, or a part of the schema such as "cell" or "page", with its fields and two examples.
 * @returns undefined for an unknown name
 */
export function describeSchema(name: string, schemas: Record<string, Schema>): string | undefined {
  const block = blockSchemas(schemas).find(({ properties }) => properties?.type?.const === name)
  const schema = block ?? schemas[`parts/${name}.json`] ?? schemas[`${name}.json`]
  if (!schema) return undefined
  const { description = '', properties = {}, examples = [] } = schema
  const ownFields = Object.entries(properties).filter(([field]) => !block || !ofEveryBlock.includes(field))
  const table = ownFields.length > 0 ? [fieldTable({ ...schema, properties: Object.fromEntries(ownFields) })] : []
  const [first, second = smallest(first, schema)] = examples
  const exampleTexts = [...new Set([first, second].filter(Boolean).map((example) => JSON.stringify(example)))]
  return [
    `# ${name}`,
    wordsOf(ofSchema(description)),
    ...table,
    ...listTables(schema),
    ...exampleTexts.map((example) => `\`\`\`json\n${example}\n\`\`\``),
  ].join('\n\n')
}
