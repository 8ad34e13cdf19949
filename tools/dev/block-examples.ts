import type { BlockReference } from '../bundle/contract/reference'
import { messageText, spokenLanguage } from '../cli/message-language'
import type { Annotation } from '../content/base/contract'
import { valueAt } from '../content/json/document'
import { formatOf, formats, isVector, ratioOf, slotOf } from '../content/read/media'
import { readPart } from '../content/read/read-site'
import type { Site } from '../content/read/site'
import { type Said, say } from '../content/say/say.js'
import { escapeHtml } from '../html/escape'
import type { OpenPage } from '../site/live'

/** Address of the page that shows all blocks, and prefix of examples ("/_blocks/faq/0"). No site has such addresses. */
export const blocksAddress = '/_blocks'

/** Name of the page that contains one example. Messages about the example also show this name. */
const examplePageName = 'block-example'

/**
 * Creates a page of the open site with an example of a block. The site's pictures, contacts and tables replace those in
 * the example. The page is marked as being in the requested language, so that its text direction can be previewed
 * without a translation.
 * @param address such as "/_blocks/faq/0"
 * @returns undefined for any other address
 */
export function exampleAt(
  site: Site,
  blocks: BlockReference[],
  address: string,
  language: string,
): OpenPage | undefined {
  const [, type, index] = /^\/_blocks\/([a-z-]+)\/(\d+)$/.exec(address) ?? []
  const example = blocks.find((block) => block.type === type)?.examples[Number(index)]
  if (example === undefined) return undefined
  const tables = tablesOf(example, blocks)
  const page = (block: unknown) => ({
    title: String(type),
    description: '…',
    lang: language,
    blocks: [block, ...tables],
  })
  const read = (json: object) => readPart(site, { [`pages/${examplePageName}.json`]: JSON.stringify(json) }).site
  const json = page(structuredClone(example))
  for (const mark of read(json).pages[0]?.annotations ?? []) replace(json, mark, site)
  const exampleSite = read(json)
  const [examplePage] = exampleSite.pages
  return examplePage && { site: exampleSite, page: { ...examplePage, address } }
}

/** Tables that the example of a diagram or calculator refers to. They are examples of the block "spec-table". */
function tablesOf(example: unknown, blocks: BlockReference[]): unknown[] {
  const tableIds = [valueAt(example, ['table']), valueAt(example, ['tiers', 'table'])]
  const tables = blocks.find(({ type }) => type === 'spec-table')?.examples ?? []
  return tables.filter((table) => tableIds.includes(valueAt(table, ['id'])))
}

/** Replaces a value in an example with a suitable value from the site. Without one, the value stays unchanged. */
function replace(json: object, { kind, path, value, argument }: Annotation, { source, settings, index }: Site): void {
  const put = (target: (string | number)[], replacement: unknown) => {
    const owner = target.slice(0, -1).reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), json)
    if (replacement !== undefined) Reflect.set(Object(owner), target.at(-1) ?? '', replacement)
  }
  if (kind === 'media') {
    const { kind, shape = shapeOfPlaced(json, path) } = slotOf(argument)
    const fits = Object.entries(source.media).filter(
      ([file, { fault, width = 0, height = 0, labels }]) =>
        !file.startsWith('_') &&
        !fault &&
        formats[kind].includes(formatOf(file)) &&
        (kind !== 'drawing' || (shape === undefined ? labels !== undefined : !isVector(file))) &&
        (shape === undefined || Math.abs(width / height - ratioOf(shape)) < 0.02),
    )
    // Uses a different file for each frame, because the frames of a rotation must differ.
    put(path, fits[kind === 'frame' ? Number(path.at(-1)) : 0]?.[0])
  } else if (kind === 'link' && argument === 'place') {
    const others = index.pages.filter(({ address }) => address !== '/')
    put(path, others[(Number(path.at(-2)) || 0) % Math.max(1, others.length)]?.address)
  } else if (kind === 'parent') {
    put(path, [...index.children.keys()][0])
  } else if (kind === 'contact') {
    const position = Number(path.at(-1))
    put(path, settings.contacts[position % Math.max(1, settings.contacts.length)]?.id)
  } else if (kind === 'completed' && valueAt(value, ['type']) === 'compare') {
    const [first, ...others] = index.pages.filter(({ rows }) => rows !== undefined)
    const ids = new Set(first?.rows?.map(({ id }) => id))
    const similar = others.find(({ rows }) => rows?.some(({ id }) => ids.has(id))) ?? others[0]
    if (!first || !similar) return
    put([...path, 'pages'], [first.address, similar.address])
    put([...path, 'rows'], [...new Set([...(first.rows ?? []), ...(similar.rows ?? [])].map(({ id }) => id))])
  } else if (kind === 'language' && !settings.languages.some(({ code }) => code === value)) {
    put(path, settings.defaultLanguage)
  }
}

