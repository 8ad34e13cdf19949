import type { Media } from './site'

/**
 * Where a media file is served: pictures under a name made from their content, so that browsers may keep them for ever;
 * documents under their own, so that links to them stay good.
 */
export function mediaAddress(file: string, media: Media | undefined): string {
  if (!media?.hash) return `/assets/${file}`
  const dot = file.lastIndexOf('.')
  return `/assets/${file.slice(0, dot)}.${media.hash}${file.slice(dot)}`
}

/**
 * What is written in a technical drawing, each sign once.
 * @param svg the text of an SVG file
 * @returns undefined when it has no element named "drawing", which is what a page shows of it
 */
export function marksOf(svg: string): string[] | undefined {
  if (!/\sid=["']drawing["']/.test(svg)) return undefined
  const signs = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, sign = '']) =>
    sign.replace(/<[^>]*>/g, '').trim(),
  )
  return [...new Set(signs)].sort()
}
