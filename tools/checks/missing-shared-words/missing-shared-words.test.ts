import { expect, test } from 'vitest'
import english from '../../../schema/words/en.json'
import { type Files, problemsOf, withLanguage } from '../../../tests/engine/unit/site'
import { missingSharedWords } from '.'

test('a language without words of the engine: a warning that names every word', () => {
  const files: Files = { ...withLanguage('fi'), 'locales/tr/common.json': { sizes: 'Ölçüler' } }
  expect(problemsOf(files, [missingSharedWords])).toMatchInlineSnapshot(`
    "pages/_site.json:104:5 warning missing-shared-words
    Words of locales/tr/common.json are missing in English (en): "sizes". Write them in locales/en/common.json; until then visitors read them in another language.

    pages/_site.json:110:5 warning missing-shared-words
    Words of locales/tr/common.json are missing in Arabic (ar): "sizes". Write them in locales/ar/common.json; until then visitors read them in another language.

    pages/_site.json:116:5 warning missing-shared-words
    Interface words are missing in Finnish (fi): "skip", "home", "breadcrumb" and 129 more. Write them in locales/fi/common.json as schema/words/en.json has them; until then visitors read them in English.

    pages/_site.json:116:5 warning missing-shared-words
    Words of locales/tr/common.json are missing in Finnish (fi): "sizes". Write them in locales/fi/common.json; until then visitors read them in another language."
  `)
  const { skip: _, ...all } = JSON.parse(JSON.stringify(english).replaceAll(/:"([^"]*)"/g, ':"$1."'))
  expect(
    problemsOf({ ...withLanguage('fi'), 'locales/fi/common.json': all }, [missingSharedWords]),
  ).toMatchInlineSnapshot(`
    "locales/fi/common.json:1:1 warning missing-shared-words
    Interface words are missing in Finnish (fi): "skip". Write them in locales/fi/common.json as schema/words/en.json has them; until then visitors read them in English."
  `)
})

test('words that are still English, as in the file of a new site, are to be translated', () => {
  const translated = JSON.parse(JSON.stringify(english).replaceAll(/:"([^"]*)"/g, ':"$1."'))
  const file = { ...translated, home: english.home, search: { ...translated.search, label: english.search.label } }
  const problems = problemsOf({ ...withLanguage('fi'), 'locales/fi/common.json': file }, [missingSharedWords])
  expect(problems).toContain('Interface words are missing in Finnish (fi): "search.label". Write them')
})
