import { type RefObject, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../content/json/document'
import { isObject, walkJson } from '../../../content/json/json'
import { pageAtAddress, withoutLanguage } from '../../at-address'
import { isShared } from '../../document/operation'
import { type Studio, usePart, useStudio } from '../context'
import { pressed, undoOrRedo } from '../keys'
import { enterField, pathOfId } from '../paths'
import { damagedFile, errorsOf, pageName, type State } from '../state'
import { wordIn, writeWord } from '../write'
import { type Canvas, type Host, mountCanvas, widths } from './api'
import { placesOn } from './on-canvas'

/** Iframe that shows the real page, and is updated on every keystroke. */
export function CanvasFrame() {
  const studio = useStudio()
  const { store, t } = studio
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas | undefined>(undefined)
  const look = usePart((state) => state.look)
  const stage = useRef<HTMLElement>(null)
  const size = useSize(stage)
  const wide = look.width === 'full' ? Math.max(size.width, widths.full) : widths[look.width]
  const scale = size.width > 0 ? Math.min(1, size.width / wide) : 1
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let shownOpen: State['open'] | undefined
    let previousState: State | undefined
    let places = placesOn(undefined)
    const pathOf = (mark: number) => places.pathOf(mark, store.state.open?.json)
    const update = () => {
      const { state } = store
      const page = canvas.current
      if (!page) return
      if (state.open?.shown && (state.open.shown !== shownOpen?.shown || state.look !== previousState?.look)) {
        const { language, theme } = state.look
        const dir = state.base.settings.languages.find(({ code }) => code === language)?.dir ?? 'ltr'
        page.show(state.open.shown, { isDark: theme === 'dark', dir, draft: state.open.json.draft === true })
      }
      const isNew = state.selected !== previousState?.selected
      if (isNew || state.open !== previousState?.open) light(page, state, places, isNew && state.from !== 'canvas')
      shownOpen = state.open
      previousState = state
    }
    const host: Host = {
      ready(newCanvas) {
        canvas.current = newCanvas
        setReady(true)
        previousState = undefined
        update()
      },
      picked({ mark, block, entersField }) {
        const { open } = store.state
        // While a shared document is open, the canvas only previews it on a page, so nothing there can be selected.
        if (open && isShared(open.name)) return
        const path = mark !== undefined ? pathOf(mark) : block !== undefined ? pathOfId(open?.json, block) : undefined
        if (!path) return
        store.select(path, 'canvas')
        if (entersField) requestAnimationFrame(() => enterField(path))
      },
      pickedShared: (href) => openShared(studio, href),
      written(mark, text) {
        const path = pathOf(mark)
        if (path) writeWord(studio, path, text)
      },
      isPlain(mark) {
        const path = pathOf(mark)
        const { open } = store.state
        const value = path && valueAt(open?.json, path)
        return (
          path !== undefined &&
          damagedFile(open, store.state.look.language) === undefined &&
          !(open && isShared(open.name)) &&
          typeof value === 'string' &&
          !value.startsWith('t:') &&
          // A text with placeholders is edited in the form, because the canvas shows the cells that replace them.
          !(
            open?.row !== undefined &&
            [value, wordIn(studio, path, store.state.look.language)].some((text) => text?.includes('{'))
          ) &&
          path?.at(-1) !== 'src' &&
          path?.at(-1) !== 'image'
        )
      },
      follow(href) {
        const targetPage = pageOfLink(studio, href)
        const { open } = store.state
        if (!targetPage || (open && targetPage.name === pageName(open))) return false
        studio.open(targetPage.name)
        return true
      },
      key: (event) => pressed(event, studio),
      shows(onCanvas) {
        places = placesOn(onCanvas)
        setFailed(onCanvas === undefined)
      },
    }
    const leave = frame.current ? mountCanvas(frame.current, host) : undefined
    const stop = store.subscribe(update)
    return () => {
      leave?.()
      stop()
    }
  }, [store, studio])
  return (
    <main ref={stage} className="stage" id="studio-canvas" tabIndex={-1}>
      <Notes hasFailed={hasFailed} />
      <iframe
        ref={frame}
        className="stage-frame"
        title={t`The page as visitors see it`}
        src="/_frame/"
        // Inert until the canvas script has loaded. Before that, a click on a link would open its target instead of
        // selecting the link.
        inert={!isReady}
        style={{ inlineSize: wide, blockSize: size.height / scale || '100%', transform: `scale(${scale})` }}
      />
    </main>
  )
}

