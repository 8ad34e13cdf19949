import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { parseSync } from 'vite'
import { kept } from '../../schema/kept'
import { blockReference } from '../../tools/bundle/contract/reference'
import { plural } from '../../tools/cli/print'
import { isObject } from '../../tools/content/json/json'
import { isSaid } from '../../tools/content/say/say.js'
import { readSchemas } from '../../tools/files/files'
import fieldNames from '../../tools/studio/client/words/field-names.json'

/** A node of a syntax tree. */
type Part = { type: string; start: number; [field: string]: unknown }

/** Position in the source code ("tools/checks/redirect.ts:30") of each sentence for authors, by the sentence's key. */
export type Places = Map<string, string>

/** Sources with texts that authors do not see: commands for maintainers, and a schema that only programs use. */
const ofMaintainers = ['bench-run', 'pack', 'generate/budgets', 'generate/guide', 'generate/types']
const ofPrograms = 'schema/check-report.json'

/** All texts for authors: messages in code, titles and descriptions in schemas, and names of fields in the Studio. */
export function allSentences(): Places {
  const code = globSync('tools/**/*.{ts,tsx,js}', {
    ignore: [
      'tools/{art,bench,budgets}/**',
      '**/*.{d,test}.ts',
      ...ofMaintainers.map((name) => `tools/commands/${name}.ts`),
    ],
  }).sort()
  const schemas = globSync(['schema/*.json', 'schema/{blocks,parts}/*.json'], { ignore: ofPrograms }).sort()
  return new Map<string, string>(
    [
      ...code.flatMap((file) => [...sentencesIn(file, readFileSync(file, 'utf8'))]),
      ...schemas.flatMap((file) =>
        textsIn(JSON.parse(readFileSync(file, 'utf8'))).map((text) => [text, file] as const),
      ),
      ...keysIn(blockReference(readSchemas())).map((key) => [key, 'tools/bundle/contract/reference.ts'] as const),
      ...kept.map(({ in: place }) => [place, 'schema/kept.ts'] as const),
      ...Object.values(fieldNames).map((text) => [text, 'tools/studio/client/words/field-names.json'] as const),
    ]
      .filter(([key]) => /\p{L}/u.test(key.replace(/\{\w+\}/g, '')))
      .reverse(),
  )
}

/** Sentences in a source file: templates tagged with `say` or with the Studio's `t`, and nouns for counts. */
export function sentencesIn(file: string, source: string): Places {
  const places: Places = new Map()
  if (!/\b(say`|t`|plural\()/.test(source)) return places
  const note = (key: string, { start }: Part) => places.set(key, `${file}:${source.slice(0, start).split('\n').length}`)
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    if (!isPart(part)) return
    if (part.type === 'TaggedTemplateExpression' && ['say', 't'].includes(String(nameOf(part.tag))))
      note(keyOf(part.quasi), part)
    if (part.type === 'CallExpression' && nameOf(part.callee) === 'plural')
      for (const noun of nounsOf((part.arguments as Part[])[1]))
        for (const count of [1, 2]) note(plural(count, noun).key, part)
    for (const value of Object.values(part)) visit(value)
  }
  visit(parseSync(file, source).program)
  return places
}

function keyOf(template: unknown): string {
  const { quasis } = template as { quasis: { value: { cooked: string } }[] }
  return quasis.map(({ value }) => value.cooked).reduce((key, text, i) => `${key}{${i - 1}}${text}`)
}

/** A list with the noun in an expression; empty unless the expression is a literal. */
function nounsOf(part: Part | undefined): string[] {
  return part?.type === 'Literal' ? [String(part.value)] : []
}

/** Collects the titles and descriptions of a schema, except those in its examples. */
function textsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsIn)
  if (!isObject(schema)) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples') return []
    return typeof value === 'string' && ['title', 'description'].includes(key) ? [value] : textsIn(value)
  })
}

/** Keys of all messages in a value. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isSaid(value) ? [value.key] : []), ...Object.values(value).flatMap(keysIn)]
}

function nameOf(part: unknown): unknown {
  return isPart(part) ? part.name : undefined
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}
