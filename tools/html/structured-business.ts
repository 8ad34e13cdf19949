import type { DayOfWeek, LocalBusiness, Offer, Organization, Person } from 'schema-dts'
import { plainWords } from '../../renderer/server'
import { allBlocks, type LocalizedPage } from '../../schema/localized'
import type { Cell, Text } from '../../schema/parts'
import type { Person as ListedPerson, OpeningHours } from '../../schema/types'
import type { HeadContext } from './shared'

/** A schema.org type whose values are objects. The types of the package also allow plain texts. */
export type Facts<Thing> = Exclude<Thing, string>

type Context = Pick<HeadContext, 'site' | 'brand'>

/** Returns the prices of a product: those of its plans or, if there are none, the first price in its own tables. */
export function offersOf(page: LocalizedPage): { offers?: Offer[] } {
  const blocks = allBlocks(page.blocks)
  const plans = blocks.flatMap((block) => (block.type === 'plans' ? block.items : []))
  const rows = blocks.flatMap((block) => (block.type === 'spec-table' && !block.of && !block.columns ? block.rows : []))
  const planOffers = plans.map(({ name, price }) => offer(price, name))
  const [first] = rows.flatMap(({ value }) => offer(value))
  const offers = planOffers.flat().length > 0 ? planOffers.flat() : first ? [first] : []
  return offers.length > 0 ? { offers } : {}
}

function offer(cell: Cell | undefined, name?: Text): Offer[] {
  if (cell?.kind !== 'figure' || !cell.price) return []
  const { low, high, currency } = cell.price
  const range = high === undefined ? {} : { minPrice: low, maxPrice: high }
  return [
    {
      '@type': 'Offer',
      ...(name === undefined ? {} : { name: plainWords(name) }),
      priceCurrency: currency,
      ...(high === undefined
        ? { price: low }
        : { priceSpecification: { '@type': 'PriceSpecification', priceCurrency: currency, ...range } }),
    },
  ]
}

/** Describes the organization behind a brand for search engines: only its name and address. */
export function publisher({ brand, site }: Context): Organization {
  return { '@type': 'Organization', name: brand.name, url: homeOf({ brand, site }) }
}

/** Returns the absolute address of a brand's home page. */
export function homeOf({ brand, site }: Context): string {
  return brand.origin + (site.base ?? '')
}

/** Describes a person for search engines. */
export function person({ name, role, picture, href, mail, phone }: ListedPerson, context: Context): Facts<Person> {
  return {
    '@type': 'Person',
    name: plainWords(name),
    ...(role === undefined ? {} : { jobTitle: plainWords(role) }),
    ...(picture ? { image: context.brand.origin + picture.src } : {}),
    ...(href?.startsWith('https://') ? { url: href } : {}),
    ...(mail ? { email: mail.value } : {}),
    ...(phone ? { telephone: phone.value } : {}),
    worksFor: publisher(context),
  }
}

/** Describes a place for search engines: its opening hours and address, and the contacts of the site. */
export function localBusiness(block: OpeningHours, { site, brand }: Context): Facts<LocalBusiness> {
  const { days, seasons = [], closed = [], address = site.address } = block
  const contact = (kind: 'mail' | 'phone') => site.contacts.find((candidate) => candidate.kind === kind)?.value
  const times = (week: OpeningHours['days'], valid: { validFrom?: string; validThrough?: string } = {}) =>
    Object.entries(week).flatMap(([day, hours]) =>
      hours.split(', ').map((span) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek,
        opens: span.slice(0, 5),
        closes: span.slice(6).replace('24:00', '23:59'),
        ...valid,
      })),
    )
  return {
    '@type': 'LocalBusiness',
    name: brand.name,
    url: homeOf({ brand, site }),
    image: brand.origin + brand.logo.src,
    ...(address === undefined ? {} : { address: plainWords(address) }),
    ...(contact('phone') === undefined ? {} : { telephone: contact('phone') }),
    ...(contact('mail') === undefined ? {} : { email: contact('mail') }),
    openingHoursSpecification: [
      ...times(days),
      ...seasons.flatMap(({ days, start }) => times(days, { validFrom: start.day, validThrough: start.last })),
      // For search engines, equal opening and closing times mean that the place is closed on these days.
      ...closed.map(({ start }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: '00:00',
        closes: '00:00',
        validFrom: start.day,
        validThrough: start.last,
      })),
    ],
  }
}
