import type { Text } from '../../schema/parts'
import { shown } from './shown'
import { langOf } from './text'

/**
 * A line below a picture; renders nothing without text. As a `figcaption`, it is also the accessible name of its
 * figure.
 */
export function Caption({ text, as: Tag = 'p' }: { text?: Text; as?: 'p' | 'figcaption' }) {
  if (text === undefined) return null
  return (
    <Tag className="caption" {...langOf(text)}>
      {shown(text)}
    </Tag>
  )
}
