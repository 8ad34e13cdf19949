import type { Served } from '../resolve'
import { nginxSettings, type Place } from './nginx'

const port = 8080

/** The files of a container image: nginx with the site, as a user without rights. It is made of them and of the site. */
export function containerFiles(served: Served, { hasDrafts }: Pick<Place, 'hasDrafts'>): Record<string, string> {
  const folder = hasDrafts ? 'drafts' : 'dist'
  const root = `/srv/site/${folder}`
  return {
    'site.conf': nginxSettings(served, { root, port, hasIpv6: false, hasDrafts }),
    'nginx.conf': `# Written by "npm run hosting -- container".
pid /tmp/nginx.pid;
error_log stderr;
worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  access_log /dev/stdout;
  sendfile on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path /tmp/${name};`).join('\n')}
  include /etc/nginx/site.conf;
}
`,
    Dockerfile: `# Written by "npm run hosting -- container".
FROM debian:stable-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/*
COPY nginx.conf site.conf /etc/nginx/
COPY ${folder} ${root}
USER www-data
EXPOSE ${port}
CMD ["nginx", "-g", "daemon off;"]
`,
  }
}
