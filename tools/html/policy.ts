/** Sources that pages may load. Hashes of inline code are in each page, so hosts need no update for a release. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'none'",
}

/**
 * The content security policy in a page. Style attributes have no hash and are not allowed.
 * @param script hash of the inline script
 * @param styles hashes of the inline styles
 */
export function pagePolicy(script: string, styles: string[]): string {
  return writePolicy({
    ...policy,
    'script-src': `${policy['script-src']} '${script}'`,
    'style-src': [policy['style-src'], ...styles.map((hash) => `'${hash}'`)].join(' '),
  })
}

/**
 * The content security policy in the headers of a host, without hashes. It is sent with every page, so it is short:
 * "default-src" covers scripts and styles.
 * @param inline allows all inline code in a page, as the page's own policy has the hashes; empty for other files
 * @param more directives that only work in headers
 */
export function hostPolicy(inline: '' | " 'unsafe-inline'", more: Record<string, string>): string {
  const { 'script-src': _, 'style-src': __, ...others } = policy
  return writePolicy({ ...others, 'default-src': policy['default-src'] + inline, ...more })
}

/** Writes a policy as text for headers and pages. */
function writePolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
}
