import { expect, test } from 'vitest'
import { newToken } from '../../../tools/serve/gate'
import { createGate, studioAddress } from '../../../tools/studio/server/gate'

test('a token is long, and another one each time', () => {
  const token = newToken()
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(newToken()).not.toBe(token)
})

test.each([
  [80, 'localhost', 'welcome'],
  [80, 'localhost:80', 'welcome'],
  [80, '[::1]', 'welcome'],
  [80, 'evil.example', 'refuse'],
  [5173, 'localhost:5173', 'welcome'],
  [5173, 'localhost', 'refuse'],
])('the Studio at port %i, asked for as %s: %s', (port, host, kind) => {
  const studio = createGate()
  const url = new URL(`http://${host}${studioAddress}?token=${studio.token}`)
  expect(studio.admissionOf({ method: 'GET', url, headers: { host }, remoteAddress: '127.0.0.1', port })).toMatchObject(
    { kind },
  )
})
