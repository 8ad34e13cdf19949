import { say } from '../language/say.js'
import { type Document, place } from './document'
import { migrationsFor } from './migrations'
import type { Problem } from './problem'

/** Where a document is written for an older contract: of one that is, nothing else can be said. */
export function oldForms(document: Document): Problem[] {
  return migrationsFor(document.file, document.json).map(({ find, about }) => ({
    file: document.file,
    ...place(document, find(document.json) ?? [], 'key'),
    code: 'old-form',
    severity: 'error',
    message: about,
    hint: say`"npm run migrate" rewrites it; with "-- --dry-run" it shows how.`,
  }))
}
