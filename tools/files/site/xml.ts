import { createRequire } from 'node:module'
import type { Document } from '@xmldom/xmldom'

const require = createRequire(import.meta.url)

/** Parses XML. @returns undefined if the text is not well-formed */
export function readXml(text: string): Document | undefined {
  // Loads the parser on demand, because XML is rarely parsed.
  const { DOMParser }: typeof import('@xmldom/xmldom') = require('@xmldom/xmldom')
  try {
    return new DOMParser({
      locator: false,
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    }).parseFromString(text, 'text/xml')
  } catch {
    return undefined
  }
}
