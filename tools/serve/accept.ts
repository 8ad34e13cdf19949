/** Encodings the server can send, the best first. */
const known = ['br', 'gzip']

/**
 * The best encoding that a client takes.
 * @param header its Accept-Encoding: "gzip, br;q=0"
 * @returns "" when it is to have the file as it is
 */
export function encodingFor(header = ''): string {
  const qualities = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
        return [name, Number(quality) || 0]
      }),
  )
  return known.find((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0) ?? ''
}
