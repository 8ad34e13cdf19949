import { useEffect, useState } from 'react'
import { messageOf } from './api'

/**
 * React hook that sends a request. Returns `{ answer }`, `{ problem }`, or neither while the request is pending.
 * @param ask function that sends the request; undefined to send none
 * @param of dependencies: if one changes, the request is sent again and earlier answers are ignored
 * @param pause debounce in ms
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  of: unknown[],
  pause = 0,
): { answer?: Answer; problem?: string } {
  const [result, setResult] = useState<{ of: unknown[]; answer?: Answer; problem?: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` only, since `ask` is new at each render
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      ask?.().then(
        (answer) => isCurrent && setResult({ of, answer }),
        (error) => isCurrent && setResult({ of, problem: messageOf(error) }),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [...of])
  return result && of.every((dependency, i) => dependency === result.of[i]) ? result : {}
}
