import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import type { Path, Problem } from '../../content/base/problem'
import { type Document, positionOf, readDocument, valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import { type Said, say } from '../../content/say/say.js'
import { readSchemas } from '../../files/files'
import { blocksFolder } from '../../files/listing'
import { projectFolder } from '../../files/project.js'

/** Schemas of a site's custom blocks, and the problems in them. */
export type OwnSchemas = {
  /** Schemas by path, such as "blocks/moon.json", as if they were in the engine's `schema` folder. */
  schemas: Record<string, AnySchemaObject>
  documents: Map<string, Document>
  problems: Problem[]
}

/** Types of a site's custom blocks. @param site folder of the site, by default the current folder */
export function ownTypes(site = '.'): string[] {
  const folder = join(site, blocksFolder)
  if (!existsSync(folder)) return []
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const isBlock = (name: string) => ['json', 'tsx'].some((end) => existsSync(join(site, ownFile(name, end))))
  return folders.flatMap(({ name }) => (isBlock(name) ? [name] : [])).sort()
}

/** Path of a file of a custom block: `ownFile('moon', 'tsx') // 'blocks/moon/moon.tsx'` */
export function ownFile(type: string, end: string): string {
  return `${blocksFolder}/${type}/${type}.${end}`
}

/** Creates a problem in a file of a custom block. */
export function ownProblem(
  file: string,
  message: Said,
  { line, column } = { line: 1, column: 1 },
  hint?: Said,
): Problem {
  return { file, line, column, code: 'own-block', severity: 'error', message, hint }
}

/** Reads the schemas of the site's custom blocks. Invalid schemas are left out. */
export function readOwnSchemas(site = '.'): OwnSchemas {
  const result: OwnSchemas = { schemas: {}, documents: new Map(), problems: [] }
  for (const type of ownTypes(site)) {
    const file = ownFile(type, 'json')
    const { document, problems } = readOne(site, file, type)
    result.problems.push(...problems)
    if (!document || problems.length > 0) continue
    const path = `${blocksFolder}/${type}.json`
    result.documents.set(path, document)
    result.schemas[path] = JSON.parse(JSON.stringify(document.json), withEngineParts)
  }
  return result
}

function readOne(site: string, file: string, type: string): { document?: Document; problems: Problem[] } {
  if (!/^[a-z][a-z0-9-]*$/.test(type))
    return {
      problems: [ownProblem(file, say`"${type}" cannot be a type: it may have lowercase letters, digits and hyphens.`)],
    }
  if (!existsSync(join(site, file)))
    return {
      problems: [ownProblem(file, say`The block "${type}" has a component but no schema: this file is missing.`)],
    }
  const read = readDocument(file, readFileSync(join(site, file), 'utf8'))
  const { document } = read
  if (!document) return read
  const report = (path: Path, message: Said, hint?: Said) =>
    read.problems.push(ownProblem(file, message, positionOf(document, path), hint))
  const { required, properties } = document.json
  if (valueAt(document.json, ['properties', 'type', 'const']) !== type)
    report(
      ['properties', 'type', 'const'],
      say`The schema of the block "${type}" does not name its type.`,
      say`Write in "properties": "type": { "const": "${type}" }`,
    )
  for (const name of ['type', 'id'])
    if (!Array.isArray(required) || !required.includes(name) || !isObject(Object(properties)[name]))
      report(
        ['required'],
        say`The schema of the block "${type}" does not require "${name}", which every block has.`,
        say`Name it in "properties" and in "required".`,
      )
  for (const [path, name] of misnamed(document.json)) {
    const [field, kind] = [String(path.at(-1)), say`Brands recognize what they leave out by this name.`]
    if (field === name) report(path, say`A field called "${name}" needs the keyword "${fieldsByName[name]}".`, kind)
    else report(path, say`"${field}" has the keyword "${fieldsByName[name]}", so it must be called "${name}".`, kind)
  }
  if (typeof document.json.title !== 'string')
    report([], say`The schema of the block "${type}" has no "title", the name used in messages and in the Studio.`)
  return read
}

/** Fields by which `pageFor` finds content to leave out for a brand, each with the schema keyword that it needs. */
const fieldsByName: Record<string, string> = { href: 'link', field: 'field', brands: 'brand' }

/**
 * Finds fields that have a name from `fieldsByName` but not the keyword for this name, or such a keyword but another
 * name.
 * @returns pairs of path and name
 */
function misnamed(schema: unknown, path: Path = []): [Path, string][] {
  const fields = Object.entries(Object(valueAt(schema, ['properties'])))
  return fields.flatMap(([field, inner]) => {
    const fieldPath = [...path, 'properties', field]
    const items = valueAt(inner, ['items'])
    const { $ref = '', compared, ...marks } = Object(isObject(items) ? items : inner)
    const part = basename(String($ref))
    // Reports nothing if the referenced schema part does not exist, which is reported elsewhere.
    const isUnclear = compared || (part !== '' && !existsSync(join(projectFolder, 'schema/parts', part)))
    const wrong = Object.entries(fieldsByName).filter(
      ([name, mark]) => (marks[mark] !== undefined || part === `${mark}.json`) !== (field === name),
    )
    const faults = isUnclear ? [] : wrong.map(([name]): [Path, string] => [fieldPath, name])
    return [...faults, ...misnamed(inner, fieldPath), ...misnamed(items, [...fieldPath, 'items'])]
  })
}

/**
 * Matches the start of a reference to a part of the engine's schema, in a form that also works in editors: for example,
 * ".../engine/schema/" before "parts/text.json".
 */
const enginePart = /^.*\bschema\/(?=parts\/[\w-]+\.json$)/

function withEngineParts(key: string, value: unknown): unknown {
  return key === '$ref' && typeof value === 'string' ? value.replace(enginePart, '../') : value
}

/** All schemas of the site in the current folder, see `withOwn`. */
export function siteSchemas(): Record<string, AnySchemaObject> {
  return withOwn(readSchemas(), readOwnSchemas().schemas)
}

/** All schemas of a site: the engine's, and those of custom blocks, which replace engine blocks of the same name. */
export function withOwn(
  engine: Record<string, AnySchemaObject>,
  own: Record<string, AnySchemaObject>,
): Record<string, AnySchemaObject> {
  const blockSchema = engine['block.json'] ?? {}
  const addedPaths = Object.keys(own).filter((path) => !engine[path])
  const oneOf = [...(blockSchema.oneOf ?? []), ...addedPaths.map(($ref) => ({ $ref }))]
  return { ...engine, ...own, 'block.json': { ...blockSchema, oneOf } }
}
