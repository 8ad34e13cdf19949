import { expect, test } from 'vitest'
import { differenceOf } from '../../../tools/studio/client/pages/difference'

const long = 'a word that is the same in both versions of this text, '.repeat(3)

test.each([
  ['up to 24 fans', 'up to 32 fans', ['up to ', '24', '32', ' fans']],
  ['', 'new', ['', '', 'new', '']],
  ['old', '', ['', 'old', '', '']],
  ['one one one', 'one one', ['one one', ' one', '', '']],
  [
    `${long}24 fans, ${long}`,
    `${long}32 fans, ${long}`,
    ['…the same in both versions of this text, ', '24', '32', ' fans, a word that is the same in both v…'],
  ],
])('%j → %j shows the changed words with those around them', (before, after, parts) => {
  expect(Object.values(differenceOf(before, after))).toEqual(parts)
})
