/** Encodings that are sent, the best first, with the endings of files that were compressed beforehand. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/**
 * The best encoding that a client takes. As with nginx it must be named: "*" is none.
 * @param header its Accept-Encoding: "gzip, br;q=0"
 * @returns undefined when it is to have the file as it is
 */
export function encodingFor(header = ''): Encoding | undefined {
  const taken = header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return Number(quality) > 0 ? [name] : []
    })
  return (Object.keys(encodings) as Encoding[]).find((name) => taken.includes(name))
}
