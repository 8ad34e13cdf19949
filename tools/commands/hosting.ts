/** `npm run hosting -- nginx OUT`: writes settings for a web host into the folder OUT, based on `pages/_site.json`. */

import { join } from 'node:path'
import { createCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { plural } from '../cli/print'
import { say } from '../content/say/say.js'
import { writeWhole } from '../files/cache'
import { hostingFiles, hosts, readServed, unredirected } from '../serve/hosts/files'

const hostNames = Object.keys(hosts).join(', ')

export default createCommand(
  {
    name: 'hosting',
    about: say`Writes the settings of a web host (${hostNames}) for the site into the folder OUT.`,
    operands: ['HOST', 'OUT'],
    options: {
      root: { value: 'FOLDER', about: say`where dist/ will be on the server; /srv/site/dist if not given` },
      drafts: { about: say`for a site built with --drafts: tells search engines not to list it` },
      port: { value: '80', about: say`the port for unencrypted requests; 80 if not given` },
      tls: {
        value: 'FOLDER',
        about: say`the folder of fullchain.pem and privkey.pem; without it, nginx does not encrypt`,
      },
    },
  },
  async ({ operands: [host = '', folder = ''], has, value }) => {
    if (!Object.hasOwn(hosts, host) || folder === '')
      throw new Refusal(
        say`Give a host and a folder: npm run hosting -- nginx OUT. There are settings for ${hostNames}.`,
      )
    for (const option of ['root', 'port', 'tls'] as const)
      if (host !== 'nginx' && has(option)) throw new Refusal(say`The option "--${option}" is only for nginx.`)
    const port = Number(value('port') ?? 80)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(say`"${value('port')}" is not a port.`)
    const hasDrafts = has('drafts')
    const root = value('root') ?? `/srv/site/${hasDrafts ? 'drafts' : 'dist'}`
    const place = { root, port, hasIpv6: true, certificate: value('tls'), hasDrafts }
    const served = readServed()
    const files = hostingFiles(host as keyof typeof hosts, served, place)
    const lostAddresses = unredirected(host as keyof typeof hosts, served)
    if (lostAddresses.length > 0)
      console.error(
        messageText(
          say`${host} cannot redirect addresses with parameters: ${lostAddresses.join(', ')} will show the 404 page. nginx and netlify can.`,
        ),
      )
    for (const [path, text] of Object.entries(files)) writeWhole(join(folder, path), text)
    const paths = Object.keys(files)
    console.log(messageText(say`Wrote ${plural(paths.length, 'file')} into ${folder}: ${paths.join(', ')}.`))
  },
)
