import { useState } from 'react'
import { writeCell } from '../../../content/json/cell'
import { wordsOf } from '../../../content/say/say.js'
import type { ChangedField, ChangedPage, Changes, Committed, PublishAnswer } from '../../protocol'
import { messageOf, server } from '../api'
import { usePart, useStudio } from '../context'
import { ProblemNote } from '../form/problem-note'
import { nextToTranslate } from '../languages/next'
import { menuOf, nameOf } from '../names'
import { titleOfChanged } from '../shared/titles'
import { useSharedWords } from '../shared/use-shared-words'
import { Dialog } from '../ui/dialog'
import { useAnswer } from '../use-answer'
import type { Say } from '../words/words'
import { differenceOf } from './difference'

/** Dialog with the changes since the last commit, and the button that publishes them. */
export function PublishDialog({ close }: { close(): void }) {
  const { t, keeper, say } = useStudio()
  const { answer: changes, problem: loadProblem } = useAnswer(
    () => keeper.flush().then(() => server.changes()),
    [keeper],
  )
  const [editedMessage, setMessage] = useState<string>()
  const message = editedMessage ?? (changes?.message ? t.said(changes.message) : '')
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
      if (publishAnswer.kind === 'built') say(t`The site was checked and built.`)
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
      {changes && (
        <p>
          {changes.repository
            ? t`This checks the site, builds it and records the changes on this computer. It does not put them on the web.`
            : t`This checks the site and builds it on this computer. It does not put it on the web.`}
        </p>
      )}
      {isNothing && <p>{t`Nothing has changed since it was last recorded.`}</p>}
      {changes && <ChangeList changes={changes} />}
      {changes && <ToTranslate changes={changes} close={close} />}
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
  if (answer.kind === 'built')
    return (
      <>
        <p className="good">
          {answer.commit?.hash ? t`Checked, built and recorded on this computer.` : t`The site was checked and built.`}
        </p>
        <ul className="left-to-do">
          {whatIsLeft(answer.commit, t).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
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

/** Sentences that tell the author where the commit is, and what must be done before visitors see the changes. */
function whatIsLeft(commit: Committed | undefined, t: Say): string[] {
  const upload = t`The site is in the folder dist. Visitors see it when that folder is uploaded to the host, by hand or by what your project runs after a push.`
  if (!commit) return [upload]
  const { hash, branch = '–', remote, ahead } = commit
  return [
    ...(hash === undefined ? [] : [t`The commit ${hash} is in the branch ${branch}.`]),
    remote === undefined
      ? t`This project has no remote repository, so the changes are on this computer only.`
      : ahead === undefined
        ? t`The branch ${branch} was never pushed to ${remote}: run "git push -u ${remote} ${branch}".`
        : ahead === 0
          ? t`${remote} has all commits of the branch ${branch}.`
          : t`Commits that ${remote} does not have yet: ${ahead}. Run "git push".`,
    upload,
  ]
}

function ChangeList({ changes: { pages, media } }: { changes: Changes }) {
  const { t } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const rows = usePart((state) => state.site.pages)
  const nameOfLanguage = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  return (
    <ul className="changes">
      {pages.map((page) => (
        <li key={page.name}>
          <b>{menuOf(rows).find((row) => row.page.name === page.name)?.words ?? titleOfChanged(page, t)}</b>{' '}
          <small>
            {kindOf(page.kind, t)}
            {page.draft && page.kind !== 'deleted' && ` · ${t`a draft, which visitors do not see`}`}
          </small>
          <ul>
            {page.fields.slice(0, 8).map((field) => (
              <li key={field.steps.join('/')}>
                <ChangeOfField field={field} />
              </li>
            ))}
            {page.fields.length > 8 && <li>{t`and ${page.fields.length - 8} more`}</li>}
            {Object.entries(page.words).map(([code, { added, changed, removed }]) => (
              <li key={code}>{t`${nameOfLanguage(code)}: ${added} new, ${changed} changed, ${removed} removed`}</li>
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

/** A changed value: the names of the blocks and items around it, its field, and the value before and after. */
function ChangeOfField({ field: { steps, items = [], before, after } }: { field: ChangedField }) {
  const { t } = useStudio()
  const find = useSharedWords()
  const name = String(steps.at(-1))
  const isItem = String(Reflect.get(Object(items.at(-1)), 'id')) === name
  const place = [...items.map((item) => nameOf(item, find)), ...(isItem ? [] : [t.fieldName(name)])].join(' › ')
  const [old = '', now = ''] = [before, after].map((value) => {
    const words = writeCell(value)
    return find(words) ?? words
  })
  const { start, removed, added, end } = differenceOf(old, now)
  const isOrder = Array.isArray(before) && Array.isArray(after)
  return (
    <>
      {place} {isOrder && <small>{t`in another order`}</small>}
      {isItem && <small>{before === undefined ? t`new` : t`deleted`}</small>}
      {!isOrder && !isItem && (
        <>
          {start}
          {removed !== '' && <del>{removed}</del>} {added !== '' && <ins>{added}</ins>}
          {end}
        </>
      )}
    </>
  )
}

/** The number of texts on the changed pages that must be translated, with a button that jumps to the first one. */
function ToTranslate({ changes: { pages }, close }: { changes: Changes; close(): void }) {
  const studio = useStudio()
  const { t } = studio
  const { answer: states } = useAnswer(() => server.states(), [pages])
  const toDo = pages.flatMap(({ name }) =>
    Object.entries(states?.[name] ?? {}).flatMap(([language, count]) => {
      const texts = count.missing + count.same + count.outdated
      return texts > 0 ? [{ name, language, texts }] : []
    }),
  )
  const [first] = toDo
  if (!first) return null
  const languages = new Set(toDo.map(({ language }) => language)).size
  const go = async () => {
    close()
    if (studio.store.state.open?.name !== first.name) await studio.open(first.name)
    nextToTranslate(studio)
  }
  return (
    <p className="row spread">
      <span>{t`Left to translate on these pages: ${toDo.reduce((sum, { texts }) => sum + texts, 0)} texts in ${languages} languages.`}</span>
      <button type="button" onClick={go}>
        {t`Translate them`}
      </button>
    </p>
  )
}

/** Label for the kind of change to a page or picture. */
function kindOf(kind: ChangedPage['kind'], t: Say): string {
  return { new: t`new`, changed: t`changed`, deleted: t`deleted` }[kind]
}
