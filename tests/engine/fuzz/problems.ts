import { readOwnSchemas } from '../../../tools/bundle/contract/own-schemas'
import { spokenFor } from '../../../tools/cli/spoken'
import type { Problem } from '../../../tools/content/base/problem'
import { joined, wordsOf } from '../../../tools/content/say/say.js'

/** What the schemas of a site's own blocks say is in the language of who wrote them. */
const own = JSON.stringify(readOwnSchemas('tests/fixture-site').schemas).matchAll(/"(?:title|description)":("[^"]*")/g)

const turkish = {
  ...spokenFor('tr').catalogue,
  ...Object.fromEntries(Array.from(own, ([, text = '']) => [JSON.parse(text), 'x'])),
}

/** Words that each English sentence has one of, and no Turkish one; "of" is the name of a field as well. */
const english = /\b(the|is|are|has|have|this|that|which|and|or|write|remove|it|with|must)\b/i

/** What no author should ever read: values, stacks, and sentences of libraries. */
const unspeakable =
  /\bundefined\b|\bNaN\b|\[object |\n\s*at |(^|[^.\w])(TypeError|RangeError|SyntaxError|Error):|should NOT|must NOT|must match pattern|must have required|must be equal to|\/(properties|items)\/|\bnode_modules\b/

/**
 * Looks for what is wrong with problems themselves.
 * @param documents the texts of files, of which a problem must name a place
 * @returns each finding in words
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
    // An author's own words may be quoted in a sentence.
    const said = wordsOf(whole).replaceAll(/"[^"]*"/g, '""')
    const bad = unspeakable.exec(said)
    if (bad) findings.add(`${code}: says "${bad[0].trim()}": ${said.slice(0, 160)}`)
    if (!/[.!?]$|[.!?]["”»)]$/.test(message.trim())) findings.add(`${code}: no sentence: ${message.slice(0, 160)}`)
    const words = wordsOf(whole, 'tr', turkish).replaceAll(/"[^"]*"|npm run [^.]*|<[^>]*>/g, '""')
    if (english.test(words)) findings.add(`${code}: not in Turkish: ${words.slice(0, 300)}`)
    // A list of names may be long: each is something to do. A name may not.
    if (said.length > 700 || /"[^"]{300}/.test(message)) findings.add(`${code}: ${message.length} letters`)
    const key = `${file}:${line}:${column} ${severity} ${code} ${message}`
    if (seen.has(key)) findings.add(`${code}: said twice`)
    seen.add(key)
  }
  return [...findings]
}
