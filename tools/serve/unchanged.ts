import type { IncomingHttpHeaders } from 'node:http'

/** By what a client knows a file again: its tag, and when it changed. */
export type Version = { tag: string; modified: Date }

/** The tag of a file, as nginx makes it. @param isSame whether it is the same bytes each time */
export function tagOf({ size, mtime }: { size: number; mtime: Date }, isSame = true): string {
  const tag = `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`
  return isSame ? tag : `W/${tag}`
}

/** Whether a client has a file as it is now. */
export function hasVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((one) => one.trim() === '*' || bareTag(one) === bareTag(tag))
  return isFrom(headers['if-modified-since'], (since) => since >= wholeSeconds(modified))
}

/** Whether the part that a client asks for is of the file that it knows. */
export function isOfVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const known = headers['if-range']
  if (known === undefined) return true
  const name = String(known)
  return name.endsWith('"') ? name === tag : isFrom(name, (since) => since === wholeSeconds(modified))
}

function isFrom(date: string | undefined, holds: (since: number) => boolean): boolean {
  const since = Date.parse(date ?? '')
  return !Number.isNaN(since) && holds(since / 1000)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** A tag without the mark of those that are not byte by byte the same. */
function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
