import { expect, test } from 'vitest'
import { createGate } from '../../../tools/dev/share'
import { newToken } from '../../../tools/dev/token'
import { createGate as createStudioGate, studioAddress } from '../../../tools/studio/server/gate'

const token = newToken()

const gate = createGate(token)

test('a token is long, and another one each time', () => {
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(newToken()).not.toBe(token)
})

test('the token in the address is kept in a cookie, and leaves the address', () => {
  expect(gate(`/about?brand=school&preview=${token}`)).toEqual({
    kind: 'welcome',
    to: '/about?brand=school',
    cookie: `preview=${token}; Path=/; HttpOnly; SameSite=Strict`,
  })
  expect(gate(`/?preview=${token}`)).toMatchObject({ to: '/' })
  // Nothing but a path of this server: no other host.
  expect(gate(`//evil.example/?preview=${token}`)).toMatchObject({ to: '/evil.example/' })
})

test('the cookie admits, among others', () => {
  expect(gate('/about', `a=b; preview=${token}; c=d`)).toEqual({ kind: 'admit' })
})

test.each([undefined, '', 'preview', 'preview=', `preview=${token}x`, `preview=${token.slice(1)}`, `other=${token}`])(
  'another cookie is refused: %s',
  (cookie) => {
    expect(gate('/about', cookie)).toEqual({ kind: 'refuse' })
  },
)

test.each(['', 'x', `${token}x`, token.toUpperCase() + token.toLowerCase()])(
  'another token is refused: %s',
  (other) => {
    expect(gate(`/about?preview=${other}`, `preview=${token}`)).toEqual({ kind: 'refuse' })
  },
)

test.each([
  '/',
  '/en/about',
  '/_preview/about',
  '/_frame/en/about?brand=a&theme=dark',
  '/data/en/about.json',
  '/assets/0123456789-320.avif',
  '/en/manifest.webmanifest',
  '/favicon.ico',
  '/_live/assets/client-0123.js',
  '/_live/events',
  '/renderer/styles/print.css',
])('what pages load is shown: %s', (target) => {
  expect(gate(target, `preview=${token}`)).toEqual({ kind: 'admit' })
})

test.each([
  '/package.json',
  '/renderer/client.tsx?t=1',
  '/tools/dev/overlay.ts',
  '/@vite/client',
  '/node_modules/.vite/deps/react.js?v=1',
  '/.env',
  '/.git/config',
  '/@fs/etc/passwd',
  '/@id//etc/x.js',
  '/__vite_ping',
  '/node_modules/react/index.js',
  '/node_modules/react/package.json',
  '/node_modules/.vite/../react/package.json',
  '/tools/files/cache.ts',
  '/renderer/../package.json',
  '/renderer/%2e%2e/package.json',
  '/tools/dev/..%5c..%5cpackage.json',
  '/pages/_site.json',
  '/%',
])('nothing else of the machine is: %s', (target) => {
  expect(gate(target, `preview=${token}`)).toEqual({ kind: 'refuse' })
})

test.each([
  [80, 'localhost', 'welcome'],
  [80, 'localhost:80', 'welcome'],
  [80, '[::1]', 'welcome'],
  [80, 'evil.example', 'refuse'],
  [5173, 'localhost:5173', 'welcome'],
  [5173, 'localhost', 'refuse'],
])('the Studio at port %i, asked for as %s: %s', (port, host, kind) => {
  const studio = createStudioGate()
  const url = new URL(`http://${host}${studioAddress}?token=${studio.token}`)
  expect(studio.admissionOf({ method: 'GET', url, headers: { host }, remoteAddress: '127.0.0.1', port })).toMatchObject(
    { kind },
  )
})
