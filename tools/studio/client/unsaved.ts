import type { DraftRequest } from '../protocol'
import { server } from './api'

/**
 * Words that no server could be given, in the browser's own storage: a tab may be closed while the Studio is down. They
 * are the site's, since another may have the same address later.
 */
function keyOf(site: string, tab: string): string {
  return `studio-unsaved ${site} ${tab}`
}

/** Keeps the edits of a tab. What does not fit is in the tab only. */
export function keepUnsaved(site: string, request: DraftRequest): void {
  try {
    localStorage.setItem(keyOf(site, request.tab), JSON.stringify(request))
  } catch {
    // The storage is full, or closed.
  }
}

/** Forgets the edits of a tab: the server has them. */
export function forgetUnsaved(site: string, tab: string): void {
  localStorage.removeItem(keyOf(site, tab))
}

/** Hands the server what tabs have left, as drafts, which it offers with their pages. */
export async function handOver(site: string): Promise<void> {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(keyOf(site, '')))) {
    try {
      await server.draft(JSON.parse(localStorage.getItem(key) ?? ''))
      localStorage.removeItem(key)
    } catch {
      // It stays for the next time.
    }
  }
}
