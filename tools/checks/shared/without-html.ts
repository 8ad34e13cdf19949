/** HTML tags, and the Markdown or line breaks that replace them. */
const replacements: [tags: RegExp, text: string][] = [
  [/\s*<br\b[^>]*>\s*/gi, '\n'],
  [/\s*<li\b[^>]*>\s*/gi, '\n- '],
  [/\s*<\/?(?:p|div|ul|ol|section|article|h[1-6])\b[^>]*>\s*/gi, '\n\n'],
  [/<\/?(?:b|strong)\b[^>]*>/gi, '**'],
  [/<\/?(?:i|em)\b[^>]*>/gi, '*'],
  [/<a\b[^>]*\bhref=["']([^"']*)["'][^>]*>(.*?)<\/a>/gi, '[$2]($1)'],
]

/** Replaces HTML in a text with Markdown or, if the text is plain, with spaces. */
export function withoutHtml(text: string, isPlain: boolean): string {
  const marked = isPlain ? text : replacements.reduce((result, [tags, mark]) => result.replace(tags, mark), text)
  const words = marked.replace(/<\/?[a-z][^<>]*>/gi, isPlain ? ' ' : '').replace(/\n{2,}(?=- )/g, '\n\n')
  return (isPlain ? words.replace(/\s+/g, ' ') : words.replace(/\n{3,}/g, '\n\n')).trim()
}
