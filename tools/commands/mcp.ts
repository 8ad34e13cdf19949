/** `npm run mcp`: starts a server of the Model Context Protocol on stdio, with which an assistant edits the site. */

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createAssistantServer } from '../assistant/server'
import { createCommand } from '../cli/command'
import { speak } from '../cli/message-language'
import { say } from '../content/say/say.js'

export default createCommand(
  {
    name: 'mcp',
    about: say`Lets an assistant read, write and check pages: a server of the Model Context Protocol, over stdio.`,
  },
  async ({ has }) => {
    // Answers are read by programs, so they are in English, unless "--lang" is given.
    if (!has('lang')) speak('en')
    // Logs go to standard error, because the protocol uses standard output.
    console.log = console.error
    await createAssistantServer().connect(new StdioServerTransport())
  },
)
