import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, emptyFolder, plainEnglish, program, start } from '../integration/small-site'

const isThere = spawnSync('nvim', ['--version']).status === 0
const needs = isThere ? '' : ': skipped, "apt-get install neovim" lets it run'

test.skipIf(!isThere)(
  `an author in Neovim sees what is wrong, corrects it, follows a link and renames a page${needs}`,
  () => {
    const [folder, other] = [emptyFolder(), emptyFolder()]
    for (const copy of [folder, other]) cpSync('tests/fixture-site', copy, { recursive: true })
    const script = resolve('tests/engine/long/neovim.lua')
    const { stdout } = spawnSync('nvim', ['--headless', '--clean', '-n', '-c', `luafile ${script}`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...plainEnglish(), PROGRAM: program },
    })
    expect(stdout.trim().split('\n')).toEqual([
      'wrong\tat the line\t"t:ilustration" is neither a word of locales/en/common.json nor an interface word. Did you mean "t:illustration"?',
      'fixed\tWrite "t:illustration".\tas it was',
      'jumped\tpages/telescopes/mirror-care.json',
      'renamed\tthe file',
    ])
    expect(start(other, 'rename', '/about', '/workshop').code).toBe(0)
    for (const copy of [folder, other]) rmSync(join(copy, '.cache'), { recursive: true, force: true })
    expect(contentsOf(folder)).toEqual(contentsOf(other))
    expect(start(folder, 'check', '--quiet').code).toBe(0)
  },
)
