import type { ErrorObject } from 'ajv'
import { type Contract, pointerPath } from '../base/contract'
import { mostProblems } from '../base/limits'
import { advice, type Problem } from '../base/problem'
import { type Document, isFaulty, positionOf } from '../json/document'
import { idsIn } from '../json/new-id'
import { otherwise, sentences } from './sentences'

/**
 * Converts schema errors to problems. One mistake causes one problem: a misspelt field is not also reported as missing,
 * and a value of the wrong type is not also reported as too short. At most `mostProblems` are reported.
 */
export function schemaProblems(document: Document, errors: ErrorObject[], contract: Contract): Problem[] {
  const missing = new Map<string, Set<string>>()
  for (const error of errors) {
    if (error.keyword !== 'required') continue
    const names = missing.get(error.instancePath) ?? new Set()
    missing.set(error.instancePath, names.add(error.params.missingProperty))
  }
  const problems: Problem[] = []
  const reportedKeys = new Set<string>()
  let knownIds: Set<string> | undefined
  const ids = () => (knownIds ??= idsIn(document.json))
  for (const error of [...errors].sort((a, b) => rank(a.keyword) - rank(b.keyword))) {
    // Skips errors about a field's name ("propertyNames") or a condition ("if"), which another error already covers.
    if (error.propertyName !== undefined || error.keyword === 'if') continue
    if (problems.length === mostProblems) break
    const path = pointerPath(error.instancePath, document.json)
    const circumstances = {
      error,
      path,
      document,
      contract,
      missing: missing.get(error.instancePath) ?? new Set<string>(),
      ids,
    }
    const sentence = (sentences[error.keyword] ?? otherwise)(circumstances)
    // Only the first error of each value is reported. An unknown or missing field counts as a separate value.
    const key = `${error.instancePath}/${error.params.missingProperty ?? error.params.additionalProperty ?? ''}`
    if (!sentence || reportedKeys.has(key) || isFaulty(document, sentence.path ?? path)) continue
    reportedKeys.add(key)
    const { code, message, hint, fix, guess } = sentence
    const start = positionOf(document, sentence.path ?? path, sentence.at)
    problems.push({
      file: document.file,
      ...start,
      code,
      severity: 'error',
      message,
      hint: advice(message, hint),
      ...(fix ? { fix } : guess && { guess }),
    })
  }
  return problems
}

/** Sort order of errors: unknown fields first, because they may explain missing ones; wrong types before the rest. */
function rank(keyword: string): number {
  const order = ['additionalProperties', 'discriminator', 'type']
  return keyword === 'required' ? order.length + 1 : order.includes(keyword) ? order.indexOf(keyword) : order.length
}
