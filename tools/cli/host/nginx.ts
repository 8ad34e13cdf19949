import { existsSync } from 'node:fs'
import { installPackages } from './apt'

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx, where it is on this machine with its module for Brotli. */
export function findNginx(): string | undefined {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined
}

/** Installs Debian's nginx where that can be done; without it nothing is compared with it, which the suite says. */
export function installNginx(): void {
  if (!findNginx()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
}
