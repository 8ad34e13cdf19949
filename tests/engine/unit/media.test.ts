import { expect, test } from 'vitest'
import { inspectMedia } from '../../../tools/files/site/inspect'

test.each([
  ['<path d="M0 0H9"/>', true],
  ['<path stroke="#000" fill="none" d="M0 0H9"/><text style="fill: rgb(20, 20, 24)">1</text>', true],
  ['<style>path { stroke: black }</style><path d="M0 0H9"/>', true],
  ['<path stroke="#16222c" d="M0 0H9"/><path fill="url(#g)" d="M0 0H9"/><stop stop-color="#222"/>', true],
  ['<!-- fill="#fff" --><path fill="#000000" d="M0 0H9"/>', true],
  ['<rect width="100%" height="100%" fill="#fff"/><path stroke="#000" d="M0 0H9"/>', false],
  ['<path stroke="currentColor" d="M0 0H9"/>', false],
  ['<path stroke="var(--art-ink,#16222c)" d="M0 0H9"/>', false],
  ['<path fill="#0b5468" d="M0 0H9"/>', false],
  ['<image href="data:image/png;base64,AA"/><path d="M0 0H9"/>', false],
  ['<g/>', false],
])('whether a drawing is all in black: %s', (shapes, isBlack) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`
  expect(inspectMedia('line.svg', Buffer.from(svg)).isBlack ?? false).toBe(isBlack)
})
