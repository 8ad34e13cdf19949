import { groupBy } from '../../content/base/group'
import { redirectsIn, type ServedRedirect } from '../redirects'
import { prefixes, type Served } from '../served'
import {
  always,
  cacheForever,
  cacheRevalidated,
  charset,
  detours,
  hostPattern,
  lasting,
  longestAddress,
  markdownType,
  methods,
  missingPage,
  nowhere,
  overTls,
  pageFiles,
  policyHeader,
  policyOfFiles,
  policyOfPages,
  tidied,
  types,
  unknownType,
  unlisted,
  untidied,
  varyOfFiles,
  varyOfPages,
} from '../table'

/** Settings of the machine that runs nginx. */
export type NginxLocation = {
  /** Folder on the machine that contains a folder for each brand. */
  root: string
  port: number
  /** Whether nginx also listens on IPv6. Must be false on a machine without IPv6, on which nginx would not start. */
  hasIpv6: boolean
  /** Folder with fullchain.pem and privkey.pem; if omitted, nginx serves the site without TLS. */
  certificate?: string
  /** Whether the site has drafts, which search engines must not index. */
  hasDrafts?: boolean
}

/** Additional headers of every response from a site. */
export function headersOf({ hasDrafts }: Pick<NginxLocation, 'hasDrafts'>): Record<string, string> {
  return hasDrafts ? unlisted : {}
}

/** Length in characters above which a host name needs larger buckets in nginx's hash tables. */
const longName = 40

/** Text of the nginx configuration file for a site. */
export function nginxSettings(served: Served, place: NginxLocation): string {
  const { brands, base = '' } = served
  const hosts = brands.flatMap(({ domains }) => domains)
  return `# Written by "npm run hosting -- nginx", from pages/_site.json. For nginx 1.18 or newer with ngx_brotli's static module.
${hosts.some((host) => host.length > longName) ? '\nserver_names_hash_bucket_size 256;\n' : ''}
# Each brand is a folder. Unknown hosts get the first brand.
map $host $pages_brand {
${indentLines([
  `default ${brands[0]?.id};`,
  ...brands.slice(1).flatMap(({ id, domains }) => domains.map((host) => `${quote(`~^${escapeDots(host)}$`)} ${id};`)),
])}
}

# The page for unknown addresses is in the visitor's language.
map $uri $pages_missing {
${indentLines(['default /404.html;', ...prefixes(served).map((code) => `"~^${base && `(${escapeDots(base)})?`}/${code}(/|$)" /${code}/404.html;`)])}
}

# Files with a content hash in their names never change. Browsers revalidate all others by their ETag.
map $uri $pages_keep {
${indentLines([`default "${cacheRevalidated}";`, ...lasting.map((pattern) => `${quote(`~${pattern}`)} "${cacheForever}";`)])}
}

map $request_method $pages_allow {
${indentLines([`default "${methods.join(', ')}";`, ...methods.map((method) => `${method} "";`)])}
}

# Each page has its own, stricter policy with hashes of its inline code. No other file has inline code.
map $uri $pages_policy {
${indentLines([`default ${quote(policyOfFiles)};`, `"~\\.html$" ${quote(policyOfPages(served.services))};`])}
}

# Programs may ask for the Markdown of a page in place of its HTML.
map $http_accept $pages_form {
${indentLines(['default .html;', `"~${markdownType}" .md;`])}
}
map $uri $pages_vary {
${indentLines([`default ${quote(varyOfFiles)};`, `${quote(`~${pageFiles}`)} ${quote(varyOfPages)};`])}
}

# Empty if neither the connection to this server nor the one to the proxy in front of it is encrypted.
${Object.entries(overTls)
  .map(
    ([name, value]) => `map "$scheme $http_x_forwarded_proto" ${variableOf(name)} {
${indentLines(['default "";', `"~https" ${quote(value)};`])}
}
`,
  )
  .join('')}
${place.certificate === undefined ? '' : plainServer(place, hosts)}
server {
${indentLines(listening(place))}
  server_name ${hosts.join(' ')};
  root ${quote(`${place.root}/$pages_brand`)};
  server_tokens off;
  absolute_redirect off;

  types {
${indentLines(
  Object.entries(types).map(([ending, { type }]) => `${type} ${ending};`),
  4,
)}
  }
  default_type ${unknownType};
  charset ${charset};
  charset_types ${typesWhere((type) => type.startsWith('text/') && type !== 'text/html')};

  # Files compressed by "npm run release"; all others are compressed while they are sent.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_types ${typesWhere((type, text) => text && type !== 'text/html')};
  gzip_proxied any;
  gzip_http_version 1.0;
  gzip_vary off;
  max_ranges 1;
  if_modified_since before;
  large_client_header_buffers 4 16k;

  add_header Vary $pages_vary always;
  add_header Cache-Control $pages_keep always;
  add_header Allow $pages_allow always;
  add_header ${policyHeader} $pages_policy always;
${indentLines(Object.entries({ ...always, ...headersOf(place) }).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
${indentLines(Object.keys(overTls).map((name) => `add_header ${name} ${variableOf(name)} always;`))}

  if ($request_uri ~ "^.{${longestAddress + 1}}") { return 414; }
  if ($http_host !~ ${quote(hostPattern)}) { return 400; }
  if ($request_method !~ "^(${methods.join('|')})$") { return 405; }
  error_page 404 $pages_missing;
${base === '' ? '' : belowRoot(base)}${indentLines(nowhere.map((pattern) => `if ($uri ~ ${quote(pattern)}) { return 404; }`))}

  # Proofs of ownership are sent at the address at which services look for them.
  if ($uri ~ ${quote(untidied)}) { break; }

  # Each page has exactly one address: others redirect to it.
${indentLines(tidied.map(([pattern, address]) => `rewrite ${quote(pattern)} ${base}${address} permanent;`))}
  if ($request_uri ~* ${quote(detours)}) { rewrite "^${base && `(?!(?:/[\\w-]+)?/404\\.html$)`}(.*)$" ${base}$1 permanent; }

${[...groupBy(redirectsIn(served), ({ from, isPrefix }) => `${isPrefix ? '^~' : '='} ${quoteOdd(from)}`)]
  .map(([place, redirects]) => `  location ${place} { ${redirectLines(redirects)} }\n`)
  .join('')}  location = / { try_files /index$pages_form /index.html =404; }
  location ~ ${quote(missingPage)} { internal; try_files $uri /404.html =404; }
  location / { try_files $uri $uri$pages_form $uri.html =404; }
}
`
}

