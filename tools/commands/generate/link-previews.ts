import { drawPreviews } from '../../assets/previews'
import { megabytes, plural, seconds } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { say } from '../../content/say/say.js'
import { readSoundSite } from '../../site/all'
import { makePictures } from '../../site/pictures/make'

/** Draws the link previews that are missing, and takes away those that no page uses any more. */
export async function generate(): Promise<boolean> {
  const sound = await readSoundSite()
  if (!sound) return false
  const { site } = await makePictures(sound)
  const { drawn, kept, removed, bytes, largest, ms } = await drawPreviews(site)
  console.log(spoken(say`Drew ${plural(drawn, 'preview')} in ${seconds(ms)} (${kept} unchanged, ${removed} removed).`))
  console.log(
    spoken(
      say`${megabytes(bytes)} in all, the largest ${kilobytes(largest)}. "npm run build" puts them next to the pages.`,
    ),
  )
  return true
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
