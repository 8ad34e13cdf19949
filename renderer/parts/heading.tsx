import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

const LevelContext = createContext(2)

/** What stands below a heading of a block: headings in it are one level lower. */
export function Below({ children }: { children: ReactNode }) {
  return <LevelContext.Provider value={useContext(LevelContext) + 1}>{children}</LevelContext.Provider>
}

/** A heading of a block: of the second level, or lower below others (`Below`), so that the outline of a page is true. */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${Math.min(useContext(LevelContext), 6)}` as 'h2'
  return <Tag {...props} />
}

/** What belongs under a title: below it where there is one. */
export function Under({ title, children }: { title: unknown; children: ReactNode }) {
  return title === undefined ? children : <Below>{children}</Below>
}
