import { useState } from 'react'
import { wordsOf } from '../../../content/say/say.js'
import type { Changes, PublishAnswer } from '../../protocol'
import { messageOf, server } from '../api'
import { usePart, useStudio } from '../context'
import { ProblemNote } from '../form/problem-note'
import { titleOfChanged } from '../shared/titles'
import { Dialog } from '../ui/dialog'
import { useAnswer } from '../use-answer'

/** What is different from what was published last, in words, and the button that publishes it. */
export function PublishDialog({ close }: { close(): void }) {
  const { t, keeper, say } = useStudio()
  const { answer: changes, problem: unknown } = useAnswer(() => keeper.flush().then(() => server.changes()), [keeper])
  const [written, setMessage] = useState<string>()
  const message = written ?? changes?.message ?? ''
  const [answer, setAnswer] = useState<PublishAnswer>()
  const [failed, setFailed] = useState<string>()
  const problem = failed ?? unknown
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    setFailed(undefined)
    say(t('publish.working'))
    try {
      const found = await server.publish(changes?.repository && message.trim() !== '' ? { message } : {})
      setAnswer(found)
      if (found.kind === 'published')
        say(t(found.commit ? 'publish.done' : 'publish.built', { commit: found.commit ?? '' }))
    } catch (error) {
      setFailed(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isNothing = changes?.repository && changes.pages.length + changes.media.length + changes.others.length === 0
  return (
    <Dialog title={t('publish.title')} close={close} isWide>
      {!changes && !problem && <p>{t('loading')}</p>}
      {isNothing && <p>{t('publish.nothing')}</p>}
      {changes && <ChangeList changes={changes} />}
      {changes?.repository && (
        <label className="field">
          <span className="field-name">{t('publish.message')}</span>
          <textarea rows={3} value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
      )}
      <div aria-live="polite">
        {isBusy && <p>{t('publish.working')}</p>}
        {problem && <p className="problem problem-error">{problem}</p>}
        {answer && <Outcome answer={answer} />}
      </div>
      <button type="button" className="primary" disabled={!changes || isBusy} onClick={publish}>
        {t(changes?.repository ? 'publish.go' : 'publish.build')}
      </button>
    </Dialog>
  )
}

function Outcome({ answer }: { answer: PublishAnswer }) {
  const { t } = useStudio()
  if (answer.kind === 'published')
    return <p className="good">{answer.commit ? t('publish.done', { commit: answer.commit }) : t('publish.built')}</p>
  if (answer.kind === 'failed')
    return (
      <>
        <p className="problem problem-error">{t('publish.failed')}</p>
        <pre>{answer.output}</pre>
      </>
    )
  return (
    <>
      <p className="problem problem-error">{t('publish.refused')}</p>
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
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code
  return (
    <ul className="changes">
      {pages.map((page) => (
        <li key={page.name}>
          <b>{titleOfChanged(page, t)}</b> <small>{t(`change.${page.kind}`, { before: page.before ?? '' })}</small>
          <ul>
            {page.fields.slice(0, 8).map(({ steps, before, after }) => (
              <li key={steps.join('/')}>
                {t.fieldName(steps.at(-1) ?? '')} <code>{steps.slice(1, -1).join(' · ')}</code>
                {typeof before === 'string' && <del>{before}</del>} {typeof after === 'string' && <ins>{after}</ins>}
              </li>
            ))}
            {page.fields.length > 8 && <li>{t('change.fields', { count: page.fields.length })}</li>}
            {Object.entries(page.words).map(([code, count]) => (
              <li key={code}>{t('change.words', { language: nameOf(code), ...count })}</li>
            ))}
          </ul>
        </li>
      ))}
      {media.length > 0 && (
        <li>
          <b>{t('publish.pictures')}</b>
          <ul>
            {media.map(({ file, kind }) => (
              <li key={file}>
                {file} <small>{t(`change.${kind}`)}</small>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}
