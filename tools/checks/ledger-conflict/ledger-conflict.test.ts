import { expect, test } from 'vitest'
import { recorded } from '../../../tests/engine/unit/recorded'
import { problemsOf } from '../../../tests/engine/unit/site'
import { indexFile, ledgerFileOf } from '../../content/translation/ledger'
import { ledgerConflict } from '.'

const ledger = recorded()
const file = 'locales/.ledger/index.jsonl'

test('two versions of lines are an error at their line, in each file of the ledger', () => {
  const conflict = (text = '') => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`
  const files = { ...ledger, [file]: `\n${conflict(ledger[file])}`, [indexFile]: conflict(ledger[indexFile]) }
  const shared = ledgerFileOf('_site')
  expect(problemsOf({}, [ledgerConflict], [], { ...files, [shared]: conflict(ledger[shared]) })).toMatchInlineSnapshot(`
    "locales/.ledger/_site.jsonl:1:1 error ledger-conflict
    Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.

    locales/.ledger/index.jsonl:2:1 error ledger-conflict
    Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.

    locales/.ledger/pages.txt:1:1 error ledger-conflict
    Git has left two versions of these lines. Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true."
  `)
  expect(problemsOf({}, [ledgerConflict], [], ledger)).toBe('')
})
