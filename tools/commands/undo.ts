/** `npm run undo`: undoes the last command that changed the content. */

import { createCommand } from '../cli/command'
import { messageText } from '../cli/message-language'
import { plural, sayWaiting } from '../cli/print'
import { say } from '../content/say/say.js'
import { whileAlone } from '../files/change'
import { changeFiles, undoOfLast } from '../site/write'

export default createCommand(
  {
    name: 'undo',
    about: say`Undoes what the last command changed in the content: rename, move, duplicate, delete, import, accept, new, migrate or --fix. Run it twice, and the change is back.`,
  },
  async () => {
    const { files, folders } = await whileAlone(async () => {
      const change = undoOfLast()
      changeFiles(change)
      return change
    }, sayWaiting)
    for (const { path } of files) console.log(path)
    for (const { to } of folders) console.log(`${to}/`)
    console.error(messageText(say`Restored: ${plural(files.length, 'file')}.`))
  },
)
