import { expect, test } from 'vitest'
import { problemsOf } from '../../../tests/engine/unit/site'
import { damagedMedia } from '.'

test('a file that is no picture, whatever its name', () => {
  expect(problemsOf({}, [damagedMedia], { 'a.png': { bytes: 12 }, 'b.svg': { bytes: 12 } })).toMatchInlineSnapshot(`
    "pages/_media/a.png:1:1 error damaged-media
    This picture cannot be read. Save it again from the program that made it.

    pages/_media/b.svg:1:1 error damaged-media
    This picture cannot be read. Save it again from the program that made it."
  `)
})
