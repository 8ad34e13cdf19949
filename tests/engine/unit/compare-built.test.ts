import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareBuilt } from '../../../tools/serve/compare/differences'

const around = mkdtempSync(join(tmpdir(), 'compared-'))
afterAll(() => rmSync(around, { recursive: true }))

function built(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(around, name, file)), { recursive: true })
    writeFileSync(join(around, name, file), text)
  }
  return join(around, name)
}

test('a file with another hash in its name is the same file, and a page that only names it has not changed', () => {
  const page = (script: string) => `<script src="/assets/${script}"></script><p>Words</p>`
  const before = built('before', {
    'main/index.html': page('client-AbCd_ef-.js'),
    'main/assets/client-AbCd_ef-.js': 'old()',
    'main/assets/0123456789-320.avif': 'old',
    // Files that only a release build writes.
    'main/index.html.br': 'compressed',
    'main/_headers': '/*',
  })
  const after = built('after', {
    'main/index.html': page('client-ZyXwVuTs.js'),
    'main/assets/client-ZyXwVuTs.js': 'new()',
    'main/assets/abcdef0123-320.avif': 'new picture',
  })
  expect(compareBuilt(before, after)).toEqual({
    differences: [
      { file: 'main/assets/abcdef0123-320.avif', before: 3, after: 11, words: undefined },
      { file: 'main/assets/client-ZyXwVuTs.js', before: 5, after: 5, words: undefined },
    ],
    renamed: 1,
    same: 0,
  })
})
