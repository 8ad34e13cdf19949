/** `npm run release`: makes everything to publish: link previews, the site, and its compressed files. */

import { drawPreviews } from '../assets/previews'
import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { dated, runCommand } from '../cli/command'
import { megabytes, plural, seconds } from '../cli/print'
import { spoken } from '../cli/spoken'
import { say } from '../content/say/say.js'
import { compressSite } from '../serve/compress'
import { readSoundSite } from '../site/all'
import { makePictures } from '../site/pictures/make'

await runCommand(
  {
    name: 'release',
    about: say`Makes everything to publish: draws missing link previews, builds the site, and compresses what changed.`,
    options: dated,
  },
  async () => {
    const sound = await readSoundSite()
    if (!sound) {
      process.exitCode = 1
      return
    }
    const { site } = await makePictures(sound)
    const { drawn, kept, ms } = await drawPreviews(site)
    console.log(spoken(say`Drew ${plural(drawn, 'link preview')} in ${seconds(ms)} (${kept} unchanged).`))
    const report = await runBuild()
    if (!report) {
      process.exitCode = 1
      return
    }
    await printReport(report)
    const { files, unchanged, bytes, sent, ms: compressing } = await compressSite('dist')
    console.log(
      spoken(
        files > 0
          ? say`Compressed ${plural(files, 'file')} in ${seconds(compressing)} (${unchanged} unchanged; ${megabytes(bytes)} are sent as ${megabytes(sent)}).`
          : say`Compressed ${plural(files, 'file')} in ${seconds(compressing)} (${unchanged} unchanged).`,
      ),
    )
  },
)
