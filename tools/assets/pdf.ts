import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'

/** The properties of a PDF. `marks` are fields of our own, by name. */
export type Imprint = { author: string; marks?: Record<string, string> }

/** What Chromium writes that differs from run to run, or from machine to machine. */
const changing = ['CreationDate', 'ModDate', 'Creator', 'Producer']

/** Names of elements that others point to, such as headings of tables: numbered again in every run. */
const nodeName = /^node\d{8}$/

/**
 * Packs a printed PDF, and takes out what differs from run to run: the same print gives the same bytes.
 * @returns the bytes of the file
 */
export async function finish(printed: Uint8Array, { author, marks = {} }: Imprint): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const info = infoOf(pdf)
  for (const name of changing) info.delete(PDFName.of(name))
  for (const [name, value] of Object.entries({ Author: author, ...marks }))
    info.set(PDFName.of(name), PDFHexString.fromText(value))
  renumberNodes(pdf)
  return pdf.save({ useObjectStreams: true, addDefaultPage: false })
}

/** The value of a field of our own; undefined when the file has none, or is no PDF. */
export async function pdfMark(file: Uint8Array, name: string): Promise<string | undefined> {
  try {
    const value = infoOf(await PDFDocument.load(file, { updateMetadata: false })).get(PDFName.of(name))
    return value instanceof PDFHexString ? value.decodeText() : undefined
  } catch {
    return undefined
  }
}

function infoOf(pdf: PDFDocument): PDFDict {
  return pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
}

/** Their order stays, since a PDF keeps them sorted. */
function renumberNodes(pdf: PDFDocument): void {
  const places: { name: string; replace(by: PDFObject): void }[] = []
  const visit = (value: PDFObject, replace: (by: PDFObject) => void) => {
    if (value instanceof PDFString && nodeName.test(value.asString())) places.push({ name: value.asString(), replace })
    if (value instanceof PDFArray)
      for (const [i, item] of value.asArray().entries()) visit(item, (by) => value.set(i, by))
    if (value instanceof PDFDict) for (const [key, item] of value.entries()) visit(item, (by) => value.set(key, by))
  }
  for (const [ref, value] of pdf.context.enumerateIndirectObjects()) visit(value, (by) => pdf.context.assign(ref, by))
  const names = [...new Set(places.map(({ name }) => name))].sort()
  const byName = new Map(names.map((name, i) => [name, PDFString.of(`node${String(i).padStart(8, '0')}`)]))
  for (const { name, replace } of places) replace(byName.get(name) ?? PDFString.of(name))
}
