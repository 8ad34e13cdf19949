import type { IconName } from './sprite'

export type { IconName } from './sprite'

/** Icons that point along the line of reading, and turn with it. */
const directional: IconName[] = ['arrow-right', 'chevron-left', 'chevron-right', 'external-link']

/** An icon that only accompanies words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={directional.includes(name) ? 'icon icon-turns' : 'icon'} aria-hidden="true">
      <use href={`#_icon-${name}`} />
    </svg>
  )
}
