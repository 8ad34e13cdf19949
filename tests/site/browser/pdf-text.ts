import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'

/** Text of a PDF made by Chromium, in the order in which it was written, without spaces between lines. */
export async function textOf(file: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  return pdf.getPages().map(textOfPage).join('')
}

function textOfPage({ node, doc }: PDFPage): string {
  const fonts = new Map<string, Map<string, string>>()
  const fontsByName = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  for (const [name, ref] of fontsByName?.entries() ?? [])
    fonts.set(name.asString(), lettersOf(read(doc, doc.context.lookup(ref, PDFDict).get(PDFName.of('ToUnicode')))))
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  let letters = new Map<string, string>()
  let text = ''
  for (const [, font, shownGlyphs = ''] of streams
    .map((stream) => read(doc, stream))
    .join('\n')
    .matchAll(/(\/\w+) [\d.]+ Tf|(\[[^\]]*\] TJ|<[0-9A-F]+> Tj)/g)) {
    if (font) letters = fonts.get(font) ?? letters
    for (const [, glyphs = ''] of shownGlyphs.matchAll(/<([0-9A-F]+)>/g))
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters.get(glyph) ?? ''
  }
  return text
}

/** Letters by glyph, from the "ToUnicode" map of a font. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  const letterOf = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)))
  for (const [, lines = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', hex = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(glyph, letterOf(hex))
  for (const [, lines = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', hex = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let i = 0; i <= parseInt(to, 16) - parseInt(from, 16); i++)
        letters.set(
          (parseInt(from, 16) + i).toString(16).toUpperCase().padStart(4, '0'),
          String.fromCharCode(parseInt(hex, 16) + i),
        )
  return letters
}

function read(doc: PDFDocument, value: unknown): string {
  const stream = value instanceof PDFRef ? doc.context.lookup(value) : value
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
}
