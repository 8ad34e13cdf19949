import { createContext, type ReactNode, useContext } from 'react'
import type { Picture as PictureFile, Text } from '../../schema/localized'
import { langOf, plain } from './text'

type PictureProps = {
  file: PictureFile
  /** What it shows; empty where the words beside it say it already. */
  alt?: Text
  /** The first picture of a page is fetched at once; others when they come near. */
  first?: boolean
  /** It is likely to be looked at next, and fetched though nobody sees it yet. */
  soon?: boolean
  className?: string
}

const LaterContext = createContext(false)

/** What is inside may be closed at first: none of its pictures is the first of the page. */
export function PicturesLater({ children }: { children: ReactNode }) {
  return <LaterContext.Provider value={true}>{children}</LaterContext.Provider>
}

/** A picture with its size, so that nothing moves when it arrives. */
export function Picture({ file, alt = '', first = false, soon = false, className }: PictureProps) {
  const isLater = useContext(LaterContext)
  const isFirst = first && !isLater
  return (
    <img
      src={file.src}
      width={file.width}
      height={file.height}
      alt={plain(alt)}
      {...langOf(alt)}
      className={className}
      loading={isFirst || soon ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
