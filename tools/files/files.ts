import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { listFiles } from './listing'
import { projectFolder } from './project.js'

/** Reads the JSON schemas, by path within `schema/`. Skips `schema/words/`, which contains texts of the interface. */
export function readSchemas(): Record<string, AnySchemaObject> {
  const schemas: Record<string, AnySchemaObject> = {}
  const folder = join(projectFolder, 'schema')
  for (const path of listFiles(folder).filter((file) => file.endsWith('.json') && !file.startsWith('words/')))
    schemas[path] = withoutChoice(JSON.parse(readFileSync(join(folder, path), 'utf8')))
  return schemas
}

/**
 * Replaces a choice between required fields with the first of these fields. Editors accept a text or the name of a text
 * file. When the engine validates a document, the text is always present, because the file has already been read.
 */
export function withoutChoice({ anyOf, ...schema }: AnySchemaObject): AnySchemaObject {
  return anyOf ? { ...schema, required: [...schema.required, ...anyOf[0].required] } : schema
}

/** Short content hash: the first 10 hexadecimal digits of the SHA-256. */
export function hashOf(content: string | Buffer): string {
  return hash('sha256', content).slice(0, 10)
}

/** Hash of an inline script or style, in the syntax of a content security policy. */
export function policyHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
