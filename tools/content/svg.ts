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
  const code = svg.replace(/<!--.*?-->/gs, '')
  return unsafe.filter(([, is]) => is.test(code)).map(([what]) => what)
}
