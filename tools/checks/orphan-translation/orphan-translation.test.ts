import { describe, expect, test } from 'vitest'
import { blocks, mistake } from '../../../tests/engine/unit/mistakes'

const page = 'pages/fan.json'

describe('a page that is gone', () => {
  const { title, description } = {
    title: 'Fan sayfası',
    description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.',
  }
  const moved = { title, description, blocks }
  test('moved to another folder', () => {
    expect(mistake([page], ['pages/air/fan.json', moved])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. The page is now pages/air/fan.json: move them to locales/{en,ar}/air/fan.json."
    `)
  })
  test('renamed', () => {
    expect(mistake([page], ['pages/blower.json', moved])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. Do you mean pages/blower.json? Then rename them to locales/{en,ar}/blower.json; otherwise delete them.
      pages/blower.json:1:1 warning orphan-page
        No page links to /blower. Visitors cannot find it: link to it from a card grid, a link list or a menu.
      pages/index.json:17:19 error dead-link
        The link "/fan" leads to a page that does not exist. Did you mean "/blower"?"
    `)
  })
  test('deleted', () => {
    expect(mistake([page])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. Delete locales/{en,ar}/fan.json. Next time, "npm run delete" deletes them with the page.
      pages/index.json:17:19 error dead-link
        The link "/fan" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
    `)
  })
})
