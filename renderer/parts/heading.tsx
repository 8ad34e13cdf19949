import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import type { Text } from '../../schema/parts'

const LevelContext = createContext(2)

/** Content below a title. If there is a title, headings in the content are one level lower. */
export function Below({ title, children }: { title?: Text; children: ReactNode }) {
  const level = useContext(LevelContext)
  return <LevelContext.Provider value={title === undefined ? level : level + 1}>{children}</LevelContext.Provider>
}

/** Heading of a block: level 2, or lower inside `Below`, so that the page's outline is correct. */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${Math.min(useContext(LevelContext), 6)}` as 'h2'
  return <Tag {...props} />
}
