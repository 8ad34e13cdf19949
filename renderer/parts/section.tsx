import type { ReactNode } from 'react'
import type { Text } from '../../schema/parts'
import { displayText } from './display-text'
import { fitClass } from './fit'
import { Below, Heading } from './heading'
import { langOf } from './text'

type SectionProps = { id: string; className: string; title?: Text; children: ReactNode }

/** The frame of a block: its anchor and, if it has a title, its heading. */
export function Section({ id, className, title, children }: SectionProps) {
  // Uses a `<div>` if there is no title, because a `<section>` should have a heading.
  const Frame = title === undefined ? 'div' : 'section'
  return (
    <Frame id={id} className={`block ${className}`}>
      {title !== undefined && (
        <Heading {...langOf(title)} {...fitClass(title, 10)}>
          {displayText(title)}
        </Heading>
      )}
      <Below title={title}>{children}</Below>
    </Frame>
  )
}
