import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'

/** Metadata of a PDF. `marks` contains custom fields by name. */
export type Imprint = { author: string; marks?: Record<string, string> }

/** Metadata fields that Chromium writes and that differ between runs or machines. */
const volatileFields = ['CreationDate', 'ModDate', 'Creator', 'Producer']

/** Matches the names of referenced elements, such as table headings. Chromium numbers them differently in each run. */
const nodeName = /^node\d{8}$/

/** Compresses a printed PDF, and removes data that differs between runs, so that equal pages produce equal files. */
export async function finish(printed: Uint8Array, { author, marks = {} }: Imprint): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const info = infoOf(pdf)
  for (const name of volatileFields) info.delete(PDFName.of(name))
  for (const [name, value] of Object.entries({ Author: author, ...marks }))
    info.set(PDFName.of(name), PDFHexString.fromText(value))
  renumberNodes(pdf)
  return pdf.save({ useObjectStreams: true, addDefaultPage: false })
}

/** Value of a custom metadata field; undefined if the field is missing or the file is not a PDF. */
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

/** Renumbers element names from 0. The order of the names is kept, because they have to be sorted in a PDF. */
function renumberNodes(pdf: PDFDocument): void {
  const occurrences: { name: string; replace(by: PDFObject): void }[] = []
  const visit = (value: PDFObject, replace: (by: PDFObject) => void) => {
    if (value instanceof PDFString && nodeName.test(value.asString()))
      occurrences.push({ name: value.asString(), replace })
    if (value instanceof PDFArray)
      for (const [i, item] of value.asArray().entries()) visit(item, (by) => value.set(i, by))
    if (value instanceof PDFDict) for (const [key, item] of value.entries()) visit(item, (by) => value.set(key, by))
  }
  for (const [ref, value] of pdf.context.enumerateIndirectObjects()) visit(value, (by) => pdf.context.assign(ref, by))
  const names = [...new Set(occurrences.map(({ name }) => name))].sort()
  const byName = new Map(names.map((name, i) => [name, PDFString.of(`node${String(i).padStart(8, '0')}`)]))
  for (const { name, replace } of occurrences) replace(byName.get(name) ?? PDFString.of(name))
}
