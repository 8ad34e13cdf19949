import { type Brand, type LocalizedPage, type LocalizedSite, ownPrefix, type Teaser } from '../../../schema/localized'
import type { Contact, Picture, Text } from '../../../schema/parts'
import type { Block, Site as SiteFile } from '../../../schema/types'
import type { Contract } from '../base/contract'
import { valueAt } from '../json/document'
import { languageName } from '../language/language'
import { contactAddress } from '../read/contact'
import { headWord, policyFor } from '../read/fallback'
import { type BrandSettings, builtAddress, type Page } from '../read/model'
import type { PageInfo } from '../read/page-info'
import type { Site } from '../read/site'
import { contextOf, type PageContext } from '../read/site-index'
import {
  asText,
  dirOf,
  ownWords,
  plainText,
  sharedLanguages,
  siteNamespace,
  type Translator,
  translate,
  translatorOf,
} from '../read/words'
import { arranged } from './arrange'
import { type Localizer, type Mark, pictureOf } from './localizer'
import { localizeValues } from './values'

/**
 * One page in one language: words resolved by the page's fallback policy, figures written out, files measured.
 * @param site a site without errors
 * @param more what the page shows of others (`around`), for callers who need it more than once; the `brand` it is shown
 *   by, which matters where that has words or contacts of its own (`hasOwnPages`); a `mark` for values in blocks
 */
export function localizePage(
  site: Site,
  page: Page,
  language: string,
  words: Translator,
  { around = surroundings(site, page), brand, mark }: { around?: PageContext; brand?: BrandSettings; mark?: Mark } = {},
): LocalizedPage {
  const translator = brand ? translatorOf(brand, words, site.settings) : words
  const wanted = policyFor(page, language)
  const title = headWord(page, 'title')
  const found = translate(translator, page, title, wanted, sharedLanguages(site, language))
  const state = found.lang === language ? 'translated' : page.fallback === 'none' ? 'missing' : 'fallback'
  const lang = state === 'missing' ? language : found.lang
  const shared = sharedLanguages(site, lang)
  const localizer: Localizer = {
    site,
    translator,
    around: lang,
    reader: language,
    shared,
    brand,
    find: (word) => translate(translator, page, word, wanted, shared),
    mark,
  }
  const info = site.index.byName.get(page.name)
  const { defaultLanguage } = site.settings
  const source = translate(translator, page, title, [defaultLanguage], [defaultLanguage])
  const nameIn = ({ names }: PageInfo) => asText(names[language] ?? found, language, site)
  const name = info?.names[language]
  const heading = state === 'fallback' && name?.lang === language ? name : found
  const teaser = (other: PageInfo): Teaser => ({
    // Next to the page's own words, in the visitor's language.
    title: nameIn(other),
    href: other.address,
    picture: firstPicture(site, other),
  })
  const json =
    state === 'missing' ? { blocks: [] } : localizeValues(page.document.json, page.annotations, page.words, localizer)
  const kind = page.document.json.kind === 'product' ? 'product' : 'page'
  const blocks = shownBlocks(json.blocks, site.contract)
  return {
    address: builtAddress(page),
    kind,
    lang,
    dir: dirOf(site, lang),
    state,
    shownIn: state === 'fallback' ? languageName(found.lang, 'language', language) : undefined,
    title: state === 'missing' && info ? nameIn(info) : asText(heading, lang, site),
    sourceTitle: source.text,
    description: asText(
      state === 'missing'
        ? translator.shared('notice.missing', [language])
        : localizer.find(headWord(page, 'description')),
      lang,
      site,
    ),
    languages: info?.languages ?? [],
    // Every breadcrumb begins with the home page.
    breadcrumb: around.ancestors
      .filter(({ address }) => address !== '/')
      .map((above) => ({ label: nameIn(above), href: above.address })),
    picture: info && firstPicture(site, info),
    ...(state === 'missing' && { caption: sharedCaption(page, localizer) }),
    opening: openingPicture(site, page, json.picture, blocks),
    blocks: kind === 'product' ? arranged(blocks) : blocks,
    ...(json.closing !== undefined && { closing: json.closing as LocalizedPage['closing'] }),
    siblings: around.siblings.map(teaser),
    related: around.related.map(teaser),
  }
}

function surroundings({ index }: Site, { name }: Page): PageContext {
  const info = index.byName.get(name)
  return info ? contextOf(info, index) : { ancestors: [], siblings: [], related: [], compared: [], found: [] }
}

