/** `npm run icons`: draws the icons of every brand from its logo into `pages/_media/icons`. */
import { paletteOf } from './content/colours'
import { iconFile } from './content/icons'
import { drawIcons } from './draw/icons'
import { readMedia, writeMedia } from './host/media'
import { endWithReader } from './host/output.js'
import { plural } from './host/print'
import { readSoundSite } from './host/site'

endWithReader()
const site = await readSoundSite('drawn')
if (site) {
  for (const { id, logo, colours } of site.settings.brands) {
    const drawn = await drawIcons(readMedia(logo), paletteOf(colours, false).deep)
    for (const [icon, content] of drawn) writeMedia(iconFile(id, icon), content)
    console.log(`${plural(drawn.length, 'icon')} of ${logo} in pages/_media/icons/${id}`)
  }
} else {
  process.exitCode = 1
}
