/** `node tools/run.js lsp`: runs a language server for editors, over standard input and output. */

import { setFlagsFromString } from 'node:v8'
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { createCommand } from '../cli/command'
import { say } from '../content/say/say.js'
import { serveEditor } from '../editor/server'

export default createCommand(
  {
    name: 'lsp',
    about: say`Lets an editor check, complete and rename while you write: a language server, over stdio.`,
  },
  async () => {
    // Makes V8 collect garbage early. Otherwise, the garbage of many keystrokes could add up to hundreds of megabytes.
    setFlagsFromString('--heap-growing-percent=80')
    serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout))
  },
)