/** The opening of a page that does not begin with pictures: its own, or that of the field of activity it is about. */
function openingPicture(site: Site, { address }: Page, own: unknown, [first]: Block[]): Picture | undefined {
  if (own) return own as Picture
  if (first === undefined || first.type === 'gallery' || first.type === 'hero') return undefined
  const fields = (site.settings.document.json.fields ?? []) as { href: string; image: string }[]
  const field = fields.find(({ href }) => href === address)
  return field && pictureOf(field.image, site)
}

function firstPicture(site: Site, { picture }: PageInfo): Picture | undefined {
  return picture === undefined ? undefined : pictureOf(picture, site)
}

/** Whether the pages of a brand have other words than those of the other brands. */
export function hasOwnPages({ words, contacts }: BrandSettings): boolean {
  return words !== undefined || contacts !== undefined
}

/** The addresses of a chat, with its number in them. */
function withNumber<Chat extends { phone: string; href: string; message?: string }>(chat: Chat | undefined) {
  if (!chat) return undefined
  const { phone, href, message } = chat
  return { ...chat, href: href.replaceAll('{phone}', phone), message: message?.replaceAll('{phone}', phone) }
}

/** What every page in one language shares. */
export function localizeSite(site: Site, language: string, translator: Translator): LocalizedSite {
  const { settings } = site
  const wanted = sharedLanguages(site, language)
  const page = { name: siteNamespace, lang: settings.defaultLanguage }
  const localizer: Localizer = {
    site,
    translator,
    around: language,
    reader: language,
    shared: wanted,
    find: (word) => translate(translator, page, word, wanted, wanted),
  }
  const { $schema: _, ...json } = localizeValues(
    settings.document.json,
    settings.annotations,
    settings.words,
    localizer,
  )
  // Old addresses are for servers, what counts as a mistake is for authors, and what pages are for and do is in finders.
  const {
    brands,
    consent,
    contacts,
    messaging,
    redirects: _redirects,
    rules: _rules,
    for: _for,
    does: _does,
    ...rest
  } = json as unknown as SiteFile
  return {
    ...rest,
    brands: brands.map(({ colours: _, darkColours: __, ...brand }, i) => withOwn(brand, settings.brands[i])),
    contacts: contacts?.map(withAddress),
    messaging: withNumber(messaging),
    language,
    dir: dirOf(site, language),
    consent: consent && { ...consent, document: editionFor(wanted, consent.document) },
  }

  function withOwn({ contacts, words: _, ...brand }: Brand, source: BrandSettings | undefined): Brand {
    const words = source?.words && ownWords(source, translator, settings, language)
    return {
      ...brand,
      name: plainText(brand.name),
      excludedPages: source?.excludedPages,
      contacts: contacts?.map(withAddress),
      messaging: withNumber(brand.messaging),
      words,
    }
  }
}

function withAddress(contact: Contact): Contact {
  return { ...contact, href: contactAddress(contact) }
}

/** Of the editions of a document the one in the first of the wanted languages; another one is named in the visitor's. */
function editionFor(
  wanted: string[],
  editions: NonNullable<SiteFile['consent']>['document'],
): NonNullable<LocalizedSite['consent']>['document'] {
  const inLanguage = (code: string) => editions.find(({ language }) => language.code === code)
  const best = wanted.map(inLanguage).find((edition) => edition !== undefined) ?? editions[0]
  if (!best) return { href: '', format: '', size: '' }
  const [own = '', { code }] = [wanted[0], best.language]
  return code === own ? best.src : { ...best.src, in: { code, name: languageName(code, 'language', own) } }
}

/** Blocks without those that are not shown, also within others; types of the site's own get their prefix. */
function shownBlocks(blocks: unknown, { own }: Pick<Contract, 'own'>): Block[] {
  return (blocks as Block[])
    .filter((block) => block.visible !== false)
    .map((block) => {
      for (const list of Object.values<unknown>({ ...block }))
        for (const item of Array.isArray(list) ? list : [])
          if (item?.blocks) item.blocks = shownBlocks(item.blocks, { own })
      return own.has(block.type) ? Object.assign({}, block, { type: ownPrefix + block.type }) : block
    })
}

/** The description of a page's first picture, in a word that all pages share: it exists where the page itself does not. */
function sharedCaption({ document, words }: Page, { find, around, site }: Localizer): Text | undefined {
  const written = valueAt(document.json, ['blocks', 0, 'caption'])
  const word = words.find(({ steps, value }) => steps.at(-1) === 'caption' && value === written)
  return word?.value.startsWith('t:') ? asText(find(word), around, site) : undefined
}
