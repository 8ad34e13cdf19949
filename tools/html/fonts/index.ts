/** Fonts of a site: which files it has, cut to its letters, and the styles that name them. Others import this file alone. */
export { pageFonts, paperFonts, pictureFonts } from './cut'
export { fontFolder } from './cutter'
export { type Font, type PageFont, uncutFonts, wholeRubik } from './font'
export { lettersOf, sharedLetters } from './letters'
export { fallbackFace, familyStyles, fontFaces, fontFamilies, fontsFor } from './styles'
