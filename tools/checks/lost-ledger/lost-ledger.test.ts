import { expect, test } from 'vitest'
import { says } from '../../../tests/engine/unit/recorded'
import { problemsOf } from '../../../tests/engine/unit/site'
import { outdatedTranslation } from '../outdated-translation'
import { lostLedger } from '.'

const page = 'pages/index.json'

test('a ledger that is missing is one problem', () => {
  expect(problemsOf({}, [lostLedger, outdatedTranslation], [], {})).toBe(
    'locales/.ledger:1:1 warning lost-ledger\n' +
      'The ledger is missing or damaged: it is not known whether 37 translations of 3 pages are up to date. Get it back from Git, or accept the translations as up to date: npm run translations -- accept all',
  )
})

test('without one nothing is said', () => {
  expect(problemsOf({ [page]: says('Selam') }, [lostLedger, outdatedTranslation])).toBe('')
})
