/** `npm run icons`: draws the icons of every brand from its logo into `pages/_media/icons`. */

import { runCommand } from '../cli/command'
import { plural } from '../cli/print'
import { readSoundSite } from '../cli/site'
import { paletteOf } from '../content/colours'
import { iconFile } from '../content/icons'
import { drawIcons } from '../draw/icons'
import { readMedia, writeMedia } from '../files/media'

await runCommand(
  { name: 'icons', about: 'Draws the icons of every brand from its logo, into pages/_media/icons.' },
  async () => {
    const site = await readSoundSite()
    if (!site) {
      process.exitCode = 1
      return
    }
    for (const { id, logo, colours } of site.settings.brands) {
      const drawn = await drawIcons(readMedia(logo), paletteOf(colours, false).deep)
      for (const [icon, content] of drawn) writeMedia(iconFile(id, icon), content)
      console.log(`${plural(drawn.length, 'icon')} of ${logo} in pages/_media/icons/${id}`)
    }
  },
)
