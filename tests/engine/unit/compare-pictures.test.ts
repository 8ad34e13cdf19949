import { expect, test } from 'vitest'
import { mostChanged } from '../../../tools/serve/compare/pictures'

test('new pages come first, then those with words of their own, and last those of which only the menu changed', () => {
  const page = (file: string, come: string[], before?: number) => ({
    file,
    before,
    after: 1,
    words: { gone: [], come },
  })
  const pages = [
    page('main/404.html', ['Wall fan'], 1),
    page('main/about.html', ['Wall fan'], 1),
    page('main/fans.html', ['Wall fan', 'Three models'], 1),
    page('main/home.html', ['Wall fan'], 1),
    page('main/wall-fan.html', ['Wall fan', 'Moves air']),
  ]
  expect(mostChanged(pages).map(({ file }) => file)).toEqual([
    'main/wall-fan.html',
    'main/fans.html',
    'main/404.html',
    'main/about.html',
    'main/home.html',
  ])
})
