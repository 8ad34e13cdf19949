import { join } from 'node:path'
import { say } from '../../cli/language/say'
import { packExtension } from '../../editor/pack'
import { cacheFolder, writeWhole } from '../../files/cache'
import { projectFolder } from '../../files/project.js'

/** Packs the extension for Visual Studio Code. */
export async function generate(): Promise<boolean> {
  const file = join(projectFolder, cacheFolder, 'pages-of-json.vsix')
  writeWhole(file, await packExtension())
  console.log(say(`Wrote ${file}. Visual Studio Code installs it with: code --install-extension ${file}`))
  return true
}
