import { afterEach, expect, test, vi } from 'vitest'
import { endStages, Stage } from '../../../tools/cli/stage'

let written: string[] = []

/** Lines that a function prints to stderr. @param columns width of the terminal; undefined for a log file */
function writtenBy(work: () => void, columns?: number): string[] {
  written = []
  vi.spyOn(console, 'error').mockImplementation((line) => written.push(line))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const previousStream = { isTTY: process.stderr.isTTY, columns: process.stderr.columns }
  Object.assign(process.stderr, { isTTY: columns !== undefined, columns })
  work()
  Object.assign(process.stderr, previousStream)
  return written.map((text) => text.replace('\r\u001b[2K', '↺ '))
}
afterEach(() => {
  endStages()
  vi.restoreAllMocks()
})

test('a terminal has one line for all that is going on, which goes when it is done', () => {
  const work = () => {
    const pictures = new Stage('Decoding pictures', 20)
    const fonts = new Stage('Cutting fonts', 1)
    pictures.advance(15)
    fonts.advance()
    pictures.advance(5)
  }
  expect(writtenBy(work, 80)).toMatchInlineSnapshot(`
    [
      "↺ Decoding pictures: 0/20",
      "↺ Decoding pictures: 0/20, Cutting fonts: 0/1",
      "↺ Decoding pictures: 15/20, Cutting fonts: 0/1",
      "↺ Decoding pictures: 15/20",
      "↺ ",
    ]
  `)
})

test('a line is never longer than the terminal is wide', () => {
  expect(writtenBy(() => new Stage('Decoding pictures', 20), 12)).toMatchInlineSnapshot(`
    [
      "↺ Decoding pi",
    ]
  `)
})

test('what ends early takes its line along', () => {
  const work = () => {
    new Stage('Building pages', 20)
    endStages()
    endStages()
  }
  expect(writtenBy(work, 80)).toMatchInlineSnapshot(`
    [
      "↺ Building pages: 0/20",
      "↺ ",
    ]
  `)
})

test('a log has a line for what takes long, and none for how far it is', () => {
  const work = () => {
    new Stage('Decoding pictures', 20).advance(20)
    new Stage('Encoding 1 new picture, once', 4, true).advance()
    new Stage('Building pages', 228).advance()
    new Stage('Cutting fonts', 0)
  }
  expect(writtenBy(work)).toMatchInlineSnapshot(`
    [
      "Encoding 1 new picture, once …",
      "Building pages …",
    ]
  `)
})
