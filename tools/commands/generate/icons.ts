import { drawIcons } from '../../assets/icons'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { paletteOf } from '../../content/colours'
import { iconFile } from '../../content/icons'
import { say } from '../../content/say/say.js'
import { readMedia, writeMedia } from '../../files/media'
import { readSoundSite } from '../../site/all'

/** Draws the icons of every brand from its logo into `pages/_media/icons`. */
export async function generate(): Promise<boolean> {
  const site = await readSoundSite()
  if (!site) return false
  for (const { id, logo, colours } of site.settings.brands) {
    const drawn = await drawIcons(readMedia(logo), paletteOf(colours, false).deep)
    for (const [icon, content] of drawn) writeMedia(iconFile(id, icon), content)
    console.log(spoken(say`${plural(drawn.length, 'icon')} of ${logo} in pages/_media/icons/${id}`))
  }
  return true
}
