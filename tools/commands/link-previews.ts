/** `npm run link-previews`: draws the link previews that are missing, and takes away those that no page uses any more. */

import { runCommand } from '../cli/command'
import { plural } from '../cli/print'
import { readSoundSite } from '../cli/site'
import { drawPreviews } from '../draw/previews'
import { makePictures } from '../pictures/make'

await runCommand(
  { name: 'link-previews', about: 'Draws the link previews that are missing, and removes those that no page uses.' },
  async () => {
    const sound = await readSoundSite()
    if (!sound) {
      process.exitCode = 1
      return
    }
    const { site } = await makePictures(sound)
    const { drawn, kept, removed, bytes, largest, ms } = await drawPreviews(site)
    console.log(
      `Drew ${plural(drawn, 'preview')} in ${(ms / 1000).toFixed(1)} s` +
        `${drawn > 0 ? `, ${Math.round(ms / drawn)} ms each` : ''} (${kept} unchanged, ${removed} removed).`,
    )
    console.log(
      `  ${megabytes(bytes)} in all, the largest ${kilobytes(largest)}. "npm run build" puts them next to the pages.`,
    )
  },
)

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
