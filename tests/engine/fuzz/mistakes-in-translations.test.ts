import { expect, test } from 'vitest'
import { labs } from './lab'
import { tryMistakes } from './mutations'

const cases = { small: 3400, large: 160 }

test.each(labs)('mistakes in translations of $folder', (lab) => {
  expect(tryMistakes(lab, 'translations', cases, ([, ...translations]) => translations)).toEqual([])
})
