import type { BreadcrumbList, Organization, Product, WithContext } from 'schema-dts'
import { plain } from '../../renderer/server'
import type { HeadContext } from './context'

type Context = Pick<HeadContext, 'site' | 'page' | 'brand'> & { addressOf(language: string): string }

/** What search engines learn about a page, and only what the page shows (schema.org, as JSON-LD). */
export function structuredData(
  context: Context,
): (WithContext<Organization> | WithContext<BreadcrumbList> | WithContext<Product>)[] {
  const { page } = context
  return [
    ...(page.address === '/' ? [organization(context)] : []),
    ...(page.breadcrumb.length > 0 ? [breadcrumb(context)] : []),
    ...(page.kind === 'product' ? [product(context)] : []),
  ]
}

function organization({ site, brand }: Context): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: site.legalName,
    url: brand.origin,
    logo: brand.origin + brand.logo.src,
    ...(site.since === undefined ? {} : { foundingDate: String(site.since) }),
    ...(site.address === undefined ? {} : { address: plain(site.address) }),
    ...(site.social.length === 0 ? {} : { sameAs: site.social.map(({ href }) => href) }),
  }
}

function breadcrumb({ site, page, brand, addressOf }: Context): WithContext<BreadcrumbList> {
  const prefix = addressOf(site.language).slice(
    0,
    addressOf(site.language).length - (page.address === '/' ? 0 : page.address.length),
  )
  const steps = [
    ...page.breadcrumb.map(({ label, href }) => ({ name: plain(label), item: prefix + href })),
    { name: plain(page.title), item: addressOf(site.language) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, item: prefix }, ...steps].map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      ...step,
    })),
  }
}

function product({ page, brand }: Context): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: plain(page.title),
    description: plain(page.description),
    brand: { '@type': 'Brand', name: brand.name },
    ...(page.picture ? { image: brand.origin + page.picture.src } : {}),
  }
}
