import type { ReactNode } from 'react'
import type { LocalizedPage } from '../schema/localized'
import type { Block } from '../schema/types'
import { renderBlock } from './blocks'
import { Actions } from './layout/actions'
import { Breadcrumb } from './layout/breadcrumb'
import { FallbackNotice, MissingNotice } from './layout/notices'
import { BlocksProvider } from './parts/blocks'
import { langOf, plain } from './parts/text'

/** One page: where it stands, what it is called, and its blocks from top to bottom. */
export function Page({ page }: { page: LocalizedPage }) {
  const { state, lang, dir, blocks } = page
  const content = state === 'fallback' ? { lang, dir } : {}
  if (blocks[0]?.type === 'hero') return <Content {...content}>{blocks.map(renderBlock)}</Content>
  const [beside, below] = openingOf(page)
  return (
    <>
      <Breadcrumb />
      {state === 'fallback' && <FallbackNotice />}
      <Content {...content}>
        {beside.length > 0 ? (
          <div className="opening">
            {beside.slice(0, 1).map(renderBlock)}
            <div className="opening-words">
              <Heading page={page} />
              {beside.slice(1).map(renderBlock)}
              <Actions />
            </div>
          </div>
        ) : (
          <div className="heading">
            <Heading page={page} />
          </div>
        )}
        {state === 'missing' && <MissingNotice />}
        {below.map(renderBlock)}
      </Content>
    </>
  )
}

function Content({ lang, dir, children }: { lang?: string; dir?: string; children: ReactNode }) {
  return (
    <BlocksProvider render={renderBlock}>
      <div className="content" lang={lang} dir={dir}>
        {children}
      </div>
    </BlocksProvider>
  )
}

function Heading({ page: { title, description, state } }: { page: LocalizedPage }) {
  return (
    <>
      <h1 {...langOf(title)}>{plain(title)}</h1>
      {state !== 'missing' && (
        <p className="lead" {...langOf(description)}>
          {plain(description)}
        </p>
      )}
    </>
  )
}

/** A product opens with its pictures beside the heading, and with the features that follow them. */
function openingOf({ kind, blocks }: LocalizedPage): [beside: Block[], below: Block[]] {
  if (kind !== 'product' || blocks[0]?.type !== 'gallery') return [[], blocks]
  const count = blocks[1]?.type === 'feature-list' ? 2 : 1
  return [blocks.slice(0, count), blocks.slice(count)]
}
