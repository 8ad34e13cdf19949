import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<Name extends string> = { name: Name; words: string; badge?: number }

type TabsProps<Name extends string> = {
  label: string
  tabs: Tab<NoInfer<Name>>[]
  chosen: Name
  choose(name: NoInfer<Name>): void
  children: ReactNode
}

/** Tabs that follow the WAI-ARIA Authoring Practices: the arrow keys move between them. */
export function Tabs<Name extends string>({ label, tabs, chosen, choose, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const index = tabs.findIndex(({ name }) => name === chosen)
    const next = step && tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    choose(next.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map(({ name, words, badge }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {words}
            {badge !== undefined && badge > 0 && <span className="badge">{badge}</span>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable panel must be reachable by keyboard */}
      <div role="tabpanel" tabIndex={0} id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className="panel">
        {children}
      </div>
    </>
  )
}
