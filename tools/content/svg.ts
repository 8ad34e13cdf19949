/** What an SVG file must not have: published as it is, it could run scripts or load files of other sites. */
const unsafe: [what: string, is: RegExp][] = [
  ['<script>', /<(?:\w+:)?script\b/i],
  ['<foreignObject>', /<(?:\w+:)?foreignObject\b/i],
  ['an "on…" attribute, which runs a script', /<[^>]*\son\w+\s*=/i],
  ['a "javascript:" address', /javascript\s*:/i],
  ['an entity (<!ENTITY>)', /<!ENTITY\b/i],
  ['"@import"', /@import\b/i],
  [
    'an address outside this file',
    /(?:\s(?:xlink:)?href|\ssrc)\s*=\s*["']\s*(?!#|data:image\/|javascript:)[^"'\s]|url\(\s*["']?\s*(?!#|data:|["')])\S/i,
  ],
]

/** What an SVG file has that a site must not publish, in words. @param svg its text */
export function unsafeInSvg(svg: string): string[] {
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
