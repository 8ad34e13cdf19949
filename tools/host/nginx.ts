import { existsSync } from 'node:fs'
import { installPackages } from './debian'

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx, where it is on this machine with its module for Brotli. */
export function findNginx(): string | undefined {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined
}

/** Installs Debian's nginx where that can be done; without it nothing is compared with it, which the suite says. */
export function installNginx(): void {
  if (findNginx()) return
  try {
    installPackages('nginx', 'libnginx-mod-http-brotli-static')
  } catch {
    console.warn('nginx cannot be installed here.')
  }
}
