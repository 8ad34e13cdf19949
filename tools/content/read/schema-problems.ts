import type { ErrorObject } from 'ajv'
import { type Contract, pointerPath } from '../base/contract'
import { mostProblems } from '../base/limits'
import type { Problem } from '../base/problem'
import { type Document, isFaulty, place } from '../json/document'
import { idsIn } from '../json/new-id'
import { otherwise, sentences } from './sentences'

/**
 * Says in words what the schema found. One mistake gives one problem: a misspelt field is not also a missing one, and a
 * value of the wrong type is not also too short. Of very many problems only the first are reported.
 */
export function schemaProblems(document: Document, errors: ErrorObject[], contract: Contract): Problem[] {
  const missing = new Map<string, Set<string>>()
  for (const error of errors) {
    if (error.keyword !== 'required') continue
    const names = missing.get(error.instancePath) ?? new Set()
    missing.set(error.instancePath, names.add(error.params.missingProperty))
  }
  const problems: Problem[] = []
  const seen = new Set<string>()
  let known: Set<string> | undefined
  const ids = () => (known ??= idsIn(document.json))
  for (const error of [...errors].sort((a, b) => rank(a.keyword) - rank(b.keyword))) {
    // The error of "propertyNames" says what is wrong with a name.
    if (error.propertyName !== undefined) continue
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
    // Of several errors at one value only the first is reported; fields of one object are different values.
    const key = `${error.instancePath}/${error.params.missingProperty ?? error.params.additionalProperty ?? ''}`
    if (!sentence || seen.has(key) || isFaulty(document, sentence.path ?? path)) continue
    seen.add(key)
    const { code, message, hint, fix, guess } = sentence
    const where = place(document, sentence.path ?? path, sentence.at)
    problems.push({
      file: document.file,
      ...where,
      code,
      severity: 'error',
      message,
      hint,
      ...(fix ? { fix } : guess && { guess }),
    })
  }
  return problems
}

/** Unknown fields come before missing ones, which they may stand for, and a wrong type before a wrong value. */
function rank(keyword: string): number {
  const order = ['additionalProperties', 'discriminator', 'type']
  return keyword === 'required' ? order.length + 1 : order.includes(keyword) ? order.indexOf(keyword) : order.length
}
