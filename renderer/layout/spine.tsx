import { useEffect, useRef } from 'react'
import type { Block } from '../../schema/types'
import { Picture } from '../parts/picture'
import { expectSoon } from '../parts/settled'
import { langOf, plainWords } from '../parts/text'
import { useOwnLanguage, useView, useWords } from '../parts/view'
import { SheetLink, WriteButton } from './actions'
import { Phone } from './phone'

/**
 * Column that stays next to the sections of a product page on wide screens: the product, buttons for buying it, and
 * links to the sections.
 */
export function Spine({ blocks }: { blocks: Block[] }) {
  const t = useWords()
  const { page } = useView()
  const marks = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!matchMedia('(min-width:1100px)').matches) return
    let stop: (() => void) | undefined
    let isStopped = false
    expectSoon(
      import('./marks').then(({ followReader }) => {
        if (marks.current && !isStopped) stop = followReader(marks.current)
      }),
    )
    return () => {
      isStopped = true
      stop?.()
    }
  }, [])
  const titleLang = page.state === 'fallback' ? { lang: page.lang, dir: page.dir } : {}
  return (
    <aside className="spine" aria-labelledby="_spine" {...useOwnLanguage()}>
      <p id="_spine" {...titleLang} {...langOf(page.title)}>
        {page.picture && (
          <span className="thumb">
            <Picture file={page.picture} />
          </span>
        )}
        {plainWords(page.title)}
      </p>
      <div className="actions">
        <WriteButton />
        <SheetLink />
      </div>
      <Phone className="button button-quiet" />
      <nav ref={marks} aria-label={t('on-page')}>
        <ul>
          {blocks.map(
            (block) =>
              'title' in block &&
              block.title !== undefined && (
                <li key={block.id}>
                  <a href={`#${block.id}`} {...titleLang} {...langOf(block.title)}>
                    {plainWords(block.title)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </aside>
  )
}
