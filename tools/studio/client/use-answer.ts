import { useEffect, useState } from 'react'
import { messageOf } from './api'

/**
 * What the server answers, or why it does not; neither while that is on its way.
 * @param ask asked again when something of `of` is another; what was asked before is then left out
 * @param pause how long to wait for who types, in milliseconds
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  of: unknown[],
  pause = 0,
): { answer?: Answer; problem?: string } {
  const [found, setFound] = useState<{ of: unknown[]; answer?: Answer; problem?: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for `of` alone, since `ask` is another function each time
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      ask?.().then(
        (answer) => isCurrent && setFound({ of, answer }),
        (error) => isCurrent && setFound({ of, problem: messageOf(error) }),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [...of])
  return found && of.every((one, i) => one === found.of[i]) ? found : {}
}
