import { isShared } from '../../document/operation'
import type { ChangedPage, FileState } from '../../protocol'
import { server } from '../api'
import type { State } from '../state'
import type { Version } from './version'

/** What was committed and what there is now of a page; a new one has no `before`, a deleted one no `after`. */
export type Versions = { before?: Version; after?: Version }

/** The page that a change shows on: its own, or for what all pages share the one that was open. */
function pageOf({ site, open }: State, name: string): string {
  if (!isShared(name)) return name
  const own = open && (isShared(open.name) ? open.behind?.name : open.name)
  return own ?? site.pages.find(({ address }) => address === '/')?.name ?? ''
}

/** Asks for both versions of a changed page. @param documents that all pages share now */
export async function readVersions(state: State, of: ChangedPage, documents: Version['documents']): Promise<Versions> {
  const name = pageOf(state, of.name)
  const [was, now] = await Promise.all([server.committed(of.before ?? name), server.page(name)])
  const isSame = Object.keys(documents).every((path) => documents[path] === was.documents[path])
  const before = { name: of.before ?? name, texts: was.texts, documents: isSame ? documents : was.documents }
  return {
    ...(Object.keys(was.texts).length > 0 && of.kind !== 'new' && { before }),
    ...(of.kind !== 'deleted' && { after: { name, texts: textsOf(now.files), documents } }),
  }
}

function textsOf(files: FileState[]): Version['texts'] {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}
