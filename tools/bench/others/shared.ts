import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LocalizedSite } from '../../../schema/localized'
import type { Picture } from '../../../schema/parts'
import { readDocuments, readJson } from './documents'
import { documentPath } from './generator'

/** Data from our build that all generators use, so that they write equal bytes. */
export type Shared = {
  languages: LocalizedSite['languages']
  /** Contents of files (data, script and icons), by path in the folder of a site. */
  files: Record<string, string>
  /** Input for each page, by language and name, as in "de/page-9". */
  given: Record<string, Given>
  /** Folder of our built site, from which static files are copied. */
  output: string
}

/** Data about a page that templates cannot compute. */
type Given = {
  /** Class that sizes the title by its longest word, because templates cannot measure words. */
  fit?: string
  /** Name of the page's `Head` (policy and styles). Pages with equal styles have the same one. */
  head: string
}

/** Reads the data for all generators. @param content content folder of the benchmark, after a build */
export function readShared(content: string): Shared {
  const output = join(content, 'dist/default')
  const codes = readdirSync(join(output, 'data'))
  const siteIn = (code: string) => readJson(join(output, 'data', code, '_site.json'))
  const [{ languages, defaultLanguage } = noSite()] = codes.map((code) => siteIn(code).site as LocalizedSite)
  const home = (code: string) => readFileSync(join(output, `${code === defaultLanguage ? 'index' : code}.html`), 'utf8')
  const html = home(defaultLanguage)
  const { given, heads } = readPages(content, output, [
    defaultLanguage,
    ...codes.filter((code) => code !== defaultLanguage),
  ])
  const frame = {
    heads,
    themeColour: find(html, /name="theme-color" content="([^"]+)"/),
    print: find(html, /rel="stylesheet" href="([^"]+)" media="print"/),
    // Classes of the header by language, which make it fit into one line and depend on the width of the header's words.
    header: Object.fromEntries(codes.map((code) => [code, find(home(code), /class="(header-row[^"]*)"/)])),
    fonts: Object.fromEntries(
      codes.map((code) => [code, [...home(code).matchAll(/href="([^"]+)" as="font"/g)].map(([, href]) => href)]),
    ),
  }
  return {
    languages,
    output,
    given,
    files: {
      'assets/boot.js': find(html, /<script>(.+?)<\/script>/s),
      'assets/sprite.svg': find(html, /(<svg class="sprite".+?<\/symbol><\/svg>)/s),
      'data/frame.json': JSON.stringify(frame),
      'data/pictures.json': JSON.stringify(pictures(content, output)),
      ...Object.fromEntries(codes.map((code) => [`data/site/${code}.json`, JSON.stringify(siteIn(code))])),
    },
  }
}

function noSite(): never {
  throw new Error('The content was not built.')
}

function find(html: string, pattern: RegExp): string {
  const match = pattern.exec(html)?.[1]
  if (!match) throw new Error(`No document of ours has ${pattern}.`)
  return match
}

type Head = { policy: string; styles: string }

/** Reads the input for pages, and the heads (policies and styles) that pages share. */
function readPages(
  content: string,
  output: string,
  codes: string[],
): { given: Shared['given']; heads: Record<string, Head> } {
  const given: Shared['given'] = {}
  const heads = new Map<string, Head & { name: string }>()
  for (const { language, name } of readDocuments(content, codes)) {
    const html = readFileSync(join(output, documentPath({ language, name }, codes[0] ?? '')), 'utf8')
    const styles = find(html, /<style>(.+)<\/style>/s)
    const policy = find(html, /http-equiv="Content-Security-Policy" content="([^"]+)"/)
    const head = heads.get(styles) ?? { name: `head-${heads.size + 1}`, styles, policy }
    heads.set(styles, head)
    given[`${language}/${name}`] = { fit: /<h1 class="([^"]+)"/.exec(html)?.[1], head: head.name }
  }
  return { given, heads: Object.fromEntries([...heads.values()].map(({ name, ...head }) => [name, head])) }
}

/** Number of pages from which pictures are read. A few are enough, because all pages show the same pictures. */
const sampledPages = 5

/** Data of the pictures in our build, with a `srcset` of all widths, by the file name that authors write. */
function pictures(content: string, output: string): Record<string, Picture & { srcset: string }> {
  const result: Record<string, Picture & { srcset: string }> = {}
  const { defaultLanguage } = readJson(join(content, 'pages/_site.json')) as { defaultLanguage: string }
  const pair = (written: unknown, builtValue: unknown) => {
    if (typeof written === 'string' && isPicture(builtValue))
      result[written] = { ...builtValue, srcset: srcset(builtValue) }
    else if (typeof written === 'object' && written !== null && typeof builtValue === 'object' && builtValue !== null)
      for (const [field, value] of Object.entries(written)) pair(value, Reflect.get(builtValue, field))
  }
  let pagesLeft = sampledPages
  for (const { name, page } of readDocuments(content, [defaultLanguage])) {
    pair(page, readJson(join(output, 'data', defaultLanguage, `${name}.json`)).page)
    pagesLeft--
    if (pagesLeft === 0) break
  }
  return result
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'width' in value
}

function srcset({ src, widths = [] }: Picture): string {
  return widths.map((width) => `${src.replace(/\.webp$/, '')}-${width}.avif ${width}w`).join(',')
}

/**
 * Writes a site without its pages: the templates, the files that they use, and static files of our site (pictures,
 * fonts, scripts, icons).
 * @param templates folder of the templates
 * @param folder folder of the site
 * @param copied name of the subfolder with static files, which the generator copies
 */
export function writeSite(templates: string, { files, output }: Shared, folder: string, copied: string): void {
  for (const name of readdirSync(templates)) {
    rmSync(join(folder, name), { recursive: true, force: true })
    cpSync(join(templates, name), join(folder, name), { recursive: true })
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(output, join(folder, copied), {
    recursive: true,
    filter: (file) => !/^\/(data|search)|\.html$|sitemap/.test(file.slice(output.length)),
  })
}
