/** `npm run studio`: serves the Studio, in which authors edit pages without JSON, at http://localhost:5173/_studio/. */

import { createCommand, dated, portOr, serving } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import { startLive } from '../dev/live'
import type { LiveContent } from '../site/live'
import { pageAtAddress } from '../studio/at-address'
import { createStudio, showAddress } from '../studio/studio'

export default createCommand(
  {
    name: 'studio',
    about: say`Edits pages in a browser, without JSON, at http://localhost:5173.`,
    options: { ...serving, ...dated },
    operands: ['[ADDRESS]'],
  },
  async ({ operands: [page] }) => {
    const { handlerFor, addressAt } = await createStudio()
    const { content, port } = await startLive(await portOr(5173), handlerFor)
    if (page !== undefined && !isThere(content, page)) throw new Refusal(say`There is no page "${page}".`)
    console.log(`\n  http://localhost:${port}/\n`)
    showAddress(addressAt(port, page))
  },
)

/** Whether a page exists at an address. True if the site cannot be read, because the Studio then shows the reason. */
function isThere({ site }: LiveContent, address: string): boolean {
  if (!site) return true
  const languages = site.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.index.pages, languages, address) !== undefined
}
