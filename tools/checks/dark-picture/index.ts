import type { Check } from '../../content/check/check'
import type { BrandSettings } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { brandWith, gallery, lineDrawing } from '../shared/examples'

/** Lines in black are seen on light grounds only. */
export const darkPicture: Check = {
  code: 'dark-picture',
  severity: 'warning',
  about: say`A drawing is all in black, and a brand that shows it has a dark theme.`,
  why: say`Black lines on a dark ground are not seen. A drawing in "currentColor" has the colour of the words around it; other pictures need a ground.`,
  given: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
  wrong: { 'pages/_media/line.svg': { ...lineDrawing, isBlack: true }, 'pages/fan.json': gallery('line.svg') },
  right: { 'pages/_media/line.svg': lineDrawing, 'pages/fan.json': gallery('line.svg') },
  create({ source, settings: { brands } }, report) {
    const isDarkIn = ({ darkTheme }: BrandSettings) => darkTheme === true
    return {
      media({ file, slot, document, path }) {
        if (!source.media[file]?.isBlack) return
        const [part, brand] = path
        // A brand's own logo is on its own ground.
        const shownBy = part === 'brands' ? brands.filter((_, i) => i === brand) : brands
        if (!shownBy.some(isDarkIn)) return
        report(document, path, say`"${file}" is all in black, which the dark theme does not show.`, {
          hint:
            slot.kind === 'drawing'
              ? say`Write "currentColor" for black in it: it then has the colour of the words around it.`
              : say`Give it a light ground: a <rect width="100%" height="100%" fill="#fff"/> before all else.`,
        })
      },
    }
  },
}
