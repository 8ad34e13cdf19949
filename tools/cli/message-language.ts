import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { suggest } from '../content/base/nearest'
import { type Catalogue, type Said, say, wordsOf } from '../content/say/say.js'
import { manifest, packed, projectFolder } from '../files/project.js'
import { Refusal } from './errors.js'

/** A language for messages: the code, and a catalogue with a translation of each English sentence. */
export type MessageLanguage = { language: string; catalogue: Catalogue }

/** Folder with one catalogue file for each language of messages, except English. */
const folderOfLanguages = join(projectFolder, 'tools/content/say')

/** Language of all messages of the running command. */
let current: MessageLanguage = { language: 'en', catalogue: {} }

/**
 * Sets the language of messages.
 * @param requested language code; the system's language if undefined
 * @throws Refusal for a language without messages
 */
export function speak(requested: string | undefined, folder = folderOfLanguages): void {
  current = spokenFor(requested, folder)
}

/** Sets the language of messages from unparsed arguments, so that errors about arguments are also in that language. */
export function speakAsAsked(args: string[]): void {
  const index = args.findLastIndex((word) => /^--lang(=|$)/.test(word))
  const requested = args[index]?.slice('--lang='.length) || args[index + 1]
  speak(index >= 0 && requested !== undefined && spokenLanguages().includes(requested) ? requested : undefined)
}

/** Code of the language of messages. */
export function spokenLanguage(): string {
  return current.language
}

/** Matches paths of schema files in messages. On a site that uses the package, these files are in `node_modules`. */
const ofEngine = /(?<![\w./-])schema\/[\w/-]+\.(?:json|md)/g

/** Translates a sentence into the language of messages. */
export function messageText(said: Said): string {
  return wordsOf(said, current.language, current.catalogue).replace(
    ofEngine,
    `${packed ? `node_modules/${manifest().name}/engine/` : ''}$&`,
  )
}

/**
 * Loads a language of messages.
 * @param requested language code; if undefined, the system's language, or English if that language has no catalogue
 * @param folder folder of the catalogues
 * @throws Refusal for a language without messages
 */
export function spokenFor(requested: string | undefined, folder = folderOfLanguages): MessageLanguage {
  const languages = spokenLanguages(folder)
  if (requested !== undefined && !languages.includes(requested))
    throw new Refusal([say`There are no messages in the language "${requested}".`, suggest(requested, languages)])
  const language = requested ?? languageOfSystem(process.env)
  return language === 'en' || !languages.includes(language)
    ? { language: 'en', catalogue: {} }
    : { language, catalogue: JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) }
}

/** Codes of the languages with messages. @param folder folder of the catalogues */
export function spokenLanguages(folder = folderOfLanguages): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return ['en', ...files.map((name) => basename(name, '.json')).sort()]
}

/** Language code from the shell's variables or, if none of these is set, from the user's system settings. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale
  return locale.split(/[_.@-]/)[0]?.toLowerCase() ?? 'en'
}
