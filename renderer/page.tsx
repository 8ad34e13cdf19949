import type { ReactNode } from 'react'
import type { LocalizedPage } from '../schema/localized'
import type { Block } from '../schema/types'
import { renderBlock } from './blocks'
import { Actions } from './layout/actions'
import { Breadcrumb } from './layout/breadcrumb'
import { Closing } from './layout/closing'
import { More } from './layout/more'
import { FallbackNotice, MissingNotice } from './layout/notices'
import { Sections } from './layout/sections'
import { BlocksProvider } from './parts/blocks'
import { Caption } from './parts/caption'
import { displayText } from './parts/display-text'
import { fitClass } from './parts/fit'
import { column, Picture, PicturesLater } from './parts/picture'
import { langOf } from './parts/text'

/** A page: breadcrumb, title and blocks, from top to bottom. */
export function Page({ page }: { page: LocalizedPage }) {
  const { state, kind, lang, dir, blocks } = page
  const content = state === 'fallback' ? { lang, dir } : {}
  if (blocks[0]?.type === 'hero')
    return (
      <>
        {state === 'fallback' && <FallbackNotice />}
        <Content {...content} className="content plain">
          <PageBlocks blocks={blocks} />
        </Content>
        <Closing />
      </>
    )
  if (state === 'missing') return <Missing page={page} />
  const [opening, below] = openingOf(page)
  const sections = kind === 'product' ? <Sections blocks={below} /> : below.map(renderBlock)
  return (
    <>
      <Breadcrumb />
      {state === 'fallback' && <FallbackNotice />}
      <Content {...content} className={kind === 'product' && opening[0] ? 'content' : 'content plain'}>
        {opening.length > 0 ? (
          <div className="opening">
            {opening.slice(0, 1).map(renderBlock)}
            <div className="opening-words">
              <Heading page={page} />
              {opening.slice(1).map(renderBlock)}
              {kind === 'product' && <Actions />}
            </div>
          </div>
        ) : (
          <HubOpening page={page} />
        )}
        {opening.length > 0 || page.opening ? <PicturesLater>{sections}</PicturesLater> : <PageBlocks blocks={below} />}
      </Content>
      <More />
      <Closing />
    </>
  )
}

/** Heading of a page that does not begin with a gallery, next to the opening picture if the page has one. */
function HubOpening({ page }: { page: LocalizedPage }) {
  const { opening, kind } = page
  const heading = (
    <div className="heading">
      <Heading page={page} />
      {kind === 'product' && <Actions />}
    </div>
  )
  if (!opening) return heading
  return (
    <div className="hub">
      {heading}
      <Picture file={opening} sizes={`(min-width:900px) 58vw,${column}`} first />
    </div>
  )
}

/**
 * Blocks of a page without a picture above them. The first block may contain the page's first picture, which is loaded
 * eagerly.
 */
function PageBlocks({ blocks: [first, ...others] }: { blocks: Block[] }) {
  return (
    <>
      {first && renderBlock(first)}
      <PicturesLater>{others.map(renderBlock)}</PicturesLater>
    </>
  )
}

/**
 * Container of a page's sections. Its class is `plain` (plain.css), unless the sections are beside a product column.
 */
function Content(attributes: { className: string; lang?: string; dir?: string; children: ReactNode }) {
  return (
    <BlocksProvider render={renderBlock}>
      <div {...attributes} />
    </BlocksProvider>
  )
}

/**
 * Shown instead of a page that is not available in the visitor's language: title, picture, and links to the page in
 * other languages.
 */
function Missing({ page: { title, picture, caption } }: { page: LocalizedPage }) {
  return (
    <>
      <Breadcrumb />
      <div className="content opening">
        {picture && (
          <div>
            <div className="stage">
              <Picture file={picture} sizes="(min-width:900px) 672px,100vw" first />
            </div>
            <Caption text={caption} />
          </div>
        )}
        <div className="opening-words">
          <h1 {...langOf(title)} {...fitClass(title)}>
            {displayText(title)}
          </h1>
          <MissingNotice />
        </div>
      </div>
      <More />
      <Closing />
    </>
  )
}

function Heading({ page: { title, description } }: { page: LocalizedPage }) {
  return (
    <>
      <h1 {...langOf(title)} {...fitClass(title)}>
        {displayText(title)}
      </h1>
      <p className="lead" {...langOf(description)}>
        {displayText(description)}
      </p>
    </>
  )
}

/**
 * Splits a page's blocks into two groups: those beside the heading (a gallery at the start, and a list directly after
 * it), and those below.
 */
function openingOf({ blocks }: LocalizedPage): [opening: Block[], below: Block[]] {
  if (blocks[0]?.type !== 'gallery') return [[], blocks]
  const count = blocks[1]?.type === 'feature-list' || blocks[1]?.type === 'link-list' ? 2 : 1
  return [blocks.slice(0, count), blocks.slice(count)]
}
