import { describe, expect, test } from 'vitest'
import { recorded, says } from '../../../tests/engine/unit/recorded'
import { problemsOf, smallSite } from '../../../tests/engine/unit/site'
import type { Check } from '../../content/check/check'
import { incompleteLanguageError } from '../release/incomplete-language'
import { incompleteLanguage } from '.'

const page = 'pages/index.json'

describe('a language', () => {
  const languages = (minimumTranslated: number) => {
    const site = smallSite['pages/_site.json'] as { languages: object[] }
    const [first, english, ...rest] = site.languages
    return { 'pages/_site.json': { ...site, languages: [first, { ...english, minimumTranslated }, ...rest] } }
  }
  const changes = { [page]: says('Selam') }

  test('that lacks less than it may is no problem', () => {
    expect(problemsOf({ ...changes, ...languages(90) }, [incompleteLanguage], [], recorded())).toBe('')
  })

  test('that lacks more is a warning, and an error before a release', () => {
    const problemLines = (rule: Check) =>
      problemsOf({ ...changes, ...languages(100) }, [rule], [], recorded()).split('\n')
    expect(problemLines(incompleteLanguage)[0]).toMatch(/^pages\/_site.json:\d+:\d+ warning incomplete-language$/)
    expect(problemLines(incompleteLanguageError)[0]).toMatch(/ error incomplete-language$/)
    expect(problemLines(incompleteLanguage)[1]).toBe(
      '94.7 % of the English words are translated and up to date; 100 % are required. "npm run translations" lists what is to do.',
    )
  })
})
