/** A request to which every server must respond in the same way. */
export type Request = {
  /** Path as written in the request. */
  path: string
  method?: string
  headers?: Record<string, string>
  /** Expected status, and expected headers by name; null for a header that must be absent. */
  status: number
  expected?: Record<string, string | null>
  /** Text that the decoded body contains; "" for an empty body. */
  says?: string
}

/** Returns the same request for a site below the root of its host. Paths outside the site are answered with 404. */
export function requestBelow(base: string, request: Request): Request {
  const { path, status, expected } = request
  const below = path.startsWith('http://localhost') ? path.replace('localhost', `localhost${base}`) : base + path
  const location: Request['expected'] = !expected?.location?.startsWith('/')
    ? {}
    : { location: base + expected.location }
  const leaves = status === 400 && path.includes('secret')
  return {
    ...request,
    path: path === '*' ? path : below,
    status: leaves ? 404 : status,
    ...(expected && { expected: { ...expected, ...location } }),
  }
}

/** Returns requests whose answers are different if the site is below the root of its host. */
export const requestsBelow = (base: string): Request[] => [
  { path: base, status: 301, expected: { location: `${base}/` } },
  { path: `${base}?x=1`, status: 301, expected: { location: `${base}/?x=1` } },
  { path: '/', status: 404, says: 'missing' },
  { path: '/about', status: 404, says: 'missing' },
  { path: `${base}s/about`, status: 404, says: 'missing' },
]

const forEver = 'public, max-age=31536000, immutable'
const to = (address: string) => ({ status: 301, expected: { location: address } })
const page = (says: string): Pick<Request, 'status' | 'says'> => ({ status: 200, says })
const missing: Pick<Request, 'status' | 'says' | 'expected'> = {
  status: 404,
  says: 'missing',
  expected: { 'cache-control': 'no-cache' },
}
const encoded = (encoding: string | null, vary = 'Accept, Accept-Encoding') => ({ 'content-encoding': encoding, vary })
const long = `/${'a'.repeat(2000)}`

