import { expect, test } from 'vitest'
import { recorded, says } from '../../../tests/engine/unit/recorded'
import { problemsOf } from '../../../tests/engine/unit/site'
import { outdatedTranslation } from '.'

const page = 'pages/index.json'

test('a source that changed is one problem, at the source, or at the only translation', () => {
  const changes = { [page]: says('Selam') }
  expect(problemsOf(changes, [outdatedTranslation], [], recorded()).split('\n')[1]).toBe(
    'The Turkish changed after it was translated into English and Arabic: it was "Merhaba". Translate it again in locales/{en,ar}/index.json, or, if that is still right, run: npm run translations -- accept all index blocks.welcome.text',
  )
  const oneLanguage = { ...changes, 'locales/ar/index.json': undefined }
  expect(problemsOf(oneLanguage, [outdatedTranslation], [], recorded()).split('\n')[0]).toBe(
    'locales/en/index.json:6:15 warning outdated-translation',
  )
})
