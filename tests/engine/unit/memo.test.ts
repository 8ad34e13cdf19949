import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Memo } from '../../../tools/files/memo'

const folder = mkdtempSync(join(tmpdir(), 'memo-'))
const file = join(folder, 'memo.jsonl')
const open = (code = 'code') => new Memo(file, code)

afterAll(() => rmSync(folder, { recursive: true }))

test('what was made from the same is found again, in this command and in the next', () => {
  const first = open()
  expect(first.find('page', 'about', 'key')).toBeUndefined()
  expect(first.put('page', 'about', 'key', { made: 1 })).toEqual({ made: 1 })
  expect(first.find('page', 'about', 'key')).toEqual({ made: 1 })
  first.save()
  const second = open()
  expect(second.find('page', 'about', 'key')).toEqual({ made: 1 })
})

test('what was made from something else is not found', () => {
  const memo = open()
  expect(memo.find('page', 'about', 'another key')).toBeUndefined()
  expect(memo.find('check', 'about', 'key')).toBeUndefined()
  expect(memo.find('page', 'other', 'key')).toBeUndefined()
})

test('what was neither found nor put is forgotten', () => {
  const memo = open()
  memo.put('page', 'other', 'key', 2)
  memo.save()
  expect(open().find('page', 'about', 'key')).toBeUndefined()
  expect(open().find('page', 'other', 'key')).toBe(2)
})

test('what another command knows stays: steps that nothing was asked of', () => {
  const check = open()
  check.put('check', 'other', 'key', 'sound')
  check.save()
  const both = open()
  expect(both.find('page', 'other', 'key')).toBe(2)
  expect(both.isNew).toBe(false)
  expect(both.find('check', 'other', 'key')).toBe('sound')
})

test('a damaged one is an empty one, and so is one of other code', () => {
  const text = readFileSync(file, 'utf8')
  expect(open('other code').find('page', 'other', 'key')).toBeUndefined()
  for (const damaged of ['', text.slice(0, -5), text.slice(5), text.replace('"key"', '"yek"'), '{}', '\n'.repeat(5)]) {
    writeFileSync(file, damaged)
    expect(open().find('page', 'other', 'key'), damaged).toBeUndefined()
  }
})
