import { createRequire } from 'node:module'
import type { Document } from '@xmldom/xmldom'

const require = createRequire(import.meta.url)

/** Reads XML. @returns undefined for what is not well-formed */
export function readXml(text: string): Document | undefined {
  // Loaded when there is something to read, which is rare: a check reads a drawing once.
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
