import { expect, test, vi } from 'vitest'
import { languageOfSystem, translatorFor } from '../../../tools/cli/language/author'
import { say, speakAsAsked } from '../../../tools/cli/language/say'
import { createTranslate, translateProblem, translateText } from '../../../tools/cli/language/translate'
import { inLanguage } from '../../../tools/studio/client/words/sentences'
import { wordsIn } from '../../../tools/studio/client/words/words'

test('the language is the one that is asked for, else that of the shell, else that of the system', async () => {
  expect(languageOfSystem({ LANG: 'tr_TR.UTF-8' })).toBe('tr')
  expect(languageOfSystem({ LC_ALL: 'C', LANG: 'tr_TR.UTF-8' })).toBe('c')
  expect(languageOfSystem({ LC_ALL: '', LC_MESSAGES: 'tr', LANG: 'en_US' })).toBe('tr')
  expect(languageOfSystem({})).toMatch(/^[a-z]{2,3}$/)
  expect(await translatorFor('en')).toBeUndefined()
  expect((await translatorFor('tr'))?.('The file is empty.')).toBe('Dosya boş.')
  await expect(translatorFor('de')).rejects.toThrow('There are no messages in "de". Choose one of: en, tr.')
})

test('words of authors stay as they are, and those of the check are said too', () => {
  const say = createTranslate(
    {
      '<1> has no field "{2}".': '<1>: "{2}" yok.',
      'The page': 'Sayfa',
      '"{1}" of <2>': '<2> › "{1}"',
      'the page': 'sayfa',
    },
    'tr',
  )
  expect(say('The page has no field "The page".')).toBe('Sayfa: "The page" yok.')
  expect(say('"label" of the page has no field "x".')).toBe('sayfa › "label": "x" yok.')
  expect(say('German')).toBe('Almanca')
  expect(say('Nobody knows this.')).toBe('Nobody knows this.')
})

test('a hint is said sentence by sentence, and what nobody knows stays English', () => {
  const say = createTranslate({ 'Remove it.': 'Silin.', 'It is wrong.': 'Yanlış.' }, 'tr')
  const place = { file: 'pages/a.json', line: 1, column: 1, code: 'figure', severity: 'error' } as const
  const problem = { ...place, message: 'It is wrong.', hint: 'Remove it. Or not.' }
  expect(translateProblem(problem, say)).toEqual({ ...place, message: 'Yanlış.', hint: 'Silin. Or not.' })
  expect(translateProblem({ ...place, message: 'Odd.' }, say)).toEqual({ ...place, message: 'Odd.' })
})

test('a text is said line by line and sentence by sentence, also where a pattern would fit all of it', () => {
  const say = createTranslate({ 'Give {1}.': '{1} verin.', 'It is {1}.': '{1}.', '<1> and <2>': '<1> ve <2>' }, 'tr')
  expect(translateText('Give a.\n  It is b.', say)).toBe('a verin.\n  b.')
  expect(translateText('Give a. It is b.', say)).toBe('a verin. b.')
  expect(translateText('Give "a. Or b".', say)).toBe('"a. Or b" verin.')
  expect(translateText('Nobody knows this. Give a.', say)).toBe('Nobody knows this. a verin.')
})

test('sentences that belong together are said together', () => {
  const say = createTranslate(
    {
      'Is it right? Then add {1}.': 'Doğruysa ekleyin: {1}.',
      'Write {1}.': '{1} yazın.',
      'Write it. Or not.': 'İster yazın.',
    },
    'tr',
  )
  expect(translateText('Write "a". Is it right? Then add "b. C".', say)).toBe('"a" yazın. Doğruysa ekleyin: "b. C".')
  expect(translateText('Write "a". Write it. Or not.', say)).toBe('"a" yazın. İster yazın.')
})

test('a number is no other word', () => {
  const say = createTranslate({ '#1 pages': '#1 sayfa', 'Checked <1> in #2 ms.': '<1>, #2 ms.' }, 'tr')
  expect(say('12 pages')).toBe('12 sayfa')
  expect(say('all pages')).toBe('all pages')
  expect(say('Checked 12 pages in 3 ms.')).toBe('12 sayfa, 3 ms.')
})

test('the Studio says in its language what its server refuses', () => {
  const refusal = 'There is no page "/fam". Did you mean "/fan"?'
  expect(inLanguage(refusal, 'tr')).toBe('"/fam" adlı bir sayfa yok. "/fan" mi demek istediniz?')
  expect(inLanguage(refusal, 'en')).toBe(refusal)
})

test('before it is known whether what was asked can be read, the language that was asked for counts', async () => {
  await speakAsAsked(['--quie', '--lang', 'tr'])
  expect(say('The file is empty.')).toBe('Dosya boş.')
  await speakAsAsked(['--lang=en'])
  expect(say('The file is empty.')).toBe('The file is empty.')
  vi.stubEnv('LC_ALL', 'C')
  await speakAsAsked(['--lang', 'xx'])
  expect(say('The file is empty.')).toBe('The file is empty.')
  vi.unstubAllEnvs()
})

test('the Studio says in its language what the schema says of fields', () => {
  const about = 'The pictures; the first is shown first.'
  expect(wordsIn('tr').schema(about)).toBe('Görseller; ilki en başta gösterilir.')
  expect(wordsIn('en').schema(about)).toBe(about)
})
