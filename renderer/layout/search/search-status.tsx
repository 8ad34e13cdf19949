import { interfaceText } from '../../parts/interface-text'
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
      {(state === 'searching' || state === 'slow') && interfaceText(t('search.searching'))}
      {isFound && interfaceText(t('search.found', { n: total }))}
      {also.map(({ words, name }) => (
        <p key={words}>{interfaceText(t('search.also', { words, name }))}</p>
      ))}
      {state === 'done' && total === 0 && (
        <>
          <p>{interfaceText(t('search.nothing'))}</p>
          <p>{interfaceText(withFields(t('search.advice'), t('search.advice-fields')))}</p>
        </>
      )}
      {state === 'failed' && (
        <p>
          {interfaceText(
            import.meta.env.DEV ? t('search.unbuilt') : withFields(t('search.failed'), t('search.failed-fields')),
          )}
        </p>
      )}
    </div>
  )
}
