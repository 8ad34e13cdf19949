import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { Ajv, type ValidateFunction } from 'ajv'
import { siteSchemas } from '../bundle/contract/own-schemas'
import { generateReference } from '../bundle/contract/reference'
import { generateSummary } from '../bundle/contract/summary'
import { checks } from '../checks'
import { describeFailure } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { textOf } from '../files/change'
import { manifest } from '../files/project.js'
import { type Answer, type Tool, tools } from './tools'
import { instructions, newPagePrompt } from './words'

/** Texts that an assistant can read, by URI. */
const resources: Record<string, { name: string; about: string; type: string; read(): string }> = {
  'site://blocks': {
    name: 'All blocks, in short',
    about: 'Each block with its needed fields and one example; how pages and translations are written.',
    type: 'text/markdown',
    read: () => generateSummary(siteSchemas()),
  },
  'site://reference': {
    name: 'Reference',
    about: 'All fields of pages, blocks, parts and the site. Long: "describe_block" has the parts of it.',
    type: 'text/markdown',
    read: generateReference,
  },
  'site://glossary': {
    name: 'Glossary',
    about: 'Words of this site, with their translations.',
    type: 'application/json',
    read: () => textOf('locales/glossary.json') ?? '{}',
  },
  'site://rules': {
    name: 'Rules',
    about: 'What the check looks for, and the severities that this site changes.',
    type: 'text/markdown',
    read: () =>
      [
        ...checks.map(({ code, about, why }) => `- **${code}**: ${messageText(about)} ${messageText(why)}`),
        `\n\`rules\` of pages/_site.json: ${JSON.stringify(JSON.parse(textOf('pages/_site.json') ?? '{}').rules ?? {})}`,
      ].join('\n'),
  },
}

/** Creates the server through which an assistant edits the site in the current folder. */
export function createAssistantServer(): Server {
  const info = { name: 'pages-of-json', version: manifest().version }
  const server = new Server(info, { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions })
  const validators = new Map(Object.entries(tools).map(([name, tool]) => [name, ajv.compile(schemaOf(tool))]))
  const seen = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(tools).map(([name, tool]) => ({
      name,
      description: tool.about,
      inputSchema: schemaOf(tool),
      annotations: { readOnlyHint: tool.isReading === true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const validate = validators.get(name)
    if (!validate) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`)
    // Calls are answered one after the other, because each may change what the next one reads.
    const answer = last.then(() => answerTo(name, given, validate, seen))
    last = answer
    return answer
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: Object.entries(resources).map(([uri, { name, about, type }]) => {
      return { uri, name, description: about, mimeType: type }
    }),
  }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const resource = Object.hasOwn(resources, uri) ? resources[uri] : undefined
    if (!resource) throw new McpError(ErrorCode.InvalidParams, `There is no resource "${uri.slice(0, 100)}".`)
    return { contents: [{ uri, mimeType: resource.type, text: resource.read() }] }
  })
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [newPagePrompt.listed] }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    if (name !== newPagePrompt.listed.name)
      throw new McpError(ErrorCode.InvalidParams, `There is no prompt "${name.slice(0, 100)}".`)
    return { messages: [{ role: 'user', content: { type: 'text', text: newPagePrompt.textFor(given.about) } }] }
  })
  return server
}

const ajv = new Ajv({ allowUnionTypes: true })

function schemaOf({ takes }: Tool) {
  const names = Object.keys(takes)
  return {
    type: 'object' as const,
    additionalProperties: false,
    required: names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1)),
    properties: Object.fromEntries(names.map((name) => [name.replace('!', ''), takes[name] ?? {}])),
  }
}

/** Runs a tool. Refusals and failures are answers, so that the assistant reads what to do. */
async function answerTo(name: string, given: object, validate: ValidateFunction, seen: Map<string, string>) {
  try {
    if (!validate(given))
      return contentOf({ text: ajv.errorsText(validate.errors, { dataVar: name }), isRefused: true })
    const answer = await tools[name]?.run(given, seen)
    return contentOf(typeof answer === 'string' ? { text: answer } : (answer ?? { text: '' }))
  } catch (error) {
    return contentOf({ text: messageText(describeFailure(error, 'mcp')), isRefused: true })
  }
}

function contentOf({ text, png, isRefused = false }: Answer) {
  const picture = png ? [{ type: 'image' as const, data: png.toString('base64'), mimeType: 'image/png' }] : []
  return { content: [{ type: 'text' as const, text }, ...picture], isError: isRefused }
}
