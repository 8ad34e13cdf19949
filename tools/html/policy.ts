import type { HostUse } from '../../schema/localized'

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
 * Makes the content security policy inside a page. Style attributes are not allowed, because they have no hash.
 * @param script hash of the inline script
 * @param styles hashes of the inline styles
 * @param uses the hosts that the page uses, by directive
 */
export function pagePolicy(script: string, styles: string[], uses: HostUse[] = []): string {
  const pageDirectives = {
    ...policy,
    'script-src': `${policy['script-src']} '${script}'`,
    'style-src': [policy['style-src'], ...styles.map((hash) => `'${hash}'`)].join(' '),
  }
  return writePolicy(permit(pageDirectives, uses))
}

/**
 * Makes the content security policy that a host sends as a header, without hashes. The host sends the policy with every
 * page, so it is kept short: "default-src" also covers scripts and styles.
 * @param inline source expression that allows all inline code: used for pages, because each page contains a stricter
 * policy with hashes; empty for other files
 * @param more further directives, which only work in headers
 * @param uses the hosts that any page uses, by directive; the policy inside each page permits only the hosts of that
 * page
 */
export function hostPolicy(
  inline: '' | " 'unsafe-inline'",
  more: Record<string, string>,
  uses: HostUse[] = [],
): string {
  const { 'script-src': _, 'style-src': __, ...others } = policy
  return writePolicy(permit({ ...others, 'default-src': policy['default-src'] + inline, ...more }, uses))
}

/** Extends directives to permit uses of hosts. Forms also need "connect-src", because a script sends them. */
function permit(directives: Record<string, string>, uses: HostUse[]): Record<string, string> {
  const permitted = { ...directives }
  const add = (name: string, ...sources: string[]) => {
    const currentSources = permitted[name] ?? (name === 'script-src' ? (permitted['default-src'] ?? '') : '')
    const allSources = new Set([
      ...currentSources.split(' ').filter((source) => source && source !== "'none'"),
      ...sources,
    ])
    permitted[name] = [...allSources].join(' ')
  }
  for (const { directive, host } of uses) {
    // Services answer a form with a redirect, often back to a page of this host, so that host must also be permitted.
    if (directive === 'form-action') add(directive, "'self'", host)
    else if (directive !== 'connect-src') add(directive, host)
    if ((directive === 'form-action' || directive === 'connect-src') && host !== "'self'")
      add('connect-src', "'self'", host)
  }
  return permitted
}

/** Formats directives as the text of a policy, for headers and pages. */
function writePolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
}
