import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { nginxSettings } from '../../../tools/hosting/nginx'
import type { Served } from '../../../tools/serve/resolve'
import { freePort } from '../free-port'

/** What Debian's own nginx.conf says, without what belongs to the machine: `sites` is what it includes. */
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

/** Starts nginx with the settings that are written for a site. @param folder holds "dist" */
export async function startNginx(
  program: string,
  folder: string,
  served: Served,
): Promise<{ port: number; stop: () => void }> {
  const port = await freePort()
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const site = join(own, 'site')
  writeFileSync(site, nginxSettings(served, { root: join(folder, 'dist'), port, hasIpv6: false }))
  writeFileSync(join(own, 'nginx.conf'), around(own, site))
  const child: ChildProcess = spawn(program, ['-c', join(own, 'nginx.conf'), '-e', 'stderr'])
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
