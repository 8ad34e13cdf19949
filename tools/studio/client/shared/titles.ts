import { type Said, say } from '../../../content/say/say.js'
import type { ChangedPage } from '../../protocol'
import type { Open } from '../state'
import type { Say } from '../words/words'

/** Titles of the shared documents, by document name. */
export const sharedTitles: Record<string, Said> = {
  _site: say`Site settings`,
  common: say`Shared words`,
  glossary: say`Glossary`,
}

/** Title of the open page or shared document. */
export function titleOfOpen({ name, json }: Open, t: Say): string {
  const shared = sharedTitles[name]
  return shared ? t.said(shared) : String(json.title ?? name)
}

/** Title of a changed page or shared document. */
export function titleOfChanged({ name, title }: ChangedPage, t: Say): string {
  const shared = sharedTitles[name]
  return title || (shared ? t.said(shared) : name)
}
