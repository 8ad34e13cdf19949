import { useEffect, useState } from 'react'
import { anchorOf, useAnchor, writeAnchor } from '../../parts/anchor'
import { Chips } from '../../parts/chips/chips'
import { ListButton } from '../../parts/list-button'
import { langOf, plainWords } from '../../parts/text'
import type { DiagramProps } from './props'
import { tiersOf } from './tiers'

type Choice = { width: string; height: string; version: string; count: number }

/** Tiers of a chosen width, height and number, drawn again with each choice; what is not chosen but possible is dashed. */
export function Elevation({ block, table: { columns = [], rows } }: DiagramProps) {
  const { id, numbers, widths, heights, tiers } = block
  const limits = numbers?.limits ?? {}
  const pairs = numbers?.pairs ?? []
  const versions = tiers?.versions.filter((version) => limits[version.id]) ?? []
  const [choice, setChoice] = useState<Choice>(() => possible({}))
  useAnchor(id, ([width, height, version, count]) =>
    setChoice(possible({ width, height, version, count: Number(count) })),
  )
  // Documents have the drawing alone, which leaves room for the controls: they need the app.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const choose = (part: Partial<Choice>) => {
    const next = possible({ ...choice, ...part })
    setChoice(next)
    writeAnchor(id, choiceSteps(next))
  }
  const [least, most] = limits[choice.version] ?? [1, 1]
  if (!widths || !heights || !tiers || pairs.length === 0 || versions.length === 0) return null
  const named = (list: { id: string; label: typeof tiers.name }[]) => list.map(({ id, label }) => ({ id, name: label }))
  const all = Object.values(numbers?.heights ?? {})
  return (
    <div className="scale-chooser">
      <Drawing
        width={numbers?.widths?.[choice.width] ?? 1}
        height={numbers?.heights?.[choice.height] ?? 1}
        count={choice.count}
        most={most}
        platforms={versions.findIndex(({ id }) => id === choice.version)}
        frame={[
          Math.max(...Object.values(numbers?.widths ?? {})),
          Math.max(...all) * Math.max(...Object.values(limits).map(([, to]) => to)),
        ]}
      />
      {isLive && (
        <div>
          <Chips
            question={widths.name}
            options={named(columns)}
            chosen={choice.width}
            choose={(width) => choose({ width })}
          />
          <Chips
            question={heights.name}
            options={named(rows)}
            chosen={choice.height}
            isOpen={(height) => pairs.some((pair) => pair[0] === choice.width && pair[1] === height)}
            choose={(height) => choose({ height })}
          />
          <Chips
            question={tiers.question}
            options={versions}
            chosen={choice.version}
            choose={(version) => choose({ version })}
          />
          <label {...langOf(tiers.name)}>
            {plainWords(tiers.name)}
            <input
              type="range"
              min={least}
              max={most}
              value={choice.count}
              onChange={({ target }) => choose({ count: Number(target.value) })}
            />
            <output>{choice.count}</output>
          </label>
          <ListButton anchor={anchorOf(id, choiceSteps(choice))} />
        </div>
      )}
    </div>
  )

  /** The nearest choice that there is. */
  function possible({ width, height, version, count = 0 }: Partial<Choice>): Choice {
    const inWidth = pairs.filter((pair) => pair[0] === width)
    const pair = inWidth.find((pair) => pair[1] === height) ?? inWidth[0] ?? pairs[0] ?? ['', '']
    const known = versions.find(({ id }) => id === version) ?? versions[0]
    const [from, to] = limits[known?.id ?? ''] ?? [1, 1]
    return {
      width: pair[0],
      height: pair[1],
      version: known?.id ?? '',
      count: Math.min(to, Math.max(from, Math.round(count) || from)),
    }
  }
}

function choiceSteps({ width, height, version, count }: Choice): string[] {
  return [width, height, version, `${count}`]
}

type DrawingProps = {
  width: number
  height: number
  count: number
  most: number
  platforms: number
  /** The largest width and height that can be chosen, which set the scale. */
  frame: [width: number, height: number]
}

function Drawing({ width, height, count, most, platforms, frame: [widest, highest] }: DrawingProps) {
  const top = highest * 1.06
  const left = widest * 1.5
  const levels = tiersOf(count, platforms, height, highest * 0.02)
  const possible = tiersOf(most, platforms, height, highest * 0.02)
  return (
    <svg viewBox={`${-left} ${-top} ${2 * left} ${top * 1.01}`} aria-hidden="true">
      <path className="scale-known" d={possible.tiers.map((y) => boxPath(-width, y, 2 * width, height)).join('')} />
      <path d={levels.tiers.map((y) => boxPath(-width, y, width, height) + boxPath(0, y, width, height)).join('')} />
      <path className="scale-known" d={levels.platforms.map((y) => `M${-left} ${-y}H${left}`).join('')} />
      <path d={`M${-left} 0H${left}`} />
    </svg>
  )
}

function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${-y}h${width}v${-height}h${-width}z`
}
