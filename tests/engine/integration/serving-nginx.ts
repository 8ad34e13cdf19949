import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { nginxSettings } from '../../../tools/serve/hosts/nginx'
import type { Served } from '../../../tools/serve/served'
import { freePort } from '../free-port'

/** A copy of Debian's nginx.conf without machine-specific settings. @param sites path of the file to include */
function around(folder: string, sites: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  gzip on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${sites};
}
`
}

/** Creates a self-signed certificate that is valid for a day. @returns its folder; undefined if openssl is missing */
export function makeCertificate(folder: string): string | undefined {
  const certificateFolder = join(folder, 'certificate')
  mkdirSync(certificateFolder, { recursive: true })
  const files = ['-keyout', join(certificateFolder, 'privkey.pem'), '-out', join(certificateFolder, 'fullchain.pem')]
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=first.example']
  return spawnSync('openssl', ['req', ...how, ...files]).status === 0 ? certificateFolder : undefined
}

/**
 * Starts nginx with the settings generated for a site.
 * @param folder folder that contains "dist"
 * @param certificate folder of a TLS certificate; if given, the returned port serves HTTPS
 */
export async function startNginx(
  program: string,
  folder: string,
  served: Served,
  certificate?: string,
): Promise<{ port: number; stop: () => void }> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const ownFolder = join(folder, certificate === undefined ? 'nginx' : 'nginx-over-tls')
  mkdirSync(ownFolder, { recursive: true })
  const site = join(ownFolder, 'site')
  const place = { root: join(folder, 'dist'), port: certificate === undefined ? port : plainPort, hasIpv6: false }
  // Uses a different port, because only privileged processes may use port 443.
  const settings = nginxSettings(served, { ...place, certificate }).replace('listen 443 ssl', `listen ${port} ssl`)
  writeFileSync(site, settings)
  writeFileSync(join(ownFolder, 'nginx.conf'), around(ownFolder, site))
  const child: ChildProcess = spawn(program, ['-c', join(ownFolder, 'nginx.conf'), '-e', 'stderr'])
  let output = ''
  child.stderr?.on('data', (text) => (output += text))
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(output)
      return answers(port)
    },
    { timeout: 30_000, interval: 50 },
  )
  return { port, stop: () => child.kill('SIGTERM') }
}

function answers(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const asking = connect(port, '127.0.0.1', () => {
      asking.destroy()
      done()
    })
    asking.once('error', fail)
  })
}
