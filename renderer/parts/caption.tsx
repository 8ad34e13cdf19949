import type { Text } from '../../schema/parts'
import { displayText } from './display-text'
import { langOf } from './text'

/**
 * A line below a picture; renders nothing without text. As a `figcaption`, it is also the accessible name of its
 * figure.
 */
export function Caption({ text, as: Tag = 'p' }: { text?: Text; as?: 'p' | 'figcaption' }) {
  if (text === undefined) return null
  return (
    <Tag className="caption" {...langOf(text)}>
      {displayText(text)}
    </Tag>
  )
}
