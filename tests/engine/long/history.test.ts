import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../integration/small-site'

const fixture = 'tests/fixture-site'
const git = (...words: string[]) => execFileSync('git', words, { maxBuffer: 100 * 1024 * 1024 })
const versions = git('log', '--format=%h', '--reverse', '--', `${fixture}/**.json`)
  .toString()
  .split('\n')
  .filter(Boolean)

/** What a site keeps in a browser is for its owner to explain, in words: newer engines keep more than older words say. */
const forOwners = 'privacy-document'

test.for(versions)('the fixture site as it was at %s is accepted, once it is migrated', (version) => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  try {
    execFileSync('tar', ['x', '-C', folder, '--strip-components=2'], { input: git('archive', version, fixture) })
    expect(run(folder, 'migrate').code).toBe(0)
    const { problems } = JSON.parse(run(folder, 'check', '--format', 'json').output)
    const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
    expect(errors.filter(({ code }: { code: string }) => code !== forOwners)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
