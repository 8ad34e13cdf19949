import type { Block } from '../../schema/types'
import { adoptText } from '../parts/adopt'
import { nextTask } from '../parts/next-task'
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
 * page, the `<head>` already contains the styles that the page needs.
 */
const styled = applyStyles()

/** Applies the styles in separate tasks, because on a slow phone, scripts, styles and hydration each take long. */
async function applyStyles(): Promise<void> {
  const texts = Object.values(styles)
  const middle = texts.length / 2
  for (const part of [texts.slice(0, middle), texts.slice(middle)]) {
    await nextTask()
    adoptText(part.join(''))
  }
  await nextTask()
}

/** Lazily loaded components for blocks. @param ownScript address of the script with the site's custom blocks */
export const lateFor = async (blocks: Block[], ownScript: string | undefined) => {
  await styled
  return ownScript !== undefined && hasOwn(blocks) ? { ...late, ...(await loadOwn(ownScript)) } : late
}
