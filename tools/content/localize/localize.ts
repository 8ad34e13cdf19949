import { type Brand, type LocalizedPage, type LocalizedSite, ownPrefix, type Teaser } from '../../../schema/localized'
import type { Contact, Picture, Text } from '../../../schema/parts'
import type { Block, Site as SiteFile } from '../../../schema/types'
import type { Contract } from '../base/contract'
import { valueAt } from '../json/document'
import { languageName } from '../language/language'
import { runs } from '../language/runs'
import { contactAddress } from '../read/contact'
import { hasNotice } from '../read/dates'
import { headWord, policyFor } from '../read/fallback'
import { type BrandSettings, builtAddress, type Page } from '../read/model'
import { contextOf, type PageContext } from '../read/page-context'
import type { PageInfo } from '../read/page-info'
import { usesOf } from '../read/services'
import type { Site } from '../read/site'
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
import { type Localizer, type MarkValue, pictureOf } from './localizer'
import { withMade } from './made-blocks'
import { withProse } from './running-text'
import { localizeValues } from './values'

/**
 * Localizes a page: finds texts by the page's fallback policy, formats figures, and adds the sizes of pictures.
 * @param site a site without errors
 * @param options `around`: the other pages that the page shows, if already known; `brand`: needed only for a brand with
 *   its own words or contacts (`hasOwnPages`); `mark`: a function that marks localized values
 */
export function localizePage(
  site: Site,
  page: Page,
  language: string,
  words: Translator,
  {
    around = surroundings(site, page),
    brand,
    mark,
  }: { around?: PageContext; brand?: BrandSettings; mark?: MarkValue } = {},
): LocalizedPage {
  const translator = brand ? translatorOf(brand, words, site.settings) : words
  const languages = policyFor(page, language)
  const title = headWord(page, 'title')
  const pageTitle = translate(translator, page, title, languages, sharedLanguages(site, language))
  const state = pageTitle.lang === language ? 'translated' : page.fallback === 'none' ? 'missing' : 'fallback'
  const lang = state === 'missing' ? language : pageTitle.lang
  const shared = sharedLanguages(site, lang)
  const info = site.index.byName.get(page.name)
  const localizer: Localizer = {
    site,
    translator,
    around: lang,
    reader: language,
    shared,
    brand,
    name: page.name,
    slug: info?.slug,
    find: (word) => translate(translator, page, word, languages, shared),
    mark,
  }
  const { defaultLanguage } = site.settings
  const source = translate(translator, page, title, [defaultLanguage], [defaultLanguage])
  const nameIn = ({ names }: PageInfo) => asText(names[language] ?? pageTitle, language, site)
  const name = info?.names[language]
  const heading = state === 'fallback' && name?.lang === language ? name : pageTitle
  const teaser = (other: PageInfo): Teaser => ({
    // The title is in the visitor's language, even if the page is shown in a fallback language.
    title: nameIn(other),
    href: other.address,
    picture: firstPicture(site, other),
  })
  const json =
    state === 'missing'
      ? { blocks: [] }
      : localizeValues(page.document.json, page.annotations, page.words, localizer, page.document.parts)
  const uses = usesOf(page)
  const kind = info?.kind ?? 'page'
  const shownOnly = withProse(shownBlocks(json.blocks, site.contract), localizer)
  const blocks = state === 'missing' ? shownOnly : withMade(shownOnly, page, around, localizer)
  return {
    address: builtAddress(page),
    kind,
    lang,
    dir: dirOf(site, lang),
    state,
    shownIn: state === 'fallback' ? languageName(pageTitle.lang, 'language', language) : undefined,
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
    // Leaves out the home page, because the renderer adds it to every breadcrumb.
    breadcrumb: around.ancestors
      .filter(({ address }) => address !== '/')
      .map((ancestor) => ({ label: nameIn(ancestor), href: ancestor.address })),
    picture: info && firstPicture(site, info),
    ...(state === 'missing' && { caption: sharedCaption(page, localizer) }),
    opening: openingPicture(site, page, json.picture, blocks),
    blocks: kind === 'product' ? arranged(blocks) : blocks,
    ...(json.closing !== undefined && { closing: json.closing as LocalizedPage['closing'] }),
    ...(json.ask !== undefined && { ask: json.ask as LocalizedPage['ask'] }),
    ...(page.document.json.noindex === true && { noindex: true }),
    siblings: around.siblings.map(teaser),
    related: around.related.map(teaser),
    ...(uses && { uses }),
  }
}

