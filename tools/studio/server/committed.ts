import type { Site } from '../../content/site'
import type { CommittedPage } from '../protocol'
import { committedTexts, isRepository } from './git'
import { filesOfName } from './page-files'

/**
 * A page as the last commit has it, and what all pages shared then. What is not in it is left out.
 * @param site without its pages
 * @throws Refusal for what is no name of a page
 */
export function committedPage({ source }: Site, name: string): CommittedPage {
  const files = filesOfName(name)
  if (!isRepository()) return { texts: {}, documents: {} }
  return { texts: textsOf(files), documents: textsOf(Object.keys(source.documents)) }
}

function textsOf(paths: string[]): Record<string, string> {
  return Object.fromEntries(committedTexts(paths))
}
