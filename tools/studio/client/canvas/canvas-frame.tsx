import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../content/document'
import { pageAtAddress } from '../../at-address'
import { isShared } from '../../document/operation'
import { type Studio, usePart, useStudio } from '../context'
import { enterField } from '../enter-field'
import { pressed } from '../keys'
import { pathOfId, pathOfValue } from '../paths'
import { openShared } from '../shared/open-shared'
import { titleOfOpen } from '../shared/titles'
import { damagedFile, type State } from '../state'
import { useSize } from '../ui/use-size'
import { writeWord } from '../write'
import type { Canvas, Host } from './api'
import { mountCanvas, widths } from './mount'
import { Notes } from './notes'
import { placesOn } from './on-canvas'

/** The real page in a frame of its own, which shows every key. */
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
  // What is there when a component failed: the page as it was before, or nothing.
  const [isReady, setReady] = useState(false)
  const [left, setLeft] = useState<'before' | 'nothing'>()
  useEffect(() => {
    let shown: State['open'] | undefined
    let before: State | undefined
    let places = placesOn(undefined)
    const pathOf = (mark: number) => places.pathOf(mark, store.state.open?.json)
    const update = () => {
      const { state } = store
      const page = canvas.current
      if (!page) return
      if (state.open?.shown && (state.open.shown !== shown?.shown || state.look !== before?.look)) {
        const { language, theme } = state.look
        const dir = state.base.settings.languages.find(({ code }) => code === language)?.dir ?? 'ltr'
        page.show(state.open.shown, { isDark: theme === 'dark', dir, draft: state.open.json.draft === true })
      }
      const isNew = state.selected !== before?.selected
      if (isNew || state.open !== before?.open) light(page, state, places, isNew && state.from !== 'canvas')
      shown = state.open
      before = state
    }
    const host: Host = {
      ready(made) {
        canvas.current = made
        setReady(true)
        before = undefined
        update()
      },
      picked({ mark, block, entersField }) {
        const { open } = store.state
        // Behind what is shared is a page that is not open.
        if (open && isShared(open.name)) return
        const path = mark !== undefined ? pathOf(mark) : block !== undefined ? pathOfId(open?.json, block) : undefined
        if (!path) return
        store.select(path, 'canvas')
        if (entersField) requestAnimationFrame(() => enterField(path))
      },
      pickedShared: (href, part) => openShared(studio, href, part),
      pickedOther: (href, isPicture) => openOther(studio, href, isPicture),
      written(mark, text) {
        const path = pathOf(mark)
        if (path) writeWord(studio, path, text)
      },
      isPlain(mark) {
        const path = pathOf(mark)
        const { open } = store.state
        const value = path && valueAt(open?.json, path)
        return (
          damagedFile(open, store.state.look.language) === undefined &&
          !(open && isShared(open.name)) &&
          typeof value === 'string' &&
          !value.startsWith('t:') &&
          path?.at(-1) !== 'src' &&
          path?.at(-1) !== 'image'
        )
      },
      follow(href) {
        const found = pageOfLink(studio, href)
        if (found) studio.open(found.name)
      },
      key: (event) => pressed(event, studio),
      shows(onCanvas, isWhole) {
        places = placesOn(onCanvas)
        setLeft(isWhole ? undefined : onCanvas ? 'before' : 'nothing')
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
      <Notes left={left} />
      <iframe
        ref={frame}
        className="stage-frame"
        title={t('canvas')}
        src="/_frame/"
        // Until its script is there, a click would follow links of the page instead of choosing what is written.
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

/** The page that a link on the canvas leads to. */
function pageOfLink({ store }: Studio, href: string): { name: string } | undefined {
  const { site, base } = store.state
  const codes = base.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.pages, codes, href.replace(/[?#].*/, ''))
}

/**
 * Opens another page at the name or the picture that this one shows of it, and keeps the way back.
 * @returns whether the link leads to another page
 */
function openOther(studio: Studio, href: string, isPicture: boolean): boolean {
  const { store, t } = studio
  const { open } = store.state
  const found = pageOfLink(studio, href)
  if (!open || !found || found.name === open.name) return false
  const back = { on: found.name, name: open.name, title: titleOfOpen(open, t) }
  studio.open(found.name).then(() => {
    const { json } = store.state.open ?? {}
    const { picture } = store.state.base.index.byName.get(found.name) ?? {}
    const shown = isPicture && picture !== undefined ? pathOfValue(json, picture) : undefined
    const path = shown ?? [json?.label === undefined ? 'title' : 'label']
    store.set({ back })
    store.select(path, 'outline')
    requestAnimationFrame(() => enterField(path))
  })
  return true
}
