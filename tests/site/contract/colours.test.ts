import { expect, test } from 'vitest'
import { themeStyles } from '../../../tools/content/localize/theme-styles'
import type { BrandSettings } from '../../../tools/content/read/model'
import { readMedia } from '../../../tools/files/site/media'

const { brands }: { brands: BrandSettings[] } = JSON.parse(readMedia('../_site.json').toString())

/** Colours of the design by token: the default brand in light and in dark, then the brands valtech and anemon. */
const table = [
  ['bg', '#f6f7f5', '#0e161c', '#f5f7fa', '#f9f6f6'],
  ['surface', '#ffffff', '#16212a', '#ffffff', '#ffffff'],
  ['sunken', '#ecefed', '#0a1116', '#eaeff5', '#f2eced'],
  ['stage', '#e9edec', '#1b2832', '#e6ecf3', '#efe8ea'],
  ['tint', '#e1eef1', '#12313b', '#e3ebfa', '#f8e4ec'],
  ['ink', '#14202a', '#eaf0f2', '#101b33', '#24141f'],
  ['muted', '#434f58', '#adbcc4', '#424d64', '#584852'],
  ['line', '#d3dadb', '#2b3944', '#d0d8e4', '#e0d5d9'],
  ['line-strong', '#7a8891', '#6c7d88', '#77849c', '#8f7c86'],
  ['primary', '#0b5468', '#5fc4d8', '#1747a6', '#8a1c4b'],
  ['primary-hover', '#083f4f', '#8ad7e5', '#10357f', '#6b1239'],
  ['on-primary', '#ffffff', '#06222b', '#ffffff', '#ffffff'],
  ['link', '#0b5468', '#7ad0e1', '#1747a6', '#8a1c4b'],
  ['accent', '#f2a900', '#ffbe2e', '#19b5c9', '#f28a5b'],
  ['on-accent', '#14202a', '#14202a', '#062430', '#2a0f16'],
  ['deep', '#10202a', '#0a1116', '#0d1b3a', '#2a1422'],
  ['on-deep', '#e8eef0', '#eaf0f2', '#e9eef8', '#f6ecf0'],
  ['deep-muted', '#a9b8c0', '#a6b4bc', '#a9b7d2', '#cdb4c0'],
  ['ok', '#1b6b3a', '#6fcf97', '#1b6b3a', '#1b6b3a'],
  ['warn', '#8a5200', '#ffc56b', '#8a5200', '#8a5200'],
  ['art-dim', '#0b6478', '#5cc3d6', '#1747a6', '#8a1c4b'],
  ['art-ink', '#16222c', '#e8eef0', '#101b33', '#24141f'],
  ['focus', 'primary', 'accent', 'primary', 'primary'],
]

test('the site has the colours of its design', () => {
  const themes = brands.flatMap((brand) =>
    [...themeStyles(brand).matchAll(/{(color-scheme[^}]*--bg[^}]*)}/g)].map(([, rule = '']) => rule),
  )
  expect(themes).toHaveLength(4)
  const rows = table.map(([token = '']) => [token, ...themes.map((rule) => colourOf(token, rule))])
  expect(rows).toEqual(table)
})

/** Returns a token's colour as six hex digits, or the name of the token that it refers to. */
function colourOf(token: string, rule: string): string {
  const [, value = ''] = new RegExp(`--${token}:([^;]*)`).exec(rule) ?? []
  if (value.startsWith('var')) return value.slice('var(--'.length, -1)
  return value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value
}
