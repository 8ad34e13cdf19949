/** `npm run hosting -- nginx OUT`: writes what a host needs to know to serve the site, from `pages/_site.json`. */
import { join } from 'node:path'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { writeWhole } from '../files/cache'
import { hostingFiles, hosts } from '../hosting/files'
import { readServed } from '../hosting/served'

const names = Object.keys(hosts).join(', ')

await runCommand(
  {
    name: 'hosting',
    about: `Writes the settings of a host (${names}) for the site into the folder OUT.`,
    operands: ['HOST', 'OUT'],
    options: {
      root: { value: 'FOLDER', about: 'where dist will lie on the host of nginx; /srv/site/dist when not given' },
      port: { value: '80', about: 'where nginx answers unencrypted requests; 80 when not given' },
      tls: {
        value: 'FOLDER',
        about: 'where nginx finds fullchain.pem and privkey.pem; without it something else encrypts',
      },
    },
  },
  ({ operands: [host = '', folder = ''], value }) => {
    if (!Object.hasOwn(hosts, host) || folder === '')
      throw new Refusal(`Name a host and a folder: npm run hosting -- nginx OUT. There are settings for ${names}.`)
    const port = Number(value('port') ?? 80)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`"${value('port')}" is no port.`)
    const place = { root: value('root') ?? '/srv/site/dist', port, hasIpv6: true, certificate: value('tls') }
    const files = hostingFiles(host as keyof typeof hosts, readServed(), place)
    for (const [path, text] of Object.entries(files)) writeWhole(join(folder, path), text)
    console.log(`Wrote ${plural(Object.keys(files).length, 'file')} into ${folder}: ${Object.keys(files).join(', ')}.`)
  },
)
