import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import { translatableWords } from '../../content/check/names'
import { characterClass } from '../../content/language/character-class'
import { codePointName } from '../../content/language/characters'
import { type Face, faceOf, lettersOutside, rubik } from '../../content/language/faces'
import type { Site } from '../../content/read/site'
import { say, type Value } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'
import { textPage } from '../shared/examples'
import { lettersOutsideScript } from '../wrong-language'

/** The fonts of a language contain every letter of the texts in that language. */
export const missingGlyph: Check = {
  code: 'missing-glyph',
  severity: 'warning',
  needs: 'special',
  about: say`A letter is in no font of its language, or a language has no font.`,
  why: say`No font of the site has this letter, so browsers show it in another font, or as an empty box.`,
  wrong: { 'pages/fan.json': textPage('It moves air ⟿ outside.') },
  right: { 'pages/fan.json': textPage('It moves air outside.') },
  create(site, report) {
    const outsideOf = lettersOutsideFonts(site)
    const words = translatableWords(site)
    return {
      site({ settings }) {
        settings.languages.forEach(({ code }, i) => {
          const face = missingFace(code, site)
          if (!face) return
          report(
            settings.document,
            ['languages', i, 'code'],
            say`There is no font for ${{ language: code }} (${code}).`,
            { hint: say`Install it: npm install --save-dev --save-exact ${face.package}` },
          )
        })
      },
      message(message) {
        const outside = outsideOf(message.lang)
        // Normalizes the text, because letters with separate combining marks are reported by `pasted-signs`.
        const prose = message.prose.normalize()
        const missingLetters = outside && characterClass(outside.fonts).isIn(prose) && prose.match(outside.fonts)
        if (!missingLetters) return
        // Words in a different script (except names) are already reported by `wrong-language`.
        const foreignWords = words(message).filter((word) => word.search(outside.script) >= 0)
        const letters = [...new Set(missingLetters)].filter(
          (letter) => !foreignWords.some((word) => word.includes(letter)),
        )
        if (letters.length === 0) return
        const letterNames: Value[] = letters
          .slice(0, mostGlyphs)
          .map((letter) => `"${letter}" (${codePointName(letter)})`)
        if (letters.length > mostGlyphs) letterNames.push(say`${letters.length - mostGlyphs} more`)
        report(
          message.document,
          message.path,
          letters.length > 1
            ? say`The fonts for ${{ language: message.lang }} lack the letters ${joinNames(letterNames)}.`
            : say`The fonts for ${{ language: message.lang }} lack the letter ${joinNames(letterNames)}.`,
          {
            hint:
              letters.length > 1
                ? say`Browsers show them in another font, and link previews do not show them at all. Can you use other words?`
                : say`Browsers show it in another font, and link previews do not show it at all. Can you use other words?`,
          },
        )
      },
    }
  },
}

/** Maximum number of letters that a message names. */
const mostGlyphs = 3

/** The font that a language needs, if that font is not installed; otherwise undefined. */
function missingFace(language: string, { source }: Site): Face | undefined {
  const face = faceOf(language)
  return face && source.fonts?.[face.package] === undefined ? face : undefined
}

/** Creates a function that returns patterns for letters that the fonts or the script of a language do not contain. */
function lettersOutsideFonts(site: Site): (language: string) => { fonts: RegExp; script: RegExp } | undefined {
  return memoize((language) => {
    const ranges = site.source.fonts?.[faceOf(language)?.package ?? '']
    const fonts = lettersOutside(ranges === undefined ? [rubik] : [rubik, ranges])
    return missingFace(language, site) ? undefined : { fonts, script: lettersOutsideScript(language) }
  })
}
