import { createElement, type ReactNode } from 'react'
import type { RichNode, RichText as RichTextData } from '../../schema/parts'
import { isolated } from './display-text'
import { Link } from './link'
import { langOf } from './text'

/** Paragraphs and lists written by an author. */
export function RichText({ text }: { text: RichTextData }) {
  return (
    <div className="prose" {...langOf(text)}>
      {text.nodes.map(renderNode)}
    </div>
  )
}

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return isolated(node)
  const children = node.children.map(renderNode)
  if (node.tag === 'a') {
    return (
      <Link key={key} href={node.href ?? ''}>
        {children}
      </Link>
    )
  }
  return createElement(node.tag, { key, start: node.start }, ...children)
}
