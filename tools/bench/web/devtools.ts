import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserFlags } from '../../cli/browser'
import { trusting } from './encrypted'

/** A tab in a separate browser, controlled by the DevTools protocol. */
export type Tab = {
  send<Result>(method: string, parameters?: object): Promise<Result>
  /** Returns the value of an expression in the page. */
  value<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

type Answer = { id?: number; result?: unknown; error?: { message: string } }

/**
 * Opens a tab and controls it through a pipe. Playwright is not used, because it makes the browser record the stack of
 * every error. For that, the browser parses React's script again, so that the app starts several times slower.
 */
export async function openTab(executablePath: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'))
  const flags = ['--headless=new', ...browserFlags, trusting, '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  const browser = spawn(executablePath, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const speak = speakTo(browser)
  const { targetId } = await speak<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await speak<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send: Tab['send'] = (method, parameters) => speak(method, parameters, sessionId)
  return {
    send,
    async value(expression) {
      const { result } = await send<{ result: { value: never } }>('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })
      return result.value
    },
    async close() {
      const ended = new Promise((done) => browser.once('exit', done))
      await speak('Browser.close')
      await ended
      // Retries, because other processes of the browser may end a little later.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** Creates a function that sends a command and returns the answer. Messages end with a NUL character. */
function speakTo({ stdio }: ChildProcess) {
  const [, , , to, from] = stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, (answer: Answer) => void>()
  let text = ''
  from.setEncoding('utf8').on('data', (part: string) => {
    const messages = (text + part).split('\0')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const answer: Answer = JSON.parse(message)
      waiting.get(answer.id ?? 0)?.(answer)
      waiting.delete(answer.id ?? 0)
    }
  })
  let id = 0
  return <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((done, fail) => {
      waiting.set(++id, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${error.message}`)) : done(result as Result),
      )
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
}
