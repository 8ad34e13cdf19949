import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../../tools/content/read/site'
import { editedSource } from '../../../tools/edit/carry-out'
import { duplicatePage } from '../../../tools/edit/duplicate'
import { Draft, type Edit } from '../../../tools/edit/edit'
import { movePage, renamePage } from '../../../tools/edit/rename'
import { type Files, siteOf, smallSite } from './site'

const settings = Object(smallSite['pages/_site.json'])

/** Formatting of JSON, as configured in an author's editor. */
type Manner = { indent: string; lineEnd: string; last: string; escapes: boolean; oneLine: boolean }

const manner: fc.Arbitrary<Manner> = fc.record({
  indent: fc.constantFrom('  ', '    ', '\t', ''),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  last: fc.constantFrom('', '\n', '\n\n'),
  escapes: fc.boolean(),
  oneLine: fc.boolean(),
})

function written(json: object, { indent, lineEnd, last, escapes, oneLine }: Manner): string {
  let text = JSON.stringify(json, null, oneLine ? '' : indent) + last
  if (escapes)
    text = text
      .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .replace(/\/(?=b)/g, '\\/')
  return text.replaceAll('\n', lineEnd)
}

const slugs = ['fan', 'fans', 'fan-2', 'big-fan', 'belt']
const folders = ['', 'a/', 'fans/', 'a/b/']
const link = fc.tuple(fc.constantFrom(...slugs), fc.constantFrom('', '#about')).map(([to, anchor]) => `/${to}${anchor}`)
const prose = fc
  .array(
    fc.oneof(
      link.map((to) => `[“yer” ğ/fan](${to})`),
      fc.constantFrom('/fan', 'ğüş \\*fan\\*', '**/belt**', '(fan)', '\n\n'),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => `Başı ${parts.join(' ')} sonu.`)

const pageOf = fc.record({
  folder: fc.constantFrom(...folders),
  manner,
  translated: manner,
  text: prose,
  links: fc.array(link, { minLength: 1, maxLength: 4 }),
  related: fc.option(fc.constantFrom(...slugs)),
  parent: fc.boolean(),
  path: fc.boolean(),
})

/** A site of five pages that link to each other, with random formatting. */
const someSite = fc
  .record({ pages: fc.tuple(pageOf, pageOf, pageOf, pageOf, pageOf), manner, redirects: fc.boolean() })
  .map(({ pages, manner, redirects }): Files => {
    const files: Files = {
      'pages/_site.json': written(
        {
          ...settings,
          menu: [...settings.menu, ...slugs.map((slug) => ({ id: slug, label: slug, href: `/${slug}` }))],
          ...(redirects
            ? {
                redirects: [
                  { from: '/old', to: '/fan' },
                  { from: '/older', to: '/belt' },
                ],
              }
            : {}),
        },
        manner,
      ),
    }
    pages.forEach(({ folder, manner, translated, text, links, related, parent, path }, i) => {
      const slug = slugs[i] ?? ''
      const up = '../'.repeat(folder.split('/').length)
      files[`pages/${folder}${slug}.json`] = written(
        {
          $schema: `${up}schema/page.json`,
          title: `Sayfa ${i} ğ`,
          description: `Bir sayfa: kümesteki havayı dışarı taşıyan ${i} makine.`,
          ...(parent && i > 0 ? { parent: slugs[i - 1] } : {}),
          ...(related && related !== slug ? { related: [`/${related}`] } : {}),
          ...(path ? { path: `/${slug}` } : {}),
          blocks: [
            { type: 'text', id: 'about', text },
            { type: 'link-list', id: 'links', links: links.map((href, n) => ({ id: `l${n}`, label: 'Yer', href })) },
          ],
        },
        manner,
      )
      files[`locales/en/${folder}${slug}.json`] = written(
        {
          title: `Page ${i}`,
          description: `A page: a machine that carries the air out, ${i}.`,
          blocks: { about: { text } },
        },
        translated,
      )
    })
    return files
  })

/** The site after an edit, read again. @throws if the edited site has an error */
function edited(site: ReturnType<typeof siteOf>, edit: Edit) {
  const { documents } = editedSource(site.source, edit)
  return siteOf({ ...Object.fromEntries(Object.keys(smallSite).map((file) => [file, undefined])), ...documents })
}

function withRedirect(text: string, ...change: Parameters<Draft['redirect']>): string {
  const draft = new Draft({ source: { documents: { 'pages/_site.json': text } } } as unknown as Site)
  draft.redirect(...change)
  return draft.text('pages/_site.json')
}

function withoutRedirects(documents: Record<string, string>): Record<string, string> {
  const site = documents['pages/_site.json'] ?? ''
  const from = Object(JSON.parse(site)).redirects?.map((redirect: { from: string }) => redirect.from) ?? []
  return { ...documents, 'pages/_site.json': withRedirect(site, from) }
}

describe('whatever a site looks like', () => {
  test('a rename there and back is as before, and brings no error', () => {
    fc.assert(
      fc.property(someSite, fc.constantFrom(...slugs), fc.constantFrom('z', 'fan-3', 'new-belt'), (files, from, to) => {
        const site = siteOf(files)
        const there = renamePage(site, from, to)
        const between = edited(site, there.edit)
        const texts = Object.values(between.source.documents).join()
        // Links are updated, but text that only looks like a link is not.
        expect(texts).not.toMatch(new RegExp(`\\]\\(\\\\?/${from}[)#]`))
        const back = edited(between, renamePage(between, to, from).edit)
        expect(withoutRedirects(back.source.documents)).toEqual(withoutRedirects(site.source.documents))
        expect(back.settings.redirects).toEqual(site.settings.redirects)
      }),
      { numRuns: 12 },
    )
  })
  test('a move there and back is as before', () => {
    fc.assert(
      fc.property(someSite, fc.constantFrom(...slugs), (files, from) => {
        const site = siteOf(files)
        const place = site.pages.find(({ slug }) => slug === from)?.name.replace(/\/?[^/]*$/, '') || '.'
        const there = movePage(site, from, 'q/r/s')
        const between = edited(site, there.edit)
        expect(edited(between, movePage(between, from, place).edit).source.documents).toEqual(site.source.documents)
      }),
      { numRuns: 8 },
    )
  })
  test('a copy changes no other file, and brings no error', () => {
    fc.assert(
      fc.property(someSite, fc.constantFrom(...slugs), (files, from) => {
        const site = siteOf(files)
        const { edit } = duplicatePage(site, from, 'q/copy')
        expect(edited(site, edit).source.documents).toMatchObject(site.source.documents)
      }),
      { numRuns: 5 },
    )
  })
})

test('a redirect that is added and taken away leaves the text as it was', () => {
  fc.assert(
    fc.property(someSite, (files) => {
      const text = String(files['pages/_site.json'])
      const more = withRedirect(text, [], { from: '/x', to: '/y' })
      const knownRedirects = Object(JSON.parse(text)).redirects ?? []
      expect(JSON.parse(more)).toEqual({
        ...JSON.parse(text),
        redirects: [...knownRedirects, { from: '/x', to: '/y' }],
      })
      expect(withRedirect(more, ['/x'])).toBe(text)
    }),
  )
})
