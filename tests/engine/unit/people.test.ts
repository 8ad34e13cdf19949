import { expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { type Files, homeLinkingTo, page, problemsOf } from './site'

const person = { id: 'ada', name: 'Mary Ann Summerfield' }

/** Returns the files of a page with a person, and a page named after the person. Translations keep the name. */
function files(more: object = {}): Files {
  return {
    ...homeLinkingTo('/team', '/mary'),
    'pages/team.json': page([{ type: 'people', id: 'team', items: [{ ...person, ...more }] }]),
    'pages/mary.json': page([{ type: 'text', id: 'about', text: 'Merhaba' }], { title: person.name }),
    'locales/ar/mary.json': {
      title: person.name,
      description: 'الصفحة الأولى من الموقع.',
      blocks: { about: { text: 'مرحبا' } },
    },
    'locales/ar/team.json': {
      title: 'الفريق',
      description: 'كل من يعمل معنا، واحدًا واحدًا.',
      blocks: { team: { items: { ada: { name: person.name } } } },
    },
  }
}

test('a name is never untranslated or in the wrong language, also on other pages', () => {
  const codes = ['untranslated', 'wrong-language', 'other-language', 'missing-translation']
  const rules = checks.filter(({ code }) => codes.includes(code))
  const problems = problemsOf(files(), rules)
  expect(problems.match(/locales\/ar\/(team|mary)\S* warning.*/g) ?? []).toEqual([])
  const unnamed = { ...files(), 'pages/team.json': page([{ type: 'text', id: 'team', text: 'Merhaba' }]) }
  expect(problemsOf(unnamed, rules)).toMatch(/locales\/ar\/mary.*untranslated/)
})

test('a contact of a person is checked', () => {
  const rules = checks.filter(({ code }) => code === 'wrong-contact')
  expect(problemsOf(files({ mail: 'ada at site.example' }), rules)).toContain('is not a mail address')
  expect(problemsOf(files({ mail: 'ada@site.example', phone: '+1 555 0100' }), rules)).toBe('')
})
