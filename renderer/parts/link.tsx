import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { addressIn } from './address'
import { fromWords } from './from-words'
import { Icon } from './icon'
import { interfaceText } from './interface-text'
import { useView } from './view'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  /** Whether the browser, not the app, loads the page. */
  reload?: boolean
  children?: ReactNode
}

/** A link. Links within the site keep the language of the current address. */
export function Link({ href, reload, children, ...rest }: LinkProps) {
  const resolve = useResolve()
  return (
    <a href={resolve(href)} data-reload={reload ? '' : undefined} {...rest}>
      {children}
    </a>
  )
}

/** A link to another site or a document. It opens in a new tab; screen readers announce this with `label`. */
export function NewTabLink({ href, label, children, ...rest }: LinkProps & { label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon name="external-link" />
      <span className="visually-hidden">{interfaceText(` (${label})`)}</span>
    </a>
  )
}

/** Whether an address is outside this site. */
export function isOutside(href: string): boolean {
  return fromWords((read) => read(href).startsWith('https://'))
}

/** React hook: a function that adds the base to a page's address, and the language if the current address has one. */
function useResolve(): (href: string) => string {
  const { site, pinned } = useView()
  return (href) =>
    fromWords((read) =>
      read(href).startsWith('/')
        ? addressIn(pinned ? read(site.language) : site.defaultLanguage, read(href), site)
        : read(href),
    )
}
