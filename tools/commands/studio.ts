/** `npm run studio`: live editing with the Studio, which edits pages without JSON, at http://localhost:5173/_studio/. */

import { dated, portOr, runCommand, serving } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { spoken } from '../cli/spoken'
import { say } from '../content/say/say.js'
import type { LiveServer } from '../dev/live-server'
import { startLive } from '../dev/start'
import { pageAtAddress } from '../studio/at-address'
import { createStudio, liveOf } from '../studio/plugin'

await runCommand(
  {
    name: 'studio',
    about: say`Edits pages in a browser, without JSON, at http://localhost:5173.`,
    options: { ...serving, ...dated },
    operands: ['[ADDRESS]'],
  },
  async ({ operands: [page] }) => {
    const { plugin, addressAt } = await createStudio()
    const server = await startLive(await portOr(5173), [plugin])
    if (page !== undefined && !isThere(server, page)) {
      await server.close()
      throw new Refusal(say`There is no page "${page}".`)
    }
    server.printUrls()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' && address ? address.port : server.config.server.port
    console.log(`\n  ${spoken(say`Open the Studio with this address. It works once:`)}\n  ${addressAt(port, page)}\n`)
  },
)

/** Whether a page is at an address. Where the site cannot be read, the Studio says why. */
function isThere(server: LiveServer, address: string): boolean {
  const { site } = liveOf(server)?.content ?? {}
  if (!site) return true
  const languages = site.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.index.pages, languages, address) !== undefined
}
