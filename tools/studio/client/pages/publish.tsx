import { useState } from 'react'
import { wordsOf } from '../../../content/say/say.js'
import type { ChangedPage, Changes, PublishAnswer } from '../../protocol'
import { messageOf, server } from '../api'
import { usePart, useStudio } from '../context'
import { ProblemNote } from '../form/problem-note'
import { titleOfChanged } from '../shared/titles'
import { Dialog } from '../ui/dialog'
import { useAnswer } from '../use-answer'
import type { Say } from '../words/words'

/** Dialog with the changes since the last commit, and the button that publishes them. */
export function PublishDialog({ close }: { close(): void }) {
  const { t, keeper, say } = useStudio()
  const { answer: changes, problem: loadProblem } = useAnswer(
    () => keeper.flush().then(() => server.changes()),
    [keeper],
  )
  const [editedMessage, setMessage] = useState<string>()
  const message = editedMessage ?? changes?.message ?? ''
  const [answer, setAnswer] = useState<PublishAnswer>()
  const [publishProblem, setPublishProblem] = useState<string>()
  const problem = publishProblem ?? loadProblem
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    setPublishProblem(undefined)
    say(t`The site is being checked and built …`)
    try {
      const publishAnswer = await server.publish(changes?.repository && message.trim() !== '' ? { message } : {})
      setAnswer(publishAnswer)
      if (publishAnswer.kind === 'published')
        say(
          publishAnswer.commit
            ? t`Published. Recorded as ${publishAnswer.commit}.`
            : t`The site was checked and built.`,
        )
    } catch (error) {
      setPublishProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isNothing = changes?.repository && changes.pages.length + changes.media.length + changes.others.length === 0
  return (
    <Dialog title={t`Publish the changes`} close={close} isWide>
      {!changes && !problem && <p>{t`Looking for what changed …`}</p>}
      {isNothing && <p>{t`Nothing has changed since it was last published.`}</p>}
      {changes && <ChangeList changes={changes} />}
      {changes?.repository && (
        <label className="field">
          <span className="field-name">{t`Message for the history`}</span>
          <textarea rows={3} value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
      )}
      <div aria-live="polite">
        {isBusy && <p>{t`The site is being checked and built …`}</p>}
        {problem && <p className="problem problem-error">{problem}</p>}
        {answer && <Outcome answer={answer} />}
      </div>
      <button type="button" className="primary" disabled={!changes || isBusy} onClick={publish}>
        {changes?.repository ? t`Check, build and record` : t`Check and build`}
      </button>
    </Dialog>
  )
}

function Outcome({ answer }: { answer: PublishAnswer }) {
  const { t } = useStudio()
  if (answer.kind === 'published')
    return (
      <p className="good">
        {answer.commit ? t`Published. Recorded as ${answer.commit}.` : t`The site was checked and built.`}
      </p>
    )
  if (answer.kind === 'failed')
    return (
      <>
        <p className="problem problem-error">{t`Not published: a program failed.`}</p>
        <pre>{answer.output}</pre>
      </>
    )
  return (
    <>
      <p className="problem problem-error">{t`Not published: this must be fixed first.`}</p>
      {answer.problems.map((problem) => (
        <div key={`${problem.file}${problem.line}${wordsOf(problem.message)}`}>
          <code>{`${problem.file}:${problem.line}`}</code>
          <ProblemNote problem={problem} />
        </div>
      ))}
    </>
  )
}

function ChangeList({ changes: { pages, media } }: { changes: Changes }) {
  const { t } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  return (
    <ul className="changes">
      {pages.map((page) => (
        <li key={page.name}>
          <b>{titleOfChanged(page, t)}</b> <small>{kindOf(page.kind, t)}</small>
          <ul>
            {page.fields.slice(0, 8).map(({ steps, before, after }) => (
              <li key={steps.join('/')}>
                {t.fieldName(steps.at(-1) ?? '')} <code>{steps.slice(1, -1).join(' · ')}</code>{' '}
                {typeof before === 'string' && <del>{before}</del>} {typeof after === 'string' && <ins>{after}</ins>}
              </li>
            ))}
            {page.fields.length > 8 && <li>{t`${page.fields.length} fields`}</li>}
            {Object.entries(page.words).map(([code, { added, changed, removed }]) => (
              <li key={code}>{t`${nameOf(code)}: ${added} new, ${changed} changed, ${removed} removed`}</li>
            ))}
          </ul>
        </li>
      ))}
      {media.length > 0 && (
        <li>
          <b>{t`Pictures`}</b>
          <ul>
            {media.map(({ file, kind }) => (
              <li key={file}>
                {file} <small>{kindOf(kind, t)}</small>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

/** Label for the kind of a page's or picture's change. */
function kindOf(kind: ChangedPage['kind'], t: Say): string {
  return { new: t`new`, changed: t`changed`, deleted: t`deleted` }[kind]
}
