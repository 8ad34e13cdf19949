/**
 * `npm run dev`: live editing at http://localhost:5173. `--share` lets colleagues on the same network see it,
 * under an address with a token.
 */

import { dated, portOr, runCommand, serving } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { spoken } from '../cli/spoken'
import { say } from '../content/say/say.js'
import { networkAddresses, sharedWith, tokenName } from '../dev/share'
import { startLive } from '../dev/start'
import { newToken } from '../dev/token'
import { packed } from '../files/project.js'

/** Where the sources of the engine are. */
const ofEngine = { sources: { about: say`shows changes of the engine’s own code, too` } }

await runCommand(
  {
    name: 'dev',
    about: say`Live editing at http://localhost:5173.`,
    options: {
      ...serving,
      ...dated,
      ...(packed ? undefined : ofEngine),
      share: { about: say`lets colleagues on the same network see it, under an address with a token` },
    },
  },
  async ({ has }) => {
    const wanted = await portOr(5173)
    const fromSources = has('sources')
    if (!has('share')) return (await startLive(wanted, { fromSources })).printUrls()
    // What colleagues may see is a list of what was bundled.
    if (fromSources) throw new Refusal(say`Give --share or --sources, not both.`)
    const token = newToken()
    const server = await startLive(wanted, { isOpen: true, plugins: [sharedWith(token)] })
    const addressAt = (host: string) => `http://${host}:${server.config.server.port}/?${tokenName}=${token}`
    console.log(
      spoken(say`Send this address to colleagues on the same network. It works until you end this command (Ctrl+C):`),
    )
    for (const host of networkAddresses()) console.log(`  ${addressAt(host)}`)
    console.log(spoken(say`On this machine: ${addressAt('localhost')}`))
  },
)
