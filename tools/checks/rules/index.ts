import { nearest, suggest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { renaming } from '../../content/json/edit'
import { say } from '../../content/say/say.js'
import { readingKinds } from '../shared/reading'

/** Codes of the rules that version 0.2 removed. */
const removed = new Set(
  'two-units unused-meant also-called doubtful-figure unequal-translation two-names typed-list vague-alt label-unit sign-space repeated-heading leaning-alt address-form dark-picture drawing-figure no-effect'.split(
    ' ',
  ),
)

/**
 * Creates the rule about "rules" in the site file: every named rule exists, and a rule that is turned off has a reason.
 * @param others all rules except this one
 */
export function ruleSettings(others: Check[]): Check {
  const checksByCode = new Map(others.map((check) => [check.code, check]))
  const isReading = (code: string) => code === 'rules' || readingKinds.some((kind) => kind.code === code)
  return {
    code: 'rules',
    about: say`The "rules" of pages/_site.json name a code that does not exist, or turn a rule off without a reason.`,
    why: say`"rules" changes the severity of a rule on this site. If a rule is off, the reason tells later readers why.`,
    wrong: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off' } } } },
    right: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off', reason: 'Photos of 1960.' } } } },
    needed: true,
    create({ settings: { document, rules } }, report) {
      return {
        site() {
          for (const [code, { severity, reason }] of Object.entries(rules)) {
            const path = ['rules', code]
            const check = checksByCode.get(code)
            if (isReading(code))
              report(
                document,
                path,
                say`The rule "${code}" is always an error: a page with this problem cannot be built.`,
                {
                  hint: say`Remove this line.`,
                  at: 'key',
                },
              )
            else if (!check)
              report(document, path, say`There is no rule "${code}".`, {
                hint: removed.has(code)
                  ? say`It was removed in 0.2: remove this line.`
                  : (suggest(code, checksByCode.keys()) ??
                    say`"npm run check" shows the code of a problem after its sentence.`),
                at: 'key',
                guess: removed.has(code) ? undefined : renaming(document, path, nearest(code, checksByCode.keys())),
              })
            else if (severity === 'off' && reason === undefined)
              report(document, path, say`The rule "${code}" is turned off without a reason.`, {
                hint: say`Add "reason": why is what the rule finds right on this site?`,
                at: 'key',
              })
          }
        },
      }
    },
  }
}
