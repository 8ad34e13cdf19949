import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port'
import { testPort } from './port'

/**
 * Response to a form: a status, no response ("nothing"), a closed connection ("cut"), or the response of the handler.
 */
type Answer = 200 | 302 | 400 | 500 | 'nothing' | 'cut' | 'handler'

/** A server for the pages of the fixture site. Forms are passed to the handler from docs/serving.md. */
export type FormServer = {
  origin: string
  /** Number of forms received, whatever the answer was. */
  posts: number
  answer: Answer
  /** Headers to add to pages. */
  headers: Record<string, string>
  /** Returns the values of the forms that the handler accepted. */
  received(): Record<string, string>[]
  close(): void
}

export async function startFormServer(): Promise<FormServer> {
  const folder = mkdtempSync(join(tmpdir(), 'form-'))
  const [, code = ''] =
    /```js\n(\/\/ node form-handler\.mjs[\s\S]*?)```/.exec(readFileSync('docs/serving.md', 'utf8')) ?? []
  writeFileSync(join(folder, 'form-handler.mjs'), code)
  const handlerPort = await freePort()
  const file = join(folder, 'forms.jsonl')
  const host: Server = createServer((incoming, response) => {
    // Connections are not reused, because Chromium sends a form again if a reused connection is cut.
    response.shouldKeepAlive = false
    if (incoming.method !== 'POST') return pass(incoming, response, testPort, server.headers)
    server.posts++
    const { answer } = server
    if (answer === 'handler') return pass(incoming, response, handlerPort)
    if (answer === 'cut') return incoming.socket.destroy()
    if (answer === 'nothing') return incoming.resume()
    incoming.resume().on('end', () => response.writeHead(answer, answer === 302 ? { Location: '/thanks' } : {}).end())
  })
  await new Promise<void>((done) => host.listen(0, done))
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`
  const handler = spawn(process.execPath, ['form-handler.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(handlerPort), SITE: origin },
  })
  await untilListening(handler, handlerPort)
  const server: FormServer = {
    origin,
    posts: 0,
    answer: 'handler',
    headers: {},
    received: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [],
    close() {
      host.close()
      host.closeAllConnections()
      handler.kill()
      rmSync(folder, { recursive: true })
    },
  }
  return server
}

/** Forwards a request to another server on this machine. */
function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  more: Record<string, string> = {},
): void {
  const { method, url, headers } = incoming
  const outgoing = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...more, connection: 'close' })
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

async function untilListening(handler: ChildProcess, port: number): Promise<void> {
  while (handler.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}`).catch(() => undefined)) return
    await new Promise((next) => setTimeout(next, 20))
  }
  throw new Error('The handler in docs/serving.md does not start.')
}
