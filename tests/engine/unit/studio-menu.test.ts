import { expect, test } from 'vitest'
import { withoutLanguage } from '../../../tools/studio/at-address'
import { menuOf, renamedAddress } from '../../../tools/studio/client/names'
import type { PageRow } from '../../../tools/studio/protocol'

const page = (title: string, address: string) => ({ title, address }) as PageRow

test('a menu tells pages of one title apart by their addresses', () => {
  const pages = [page('Mounts', '/dobson/mounts'), page('Mirrors', '/mirrors'), page('Mounts', '/fork/mounts')]
  expect(menuOf(pages).map(({ words }) => words)).toEqual([
    'Mounts (/dobson/mounts)',
    'Mirrors',
    'Mounts (/fork/mounts)',
  ])
})

test.each([
  ['/de', '/'],
  ['/de/mounts', '/mounts'],
  ['/dew', '/dew'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('without its language %s is %s', (href, expected) => expect(withoutLanguage(href, ['en', 'de'])).toBe(expected))

test.each([
  ['/mounts', 'forks', '/forks'],
  ['/dobson/mounts', 'forks', '/dobson/forks'],
  ['/dobson/mounts', 'newton/mounts', '/newton/mounts'],
  ['/dobson/mounts', '/mounts', '/mounts'],
])('%s with the new name "%s" is %s', (address, to, renamed) => expect(renamedAddress(address, to)).toBe(renamed))
