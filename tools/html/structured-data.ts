import type { Article, BreadcrumbList, Event, FAQPage, Organization, Product } from 'schema-dts'
import { plainWords } from '../../renderer/server'
import { allBlocks, type BylineBlock } from '../../schema/localized'
import type { RichNode } from '../../schema/parts'
import type { Event as ListedEvent, QuestionsAndAnswers } from '../../schema/types'
import { escapeHtml } from './escape'
import type { HeadContext } from './shared'
import { type Facts, homeOf, localBusiness, offersOf, person, publisher } from './structured-business'

type Context = Pick<HeadContext, 'site' | 'page' | 'brand'> & { addressOf(language: string): string }

/** Structured data of a page for search engines (schema.org, as JSON-LD): only facts that the page shows. */
export function structuredData(context: Context): object[] {
  const { page } = context
  const blocks = allBlocks(page.blocks)
  const questions = blocks.filter((block) => block.type === 'faq')
  const things: object[] = [
    ...(page.address === '/' ? [organization(context)] : []),
    ...(page.breadcrumb.length > 0 ? [breadcrumb(context)] : []),
    ...(page.kind === 'product' ? [product(context)] : []),
    ...(page.kind === 'article' ? [article(context)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
    ...blocks.flatMap((block): object[] => {
      if (block.type === 'events') return block.items.map((item) => event(item, context))
      if (block.type === 'people') return block.items.map((item) => person(item, context))
      return block.type === 'hours' ? [localBusiness(block, context)] : []
    }),
  ]
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function organization({ site, brand }: Context): Facts<Organization> {
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: site.legalName,
    url: homeOf({ brand, site }),
    logo: brand.origin + brand.logo.src,
    ...(site.since === undefined ? {} : { foundingDate: String(site.since) }),
    ...(site.address === undefined ? {} : { address: plainWords(site.address) }),
    ...(site.social.length === 0 ? {} : { sameAs: site.social.map(({ href }) => href) }),
  }
}

function breadcrumb({ site, page, brand, addressOf }: Context): Facts<BreadcrumbList> {
  const prefix = addressOf(site.language).slice(
    0,
    addressOf(site.language).length - (page.address === '/' ? 0 : page.address.length),
  )
  const steps = [
    ...page.breadcrumb.map(({ label, href }) => ({ name: plainWords(label), item: prefix + href })),
    { name: plainWords(page.title), item: addressOf(site.language) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, item: prefix }, ...steps].map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      ...step,
    })),
  }
}

function product({ page, brand }: Context): Facts<Product> {
  return {
    '@type': 'Product',
    name: plainWords(page.title),
    description: plainWords(page.description),
    brand: { '@type': 'Brand', name: brand.name },
    ...(page.picture ? { image: brand.origin + page.picture.src } : {}),
    ...offersOf(page),
  }
}

function article(context: Context): Facts<Article> {
  const { page, brand } = context
  const byline = (page.blocks as object[]).find(
    (block): block is BylineBlock => 'type' in block && block.type === 'byline',
  )
  const author = byline?.author
  return {
    '@type': 'Article',
    headline: plainWords(page.title),
    description: plainWords(page.description),
    inLanguage: page.lang,
    publisher: publisher(context),
    ...(byline?.date ? { datePublished: byline.date.day } : {}),
    ...(byline?.updated ? { dateModified: byline.updated.day } : {}),
    ...(author ? { author: { '@type': 'Person', name: plainWords(author.name) } } : {}),
    ...(page.picture ? { image: brand.origin + page.picture.src } : {}),
  }
}

/** Merges the questions of all FAQ blocks of a page into one list. */
function faq(blocks: QuestionsAndAnswers[]): Facts<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: blocks
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainWords(question),
        acceptedAnswer: { '@type': 'Answer', text: answer.nodes.map(htmlOf).join('') },
      })),
  }
}

function event({ title, start, place, text, href }: ListedEvent, context: Context): Facts<Event> {
  return {
    '@type': 'Event',
    name: plainWords(title),
    startDate: start.begins ?? start.day,
    endDate: start.ends ?? start.last,
    organizer: publisher(context),
    ...(place === undefined
      ? {}
      : { location: { '@type': 'Place', name: plainWords(place), address: plainWords(place) } }),
    ...(text === undefined ? {} : { description: plainWords(text) }),
    ...(href?.startsWith('https://') ? { url: href } : { url: context.addressOf(context.site.language) }),
  }
}

/**
 * Converts rich text to HTML. Links are reduced to their text, because relative addresses only work on the page itself.
 */
function htmlOf(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const inside = node.children.map(htmlOf).join('')
  const start = node.start === undefined ? '' : ` start="${node.start}"`
  return node.tag === 'a' ? inside : `<${node.tag}${start}>${inside}</${node.tag}>`
}
