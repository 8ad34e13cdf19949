import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { stylesheetsFor } from '../../../renderer/critical-styles'
import type { LocalizedPage } from '../../../schema/localized'

const renderer = 'renderer'

/** Stylesheets that a script of the renderer imports by patterns, with paths relative to the renderer. */
function importedBy(script: string): string[] {
  const source = readFileSync(join(renderer, script), 'utf8')
  const patterns = [...source.matchAll(/'(!?)(\.[^']*\.css)'/g)].map(
    ([, not, path = '']) => not + join(script, '..', path),
  )
  return globSync(patterns, { cwd: renderer })
}

test('a page that the app opens has all styles: of every document, or of the app', () => {
  const page = { state: 'translated', kind: 'page', blocks: [], related: [], siblings: [] } as Partial<LocalizedPage>
  const everywhere = stylesheetsFor(page as LocalizedPage, [], { menu: [] }).map((file) => join(file))
  const loaded = [...everywhere, ...importedBy('client.tsx'), ...importedBy('blocks/late-styled.ts')]
  const needed = globSync(
    ['layout/**/*.css', 'parts/*.css', 'parts/{spots,table}/*.css', 'blocks/*/*.css', 'styles/*.css'],
    {
      cwd: renderer,
      ignore: ['styles/print.css'],
    },
  )
  expect(needed.filter((file) => !loaded.includes(file))).toEqual([])
  expect(everywhere).toContain('layout/header.css')
})
