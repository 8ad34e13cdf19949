import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { suggest } from '../content/base/nearest'
import { type Catalogue, type Said, say, wordsOf } from '../content/say/say.js'
import { projectFolder } from '../files/project.js'
import { Refusal } from './errors.js'

/** A language that commands speak: its code, and its sentences by the English. */
export type Spoken = { language: string; catalogue: Catalogue }

/** Where a language that commands speak, apart from English, is one file. */
const folderOfLanguages = join(projectFolder, 'tools/content/say')

/** One for the whole command: whatever it calls speaks the same language. */
let current: Spoken = { language: 'en', catalogue: {} }

/**
 * Lets the command speak a language from now on.
 * @param asked the language that was asked for; that of the system where none was
 * @throws Refusal for a language that no command speaks
 */
export function speak(asked: string | undefined, folder = folderOfLanguages): void {
  current = spokenFor(asked, folder)
}

/** Lets the command speak before anybody has looked at what it was asked: so that a refusal of that is understood, too. */
export function speakAsAsked(written: string[]): void {
  const found = written.findLastIndex((word) => /^--lang(=|$)/.test(word))
  const asked = written[found]?.slice('--lang='.length) || written[found + 1]
  speak(found >= 0 && asked !== undefined && spokenLanguages().includes(asked) ? asked : undefined)
}

/** The code of the language that the command speaks. */
export function spokenLanguage(): string {
  return current.language
}

/** A sentence in the language of the author. */
export function spoken(said: Said): string {
  return wordsOf(said, current.language, current.catalogue)
}

/**
 * How sentences are said to an author.
 * @param asked the language that was asked for; that of the system, or English, where none was
 * @param folder the catalogues: the one that is needed is read
 * @throws Refusal for a language that no command speaks
 */
export function spokenFor(asked: string | undefined, folder = folderOfLanguages): Spoken {
  const known = spokenLanguages(folder)
  if (asked !== undefined && !known.includes(asked))
    throw new Refusal([say`There are no messages in the language "${asked}".`, suggest(asked, known)])
  const language = asked ?? languageOfSystem(process.env)
  return language === 'en' || !known.includes(language)
    ? { language: 'en', catalogue: {} }
    : { language, catalogue: JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) }
}

/** The languages that commands speak. @param folder the catalogues */
export function spokenLanguages(folder = folderOfLanguages): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return ['en', ...files.map((name) => basename(name, '.json')).sort()]
}

/** The language of the system: that of the shell, or where there is none that of the user's settings. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale
  return locale.split(/[_.@-]/)[0]?.toLowerCase() ?? 'en'
}
