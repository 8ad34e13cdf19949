import type { Block } from '../../schema/types'
import { adoptText } from '../parts/adopt'
import { late } from './late'
import { hasOwn, loadOwn } from './own'

const styles = import.meta.glob<string>(
  ['./*/*.late.css', './*/live/*.css', '../parts/spots/**/*.css', '!../parts/spots/live/moving.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)

/**
 * Resolves when the styles of all lazily loaded components are applied, for pages that the app opens. In a prerendered
 * page, the `<head>` already contains the styles that the page needs. The styles are applied in a separate task,
 * because on a slow phone, both running the scripts and applying the styles take long.
 */
const styled = new Promise((next) => setTimeout(next)).then(() => adoptText(Object.values(styles).join('')))

/** Lazily loaded components for blocks. @param ownScript address of the script with the site's custom blocks */
export const lateFor = async (blocks: Block[], ownScript: string | undefined) => {
  await styled
  return ownScript !== undefined && hasOwn(blocks) ? { ...late, ...(await loadOwn(ownScript)) } : late
}
