import { spoken, spokenLanguage } from '../cli/spoken'
import { joined, say } from '../content/say/say.js'
import type { ShownProblem } from './content'

/**
 * The words of the scripts of live editing, in the language that the command speaks. They are on each of its pages
 * as JSON, since only the command knows that language.
 */
function liveWords() {
  return {
    problems: spoken(say`Problems to fix`),
    behind: spoken(
      say`The page behind this message shows the last valid version. The message goes away when you fix and save the file.`,
    ),
    editing: spoken(say`Editing`),
    studio: spoken(say`End this command (Ctrl+C), run the one below, and open the address that it prints:`),
    copy: spoken(say`Copy`),
    copied: spoken(say`Copied`),
    language: spoken(say`Language`),
    brand: spoken(say`Brand`),
    theme: spoken(say`Theme`),
    light: spoken(say`Light`),
    dark: spoken(say`Dark`),
    width: spoken(say`Width`),
    phone: spoken(say`Phone`),
    desktop: spoken(say`Desktop`),
    views: spoken(say`Views`),
  }
}

export type LiveWords = ReturnType<typeof liveWords>

/** The element that carries them to the scripts of a page (`words-client.ts`). */
export function wordsTag(): string {
  const words = JSON.stringify(liveWords()).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="live-words" lang="${spokenLanguage()}">${words}</script>`
}

/** A problem as pages show it: where it is, what is wrong, and the lines it speaks of. */
export type SpokenProblem = { place: string; words: string; frame: string }

/** A problem in the language that the command speaks. */
export function spokenProblem({ file, line, column, message, hint, frame }: ShownProblem): SpokenProblem {
  return { place: `${file}:${line}:${column}`, words: spoken(joined([message, hint])), frame }
}
