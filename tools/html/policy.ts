/** What pages may load. What is inline in a page has its hash there, so that the host need not know each release. */
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
  return policyWith(`'${script}'`, styles.map((hash) => `'${hash}'`).join(' '))
}

/**
 * What pages may load.
 * @param script what is said of inline scripts
 * @param style what is said of inline styles
 */
export function policyWith(script: string, style: string): string {
  return written({
    ...policy,
    'script-src': `${policy['script-src']} ${script}`,
    'style-src': `${policy['style-src']} ${style}`,
  })
}

/** A policy as headers and pages write it. */
export function written(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
}
