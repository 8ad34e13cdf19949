import { expect, test } from 'vitest'
import { qrCode, qrPath } from '../../../tools/documents/qr'

/** As a program that reads codes (zbarimg) has read it. */
const known = `
#######..#..#####.#######
#.....#.#..#####..#.....#
#.###.#.#####.#...#.###.#
#.###.#..###..##..#.###.#
#.###.#.#......##.#.###.#
#.....#.##.#.###..#.....#
#######.#.#.#.#.#.#######
........##..#..#.........
##.#..##..#....##.###.##.
...###..#.##....####....#
..##..##.##......#..#..##
#...##.##.....##..###....
##.#.##.#...#....##..#.##
..##.....####....###.##.#
#.#...####..#.....###.#.#
.###.#...#..#####...#..#.
##..#.####.#.##########..
........##.....##...##..#
#######.#....#.##.#.##.##
#.....#..#.#.#..#...###.#
#.###.#...###.#.######.##
#.###.#.#..###.....####..
#.###.#...#####..#.##.#.#
#.....#.#..###.##.#..#...
#######.#.##..###.##...##
`

test('an address is a code that readers know', () => {
  const code = qrCode('https://a.example/x')
  const drawn = code?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')
  expect(drawn).toBe(known.trim())
})

test('a code grows with its address; what is too long has none', () => {
  const sizes = [17, 32, 53, 78, 106].map((length) => qrCode('x'.repeat(length))?.length)
  expect(sizes).toEqual([21, 25, 29, 33, 37])
  expect(qrCode('x'.repeat(107))).toBeUndefined()
  // Two bytes a letter.
  expect(qrCode('ş'.repeat(53))?.length).toBe(37)
  expect(qrCode('ş'.repeat(54))).toBeUndefined()
})

test('dark modules side by side are one piece of the path', () => {
  expect(qrPath([[true, true, false, true], [], [false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z')
})
