import type { Block } from '../../schema/types'
import { adoptText } from '../parts/adopt'
import { late } from './late'
import { hasOwn, loadOwn } from './own'

const styles = import.meta.glob<string>(['./*/*.late.css', './*/live/*.css', '../parts/spots/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

// As the app fetches them: with their styles, which prerendered pages have in their heads.
adoptText(Object.values(styles).join(''))

/** The components of some blocks beyond those that every page has. @param own the script of the site's own blocks */
export const lateFor = async (blocks: Block[], own: string | undefined) =>
  own !== undefined && hasOwn(blocks) ? { ...late, ...(await loadOwn(own)) } : late
