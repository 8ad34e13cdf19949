import type { Served } from '../serve/resolve'
import { nginxSettings } from './nginx'

/** Where things are in the image. */
const root = '/srv/site/dist'
const port = 8080

/** The files of a container image: nginx with the site, as a user without rights. It is made of them and of "dist". */
export function containerFiles(served: Served): Record<string, string> {
  return {
    'site.conf': nginxSettings(served, { root, port, hasIpv6: false }),
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
COPY dist ${root}
USER www-data
EXPOSE ${port}
CMD ["nginx", "-g", "daemon off;"]
`,
  }
}
