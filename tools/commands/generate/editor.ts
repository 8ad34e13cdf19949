import { join } from 'node:path'
import { spoken } from '../../cli/spoken'
import { joined, say } from '../../content/say/say.js'
import { packExtension } from '../../editor/pack'
import { cacheFolder, writeWhole } from '../../files/cache'
import { projectFolder } from '../../files/project.js'

/** Packs the extension for Visual Studio Code. */
export async function generate(): Promise<boolean> {
  const file = join(projectFolder, cacheFolder, 'pages-of-json.vsix')
  writeWhole(file, await packExtension())
  const install = `code --install-extension ${file}`
  console.log(spoken(joined([say`Wrote ${file}.`, say`Visual Studio Code installs it with: ${install}`])))
  return true
}
