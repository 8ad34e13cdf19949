import { useStudio } from '../context'

/** Narrows a list by what is typed. */
export function SearchField({ query, search }: { query: string; search(query: string): void }) {
  const { t } = useStudio()
  return (
    <input
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      value={query}
      data-written=""
      onChange={({ target }) => search(target.value)}
    />
  )
}
