import { drawIcons } from '../../assets/icons'
import { drawPreviews } from '../../assets/previews'
import { messageText } from '../../cli/message-language'
import { megabytes, plural, seconds } from '../../cli/print'
import { paletteOf } from '../../content/localize/colours'
import { iconFile } from '../../content/read/icons'
import { say } from '../../content/say/say.js'
import { readMedia, writeMedia } from '../../files/site/media'
import { readSoundSite } from '../../site/all'
import { makePictures } from '../../site/pictures/make'

/** Draws the icons of every brand from its logo into `pages/_media/icons`. */
export async function generateIcons(): Promise<boolean> {
  const site = await readSoundSite()
  if (!site) return false
  for (const { id, logo, colours } of site.settings.brands) {
    const drawn = await drawIcons(readMedia(logo), paletteOf(colours, false).deep)
    for (const [icon, content] of drawn) writeMedia(iconFile(id, icon), content)
    console.log(messageText(say`${plural(drawn.length, 'icon')} of ${logo} in pages/_media/icons/${id}`))
  }
  return true
}

/** Draws missing link previews, and removes those that no page uses. */
export async function generateLinkPreviews(): Promise<boolean> {
  const sound = await readSoundSite()
  if (!sound) return false
  const { site } = await makePictures(sound)
  const { drawn, kept, removed, bytes, largest, ms } = await drawPreviews(site)
  console.log(
    messageText(say`Drew ${plural(drawn, 'preview')} in ${seconds(ms)} (${kept} unchanged, ${removed} removed).`),
  )
  console.log(
    messageText(
      say`${megabytes(bytes)} in all, the largest ${kilobytes(largest)}. "npm run build" puts them next to the pages.`,
    ),
  )
  return true
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
