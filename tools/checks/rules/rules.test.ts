import { expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { checks } from '..'

const rules = (settings: object) => ({
  ...homeLinkingTo('/fan', '/gone'),
  'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], { description: 'Kısa.', related: ['/fan'] }),
  'pages/_site.json': { ...Object(smallSite['pages/_site.json']), rules: settings },
})

/** Severity and code of each problem of a site with the given "rules", like 'error rules'. */
function found(settings: object, codes: string[]): string[] {
  const wanted = checks.filter(({ code }) => ['rules', ...codes].includes(code))
  return problemsOf(rules(settings), wanted)
    .split('\n\n')
    .flatMap((problem) => /^\S+ (\w+ [\w-]+)$/m.exec(problem)?.[1] ?? [])
}

const reason = 'Tried.'

test('a rule counts what the site says, and without a word what it says itself', () => {
  expect(found({}, ['seo-length', 'dead-link'])).toEqual(['warning seo-length', 'error dead-link'])
  expect(found({ 'seo-length': { severity: 'error' } }, ['seo-length'])).toEqual(['error seo-length'])
  expect(found({ 'dead-link': { severity: 'warning' } }, ['dead-link'])).toEqual(['warning dead-link'])
  expect(found({ 'dead-link': { severity: 'off', reason } }, ['dead-link'])).toEqual([])
})

test('what a build cannot do without stays an error', () => {
  expect(found({ related: { severity: 'off', reason } }, ['related'])).toEqual(['error related'])
  expect(found({ related: { severity: 'warning' } }, ['related'])).toEqual(['error related'])
  expect(
    problemsOf(
      rules({ 'wrong-type': { severity: 'off', reason } }),
      checks.filter(({ code }) => code === 'rules'),
    ),
  ).toContain('The rule "wrong-type" is always an error')
})

test('only warnings of a needed rule can be turned off', () => {
  const settings = { 'missing-translation': { severity: 'off', reason } }
  expect(found({}, ['missing-translation'])).toContain('warning missing-translation')
  expect(found(settings, ['missing-translation'])).toEqual([])
})

test('a rule that is none, or silent without a reason, is a problem', () => {
  expect(found({ 'dead-lnk': { severity: 'off', reason } }, [])).toEqual(['error rules'])
  expect(found({ 'dead-link': { severity: 'off' } }, [])).toEqual(['error rules'])
  expect(
    problemsOf(
      rules({ 'dead-lnk': { severity: 'warning' } }),
      checks.filter(({ code }) => code === 'rules'),
    ),
  ).toContain('There is no rule "dead-lnk". Did you mean "dead-link"?')
})

test('a rule that was removed is a problem that says so', () => {
  const problem = problemsOf(
    rules({ 'two-names': { severity: 'off', reason } }),
    checks.filter(({ code }) => code === 'rules'),
  )
  expect(problem).toContain('There is no rule "two-names". It was removed in 0.2: remove this line.')
})
