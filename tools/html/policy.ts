/** The files that pages may load. Inline code of a page has its hash there, so that the host need not know each release. */
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
 * The content security policy of a page, as written in the page itself. Styles in attributes have no hash: none is allowed.
 * @param script hash of its inline script
 * @param styles hashes of its inline styles
 */
export function pagePolicy(script: string, styles: string[]): string {
  return writePolicy({
    ...policy,
    'script-src': `${policy['script-src']} '${script}'`,
    'style-src': [policy['style-src'], ...styles.map((hash) => `'${hash}'`)].join(' '),
  })
}

/**
 * The same for a host, which knows no hashes. As short as it can be, since it comes before every page: scripts and styles
 * are under "default-src".
 * @param inline what may be inline: in a page, whose own policy has the hashes, everything; in any other file nothing
 * @param more what only hosts can say
 */
export function hostPolicy(inline: '' | " 'unsafe-inline'", more: Record<string, string>): string {
  const { 'script-src': _, 'style-src': __, ...others } = policy
  return writePolicy({ ...others, 'default-src': policy['default-src'] + inline, ...more })
}

/** A policy as headers and pages write it. */
function writePolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
}
