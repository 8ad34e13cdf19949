import { useEffect, useState } from 'react'
import type { PagesAnswer, PagesRequest } from '../../protocol'
import { messageOf, server } from '../api'
import { useStudio } from '../context'

/** A request but for whether it is only asked what it would do. */
export type Command = PagesRequest extends infer Each
  ? Each extends PagesRequest
    ? Omit<Each, 'dryRun'>
    : never
  : never

type PlanProps = {
  /** Undefined while it is not said whole. */
  command: Command | undefined
  words: string
  /** Carries it out, where more than its request does. */
  go?(): Promise<void>
  done(page: string | undefined): void
}

/** What a command would change, and the button that carries it out. */
export function Plan({ command, words, go, done }: PlanProps) {
  const { t, keeper } = useStudio()
  const [plan, setPlan] = useState<PagesAnswer>()
  const [problem, setProblem] = useState<string>()
  const key = JSON.stringify(command)
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  useEffect(() => {
    let isCurrent = true
    setPlan(undefined)
    setProblem(undefined)
    const timer = setTimeout(() => {
      if (!command) return
      run({ ...command, dryRun: true }).then(
        (answer) => isCurrent && setPlan(answer),
        (error) => isCurrent && setProblem(messageOf(error)),
      )
    }, 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key])
  const carryOut = async () => {
    if (!command) return
    try {
      if (go) {
        await go()
        return done(plan?.page)
      }
      await keeper.flush()
      done((await run({ ...command, dryRun: false })).page)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <>
      <div aria-live="polite">
        {problem && <p className="problem problem-error">{problem}</p>}
        {plan && plan.files.length > 0 && (
          <>
            <p>{t('touches')}</p>
            <ul className="touches">
              {plan.files.map(({ kind, path, to = '', added, removed }) => (
                <li key={path}>
                  <code>{path}</code> {t(`touch.${kind}`, { to, added, removed })}
                </li>
              ))}
              {plan.folders.map(({ from, to = '' }) => (
                <li key={from}>{t('touch.pictures', { from, to })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className="primary" disabled={!plan} onClick={carryOut}>
        {words}
      </button>
    </>
  )
}

function run(request: object): Promise<PagesAnswer> {
  return server.pages(request as PagesRequest)
}
