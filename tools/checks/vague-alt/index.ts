import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import { isMeant } from '../../content/glossary'
import { fold } from '../../content/language'
import { memoize } from '../../content/memoize'
import type { Message } from '../../content/message'
import { say } from '../../content/say/say.js'
import { usageOf } from '../../content/usage'
import { gallery } from '../examples'

const english =
  'images?|pictures?|photos?|photographs?|pics?|img|graphics?|figure|illustration|drawing|screenshot|logo|icon|alt|alt text|untitled'

/** What cameras and programs call files. */
const cameraName = /^(?:img|dsc[nf]?|pict|screenshot|p)[-_ ]?\d{3,}/i

/** The text for a picture says what it shows, to those who do not see it. */
export const vagueAlt: Check = {
  code: 'vague-alt',
  severity: 'warning',
  about: say`The text for a picture is "image", or the name of its file.`,
  why: say`Who hears the text of a picture learns nothing from "image", nor from the name of a file.`,
  wrong: { 'pages/fan.json': gallery('fan.svg', 'Image 1') },
  right: { 'pages/fan.json': gallery('fan.svg', 'The fan from the side') },
  isSilenced: true,
  create(site, report) {
    const generic = memoize((language: string) => {
      const { picture } = usageOf(language)
      return new RegExp(
        `^(?:(?:${english}${picture === undefined ? '' : `|${picture}`})[\\s\\d.:#()_-]*|[\\p{P}\\p{S} ]+)$`,
        'iu',
      )
    })
    return {
      message(message) {
        const { document, path, text, lang } = message
        if (path.at(-1) !== 'alt') return
        const isName = isFileName(message)
        if ((!isName && !generic(lang).test(text.trim())) || isMeant(site.glossary, text, lang)) return
        report(
          document,
          path,
          isName ? say`"${text}" is the name of a file.` : say`"${text}" says only that there is a picture.`,
          {
            hint: say`Say what the picture shows, to somebody who does not see it.`,
            meant: { language: lang, words: text },
          },
        )
      },
    }
  },
}

/** Whether it is the name of its picture's file, or of any; a name of plain words may well say what the picture shows. */
function isFileName({ document, path, text, lang, source }: Message): boolean {
  if (/\.(?:svg|avif|webp|png|jpe?g|gif)$/i.test(text) || cameraName.test(text)) return true
  const written = source ?? { document, path }
  const file = String(valueAt(written.document.json, [...written.path.slice(0, -1), 'src']) ?? '')
  const [name = ''] = (file.split('/').at(-1) ?? '').split('.')
  return /[-_\d]/.test(name) && fold(text, lang) === fold(name, lang)
}