function surroundings(site: Site, { name }: Page): PageContext {
  const info = site.index.byName.get(name)
  return info
    ? contextOf(info, site)
    : { ancestors: [], siblings: [], related: [], compared: [], listed: [], before: [], after: [], manual: [] }
}

/**
 * The picture at the top of a page. By default, a page about a field of activity has the picture of that field, unless
 * its first block already contains pictures.
 */
function openingPicture(site: Site, { address }: Page, picture: unknown, [first]: Block[]): Picture | undefined {
  if (picture) return picture as Picture
  if (first === undefined || first.type === 'gallery' || first.type === 'hero') return undefined
  const fields = (site.settings.document.json.fields ?? []) as { href: string; image: string }[]
  const field = fields.find(({ href }) => href === address)
  return field && pictureOf(field.image, site)
}

function firstPicture(site: Site, { picture }: PageInfo): Picture | undefined {
  return picture === undefined ? undefined : pictureOf(picture, site)
}

/** Whether a brand's pages must be localized separately, because the brand has its own words or contacts. */
export function hasOwnPages({ words, contacts }: BrandSettings): boolean {
  return words !== undefined || contacts !== undefined
}

/** Inserts the phone number of a chat into its address and message. */
function withNumber<Chat extends { phone: string; href: string; message?: string }>(chat: Chat | undefined) {
  if (!chat) return undefined
  const { phone, href, message } = chat
  return { ...chat, href: href.replaceAll('{phone}', phone), message: message?.replaceAll('{phone}', phone) }
}

/** Localizes the settings that all pages in a language share. */
export function localizeSite(site: Site, language: string, translator: Translator): LocalizedSite {
  const { settings } = site
  const languages = sharedLanguages(site, language)
  const page = { name: siteNamespace, lang: settings.defaultLanguage }
  const localizer: Localizer = {
    site,
    translator,
    around: language,
    reader: language,
    shared: languages,
    find: (word) => translate(translator, page, word, languages, languages),
  }
  const { $schema: _, ...json } = localizeValues(
    settings.document.json,
    settings.annotations,
    settings.words,
    localizer,
  )
  // Pages do not need these fields: redirects are for servers, rules for authors, "llms" for the build, services for
  // security policies, verification for search engines, and the theme for the inline script. The lists that classify
  // pages are left out, because blocks already contain the entries that they show.
  const {
    brands,
    consent,
    contacts,
    messaging,
    notice,
    redirects: _redirects,
    rules: _rules,
    llms: _llms,
    services: _services,
    verification: _verification,
    theme: _theme,
    for: _for,
    does: _does,
    tags: _tags,
    authors: _authors,
    ...shared
  } = json as unknown as SiteFile
  return {
    ...shared,
    brands: brands.map(({ colours: _, darkColours: __, verification: ___, fonts: ____, ...brand }, i) =>
      withOwn(brand, settings.brands[i]),
    ),
    contacts: contacts?.map(withAddress),
    messaging: withNumber(messaging),
    language,
    dir: dirOf(site, language),
    ...(dirOf(site, language) === 'rtl' && { runs }),
    ...(hasNotice(site) && { notice }),
    consent: consent && { ...consent, document: editionFor(languages, consent.document) },
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

/**
 * Selects the edition of a document in the first of `languages` that has one. If this is not the visitor's language
 * (the first), the edition also has the name of its language.
 */
function editionFor(
  languages: string[],
  editions: NonNullable<SiteFile['consent']>['document'],
): NonNullable<LocalizedSite['consent']>['document'] {
  const inLanguage = (code: string) => editions.find(({ language }) => language.code === code)
  const best = languages.map(inLanguage).find((edition) => edition !== undefined) ?? editions[0]
  if (!best) return { href: '', format: '', size: '' }
  const [visitorLanguage = '', { code }] = [languages[0], best.language]
  if (code === visitorLanguage) return best.src
  return { ...best.src, in: { code, name: languageName(code, 'language', visitorLanguage) } }
}

/** Removes hidden blocks at every level, and adds a prefix to the types of the site's custom blocks. */
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

/**
 * Returns the caption of a page's first block if the caption is a shared word, because only shared words exist in
 * every language.
 */
function sharedCaption({ document, words }: Page, { find, around, site }: Localizer): Text | undefined {
  const caption = valueAt(document.json, ['blocks', 0, 'caption'])
  const word = words.find(({ steps, value }) => steps.at(-1) === 'caption' && value === caption)
  return word?.value.startsWith('t:') ? asText(find(word), around, site) : undefined
}
