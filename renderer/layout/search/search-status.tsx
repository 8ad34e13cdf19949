import { useTranslation } from 'react-i18next'
import { fill } from '../../parts/text'
import { useView } from '../../parts/view'
import type { Outcome } from './use-search'

/** What came of a search, in words that are also read out. */
export function SearchStatus({ state, total }: Pick<Outcome, 'state' | 'total'>) {
  const { t } = useTranslation()
  const hasFields = useView().site.fields.length > 0
  const isFound = state === 'done' && total > 0
  return (
    <div role="status" className={isFound ? 'search-status search-found' : 'search-status'}>
      {state === 'searching' && t('search.searching')}
      {isFound && fill(t('search.found'), { n: total })}
      {state === 'done' && total === 0 && (
        <>
          <p>{t('search.nothing')}</p>
          <p>{t(hasFields ? 'search.advice' : 'search.hint')}</p>
        </>
      )}
      {state === 'failed' && (
        <p>{import.meta.env.DEV ? t('search.unbuilt') : t(hasFields ? 'search.failed' : 'search.unavailable')}</p>
      )}
    </div>
  )
}
