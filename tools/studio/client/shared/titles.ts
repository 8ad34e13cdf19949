import type { ChangedPage } from '../../protocol'
import type { Open } from '../state'
import type { Say, WordKey } from '../words/words'

/** What is edited like a page and is none. */
export const sharedTitles: Record<string, WordKey> = {
  _site: 'site.settings',
  common: 'shared.words',
  glossary: 'glossary',
}

/** What is open, as people call it. */
export function titleOfOpen({ name, json }: Open, t: Say): string {
  const shared = sharedTitles[name]
  return shared ? t(shared) : String(json.title ?? name)
}

/** What was changed, as people call it. */
export function titleOfChanged({ name, title }: ChangedPage, t: Say): string {
  const shared = sharedTitles[name]
  return title || (shared ? t(shared) : name)
}
