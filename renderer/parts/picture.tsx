import { createContext, type ReactNode, useContext } from 'react'
import { preload } from 'react-dom'
import type { Picture as PictureFile, Text } from '../../schema/parts'
import { langOf, plainWords } from './text'
import { valueClass } from './value-class'

type PictureProps = {
  file: PictureFile
  /** What it shows; empty where the words next to it already say it. */
  alt?: Text
  /** How wide it is shown, in the form of HTML's "sizes". Not given: a thumbnail, for which the smallest file is enough. */
  sizes?: string
  /** The first picture of a page is fetched at once; others when they come near. */
  first?: boolean
  /** It is likely to be looked at next, and is fetched before it is seen. */
  soon?: boolean
}

/** How wide a picture within the margins is on a phone, for `sizes`. */
export const column = '92vw'

const LaterContext = createContext(false)

/** The content may be closed at first: none of its pictures is the first of the page. */
export function PicturesLater({ children }: { children: ReactNode }) {
  return <LaterContext.Provider value={true}>{children}</LaterContext.Provider>
}

/** A picture with its size, so that nothing moves when it arrives; browsers choose the file they need. */
export function Picture({ file, alt = '', sizes, first = false, soon = false }: PictureProps) {
  const isLater = useContext(LaterContext)
  const isFirst = first && !isLater
  const image = (
    <img
      src={file.src}
      width={file.width}
      height={file.height}
      alt={plainWords(alt)}
      {...langOf(alt)}
      className={file.colour === undefined ? undefined : valueClass('tone', file.colour.slice(1))}
      loading={isFirst || soon ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
  if (!file.widths) return image
  if (isFirst && sizes !== undefined)
    preload(file.src, { as: 'image', imageSrcSet: addressesIn(file), imageSizes: sizes, fetchPriority: 'high' })
  return (
    <picture>
      <source type="image/avif" srcSet={sizes === undefined ? smallest(file) : addressesIn(file)} sizes={sizes} />
      {image}
    </picture>
  )
}

/** The address of the smallest file of a picture. */
export function smallest(file: PictureFile): string {
  return addressAt(file, file.widths?.[0])
}

/** The addresses of all files of a picture, with their widths, as HTML's "srcset" has them. */
export function addressesIn(file: PictureFile): string {
  return (file.widths ?? []).map((width) => `${addressAt(file, width)} ${width}w`).join()
}

function addressAt({ src }: PictureFile, width: number | undefined): string {
  return width === undefined ? src : src.replace(/\.webp$/, `-${width}.avif`)
}
