/** Fonts of a site: font files with only the letters in use, and their styles. Other folders import only this file. */
export { brandFontStyles, brandFonts } from './brand'
export { pageFonts, paperFonts, pictureFonts } from './cut'
export { fontFolder } from './cutter'
export { type Font, type PageFont, uncutFonts, wholeRubik } from './font'
export { lettersOf, sharedLetters } from './letters'
export { fallbackFace, familyStyles, fontFaces, fontFamilies, fontsFor } from './styles'
