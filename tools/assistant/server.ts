import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { siteSchemas } from '../bundle/contract/own-schemas'
import { generateReference } from '../bundle/contract/reference'
import { generateSummary } from '../bundle/contract/summary'
import { checks } from '../checks'
import { describeFailure } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { textOf } from '../files/change'
import { manifest } from '../files/project.js'
import { addReadingTools } from './reading-tools'
import type { AddTool, Answer } from './tool'
import { instructions, newPage } from './words'
import { addWritingTools } from './writing-tools'

/** Texts that an assistant can read, by URI. */
const resources: [uri: string, name: string, about: string, read: () => string][] = [
  ['site://blocks', 'All blocks, in short', 'How pages are written.', () => generateSummary(siteSchemas())],
  ['site://reference', 'Reference', 'All fields. It is long: "describe_block" has its parts.', generateReference],
  ['site://glossary', 'Glossary', 'Words of this site.', () => textOf('locales/glossary.json') ?? '{}'],
  ['site://rules', 'Rules', 'What the check looks for, and what this site changes in that.', rulesText],
]

function rulesText(): string {
  const { rules = {} } = JSON.parse(textOf('pages/_site.json') ?? '{}')
  const lines = checks.map(({ code, about, why }) => `- **${code}**: ${messageText(about)} ${messageText(why)}`)
  return [`"rules" of pages/_site.json: ${JSON.stringify(rules)}`, '', ...lines].join('\n')
}

/** Creates the server through which an assistant edits the site in the current folder. */
export function createAssistantServer(): McpServer {
  const server = new McpServer({ name: 'pages-of-json', version: manifest().version }, { instructions })
  let last: Promise<unknown> = Promise.resolve()
  const adderOf = (isReading: boolean): AddTool => {
    return (name, description, takes, work) => {
      const annotations = { readOnlyHint: isReading, openWorldHint: false }
      server.registerTool(name, { description, inputSchema: z.object(takes).strict(), annotations }, (given) => {
        // Calls are answered one after the other, because each may change what the next one reads.
        const answer = last.then(() => answerOf(() => work(given as Parameters<typeof work>[0])))
        last = answer
        return answer
      })
    }
  }
  /** Texts of the documents as the assistant last saw them, by path. */
  const seen = new Map<string, string>()
  addReadingTools(adderOf(true), seen)
  addWritingTools(adderOf(false), seen)
  for (const [uri, name, description, read] of resources)
    server.registerResource(name, uri, { description }, () => ({ contents: [{ uri, text: read() }] }))
  const argsSchema = { about: z.string().max(4000).describe('What the page is about, and what is known.') }
  server.registerPrompt(
    'a-new-page',
    { description: 'A page in all languages of the site.', argsSchema },
    ({ about }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: newPage(about) } }],
    }),
  )
  return server
}

/** Runs a tool. Refusals and failures are returned as answers, so that the assistant can read what to do. */
async function answerOf(work: () => Promise<Answer>) {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  try {
    const answer = await work()
    if (typeof answer === 'string') return { content: [text(answer)] }
    const data = answer.png.toString('base64')
    return { content: [text(answer.text), { type: 'image' as const, data, mimeType: 'image/png' }] }
  } catch (error) {
    return { content: [text(messageText(describeFailure(error, 'mcp')))], isError: true }
  }
}
