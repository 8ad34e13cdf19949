import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import type { Path, Problem } from '../../content/base/problem'
import { type Document, place, readDocument, valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import { type Said, say } from '../../content/say/say.js'
import { readSchemas } from '../../files/files'
import { blocksFolder } from '../../files/listing'
import { projectFolder } from '../../files/project.js'

/** The schemas of a site's own blocks, and the problems in them. */
export type OwnSchemas = {
  /** As if they were among the engine's, by their paths there: "blocks/moon.json". */
  schemas: Record<string, AnySchemaObject>
  documents: Map<string, Document>
  problems: Problem[]
}

/** The types of the blocks that a site has of its own. @param site its folder: the one the command runs in */
export function ownTypes(site = '.'): string[] {
  const folder = join(site, blocksFolder)
  if (!existsSync(folder)) return []
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const isBlock = (name: string) => ['json', 'tsx'].some((end) => existsSync(join(site, ownFile(name, end))))
  return folders.flatMap(({ name }) => (isBlock(name) ? [name] : [])).sort()
}

/** One of the files of a block: "blocks/moon/moon.tsx". */
export function ownFile(type: string, end: string): string {
  return `${blocksFolder}/${type}/${type}.${end}`
}

/** A problem in a file of a block. */
export function ownProblem(
  file: string,
  message: Said,
  { line, column } = { line: 1, column: 1 },
  hint?: Said,
): Problem {
  return { file, line, column, code: 'own-block', severity: 'error', message, hint }
}

/** Reads the schemas of the site's own blocks. Those that cannot be used are left out. */
export function readOwnSchemas(site = '.'): OwnSchemas {
  const own: OwnSchemas = { schemas: {}, documents: new Map(), problems: [] }
  for (const type of ownTypes(site)) {
    const file = ownFile(type, 'json')
    const { document, problems } = readOne(site, file, type)
    own.problems.push(...problems)
    if (!document || problems.length > 0) continue
    const path = `${blocksFolder}/${type}.json`
    own.documents.set(path, document)
    own.schemas[path] = JSON.parse(JSON.stringify(document.json), withEngineParts)
  }
  return own
}

function readOne(site: string, file: string, type: string): { document?: Document; problems: Problem[] } {
  if (!/^[a-z][a-z0-9-]*$/.test(type))
    return {
      problems: [ownProblem(file, say`"${type}" cannot be a type: it may have small letters, digits and hyphens.`)],
    }
  if (!existsSync(join(site, file)))
    return {
      problems: [ownProblem(file, say`The block "${type}" has a component but no schema: this file is missing.`)],
    }
  const read = readDocument(file, readFileSync(join(site, file), 'utf8'))
  const { document } = read
  if (!document) return read
  const at = (path: Path, message: Said, hint?: Said) =>
    read.problems.push(ownProblem(file, message, place(document, path), hint))
  const { required, properties } = document.json
  if (valueAt(document.json, ['properties', 'type', 'const']) !== type)
    at(
      ['properties', 'type', 'const'],
      say`The schema of the block "${type}" does not name its type.`,
      say`Write in "properties": "type": { "const": "${type}" }`,
    )
  for (const name of ['type', 'id'])
    if (!Array.isArray(required) || !required.includes(name) || !isObject(Object(properties)[name]))
      at(
        ['required'],
        say`The schema of the block "${type}" does not require "${name}", which every block has.`,
        say`Name it in "properties" and in "required".`,
      )
  for (const [path, name] of misnamed(document.json)) {
    const [field, kind] = [String(path.at(-1)), say`Brands recognize what they leave out by this name.`]
    if (field === name) at(path, say`A field called "${name}" needs the keyword "${fieldsByName[name]}".`, kind)
    else at(path, say`"${field}" has the keyword "${fieldsByName[name]}", so it must be called "${name}".`, kind)
  }
  if (typeof document.json.title !== 'string')
    at([], say`The schema of the block "${type}" has no "title", the name used in messages and in the Studio.`)
  return read
}

/** Fields that brands know by their names (`pageFor`), in all blocks, and the keyword that marks them. */
const fieldsByName: Record<string, string> = { href: 'link', field: 'field' }

/** Fields that have one of these names, or the mark, but not both. @returns their places, and the name */
function misnamed(schema: unknown, path: Path = []): [Path, string][] {
  const all = Object.entries(Object(valueAt(schema, ['properties'])))
  return all.flatMap(([field, inner]) => {
    const at = [...path, 'properties', field]
    const items = valueAt(inner, ['items'])
    const { $ref = '', compared, ...marks } = Object(isObject(items) ? items : inner)
    const part = basename(String($ref))
    // A part that does not exist is said to be none.
    const isUnclear = compared || (part !== '' && !existsSync(join(projectFolder, 'schema/parts', part)))
    const wrong = Object.entries(fieldsByName).filter(
      ([name, mark]) => (marks[mark] !== undefined || part === `${mark}.json`) !== (field === name),
    )
    const faults = isUnclear ? [] : wrong.map(([name]): [Path, string] => [at, name])
    return [...faults, ...misnamed(inner, at), ...misnamed(items, [...at, 'items'])]
  })
}

/** A part of the engine as an editor finds it, from any folder: ".../engine/schema/parts/text.json". */
const enginePart = /^.*\bschema\/(?=parts\/[\w-]+\.json$)/

function withEngineParts(key: string, value: unknown): unknown {
  return key === '$ref' && typeof value === 'string' ? value.replace(enginePart, '../') : value
}

/** All schemas of the site of the folder the command runs in, see `withOwn`. */
export function siteSchemas(): Record<string, AnySchemaObject> {
  return withOwn(readSchemas(), readOwnSchemas().schemas)
}

/** All schemas of a site: the engine's, with its own blocks among them, or in place of those of the same name. */
export function withOwn(
  engine: Record<string, AnySchemaObject>,
  own: Record<string, AnySchemaObject>,
): Record<string, AnySchemaObject> {
  const all = engine['block.json'] ?? {}
  const more = Object.keys(own).filter((path) => !engine[path])
  const oneOf = [...(all.oneOf ?? []), ...more.map(($ref) => ({ $ref }))]
  return { ...engine, ...own, 'block.json': { ...all, oneOf } }
}
