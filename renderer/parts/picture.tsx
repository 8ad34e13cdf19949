import { createContext, type ReactNode, useContext } from 'react'
import { preload } from 'react-dom'
import type { Picture as PictureFile, Text } from '../../schema/parts'
import { langOf, plainWords } from './text'
import { valueClass } from './value-class'

type PictureProps = {
  file: PictureFile
  /** Description of the picture; empty if nearby text already describes the picture. */
  alt?: Text
  /** Displayed width, as in HTML's `sizes`. Undefined for a thumbnail, for which the smallest file is enough. */
  sizes?: string
  /** Whether this is the page's first picture, which is fetched at once. Others are fetched when near the viewport. */
  first?: boolean
  /** Whether this picture is likely to be shown next, and is therefore fetched early. */
  soon?: boolean
}

/** Width of a picture inside the margins on a phone, for `sizes`. */
export const column = '92vw'

const LaterContext = createContext(false)

/**
 * Wrapper for content whose pictures never count as the page's first picture, because they may be further down or
 * collapsed.
 */
export function PicturesLater({ children }: { children: ReactNode }) {
  return <LaterContext.Provider value={true}>{children}</LaterContext.Provider>
}

/** A picture with its dimensions, so that nothing moves when it loads. The browser chooses the file that fits best. */
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

/** Address of a picture's smallest file. */
export function smallest(file: PictureFile): string {
  return addressAt(file, file.widths?.[0])
}

/** Addresses and widths of all files of a picture, as in HTML's `srcset`. */
export function addressesIn(file: PictureFile): string {
  return (file.widths ?? []).map((width) => `${addressAt(file, width)} ${width}w`).join()
}

function addressAt({ src }: PictureFile, width: number | undefined): string {
  return width === undefined ? src : src.replace(/\.webp$/, `-${width}.avif`)
}
