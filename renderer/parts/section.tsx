import type { ReactNode } from 'react'
import type { Text } from '../../schema/parts'
import { fitted } from './fit'
import { Below, Heading } from './heading'
import { shown } from './shown'
import { langOf } from './text'

type SectionProps = { id: string; className: string; title?: Text; children: ReactNode }

/** The frame of a block: its anchor and, if it has a title, its heading. */
export function Section({ id, className, title, children }: SectionProps) {
  // Uses a `<div>` if there is no title, because a `<section>` should have a heading.
  const Frame = title === undefined ? 'div' : 'section'
  return (
    <Frame id={id} className={`block ${className}`}>
      {title !== undefined && (
        <Heading {...langOf(title)} {...fitted(title, 10)}>
          {shown(title)}
        </Heading>
      )}
      <Below title={title}>{children}</Below>
    </Frame>
  )
}
