const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number for a language, in Latin digits. */
export function formatNumber(lang: string, value: number): string {
  const format = formats.get(lang) ?? new Intl.NumberFormat(`${lang}-u-nu-latn`)
  formats.set(lang, format)
  return format.format(value)
}
