import { describe, expect, test } from 'vitest'
import { pageFor } from '../../../renderer/parts/brand-page'
import { page, problemsOf, siteOf } from '../../../tests/engine/unit/site'
import { localizePage } from '../../content/localize/localize'
import { createTranslator } from '../../content/read/words'
import { referencesIn } from '../../edit/references'
import { deadLink } from '../dead-link'
import { form } from '.'

const fields = [{ id: 'name', kind: 'text', label: 'Adınız' }]
const filesWith = (done: string) => ({
  'pages/ask.json': page([{ type: 'form', id: 'ask', title: 'Sorun', action: '/api', submit: 'Gönder', done, fields }]),
})

describe('what comes after sending a form', () => {
  test('is the address of a page that is there, or words', () => {
    expect(problemsOf(filesWith('/'), [form, deadLink])).toBe('')
    expect(problemsOf(filesWith('/thanks'), [deadLink])).toContain(
      'The link "/thanks" leads to a page that does not exist',
    )
    expect(problemsOf(filesWith('Sağ olun. 1/2 gün sürer.'), [deadLink])).toBe('')
  })
  test('is renamed with its page, and translated only if it is words', () => {
    const [pageOf, wordsOf] = [siteOf(filesWith('/')), siteOf(filesWith('Sağ olun.'))]
    expect(referencesIn(pageOf)).toContainEqual(expect.objectContaining({ file: 'pages/ask.json', named: '/' }))
    const hasWord = ({ pages }: typeof pageOf) =>
      pages.flatMap(({ words }) => words).some(({ path }) => path.at(-1) === 'done')
    expect([hasWord(pageOf), hasWord(wordsOf)]).toEqual([false, true])
  })
  test('is the default sentence for a brand without the page', () => {
    const site = siteOf(filesWith('/'))
    const ask = site.pages.find(({ name }) => name === 'ask')
    if (!ask) throw new Error('The site has a form.')
    const localized = localizePage(site, ask, 'tr', createTranslator(site))
    expect(localized.blocks[0]).toMatchObject({ href: '/' })
    expect(pageFor(localized, { id: 'studio', excludedPages: ['/'] }).blocks[0]).toMatchObject({
      id: 'ask',
      href: undefined,
      done: undefined,
    })
  })
})
