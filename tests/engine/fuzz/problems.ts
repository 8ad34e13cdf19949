import { readOwnSchemas } from '../../../tools/bundle/contract/own-schemas'
import { spokenFor } from '../../../tools/cli/message-language'
import type { Problem } from '../../../tools/content/base/problem'
import { joined, wordsOf } from '../../../tools/content/say/say.js'

/** Titles and descriptions in the schemas of custom blocks. These texts are in the language of the site's author. */
const ownTexts = JSON.stringify(readOwnSchemas('tests/fixture-site').schemas).matchAll(
  /"(?:title|description)":("[^"]*")/g,
)

const turkish = {
  ...spokenFor('tr').catalogue,
  ...Object.fromEntries(Array.from(ownTexts, ([, text = '']) => [JSON.parse(text), 'x'])),
}

/**
 * Common English words. Every English message contains at least one of them, and no Turkish message does. "of" is not
 * among them, because it is also the name of a field.
 */
const english = /\b(the|is|are|has|have|this|that|which|and|or|write|remove|it|with|must)\b/i

/** Text that no author should ever see: values, stack traces, and messages from libraries. */
const unspeakable =
  /\bundefined\b|\bNaN\b|\[object |\n\s*at |(^|[^.\w])(TypeError|RangeError|SyntaxError|Error):|should NOT|must NOT|must match pattern|must have required|must be equal to|\/(properties|items)\/|\bnode_modules\b/

/**
 * Checks the messages and positions of problems.
 * @param documents texts by file, in which each position must exist
 * @returns each finding as text
 */
export function inspectProblems(problems: Problem[], documents: Record<string, string>): string[] {
  const findings = new Set<string>()
  const seen = new Set<string>()
  const lines: Record<string, string[] | undefined> = {}
  for (const { file, line, column, code, severity, ...sentences } of problems) {
    const whole = joined([sentences.message, sentences.hint])
    const message = wordsOf(sentences.message)
    if (!(file in lines)) lines[file] = documents[file]?.split('\n')
    const inside = lines[file]?.[line - 1]
    if (!(line >= 1 && column >= 1)) findings.add(`${code}: place ${line}:${column}`)
    else if (lines[file] && (inside === undefined || column > inside.length + 1))
      findings.add(`${code}: ${line}:${column} is outside of the file`)
    // Removes quoted text, because a message may quote anything that the author wrote.
    const unquoted = wordsOf(whole).replaceAll(/"[^"]*"/g, '""')
    const bad = unspeakable.exec(unquoted)
    if (bad) findings.add(`${code}: says "${bad[0].trim()}": ${unquoted.slice(0, 160)}`)
    if (!/[.!?]$|[.!?]["”»)]$/.test(message.trim())) findings.add(`${code}: no sentence: ${message.slice(0, 160)}`)
    const words = wordsOf(whole, 'tr', turkish).replaceAll(/"[^"]*"|npm run [^.]*|<[^>]*>/g, '""')
    if (english.test(words)) findings.add(`${code}: not in Turkish: ${words.slice(0, 300)}`)
    // A message may be long if it lists many names that all have to be changed. A single name must be short.
    if (unquoted.length > 700 || /"[^"]{300}/.test(message)) findings.add(`${code}: ${message.length} letters`)
    const key = `${file}:${line}:${column} ${severity} ${code} ${message}`
    if (seen.has(key)) findings.add(`${code}: said twice`)
    seen.add(key)
  }
  return [...findings]
}
