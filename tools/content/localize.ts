import type { LocalizedPage, LocalizedSite, Picture, Teaser } from '../../schema/localized'
import type { Block } from '../../schema/types'
import { ancestors, familyOf, headWord, labelOf, languagesOf, policyFor } from './lineage'
import { notFoundPage, type Page, type Site } from './site'
import { contactsOf, type Localizer, localizeValues, pictureOf } from './values'
import { asText, dirOf, sharedLanguages, siteNamespace, type Translator, translate } from './words'

/**
 * One page in one language: words resolved by the page's fallback policy, figures written out, files measured.
 * @param site a site without errors
 */
export function localizePage(site: Site, page: Page, language: string, translator: Translator): LocalizedPage {
  const wanted = policyFor(page, language)
  const title = headWord(page, 'title')
  const found = translate(translator, page, title, wanted, [])
  const state = found.lang === language ? 'translated' : page.fallback === 'none' ? 'missing' : 'fallback'
  const around = state === 'missing' ? language : found.lang
  const shared = sharedLanguages(site, around)
  const localizer: Localizer = {
    site,
    translator,
    around,
    shared,
    find: (word) => translate(translator, page, word, wanted, shared),
  }
  const teaser = (other: Page): Teaser => ({
    // Beside the page's own words, in the visitor's language.
    title: asText(labelOf(other, language, translator), language, site),
    href: other.address,
    picture: firstPicture(site, other),
  })
  const json =
    state === 'missing' ? { blocks: [] } : localizeValues(page.document.json, page.marks, page.words, localizer)
  return {
    address: page.name === notFoundPage ? '/404' : page.address,
    kind: page.document.json.kind === 'product' ? 'product' : 'page',
    lang: around,
    dir: dirOf(site, around),
    state,
    shownIn: state === 'fallback' ? new Intl.DisplayNames(language, { type: 'language' }).of(found.lang) : undefined,
    title: asText(state === 'missing' ? labelOf(page, language, translator) : found, around, site),
    description: asText(localizer.find(headWord(page, 'description')), around, site),
    languages: languagesOf(site, page, translator),
    breadcrumb: ancestors(site, page).map((parent) => ({
      label: asText(labelOf(parent, language, translator), language, site),
      href: parent.address,
    })),
    picture: firstPicture(site, page),
    blocks: shown(json.blocks),
    family: familyOf(site, page).map(teaser),
    related: relatedTo(site, page).map(teaser),
  }
}

function relatedTo(site: Site, { document }: Page): Page[] {
  const { related } = document.json
  if (!Array.isArray(related)) return []
  return related.flatMap((wanted) => site.pages.find(({ address }) => address === wanted) ?? [])
}

function firstPicture(site: Site, { marks }: Page): Picture | undefined {
  const mark = marks.find(({ kind, argument }) => kind === 'media' && argument === 'picture')
  return mark && pictureOf(String(mark.value), site)
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
    shared: wanted,
    find: (word) => translate(translator, page, word, wanted, wanted),
  }
  const { $schema: _, ...json } = localizeValues(settings.document.json, settings.marks, settings.words, localizer)
  const contacts = contactsOf(localizer)
  return { ...json, contacts, language } as LocalizedSite
}

/** Blocks without those that are switched off, also within others. */
function shown(blocks: unknown): Block[] {
  return (blocks as Block[]).filter((block) => block.visible !== false).map(withShownPanels)
}

function withShownPanels(block: Block): Block {
  if (block.type === 'tabs') return { ...block, items: block.items.map(withShownBlocks) }
  if (block.type === 'map') return { ...block, continents: block.continents.map(withShownBlocks) }
  return block
}

function withShownBlocks<Panel extends { blocks?: Block[] }>(panel: Panel): Panel {
  return panel.blocks ? { ...panel, blocks: shown(panel.blocks) } : panel
}
