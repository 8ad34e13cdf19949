/** First step of `npm pack`: stages the files of the engine's package in `engine/`. */

import { stagePackage } from '../bundle/stage'
import { createCommand } from '../cli/command'
import { say } from '../content/say/say.js'
import { stageExtension } from '../editor/pack'
import { bundleStudio } from '../studio/bundle'

export default createCommand(
  {
    name: 'pack',
    about: say`Stages the package of the engine in engine/: bundled code, schemas and notices. "npm pack" runs it first.`,
    withoutSite: true,
  },
  async () => {
    const { files, bytes } = await stagePackage(bundleStudio, stageExtension)
    console.error(`engine/: ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
  },
)
