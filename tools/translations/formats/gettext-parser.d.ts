declare module 'gettext-parser' {
  type Entry = {
    msgctxt?: string
    msgid: string
    msgstr: string[]
    comments?: { flag?: string; previous?: string }
  }
  type Catalogue = {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, object>>
  }
  export const po: {
    compile(catalogue: Catalogue, options: { foldLength: number }): Buffer
    parse(text: string): Omit<Catalogue, 'translations'> & { translations: Record<string, Record<string, Entry>> }
  }
}
