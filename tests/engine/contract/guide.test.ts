import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const guides = ['docs/guide.md', 'docs/guide.tr.md']
const textOf = (file: string) => readFileSync(file, 'utf8')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('the guide says the same in both languages: as many sections, examples, lists and pictures', () => {
  const shapes = guides.map((guide) =>
    [/^#+ /gm, /^ *```/gm, /^(- |\d\. )/gm, /!\[/g].map((part) => count(textOf(guide), part)),
  )
  expect(shapes[0]).toEqual(shapes[1])
})

test('every picture of the guide is there and small, and none is left over', () => {
  const namedPictures = guides.map((guide) =>
    [...textOf(guide).matchAll(/\]\(pictures\/([^)]+)\)/g)].map(([, file]) => file),
  )
  expect(namedPictures[0]).toEqual(namedPictures[1])
  expect(readdirSync('docs/pictures').sort()).toEqual([...(namedPictures[0] ?? [])].sort())
  for (const file of namedPictures[0] ?? []) expect(statSync(`docs/pictures/${file}`).size, file).toBeLessThan(100_000)
})
