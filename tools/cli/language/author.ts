import { nearest } from '../../content/nearest'
import { Refusal } from '../errors.js'
import { createTranslate, type Translate } from './translate'

/** The languages that commands speak, apart from English. */
const catalogues = {
  tr: async () => {
    const [{ turkish }, { commands }, { kinds }] = await Promise.all([
      import('./tr'),
      import('./tr-commands'),
      import('./tr-kinds'),
    ])
    return { ...turkish, ...commands, ...kinds }
  },
}

const known = ['en', ...Object.keys(catalogues)]

/** Whether commands speak a language. */
export function isKnownLanguage(language: string): boolean {
  return known.includes(language)
}

/**
 * How sentences are said to an author.
 * @param asked the language that was asked for; that of the system where none was
 * @returns undefined for English
 * @throws Refusal for a language that no command speaks
 */
export async function translatorFor(asked: string | undefined): Promise<Translate | undefined> {
  if (asked !== undefined && !isKnownLanguage(asked)) {
    const near = nearest(asked, known)
    throw new Refusal(
      `There are no messages in "${asked}". ${near ? `Did you mean "${near}"?` : `Choose one of: ${known.join(', ')}.`}`,
    )
  }
  const language = asked ?? languageOfSystem(process.env)
  const found = Object.entries(catalogues).find(([code]) => code === language)
  return found && createTranslate(await found[1](), language)
}

/** The language of the system: that of the shell, or where there is none that of the user's settings. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale
  return locale.split(/[_.@-]/)[0]?.toLowerCase() ?? 'en'
}
