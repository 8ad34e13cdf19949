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

/** The documents of a site that has blocks of its own say where they are. */
const own = document.querySelector<HTMLMetaElement>('meta[name=blocks]')

/** The components of some blocks beyond those that every page has. */
export const lateFor = async (blocks: Block[]) =>
  own && hasOwn(blocks) ? { ...late, ...(await loadOwn(own.content)) } : late
