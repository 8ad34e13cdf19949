import type { Problem } from '../../content/problem'
import { isKnownLanguage, translatorFor } from './author'
import { type Translate, translateProblem, translateText } from './translate'

/** One for the whole command: whatever it calls speaks the same language. */
let translate: Translate | undefined

/**
 * Lets the command speak a language from now on.
 * @param asked the language that was asked for; that of the system where none was
 * @throws Refusal for a language that no command speaks
 */
export async function speak(asked: string | undefined): Promise<void> {
  translate = await translatorFor(asked)
}

/** Lets the command speak before anybody has looked at what it was asked: so that a refusal of that is understood, too. */
export async function speakAsAsked(written: string[]): Promise<void> {
  const found = written.findLastIndex((word) => /^--lang(=|$)/.test(word))
  const asked = written[found]?.slice('--lang='.length) || written[found + 1]
  await speak(found >= 0 && asked !== undefined && isKnownLanguage(asked) ? asked : undefined)
}

/** The code of the language that the command speaks. */
export function spokenLanguage(): string {
  return translate?.language ?? 'en'
}

/** What a command prints, in the language of its author: line by line, sentence by sentence. */
export function say(text: string): string {
  return translate ? translateText(text, translate) : text
}

/** A problem in the language of the author. */
export function sayProblem<Kind extends Problem>(problem: Kind): Kind {
  return translate ? translateProblem(problem, translate) : problem
}
