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
import { fitted } from './parts/fit'
import { column, Picture, PicturesLater } from './parts/picture'
import { langOf, plainWords } from './parts/text'

/** One page: its breadcrumb, its title, and its blocks from top to bottom. */
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

/** The heading of a page that does not begin with pictures, next to the picture it opens with, if it has one. */
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

/** The first block may have the first picture of the page. */
function PageBlocks({ blocks: [first, ...others] }: { blocks: Block[] }) {
  return (
    <>
      {first && renderBlock(first)}
      <PicturesLater>{others.map(renderBlock)}</PicturesLater>
    </>
  )
}

/** What sections stand in: by themselves (plain.css), or next to the column of a product. */
function Content(attributes: { className: string; lang?: string; dir?: string; children: ReactNode }) {
  return (
    <BlocksProvider render={renderBlock}>
      <div {...attributes} />
    </BlocksProvider>
  )
}

/** Shown in place of a page that has no words in the visitor's language: its name, its picture and where to read it. */
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
          <h1 {...langOf(title)} {...fitted(title)}>
            {plainWords(title)}
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
      <h1 {...langOf(title)} {...fitted(title)}>
        {plainWords(title)}
      </h1>
      <p className="lead" {...langOf(description)}>
        {plainWords(description)}
      </p>
    </>
  )
}

/** A page that begins with pictures opens with them next to the heading, and with the list that follows them. */
function openingOf({ blocks }: LocalizedPage): [opening: Block[], below: Block[]] {
  if (blocks[0]?.type !== 'gallery') return [[], blocks]
  const count = blocks[1]?.type === 'feature-list' || blocks[1]?.type === 'link-list' ? 2 : 1
  return [blocks.slice(0, count), blocks.slice(count)]
}
