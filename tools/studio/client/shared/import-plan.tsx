import type { ImportAnswer } from '../../protocol'
import { usePart, useStudio } from '../context'

/** The most texts that are listed. */
const most = 200

/** What an import would change, text by text, and what it refuses. */
export function ImportPlan({ file, answer, take }: { file: File; answer: ImportAnswer; take(): void }) {
  const { t } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const { changed, accepted, refused, doubtful } = answer
  const dirOf = (code: string) => languages.find((one) => one.code === code)?.dir
  return (
    <section className="import-plan" aria-label={file.name}>
      <p>
        <b>{file.name}</b>: {t('import.plan', { changed: changed.length, accepted, refused: refused.length })}
      </p>
      <ul className="changes">
        {refused.map(t.said).map((sentence) => (
          <li key={sentence} className="problem problem-error">
            {sentence}
          </li>
        ))}
        {doubtful.map(t.said).map((sentence) => (
          <li key={sentence} className="problem problem-warning">
            {sentence}
          </li>
        ))}
        {changed.slice(0, most).map(({ page, key, lang, source, before, after }) => (
          <li key={`${page} ${key}`}>
            <code>
              {page} · {key}
            </code>
            <p className="import-source">{source}</p>
            {before !== undefined && (
              <del lang={lang} dir={dirOf(lang)}>
                {before}
              </del>
            )}{' '}
            <ins lang={lang} dir={dirOf(lang)}>
              {after}
            </ins>
          </li>
        ))}
      </ul>
      {changed.length > most && <p>{t('import.more', { count: changed.length - most })}</p>}
      <button type="button" className="primary" disabled={changed.length + accepted === 0} onClick={take}>
        {t('import.go')}
      </button>
    </section>
  )
}
