import { createElement, type ReactNode } from 'react'
import type { ProseBlock } from '../../../schema/localized'
import type { RichNode } from '../../../schema/parts'
import { Caption } from '../../parts/caption'
import { isolated } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { column, Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** A text that may contain headings, pictures, tables, code, quotations and notes, besides paragraphs and lists. */
export default function Prose({ block }: { block: ProseBlock }) {
  const { id, title, text, image, caption, tone, look, labels } = block
  const kind = tone === 'notice' ? ' text-notice' : image ? ' full text-pictured' : ''
  return (
    <Section id={id} className={`text${kind}${look === 'band' ? ' text-band' : ''}`} title={title}>
      {tone === 'notice' && <Icon name="info" />}
      <div className="prose running" {...langOf(text)}>
        {text.nodes.map((node, key) => render(node, key, labels.back))}
      </div>
      {image && (
        <div className="text-picture">
          <div className="stage">
            <Picture file={image.src} alt={image.alt} sizes={`(min-width:768px) 484px,${column}`} />
          </div>
          <Caption text={caption} />
        </div>
      )}
    </Section>
  )
}

const linkProps: Record<string, object> = { back: { className: 'back' }, file: { download: '' } }

function render(node: RichNode, key: number, back: string): ReactNode {
  if (typeof node === 'string') return isolated(node)
  const { tag, id, kind, href = '', start, lang, dir } = node
  const children = node.children.map((child, i) => render(child, i, back))
  switch (tag) {
    case 'a':
      // Links to files and notes need no language or base, so they do not use `Link`.
      return kind === undefined ? (
        <Link key={key} href={href}>
          {children}
        </Link>
      ) : (
        <a key={key} href={href} {...linkProps[kind]} aria-label={kind === 'back' ? back : undefined}>
          {kind === 'back' ? <Icon name="chevron-down" /> : children}
        </a>
      )
    case 'img':
      return (
        node.src && (
          <figure key={key}>
            <Picture file={node.src} alt={node.alt} sizes={`(min-width:1024px) 960px,${column}`} />
            {children.length > 0 && <figcaption className="caption">{children}</figcaption>}
          </figure>
        )
      )
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <div key={key} className="specs" tabIndex={0}>
          <table>{children}</table>
        </div>
      )
    case 'pre':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <pre key={key} tabIndex={0} dir="ltr" translate="no">
          {children}
        </pre>
      )
    case 'li':
      return (
        <li key={key} id={id} className={kind && `task ${kind}`}>
          {kind && (
            <input type="checkbox" disabled defaultChecked={kind === 'done'} aria-label={wordsOf(node).trim()} />
          )}
          {children}
        </li>
      )
    case 'code':
      return (
        <code key={key} dir="ltr">
          {children}
        </code>
      )
    default:
      return createElement(
        tag,
        { key, id, start, lang, dir, className: kind, scope: tag === 'th' ? 'col' : undefined },
        ...children,
      )
  }
}

/** The words of a node, without their markup. */
function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}
