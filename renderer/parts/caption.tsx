import type { Text } from '../../schema/parts'
import { langOf, plainWords } from './text'

/** A line below a picture, where it has one. */
export function Caption({ text }: { text?: Text }) {
  if (text === undefined) return null
  return (
    <p className="caption" {...langOf(text)}>
      {plainWords(text)}
    </p>
  )
}
