import { expect, test } from 'vitest'
import { labs } from './lab'
import { tryMistakes } from './mutations'

const cases = { small: 5200, large: 240 }

test.each(labs)('mistakes in pages of $folder', (lab) => {
  expect(tryMistakes(lab, 'pages', cases, ([page = '']) => [page])).toEqual([])
})
