import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, vi } from 'vitest'
import { program } from './small-site'

/** A running server for live editing, as started by `npm run dev`. */
export type DevServer = {
  process: ChildProcess
  port: number
  /** Output so far. */
  printed(): string
  /** Requests a path exactly as written; `fetch` would normalize the path. */
  ask(path: string, headers?: Record<string, string>): Promise<Reply>
  /** Current heading of the page at an address. */
  headingAt(path: string): Promise<string | undefined>
  /** Stops the server, and waits until it has finished writing files. */
  stop(): Promise<void>
}

type Reply = { status: number; type: string; location: string; body: string }

/**
 * Starts live editing in a folder, and waits until the server responds.
 * @param options command-line options for Node
 * @param command name of the command with its options: "studio /about"
 */
export async function startDev(folder: string, options = '', command = 'dev'): Promise<DevServer> {
  const child = spawn('node', [program, ...command.split(' ')], {
    cwd: folder,
    // Turns off the commands' special behaviour on CI.
    env: { ...process.env, CI: '', PORT: '0', NO_COLOR: '1', NODE_OPTIONS: options },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const url = await vi.waitFor(() => /http:\/\/localhost:(\d+)/.exec(output) ?? expect.fail(output), {
    // In ms. Long, because the code may have to be bundled first, which takes minutes on a busy machine.
    timeout: 280_000,
    interval: 100,
  })
  const port = Number(url[1])
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Reply>((done, fail) => {
      const asking = request({ host: 'localhost', port, path, headers, agent: false }, (response) => {
        let body = ''
        response.on('data', (part) => (body += part))
        const { statusCode: status = 0, headers } = response
        const { location = '' } = headers
        response.on('end', () => done({ status, type: String(headers['content-type']), location, body }))
      })
      asking.on('error', fail)
      asking.end()
    })
  const headingAt = async (path: string) => /<h1[^>]*>([^<]*)/.exec((await ask(path)).body)?.[1]
  const stop = async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { process: child, port, printed: () => output, ask, headingAt, stop }
}