function light(page: Canvas, { open, selected }: State, places: ReturnType<typeof placesOn>, scrolls: boolean): void {
  const block = selected && valueAt(open?.json, selected.slice(0, 2))
  const id =
    selected && selected[0] === 'blocks' && block && typeof block === 'object' ? Reflect.get(block, 'id') : undefined
  page.light(
    selected && !(open && isShared(open.name)) ? places.marksAt(selected, open?.json) : [],
    typeof id === 'string' ? id : undefined,
    scrolls,
  )
}

/** The page that a link on the canvas points to; undefined if the link points elsewhere. */
function pageOfLink({ store }: Studio, href: string): { name: string } | undefined {
  const { site, base } = store.state
  const codes = base.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.pages, codes, href.replace(/[?#].*/, ''), base.settings.base)
}

/**
 * Notes above the canvas about a deleted file, a failed request or errors in the page. Some have a button that solves
 * the problem.
 */
function Notes({ hasFailed }: { hasFailed: boolean }) {
  const studio = useStudio()
  const { store, keeper, t } = studio
  const open = usePart((state) => state.open)
  const keeping = usePart((state) => state.keeping)
  const trouble = usePart((state) => state.trouble)
  if (!open) return null
  const isBroken = open.read.page !== open.shownFrom
  // Not an error yet: the author has just added something, and still has to fill it in.
  const isBegun = open.begun !== undefined && errorsOf(open).length === 0
  return (
    <div className="stage-notes">
      {open.isGone && (
        <p className="stage-note" role="alert">
          {t`Another program deleted or moved the file of this page. What you see is still here: bring it back, or open another page.`}{' '}
          <button
            type="button"
            onClick={() => {
              store.bringBack()
              keeper.flush()
            }}
          >
            {t`Bring the page back`}
          </button>
        </p>
      )}
      {trouble !== undefined && (
        <p className="stage-note" role="alert">
          {trouble}{' '}
          {keeping === 'failed'
            ? t`What you wrote is kept here, and is saved as soon as that is possible.`
            : t`You see the page as it was before.`}
        </p>
      )}
      {isBroken && (
        <p className={`stage-note${isBegun ? ' stage-note-calm' : ''}`} role="status">
          {isBegun
            ? t`What you add is shown as soon as its needed fields are written.`
            : open.shown
              ? t`You see the last version without a mistake.`
              : t`The page cannot be shown before its mistakes are fixed.`}
        </p>
      )}
      {!isBroken && hasFailed && (
        <p className="stage-note" role="alert">
          {t`The page cannot be shown as it is now, because of a fault in the program. Keep writing, or undo the last step.`}{' '}
          <button type="button" disabled={open.past.length === 0} onClick={() => undoOrRedo(studio, 'undo')}>
            {t`Undo`}
          </button>
        </p>
      )}
    </div>
  )
}

/** Opens the site settings at a link that the user selected in the page's header or footer. */
async function openShared(studio: Studio, href: string): Promise<void> {
  const { store } = studio
  const { settings } = store.state.base
  const ownHref = withoutLanguage(
    href,
    settings.languages.map(({ code }) => code),
    settings.base,
  )
  // Excludes links in "authors", because the header and footer do not show them.
  const item = [...walkJson(settings.document.json)].find(
    ([path, value]) => path[0] !== 'authors' && isObject(value) && leadsTo(value, ownHref),
  )?.[0]
  if (!item) return
  if (store.state.open?.name !== '_site') await studio.open('_site')
  if (store.state.open?.name !== '_site') return
  const path = [...item, valueAt(settings.document.json, [...item, 'label']) === undefined ? 'name' : 'label']
  store.select(path, 'canvas')
  requestAnimationFrame(() => enterField(path))
}

function leadsTo(item: Record<string, unknown>, href: string): boolean {
  const bare = (text: string) => text.replace(/^(mailto|tel):/, '').replace(/[^\p{L}\p{N}@.+/_-]/gu, '')
  return item.href === href || (typeof item.value === 'string' && bare(item.value) === bare(href))
}

/** React hook for the current size of an element, in CSS px. The size is zero before the first measurement. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
