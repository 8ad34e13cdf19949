/** `npm run release`: generates all published files: link previews, the site, and compressed copies of files. */

import { drawPreviews } from '../assets/previews'
import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { createCommand, dated } from '../cli/command'
import { exitCodes } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { megabytes, plural, seconds } from '../cli/print'
import { say } from '../content/say/say.js'
import { compressSite } from '../serve/compress'
import { readSoundSite } from '../site/all'
import { makePictures } from '../site/pictures/make'

export default createCommand(
  {
    name: 'release',
    about: say`Makes everything to publish: draws missing link previews, builds the site, and compresses what changed.`,
    options: dated,
  },
  async () => {
    const sound = await readSoundSite()
    if (!sound) return exitCodes.contentHasErrors
    const { site } = await makePictures(sound)
    const { drawn, kept, ms } = await drawPreviews(site)
    console.log(messageText(say`Drew ${plural(drawn, 'link preview')} in ${seconds(ms)} (${kept} unchanged).`))
    const report = await runBuild()
    if (!report) return exitCodes.contentHasErrors
    await printReport(report)
    const { files, unchanged, bytes, sent, ms: compressing } = await compressSite('dist')
    console.log(
      messageText(
        files > 0
          ? say`Compressed ${plural(files, 'file')} in ${seconds(compressing)} (${unchanged} unchanged; ${megabytes(bytes)} are sent as ${megabytes(sent)}).`
          : say`Compressed ${plural(files, 'file')} in ${seconds(compressing)} (${unchanged} unchanged).`,
      ),
    )
    return 0
  },
)
