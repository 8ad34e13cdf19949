import { useEffect, useRef } from 'react'
import type { Block } from '../../schema/types'
import { Picture } from '../parts/picture'
import { langOf, plain } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { Actions } from './actions'
import { Phone } from './phone'

/**
 * The column that stays next to the sections of a product page on wide screens: what the page is about, how to buy it,
 * and where the reader is.
 */
export function Spine({ blocks }: { blocks: Block[] }) {
  const t = useWords()
  const { site, page } = useView()
  const marks = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!matchMedia('(min-width:1100px)').matches) return
    let stop: (() => void) | undefined
    let isOver = false
    import('./marks')
      .then(({ followReader }) => {
        if (marks.current && !isOver) stop = followReader(marks.current)
      })
      .catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  // It speaks the visitor's language, next to a page that may not.
  const isOther = page.state === 'fallback'
  const own = isOther
    ? { lang: site.language, dir: site.languages.find(({ code }) => code === site.language)?.dir }
    : {}
  const around = isOther ? { lang: page.lang, dir: page.dir } : {}
  return (
    <aside className="spine" aria-labelledby="_spine" {...own}>
      <p id="_spine" {...around} {...langOf(page.title)}>
        {page.picture && (
          <span className="thumb">
            <Picture file={page.picture} />
          </span>
        )}
        {plain(page.title)}
      </p>
      <Actions />
      <Phone className="button button-quiet" />
      <nav ref={marks} aria-label={t('on-page')}>
        <ul>
          {blocks.map(
            (block) =>
              'title' in block &&
              block.title !== undefined && (
                <li key={block.id}>
                  <a href={`#${block.id}`} {...around} {...langOf(block.title)}>
                    {plain(block.title)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </aside>
  )
}
