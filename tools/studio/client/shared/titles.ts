import { type Said, say } from '../../../content/say/say.js'
import type { ChangedPage } from '../../protocol'
import type { Open } from '../state'
import type { Say } from '../words/words'

/** What is edited like a page and is none. */
export const sharedTitles: Record<string, Said> = {
  _site: say`Site settings`,
  common: say`Shared words`,
  glossary: say`Glossary`,
}

/** What is open, as people call it. */
export function titleOfOpen({ name, json }: Open, t: Say): string {
  const shared = sharedTitles[name]
  return shared ? t.said(shared) : String(json.title ?? name)
}

/** What was changed, as people call it. */
export function titleOfChanged({ name, title }: ChangedPage, t: Say): string {
  const shared = sharedTitles[name]
  return title || (shared ? t.said(shared) : name)
}
