import { said } from '../../parts/said'
import { useView, useWords } from '../../parts/view'
import type { Outcome } from './use-search'

/** Outcome of a search in words, which screen readers announce. */
export function SearchStatus({ state, total, also }: Pick<Outcome, 'state' | 'total' | 'also'>) {
  const t = useWords()
  const hasFields = useView().site.fields.length > 0
  // Adds a hint about the fields of activity if there are any, because the dialog lists them below.
  const withFields = (words: string, fieldsHint: string) => (hasFields ? `${words} ${fieldsHint}` : words)
  const isFound = state === 'done' && total > 0
  return (
    <div role="status" className={isFound ? 'search-status search-found' : 'search-status'}>
      {(state === 'searching' || state === 'slow') && said(t('search.searching'))}
      {isFound && said(t('search.found', { n: total }))}
      {also.map(({ words, name }) => (
        <p key={words}>{said(t('search.also', { words, name }))}</p>
      ))}
      {state === 'done' && total === 0 && (
        <>
          <p>{said(t('search.nothing'))}</p>
          <p>{said(withFields(t('search.advice'), t('search.advice-fields')))}</p>
        </>
      )}
      {state === 'failed' && (
        <p>
          {said(import.meta.env.DEV ? t('search.unbuilt') : withFields(t('search.failed'), t('search.failed-fields')))}
        </p>
      )}
    </div>
  )
}
