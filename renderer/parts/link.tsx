import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { addressIn } from './address'
import { fromWords } from './from-words'
import { Icon } from './icon'
import { said } from './said'
import { useView } from './view'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  /** Loads the whole page again instead of changing it in place. */
  reload?: boolean
  children?: ReactNode
}

/** A link. Addresses of this site keep the language of the address the visitor is at. */
export function Link({ href, reload, children, ...rest }: LinkProps) {
  const resolve = useResolve()
  return (
    <a href={resolve(href)} data-reload={reload ? '' : undefined} {...rest}>
      {children}
    </a>
  )
}

/** A link to another site or to a document: opens in a new tab, and says so. */
export function NewTabLink({ href, label, children, ...rest }: LinkProps & { label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon name="external-link" />
      <span className="visually-hidden">{said(` (${label})`)}</span>
    </a>
  )
}

/** Whether an address leads out of this site. */
export function isOutside(href: string): boolean {
  return fromWords((read) => read(href).startsWith('https://'))
}

/** The address to write for a link: with its language where the page's own address has one. */
function useResolve(): (href: string) => string {
  const { site, pinned } = useView()
  return (href) =>
    fromWords((read) =>
      pinned && read(href).startsWith('/')
        ? addressIn(read(site.language), read(href), site.defaultLanguage)
        : read(href),
    )
}
