import { expect, test } from 'vitest'
import { newToken } from '../../../tools/serve/gate'
import { type Admission, createGate, studioAddress } from '../../../tools/studio/server/gate'

/** Asks the Studio's gate whether to admit a request that a browser on this machine sends. */
function ask(gate: ReturnType<typeof createGate>, address: string, cookie?: string, port = 5173): Admission {
  const url = new URL(address)
  // Takes the host from the address as written, because `URL` drops port 80.
  const [, host = ''] = /^http:\/\/([^/]+)/.exec(address) ?? []
  const headers = { host, ...(cookie !== undefined && { cookie }) }
  return gate.admissionOf({ method: 'GET', url, headers, remoteAddress: '127.0.0.1', port })
}

const studio = `http://localhost:5173${studioAddress}`

test('a token is long, and another one each time', () => {
  const token = newToken()
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(newToken()).not.toBe(token)
})

test('the token in the address leaves it for a cookie, and counts once', () => {
  const gate = createGate()
  const welcome = ask(gate, `${studio}?token=${gate.token}&page=/a%22b`)
  expect(welcome).toEqual({
    kind: 'welcome',
    to: `${studioAddress}#%2Fa%22b`,
    cookie: expect.stringMatching(
      /^studio-5173=[\w-]{22}; Path=\/_studio\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    ),
  })
  expect(ask(gate, `${studio}?token=${gate.token}`)).toMatchObject({ kind: 'refuse', status: 401 })
})

test.each(['', 'x', 'token'])('another token is refused: %s', (token) => {
  expect(ask(createGate(), `${studio}?token=${token}`)).toMatchObject({ kind: 'refuse', status: 401 })
})

test('the cookie admits, among others, and no other does', () => {
  const gate = createGate()
  const welcome = ask(gate, `${studio}?token=${gate.token}`)
  const [ownCookie = ''] = welcome.kind === 'welcome' ? welcome.cookie.split(';') : []
  const [name, secret = ''] = ownCookie.split('=')
  expect(ask(gate, studio, `a=b; ${ownCookie}; c=d`)).toEqual({ kind: 'admit' })
  const others = [
    undefined,
    '',
    name,
    `${name}=`,
    `${ownCookie}x`,
    ownCookie.slice(0, -1),
    `other=${secret}`,
    `${name}=${gate.token}`,
  ]
  for (const cookie of others) expect(ask(gate, studio, cookie), cookie).toMatchObject({ kind: 'refuse', status: 401 })
})

test.each([
  [80, 'localhost', 'welcome'],
  [80, 'localhost:80', 'welcome'],
  [80, '[::1]', 'welcome'],
  [80, 'evil.example', 'refuse'],
  [5173, 'localhost:5173', 'welcome'],
  [5173, 'localhost', 'refuse'],
])('the Studio at port %i, asked for as %s: %s', (port, host, kind) => {
  const gate = createGate()
  expect(ask(gate, `http://${host}${studioAddress}?token=${gate.token}`, undefined, port)).toMatchObject({ kind })
})