export const requests: Request[] = [
  // Each page has exactly one address.
  { path: '/', ...page('home'), expected: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' } },
  { path: '/about', ...page('about') },
  { path: '/about?x=1', ...page('about') },
  { path: '/%61bout', ...page('about') },
  { path: '/courses/night', ...page('night') },
  { path: '/fi', ...page('etusivu') },
  { path: '/fi/about', ...page('tietoja') },
  { path: '/about/', ...to('/about') },
  { path: '/about/?x=1&y=%2F', ...to('/about?x=1&y=%2F') },
  { path: '/fi/', ...to('/fi') },
  { path: '/about.html', ...to('/about') },
  { path: '/about.html?x', ...to('/about?x') },
  { path: '/index', ...to('/') },
  { path: '/index.html', ...to('/') },
  { path: '/index.html?x=1', ...to('/?x=1') },
  { path: '/fi/index.html', ...to('/fi') },
  { path: '/fi/index', ...to('/fi') },
  { path: '//', ...to('/') },
  { path: '///', ...to('/') },
  { path: '//about', ...to('/about') },
  { path: '/fi//about/', ...to('/fi/about') },
  { path: '/./about', ...to('/about') },
  { path: '/fi/../about', ...to('/about') },
  { path: '/fi/%2e%2e/about', ...to('/about') },
  { path: '//evil.example/', ...to('/evil.example') },
  { path: '/%2F%2Fevil.example/', ...to('/evil.example') },
  { path: '/nowhere/', ...to('/nowhere') },
  { path: '/caf%C3%A9/', ...to('/caf%C3%A9') },
  { path: 'http://localhost/about', ...page('about') },
  // Redirects from old addresses to current ones, in each language and for each brand.
  { path: '/team', ...to('/about') },
  { path: '/team?x=1&y=%2F', ...to('/about?x=1&y=%2F') },
  { path: '/%74eam', ...to('/about') },
  { path: '/team', method: 'HEAD', ...to('/about') },
  { path: '/team', method: 'POST', status: 405 },
  { path: '/team', headers: { Host: 'www.second.example' }, ...to('/about') },
  { path: '/team/', ...to('/team') },
  { path: '/team.html', ...to('/team') },
  { path: '//team', ...to('/team') },
  { path: '/fi/team', ...to('/fi/about') },
  { path: '/old/shop.php', ...to('/courses/night') },
  // A brand without the target page does not have the redirect.
  { path: '/old/shop.php', headers: { Host: 'www.second.example' }, status: 404, says: 'elsewhere' },
  { path: '/fi/old/shop.php', headers: { Host: 'www.second.example' }, status: 404, says: 'elsewhere' },
  { path: '/~start', ...to('/') },
  { path: '/fi/~start', ...to('/fi') },
  { path: '/team/members', ...missing },
  // Redirects from addresses of other systems: with special characters, with parameters, or for all addresses below a
  // path.
  { path: '/%C3%BCber-uns', ...to('/about#people') },
  { path: '/u%CC%88ber-uns', ...missing },
  { path: '/fi/%C3%BCber-uns?x=1', ...to('/fi/about?x=1#people') },
  { path: '/index.php?id=12', ...to('/about') },
  { path: '/index.php?x=1&id=12', ...to('/about') },
  { path: '/index.php?view=full&id=12', ...to('/courses/night') },
  { path: '/index.php?id=123', ...to('/?id=123') },
  { path: '/fi/index.php?id=12', ...to('/fi/about') },
  { path: '/shop.php?id=1', ...to('/courses/night') },
  { path: '/shop.php?id=1', headers: { Host: 'www.second.example' }, status: 404, says: 'elsewhere' },
  { path: '/shop.php?id=2', ...missing },
  { path: '/blog/2019/05/first.html', ...to('/blog/2019/05/first') },
  { path: '/blog/2019/05/first', ...to('/about') },
  { path: '/fi/blog/first', ...to('/fi/about') },
  { path: '/blog', ...missing },
  { path: '/shop?y=2', status: 301, expected: { location: 'https://shop.example/all?x=1' } },
  // Files that verify who owns a host are not redirected, because services look for them at exactly this address.
  { path: '/google0123456789abcdef.html', ...page('google-site-verification') },
  { path: '/TEAM', ...missing },
  { path: '/en/team', ...missing },
  // The 404 page is in the language of the address.
  { path: '/nowhere', ...missing },
  { path: '/ABOUT', ...missing },
  { path: '/assets', ...missing },
  { path: '/404', ...missing },
  { path: '/404.html', ...missing },
  { path: '/fi/404', status: 404, says: 'puuttuu' },
  { path: '/fi/404.html', status: 404, says: 'puuttuu' },
  { path: '/fi/nowhere', status: 404, says: 'puuttuu' },
  { path: '/fin', ...missing },
  { path: '/assets/gone.0123456789.svg', ...missing },
  { path: '/.hidden', ...missing },
  { path: '/.git/config', ...missing },
  { path: '/.well-known/security.txt', ...page('contact') },
  { path: '/about.html.br', ...missing },
  { path: '/about.html.gz', ...missing },
  { path: '/%5Cevil.example/', ...missing },
  { path: '/..%5c..%5csecret.txt', ...missing },
  { path: '/a%0d%0aSet-Cookie:x/', ...missing },
  { path: '/%FF', ...missing },
  { path: `/${'a'.repeat(300)}`, ...missing },
  { path: long, ...missing },
  // Requests that are refused.
  { path: `${long}${long}${long}`, status: 414 },
  { path: `/${'a'.repeat(20_000)}`, status: 414 },
  { path: '/%', status: 400 },
  { path: '/%zz', status: 400 },
  { path: '/a%00b', status: 400 },
  { path: '*', status: 400 },
  { path: '/../secret.txt', status: 400 },
  { path: '/%2e%2e/secret.txt', status: 400 },
  { path: '/fi/../../secret.txt', status: 400 },
  { path: '/', headers: { Host: 'a/b' }, status: 400 },
  { path: '/', headers: { Host: 'a b' }, status: 400 },
  { path: '/', headers: { Host: 'first.example:80:80' }, status: 400 },
  { path: '/', headers: { Host: 'a..b' }, status: 400 },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    path: '/about',
    method,
    status: 405,
    expected: { allow: 'GET, HEAD' },
  })),
  { path: '/nowhere', method: 'POST', status: 405 },
  // The host selects the brand; an unknown host gets the first brand.
  { path: '/', headers: { Host: 'www.second.example' }, ...page('other') },
  { path: '/', headers: { Host: 'WWW.SECOND.example:8080' }, ...page('other') },
  { path: '/', headers: { Host: 'www.second.example.' }, ...page('other') },
  { path: '/about', headers: { Host: 'www.second.example' }, ...missing, says: 'elsewhere' },
  { path: '/', headers: { Host: 'unknown.example' }, ...page('home') },
  { path: '/', headers: { Host: '127.0.0.1' }, ...page('home') },
  { path: '/', headers: { Host: '[::1]:80' }, ...page('home') },
  // Types and cache times of files.
  ...(
    [
      ['/assets/a.0123456789.svg', 'image/svg+xml', forEver],
      ['/assets/0123456789-320.avif', 'image/avif', forEver],
      ['/assets/client-AbCd_12-.js', 'text/javascript; charset=utf-8', forEver],
      ['/assets/client-AbCd_12-.css', 'text/css; charset=utf-8', forEver],
      ['/search/en/index.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/assets/terms.pdf', 'application/pdf', 'no-cache'],
      ['/assets/film.mp4', 'video/mp4', 'no-cache'],
      ['/favicon.ico', 'image/x-icon', 'no-cache'],
      ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
      ['/sitemap.xml', 'application/xml', 'no-cache'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/data/en/index.json', 'application/json', 'no-cache'],
    ] as const
  ).map(([path, type, keep]) => ({ path, status: 200, expected: { 'content-type': type, 'cache-control': keep } })),
  // Content encodings.
  ...(
    [
      ['br, gzip', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0', null],
      ['br;q=0, gzip;q=0', null],
      ['gzip;q=0.5, *;q=0', 'gzip'],
      ['identity', null],
      ['brotli', null],
      ['', null],
    ] as const
  ).map(([accepted, encoding]) => ({
    path: '/about',
    headers: { 'Accept-Encoding': accepted },
    ...page('about'),
    expected: encoded(encoding),
  })),
  // Programs request the Markdown of a page with the ending ".md" or the header "Accept".
  {
    path: '/about',
    headers: { Accept: 'text/markdown, text/html;q=0.5' },
    status: 200,
    says: '# about',
    expected: { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept, Accept-Encoding' },
  },
  { path: '/about.md', status: 200, says: '# about', expected: { 'content-type': 'text/markdown; charset=utf-8' } },
  { path: '/', headers: { Accept: 'text/markdown' }, ...page('home') },
  { path: '/fi/about', headers: { Accept: 'text/markdown' }, ...page('tietoja') },
  { path: '/nowhere', headers: { Accept: 'text/markdown' }, ...missing },
  {
    path: '/nowhere',
    headers: { 'Accept-Encoding': 'br' },
    ...missing,
    expected: encoded('br'),
  },
  {
    path: '/about',
    headers: { 'Accept-Encoding': 'gzip', Via: '1.1 cdn' },
    ...page('about'),
    expected: encoded('gzip'),
  },
  {
    path: '/assets/film.mp4',
    headers: { 'Accept-Encoding': 'br, gzip' },
    status: 200,
    expected: encoded(null, 'Accept-Encoding'),
  },
  // Responses without a body.
  { path: '/about', method: 'HEAD', status: 200, says: '', expected: { 'content-length': '2008' } },
  {
    path: '/about',
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
    status: 200,
    says: '',
    expected: encoded('br'),
  },
  { path: '/nowhere', method: 'HEAD', status: 404, says: '' },
  {
    path: '/assets/film.mp4',
    method: 'HEAD',
    status: 200,
    says: '',
    expected: { 'content-length': '100', 'accept-ranges': 'bytes' },
  },
  // Requests for ranges of a file.
  ...(
    [
      ['bytes=0-9', 206, 'bytes 0-9/100', '10'],
      ['bytes=0-0', 206, 'bytes 0-0/100', '1'],
      ['bytes=90-', 206, 'bytes 90-99/100', '10'],
      ['bytes=90-500', 206, 'bytes 90-99/100', '10'],
      ['bytes=-5', 206, 'bytes 95-99/100', '5'],
      ['bytes=-500', 206, 'bytes 0-99/100', '100'],
      ['bytes=9-2', 416, 'bytes */100', null],
      ['bytes=100-', 416, 'bytes */100', null],
      ['bytes=-0', 416, 'bytes */100', null],
      ['bytes=a-b', 416, 'bytes */100', null],
      ['bytes=0-0,2-3', 200, null, '100'],
      ['lines=0-1', 200, null, '100'],
    ] as const
  ).map(([range, status, part, length]) => ({
    path: '/assets/film.mp4',
    headers: { Range: range },
    status,
    expected: { 'content-range': part, ...(length === null ? {} : { 'content-length': length }) },
  })),
  { path: '/about', headers: { Range: 'bytes=0-8' }, status: 206, expected: { 'content-range': 'bytes 0-8/2008' } },
  { path: '/nowhere', headers: { Range: 'bytes=0-8' }, status: 404, expected: { 'content-range': null } },
]
