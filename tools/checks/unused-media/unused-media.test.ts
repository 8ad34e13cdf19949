import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { page, problemsOf } from '../../../tests/engine/unit/site'
import { unusedMedia } from '.'

test('a file that no page names: a warning, unless a page that may name it cannot be read', () => {
  const files = pictured('wide.jpg', 'four-to-three.jpg')
  const unused = { ...pictures, 'old/fan.pdf': { bytes: 9000 } }
  expect(problemsOf(files, [unusedMedia], unused)).toMatchInlineSnapshot(`
    "pages/_media/old/fan.pdf:1:1 warning unused-media
    No page uses this file. Use it on a page, or delete it.

    pages/_media/small.png:1:1 warning unused-media
    No page uses this file. Use it on a page, or delete it.

    pages/_media/square.jpg:1:1 warning unused-media
    No page uses this file. Use it on a page, or delete it.

    pages/_media/square.svg:1:1 warning unused-media
    No page uses this file. Use it on a page, or delete it."
  `)
  expect(problemsOf({ ...files, 'pages/more.json': '{ "title": ' }, [unusedMedia], unused)).not.toContain(
    'unused-media',
  )
  for (const file of ['pages/more.json', 'pages/_documents/more.json'])
    expect(problemsOf({ ...files, [file]: page([{}]) }, [unusedMedia], unused)).not.toContain('unused-media')
})