/**
 * Writes the configuration of a location with all redirects from the same path. Redirects that depend on parameters
 * come first. If none of them applies and there is no other redirect, the page at the path is sent.
 */
function redirectLines(redirects: ServedRedirect[]): string {
  const whole = redirects.find(({ query }) => query.length === 0)
  const byQuery = redirects.filter(({ query }) => query.length > 0)
  byQuery.sort((a, b) => b.query.length - a.query.length)
  const lines = byQuery.map(({ to, anchor, query, without }) => {
    const brands = without.length > 0 ? `(?!(${without.join('|')}) )` : ''
    const parts = query.map((part) => `(?=(.*&)?${escapeDots(part)}(&|$))`)
    return `if ($pages_asked ~ ${quote(`^${brands}[^ ]+ ${parts.join('')}`)}) { return 301 ${to}${anchor}; }`
  })
  if (lines.length > 0) lines.unshift('set $pages_asked "$pages_brand $args";')
  if (!whole) return [...lines, 'try_files $uri $uri.html =404;'].join(' ')
  const { to, anchor, isAway, without } = whole
  const nothing = without.length > 0 ? [`if ($pages_brand ~ "^(${without.join('|')})$") { return 404; }`] : []
  return [...lines, ...nothing, `return 301 ${to}${isAway ? '' : '$is_args$args'}${anchor};`].join(' ')
}

/** Quotes a path for nginx if it contains unusual characters. */
function quoteOdd(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : quote(path)
}

/**
 * Writes configuration lines that remove the base from addresses, so that all further rules are the same as for a site
 * at the root. The addresses of 404 pages, which nginx requests internally, have no base.
 */
function belowRoot(base: string): string {
  return `
  # The site is below ${base}. Nothing else of this host is in its folder.
  rewrite "^${escapeDots(base)}$" ${base}/ permanent;
  if ($uri ~ ${quote(missingPage.replace('^', `^${escapeDots(base)}`))}) { return 404; }
  if ($uri !~ ${quote(`^${escapeDots(base)}/|${missingPage}`)}) { return 404; }
  rewrite "^${escapeDots(base)}(/.*)$" $1;
`
}

/** Name of the nginx variable that contains the value of a header. */
function variableOf(header: string): string {
  return `$pages_${header.toLowerCase().replaceAll('-', '_')}`
}

/** Configuration lines that make nginx listen: on the port, or on port 443 with TLS if there is a certificate. */
function listening({ port, hasIpv6, certificate }: NginxLocation): string[] {
  const isEncrypted = certificate !== undefined
  const portAndProtocol = isEncrypted ? '443 ssl http2' : String(port)
  const listen = [
    `listen ${portAndProtocol} default_server;`,
    ...(hasIpv6 ? [`listen [::]:${portAndProtocol} default_server;`] : []),
  ]
  if (!isEncrypted) return listen
  return [
    ...listen,
    `ssl_certificate ${quote(`${certificate}/fullchain.pem`)};`,
    `ssl_certificate_key ${quote(`${certificate}/privkey.pem`)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:pages:5m;',
  ]
}

/** Configuration of a server that redirects unencrypted requests to the same address with TLS. */
function plainServer(place: NginxLocation, hosts: string[]): string {
  return `
server {
${indentLines(listening({ ...place, certificate: undefined }))}
  server_name ${hosts.join(' ')};
  server_tokens off;
  return 301 https://$host$request_uri;
}
`
}

function typesWhere(isWanted: (type: string, isText: boolean) => boolean): string {
  return Object.values(types)
    .filter(({ type, isText = false }) => isWanted(type, isText))
    .map(({ type }) => type)
    .join(' ')
}

function indentLines(lines: string[], indent = 2): string {
  return lines.map((line) => ' '.repeat(indent) + line).join('\n')
}

/** Text as a quoted nginx string. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function escapeDots(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}
