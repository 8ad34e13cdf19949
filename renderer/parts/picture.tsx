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

/** A picture with its size, so that nothing moves when it arrives. */
export function Picture({ file, alt = '', first = false, soon = false, className }: PictureProps) {
  return (
    <img
      src={file.src}
      width={file.width}
      height={file.height}
      alt={plain(alt)}
      {...langOf(alt)}
      className={className}
      loading={first || soon ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
