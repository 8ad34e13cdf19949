/** Supported encodings, best first, with the file extensions of precompressed files. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/**
 * Best encoding that a client accepts. Undefined if the client accepts none. As in nginx, "*" is ignored.
 * @param header the Accept-Encoding header, such as "gzip, br;q=0"
 */
export function encodingFor(header = ''): Encoding | undefined {
  const acceptedNames = header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return Number(quality) > 0 ? [name] : []
    })
  return (Object.keys(encodings) as Encoding[]).find((name) => acceptedNames.includes(name))
}
