import type { IconName } from './sprite'

export type { IconName } from './sprite'

/** Icons whose direction depends on the reading direction; they are mirrored in right-to-left text. */
const directional: IconName[] = ['arrow-right', 'chevron-left', 'chevron-right', 'external-link']

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={directional.includes(name) ? 'icon icon-turns' : 'icon'} aria-hidden="true">
      <use href={`#_icon-${name}`} />
    </svg>
  )
}
