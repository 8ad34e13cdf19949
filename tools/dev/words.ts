import { say, spokenLanguage } from '../cli/language/say'

/**
 * What the scripts of live editing say in the browser, in the language that the command speaks. It is on each of its pages
 * as JSON, since only the command knows that language.
 */
function liveWords() {
  return {
    problems: say('Problems to fix'),
    behind: say(
      'The page behind this message shows the last valid version. The message goes away when you fix and save the file.',
    ),
    editing: say('Editing'),
    studio: say('End this command (Ctrl+C), run the one below, and open the address that it prints:'),
    copy: say('Copy'),
    copied: say('Copied'),
    language: say('Language'),
    brand: say('Brand'),
    theme: say('Theme'),
    light: say('Light'),
    dark: say('Dark'),
    width: say('Width'),
    phone: say('Phone'),
    desktop: say('Desktop'),
    views: say('Views'),
  }
}

export type LiveWords = ReturnType<typeof liveWords>

/** The element that carries them to the scripts of a page (`words-client.ts`). */
export function wordsTag(): string {
  const words = JSON.stringify(liveWords()).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="live-words" lang="${spokenLanguage()}">${words}</script>`
}
