/**
 * Sources from which pages may load files. Hashes of inline code are only in the policy inside each page, so the
 * settings of hosts stay the same when a new release changes the code.
 */
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
 * Content security policy inside a page. Style attributes are not allowed, because they have no hash.
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
 * Content security policy that a host sends as a header, without hashes. The host sends it with every page, so it is
 * kept short: "default-src" also covers scripts and styles.
 * @param inline source expression that allows all inline code: used for pages, because each page contains a stricter
 * policy with hashes; empty for other files
 * @param more further directives, which only work in headers
 */
export function hostPolicy(inline: '' | " 'unsafe-inline'", more: Record<string, string>): string {
  const { 'script-src': _, 'style-src': __, ...others } = policy
  return writePolicy({ ...others, 'default-src': policy['default-src'] + inline, ...more })
}

/** Formats directives as the text of a policy, for headers and pages. */
function writePolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
}
