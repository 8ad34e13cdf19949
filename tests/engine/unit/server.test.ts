import { get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createEvents } from '../../../tools/serve/events'
import { isFromHere } from '../../../tools/serve/gate'
import { sendText } from '../../../tools/serve/send'
import { createServer, type Handler, listen } from '../../../tools/serve/server'

let end: (() => void) | undefined
afterEach(() => end?.())

/** Starts a server with these handlers on a free port. @returns its URL */
async function served(...handlers: Handler[]): Promise<string> {
  const server = createServer(handlers)
  end = () => server.close().closeAllConnections()
  return `http://localhost:${await listen(server, 0, 'localhost')}`
}

const handlerAt =
  (address: string, answer: Handler): Handler =>
  (incoming, response) =>
    incoming.url === address && answer(incoming, response)

const says =
  (body: string): Handler =>
  (_, response) => {
    sendText(response, { status: 200, type: 'text/plain', body }, {})
    return true
  }

test('the first handler that answers does, and what none answers is not there', async () => {
  const url = await served(handlerAt('/a', says('one')), handlerAt('/b', says('two')), handlerAt('/a', says('three')))
  const bodies = ['/a', '/b', '/c'].map(async (path) => (await fetch(url + path)).text())
  expect(await Promise.all(bodies)).toEqual(['one', 'two', 'There is nothing here.\n'])
  const missing = await fetch(`${url}/c`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a handler that fails is answered in a sentence, or cut off if something was sent, and the server goes on', async () => {
  const url = await served(
    handlerAt('/early', () => Promise.reject(new Error('secret'))),
    handlerAt('/late', (_, response) => {
      response.writeHead(200).write('half')
      throw new Error('secret')
    }),
    says('there'),
  )
  const early = await fetch(`${url}/early`)
  expect([early.status, await early.text()]).toEqual([500, 'This file cannot be read at the moment.\n'])
  await expect(fetch(`${url}/late`).then((late) => late.text())).rejects.toThrow()
  expect(await (await fetch(url)).text()).toBe('there')
})

test('a port that is taken is refused', async () => {
  const { port } = new URL(await served(says('first')))
  await expect(listen(createServer([]), Number(port), 'localhost')).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('all who listen hear what is said, a new one its greeting, and none who left is spoken to', async () => {
  const events = createEvents<string>()
  const responses: ServerResponse[] = []
  const url = await served((incoming, response) => {
    events.hear(incoming, response, {}, 'welcome')
    responses.push(response)
    return true
  })
  const listener = () =>
    new Promise<{ heard: () => string; leave: () => void }>((done) => {
      let heard = ''
      const asking = get(url, (answer: IncomingMessage) => {
        answer.on('data', (part) => (heard += part)).on('error', () => {})
        done({ heard: () => heard, leave: () => asking.destroy() })
      })
    })
  const [one, two] = [await listener(), await listener()]
  events.say('first')
  await vi.waitFor(() =>
    expect([one.heard(), two.heard()]).toEqual(Array(2).fill(':\n\ndata: "welcome"\n\ndata: "first"\n\n')),
  )
  two.leave()
  await vi.waitFor(() => expect(responses.map(({ closed }) => closed)).toEqual([false, true]))
  const write = vi.spyOn(responses[1] ?? expect.fail(), 'write')
  events.say('second')
  await vi.waitFor(() => expect(one.heard()).toContain('"second"'))
  expect(write).not.toHaveBeenCalled()
})

test('an address that is too long reaches the handlers', async () => {
  const url = await served(says('here'))
  const status = await new Promise((done) => {
    request(`${url}/${'x'.repeat(30_000)}`, (answer) => done(answer.statusCode)).end()
  })
  expect(status).toBe(200)
})

test.each([
  ['127.0.0.1', 'localhost:5173', true, true],
  ['::1', '[::1]:5173', true, true],
  ['::ffff:127.0.0.1', '127.0.0.1:5173', true, true],
  ['127.0.0.1', 'localhost', true, false],
  ['127.0.0.1', 'localhost:80', true, false],
  ['192.168.1.7', 'localhost:5173', false, false],
  ['127.0.0.1', '192.168.1.7:5173', false, false],
  ['127.0.0.1', 'evil.example:5173', false, false],
  ['127.0.0.1', 'localhost.evil.example', false, false],
  ['127.0.0.1', 'evil.example?localhost', false, false],
  ['127.0.0.1', 'localhost:5173:5173', false, false],
  ['127.0.0.1', undefined, false, false],
  [undefined, 'localhost:5173', false, false],
])('a request from %s to %s is from here: %s; at this port: %s', (address, host, isHere, isAtPort) => {
  expect([isFromHere(address, host), isFromHere(address, host, 5173)]).toEqual([isHere, isAtPort])
})
