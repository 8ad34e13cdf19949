import type { ReactNode } from 'react'
import type { Text } from '../../schema/localized'
import { langOf, plain } from './text'

type SectionProps = { id: string; className: string; title?: Text; children: ReactNode }

/** The frame of a block: its anchor, and its heading if it has one. */
export function Section({ id, className, title, children }: SectionProps) {
  return (
    <section id={id} className={`block ${className}`}>
      {title !== undefined && <h2 {...langOf(title)}>{plain(title)}</h2>}
      {children}
    </section>
  )
}
