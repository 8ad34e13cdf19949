import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  languageOfSystem,
  messageText,
  speak,
  speakAsAsked,
  spokenFor,
  spokenLanguage,
} from '../../../tools/cli/message-language'
import { plural } from '../../../tools/cli/print'
import { either, joined, ofSchema, type Said, say, wordsOf } from '../../../tools/content/say/say.js'
import { loadWords, wordsIn } from '../../../tools/studio/client/words/words'

afterEach(() => speak('en'))

/** Turkish text of a sentence. */
function inTurkish(said: Said): string {
  const { language, catalogue } = spokenFor('tr')
  return wordsOf(said, language, catalogue)
}

test('the language is the one that is asked for, else that of the shell, else that of the system', () => {
  expect(languageOfSystem({ LANG: 'tr_TR.UTF-8' })).toBe('tr')
  expect(languageOfSystem({ LC_ALL: 'C', LANG: 'tr_TR.UTF-8' })).toBe('c')
  expect(languageOfSystem({ LC_ALL: '', LC_MESSAGES: 'tr', LANG: 'en_US' })).toBe('tr')
  expect(languageOfSystem({})).toMatch(/^[a-z]{2,3}$/)
  expect(spokenFor('en').catalogue).toEqual({})
  expect(inTurkish(say`The file is empty.`)).toBe('Dosya boş.')
  expect(() => speak('de')).toThrow('There are no messages in the language "de". Choose one of: en, tr.')
})

test('another language for authors is one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  const words = {
    'There is no page "{0}". Did you mean "{1}"?': 'Meinten Sie „{1}“? Eine Seite „{0}“ gibt es nicht.',
    '{0} pages': '{0} Seiten',
  }
  writeFileSync(join(folder, 'de.json'), JSON.stringify(words))
  speak('de', folder)
  expect(spokenLanguage()).toBe('de')
  expect(messageText(say`There is no page "${'/fam'}". Did you mean "${'/fan'}"?`)).toBe(
    'Meinten Sie „/fan“? Eine Seite „/fam“ gibt es nicht.',
  )
  expect(messageText(plural(2, 'page'))).toBe('2 Seiten')
  expect(messageText(say`The file is empty.`)).toBe('The file is empty.')
  expect(() => speak('tr', folder)).toThrow('There are no messages in the language "tr". Choose one of: en, de.')
  rmSync(folder, { recursive: true })
})

test('a sentence is its English with places, and its values, also as JSON', () => {
  const sentence = say`${say`The page`} has no field "${'The page'}".`
  expect(sentence).toEqual({ key: '{0} has no field "{1}".', values: [{ key: 'The page', values: [] }, 'The page'] })
  expect(wordsOf(sentence)).toBe('The page has no field "The page".')
  // Text that an author wrote stays unchanged within a message, even if the text looks like a placeholder.
  expect(inTurkish(JSON.parse(JSON.stringify(sentence)))).toBe('Sayfa: "The page" adlı bir alan yok.')
  expect(wordsOf(say`Write "${'{0} {1}'}", or ${2}.`)).toBe('Write "{0} {1}", or 2.')
})

test('a sentence has parts of other kinds: languages, alternatives, words of the schema, several after each other', () => {
  const parts = [{ language: 'de' }, { script: 'Cyrl' }, either(['a', say`a number`, say`none`]), say`${'The page'}`]
  expect(wordsOf(joined(parts, ', '))).toBe('German, Cyrillic, a or a number or none, The page')
  expect(inTurkish(joined(parts, ', '))).toBe('Almanca, Kiril, a ya da bir sayı ya da hiç, The page')
  expect(inTurkish(joined([ofSchema('Gallery'), undefined, plural(2, 'file')]))).toBe('Galeri 2 dosya')
})

test('before it is known whether what was asked can be read, the language that was asked for counts', () => {
  speakAsAsked(['--quie', '--lang', 'tr'])
  expect(messageText(say`The file is empty.`)).toBe('Dosya boş.')
  speakAsAsked(['--lang=en'])
  expect(messageText(say`The file is empty.`)).toBe('The file is empty.')
  vi.stubEnv('LC_ALL', 'C')
  speakAsAsked(['--lang', 'xx'])
  expect(messageText(say`The file is empty.`)).toBe('The file is empty.')
  vi.unstubAllEnvs()
})

test('the Studio says in its language what its server refuses, what the schema says of fields, and its own words', async () => {
  await loadWords('tr')
  const [t, english] = [wordsIn('tr'), wordsIn('en')]
  const refusal = joined([say`There is no page "${'/fam'}".`, say`Did you mean "${'/fan'}"?`])
  expect(t.said(refusal)).toBe('"/fam" adlı bir sayfa yok. "/fan" mi demek istediniz?')
  expect(english.said(refusal)).toBe('There is no page "/fam". Did you mean "/fan"?')
  const about = 'The pictures, in the order in which they are shown.'
  expect([t.schema(about), english.schema(about)]).toEqual(['Görseller, gösterilecekleri sırayla.', about])
  expect([t.fieldName('alt'), t.fieldName('unheard')]).toEqual([expect.not.stringMatching('alt'), 'unheard'])
  expect(t`Kept as a draft: ${3} to fix`).toBe('Taslak olarak duruyor: düzeltilecek 3 şey var')
})
