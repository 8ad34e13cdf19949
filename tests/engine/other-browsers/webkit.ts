import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port'
import type { Driver } from './driver'

/** Key of element references in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKit through W3C WebDriver. */
export async function startWebKit({ driver: program, screen }: { driver: string; screen?: string }): Promise<Driver> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const display = screen ? await showOn(screen, ends) : process.env.DISPLAY
    const port = await freePort()
    const driver = spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, GDK_BACKEND: 'x11', DISPLAY: display, NO_AT_BRIDGE: '1' },
    })
    ends.push(() => end(driver))
    return await newSession(`http://127.0.0.1:${port}`, ends, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function newSession(server: string, ends: (() => unknown)[], close: () => Promise<void>): Promise<Driver> {
  await until(() => ask(server, 'GET', '/status'))
  // Time limits in ms. A script that runs while one document replaces another may never return. With a time limit, such
  // a script fails, and can be repeated.
  const alwaysMatch = { timeouts: { script: 5000, pageLoad: 60_000 } }
  const { sessionId } = await ask<{ sessionId: string }>(server, 'POST', '/session', { capabilities: { alwaysMatch } })
  const session = `/session/${sessionId}`
  ends.push(() => ask(server, 'DELETE', session))
  const post = <Answer>(path: string, body: object = {}) => ask<Answer>(server, 'POST', session + path, body)
  return {
    open: (url) => post('/url', { url }),
    ask: (question, argument) =>
      post('/execute/sync', { script: `return (${question})(arguments[0])`, args: [argument] }),
    click: async (value) => {
      const element = await post<Record<string, string>>('/element', { using: 'css selector', value })
      await post(`/element/${element[elementKey]}/click`)
    },
    type: async (text) => {
      const focused = await ask<Record<string, string>>(server, 'GET', `${session}/element/active`)
      await post(`/element/${focused[elementKey]}/value`, { text })
    },
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    close,
  }
}

async function ask<Answer>(server: string, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(server + path, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Starts a virtual display. @returns name of the display */
async function showOn(screen: string, ends: (() => unknown)[]): Promise<string> {
  const child = spawn(screen, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(() => end(child))
  const [chosen] = await once(child.stdout, 'data')
  return `:${String(chosen).trim()}`
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** Repeats an action until it succeeds, for at most a minute. */
async function until(trial: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    try {
      await trial()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}