/** Aspect ratio of a drawing whose parts have positions; undefined for a drawing without positions. */
function shapeOfPlaced(json: object, path: (string | number)[]): string | undefined {
  const parts = valueAt(json, [...path.slice(0, -2), 'parts'])
  return Array.isArray(parts) && parts.some((part) => valueAt(part, ['x']) !== undefined) ? '4:3' : undefined
}

/** HTML of the page that shows all blocks, with the description, fields and examples of each block. */
export function blocksPage({ settings }: Site, blocks: BlockReference[], script: string): string {
  const { brands, languages, defaultLanguage } = settings
  const options = (list: { value: string; words: string }[]) =>
    list.map(({ value, words }) => `<option value="${escapeHtml(value)}">${escapeHtml(words)}</option>`).join('')
  const codes = languages.map(({ code, name }) => ({ value: code === defaultLanguage ? '' : `/${code}`, words: name }))
  const themes = [
    { value: '', words: messageText(say`Light`) },
    { value: 'dark', words: messageText(say`Dark`) },
  ]
  const widths = [
    { value: '', words: messageText(say`Desktop`) },
    { value: '390', words: messageText(say`Phone`) },
  ]
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${spokenHtml(say`Blocks`)}</title><style>${blocksPageStyles}</style></head>
<body>
<header><h1>${spokenHtml(say`Blocks`)}</h1>
<label>${spokenHtml(say`Brand`)} <select id="brand">${options(brands.map(({ id, name }) => ({ value: id, words: name })))}</select></label>
<label>${spokenHtml(say`Language`)} <select id="language">${options(codes)}</select></label>
<label>${spokenHtml(say`Direction`)} <select id="dir">${options([
    { value: '', words: messageText(say`Of the language`) },
    { value: 'ltr', words: messageText(say`Left to right`) },
    { value: 'rtl', words: messageText(say`Right to left`) },
  ])}</select></label>
<label>${spokenHtml(say`Theme`)} <select id="theme">${options(themes)}</select></label>
<label>${spokenHtml(say`Width`)} <select id="width">${options(widths)}</select></label></header>
<nav aria-label="${spokenHtml(say`Blocks`)}"><ul>${blocks.map(({ type, title }) => `<li><a href="#${type}">${spokenHtml(title)}</a></li>`).join('')}</ul></nav>
<main>${blocks.map(blockSection).join('\n')}</main>
<script type="module" src="${script}"></script></body>
</html>`
}

/** Text in the author's language, escaped for HTML. */
function spokenHtml(text: Said): string {
  return escapeHtml(messageText(text))
}

function blockSection({ type, title, description, tables, examples }: BlockReference): string {
  const headings = [spokenHtml(say`Field`), spokenHtml(say`Needed`), spokenHtml(say`What`), spokenHtml(say`Meaning`)]
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')
  const fields = tables.map(
    ({ about, rows }) => `${about === undefined ? '' : `<p>${spokenHtml(about)}</p>`}
<table><thead><tr>${headings}</tr></thead>
<tbody>${rows
      .map(
        ({ name, needed, what, meaning }) =>
          `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${needed ? spokenHtml(say`yes`) : ''}</td><td>${spokenHtml(what)}</td><td>${spokenHtml(meaning)}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  )
  const exampleFrames = examples.map(
    (
      example,
      i,
    ) => `<iframe title="${spokenHtml(title)}, ${i + 1}" loading="lazy" data-example="${blocksAddress}/${type}/${i}"></iframe>
<details><summary>JSON</summary><button type="button">${spokenHtml(say`Copy`)}</button><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre></details>`,
  )
  return `<section id="${type}"><h2>${spokenHtml(title)} <code>${type}</code></h2><p>${spokenHtml(description)}</p>
${exampleFrames.join('\n')}
<details><summary>${spokenHtml(say`Fields`)}</summary>${fields.join('\n')}</details></section>`
}

const blocksPageStyles = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#14202a;background:#f6f7f5}
header{position:sticky;inset-block-start:0;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:8px 24px;background:#fff;border-block-end:1px solid #d3dada;z-index:1}
h1{font-size:20px;margin:0}h2{margin:0;font-size:22px}select{font:inherit}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:16px 24px;padding:0}
section{margin:24px;padding:24px;background:#fff;border:1px solid #d3dada;scroll-margin-block-start:72px}
iframe{display:block;inline-size:100%;block-size:320px;margin-block:16px 4px;border:1px solid #7a8891}
table{border-collapse:collapse;font-size:14px;margin-block:8px}th,td{text-align:start;vertical-align:baseline;padding:4px 12px;border:1px solid #d3dada}
pre{background:#eceFed;padding:12px;overflow:auto;font-size:13px}summary{cursor:pointer;padding-block:6px}`
