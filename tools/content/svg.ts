import { colourParts } from './contrast'
import { type Said, say } from './say/say.js'

/** Parts that an SVG file must not have: published as it is, it could run scripts or load files of other sites. */
const unsafe: [what: Said, is: RegExp][] = [
  [say`<script>`, /<(?:\w+:)?script\b/i],
  [say`<foreignObject>`, /<(?:\w+:)?foreignObject\b/i],
  [say`an "on…" attribute, which runs a script`, /<[^>]*\son\w+\s*=/i],
  [say`a "javascript:" address`, /javascript\s*:/i],
  [say`an entity (<!ENTITY>)`, /<!ENTITY\b/i],
  [say`"@import"`, /@import\b/i],
  [
    say`an address outside this file`,
    /(?:\s(?:xlink:)?href|\ssrc)\s*=\s*["']\s*(?!#|data:image\/|javascript:)[^"'\s]|url\(\s*["']?\s*(?!#|data:|["')])\S/i,
  ],
]

/** The parts of an SVG file that a site must not publish, in words. @param svg its text */
export function unsafeInSvg(svg: string): Said[] {
  const code = unescaped(svg.replace(/<!--.*?-->/gs, ''))
  return unsafe.filter(([, is]) => is.test(code)).map(([what]) => what)
}

/** A text with the letters that XML and styles can write as numbers; those that browsers leave out of addresses are none. */
function unescaped(text: string): string {
  return text.replace(/&#(x[0-9a-f]{1,6}|\d{1,7});|\\([0-9a-f]{1,6})\s?/gi, (_, xml?: string, css?: string) => {
    const code = xml === undefined ? Number(`0x${css}`) : Number(xml.replace(/^x/i, '0x'))
    return code > 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Where a colour is written, as an attribute or a style. */
const painted = /\b(?:fill|stroke|color)\s*[=:]\s*["']?\s*([^"';}<>]+)/gi

/** Elements without a colour of their own. A gradient has those of its stops. */
const isUnpainted = /^(?:none|transparent|inherit|url\(.*)$/

/** How light what is next to black may be, from 0 to 1: hardly lighter than the grounds of a dark theme. */
const nearlyBlack = 0.36

/** Whether nothing in a drawing is lighter than nearly black. What the page colours, and photos in it, may be. @param svg its text */
export function isAllBlack(svg: string): boolean {
  const code = svg.replace(/<!--.*?-->/gs, '')
  if (/<image\b|currentcolor|var\(/i.test(code)) return false
  const colours = [...code.matchAll(painted)].map(([, colour = '']) => colour.trim().toLowerCase())
  // Shapes that say nothing are black.
  return (
    /<(?:path|rect|circle|ellipse|line|poly(?:gon|line)|text)\b/.test(code) &&
    colours.filter((colour) => !isUnpainted.test(colour)).every(isNearlyBlack)
  )
}

function isNearlyBlack(colour: string): boolean {
  return /^(?:#|rgb|hsl|[a-z]+$)/.test(colour) && colourParts(colour).l < nearlyBlack
}
