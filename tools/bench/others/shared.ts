import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LocalizedSite } from '../../../schema/localized'
import type { Picture } from '../../../schema/parts'
import { readDocuments, readJson } from './documents'
import { documentPath } from './generator'

/** What all pages share, taken from our finished site, so that every generator writes the same bytes of it. */
export type Shared = {
  languages: LocalizedSite['languages']
  /** Files by their paths in the folder of a site: data, script and icons. */
  files: Record<string, string>
  /** The input of each page, by "de/page-9". */
  given: Record<string, Given>
  /** The folder of our finished site, whose files that no template makes are copied. */
  output: string
}

/** What no template finds out about a page. */
type Given = {
  /** The class that fits its title by the longest word: we count letters, templates do not. */
  fit?: string
  /** Which of the heads is its: pages with the same parts have the same styles. */
  head: string
}

/** @param content a content folder of the bench, built */
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
    // How wide the words of a header are, by which it fits into one line.
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
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`No document of ours has ${pattern}.`)
  return found
}

type Head = { policy: string; styles: string }

/** The input of pages, and the heads that they share. */
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

/** How many pages are looked at for their pictures; the bench shows the same few in turn. */
const lookedAt = 5

/** The pictures of pages by the names authors write: what our build found out of each, sources in all widths included. */
function pictures(content: string, output: string): Record<string, Picture & { srcset: string }> {
  const found: Record<string, Picture & { srcset: string }> = {}
  const { defaultLanguage } = readJson(join(content, 'pages/_site.json')) as { defaultLanguage: string }
  const pair = (written: unknown, made: unknown) => {
    if (typeof written === 'string' && isPicture(made)) found[written] = { ...made, srcset: srcset(made) }
    else if (typeof written === 'object' && written !== null && typeof made === 'object' && made !== null)
      for (const [field, value] of Object.entries(written)) pair(value, Reflect.get(made, field))
  }
  let left = lookedAt
  for (const { name, page } of readDocuments(content, [defaultLanguage])) {
    pair(page, readJson(join(output, 'data', defaultLanguage, `${name}.json`)).page)
    left--
    if (left === 0) break
  }
  return found
}

function isPicture(made: unknown): made is Picture {
  return typeof made === 'object' && made !== null && 'width' in made
}

function srcset({ src, widths = [] }: Picture): string {
  return widths.map((width) => `${src.replace(/\.webp$/, '')}-${width}.avif ${width}w`).join(',')
}

/**
 * Writes all of a site but its pages: the templates of its generator, the files they use, and the ones of ours that need
 * no template (pictures, fonts, scripts, icons).
 * @param templates the folder they are kept in
 * @param folder of the site
 * @param copied the folder in it whose files the generator copies
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
