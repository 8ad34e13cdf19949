import { useState } from 'react'
import type { PagesAnswer, PagesRequest, TouchedFile } from '../../protocol'
import { messageOf, server } from '../api'
import { useStudio } from '../context'
import { useAnswer } from '../use-answer'
import type { Say } from '../words/words'

/** A `PagesRequest` without `dryRun`. */
export type Command = PagesRequest extends infer Each
  ? Each extends PagesRequest
    ? Omit<Each, 'dryRun'>
    : never
  : never

type PlanProps = {
  /** Undefined while the user has not completed the command. */
  command: Command | undefined
  words: string
  done(page: string | undefined): void
}

/** The files that a command would change, and the button that runs the command. @param words label of the button */
export function Plan({ command, words, done }: PlanProps) {
  const { t, keeper } = useStudio()
  const key = JSON.stringify(command)
  const ask = command && (() => run({ ...command, dryRun: true }))
  const { answer: plan, problem: refused } = useAnswer<PagesAnswer>(ask, [key], 250)
  const [failed, setFailed] = useState<{ key: string | undefined; message: string }>()
  const problem = refused ?? (failed?.key === key ? failed?.message : undefined)
  const [isBusy, setBusy] = useState(false)
  const carryOut = async () => {
    if (!command) return
    setBusy(true)
    try {
      await keeper.flush()
      done((await run({ ...command, dryRun: false })).page)
    } catch (error) {
      setFailed({ key, message: messageOf(error) })
      setBusy(false)
    }
  }
  return (
    <>
      <div aria-live="polite">
        {isBusy && <p>{t`Please wait …`}</p>}
        {problem && <p className="problem problem-error">{problem}</p>}
        {plan && plan.files.length > 0 && (
          <>
            <p>{t`This changes:`}</p>
            <ul className="touches">
              {plan.files.map((file) => (
                <li key={file.path}>
                  <code>{file.path}</code> {kindOf(file, t)}
                </li>
              ))}
              {plan.folders.map(({ from, to }) => (
                <li key={from}>
                  {to === undefined ? t`The pictures in ${from} are deleted.` : t`Pictures move from ${from} to ${to}.`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className="primary" disabled={!plan || isBusy} onClick={carryOut}>
        {words}
      </button>
    </>
  )
}

/** Label for the kind of change to a file. */
function kindOf({ kind, to }: TouchedFile, t: Say): string {
  return {
    new: t`new`,
    changed: t`changed`,
    moved: t`moves to ${to}`,
    deleted: t`is deleted`,
  }[kind]
}

function run(request: object): Promise<PagesAnswer> {
  return server.pages(request as PagesRequest)
}
